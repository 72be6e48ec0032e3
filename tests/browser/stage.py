"""A bare page for one or more widgets, with their real Python half behind it and no notebook host.

    page = new_page(width=360)
    put_on_stage(page, HandFan("9H 4H AS", led="KH", lang="en"))
    page.get_by_role("button", name="nine of hearts").click()

Messages go up and traits come down as in a host, through functions that the page calls; a story takes a second instead of
ten.  What the hosts add of their own (shadow roots, keys, reactive cells) is tested in the hosts.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

TRAITS = ("lexicon", "view", "strings", "look")


def _traits(widget: Any) -> dict[str, Any]:
    """Return the traits that go down; few widgets have a lexicon."""
    return {trait: getattr(widget, trait) for trait in TRAITS if hasattr(widget, trait)}


def put_on_stage(page: Page, *widgets: Any, shadow: bool = False, background: str | None = None) -> None:
    """Draw widgets below each other; shadow: each in a shadow root of its own, as marimo does."""
    page.goto("about:blank")
    page.set_content(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Stage</title><body style="margin:0"><main></main></body></html>'
    )
    if background:
        page.evaluate("(colour) => { document.body.style.background = colour; }", background)
    page.expose_function("spadesSend", lambda place, message: _act(page, widgets[place], place, message))
    page.expose_function("spadesSave", lambda place, shown: _confirm(page, widgets[place], place, shown))
    for place, widget in enumerate(widgets):
        state = _traits(widget) | {"shown": 0}
        page.evaluate(DRAW, {"place": place, "esm": widget._esm, "css": widget._css, "state": state, "shadow": shadow})


def push(page: Page, widget: Any, place: int = 0) -> None:
    """Send what changed in Python down to the page."""
    page.evaluate("([place, news]) => window.spadesPut(place, news)", [place, _traits(widget)])


def wait_until_confirmed(page: Page, widget: Any) -> None:
    """Wait until the page has told Python that it painted the last view."""
    for _ in range(250):
        if widget.shown == widget.view["n"]:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"the page drew view {widget.view['n']} and confirmed {widget.shown}")


def _confirm(page: Page, widget: Any, place: int, shown: int) -> None:
    before = widget.view["n"]
    widget.set_state({"shown": shown})
    if widget.view["n"] != before:  # it had something ready that was to wait for this
        push(page, widget, place)


def _act(page: Page, widget: Any, place: int, message: dict[str, Any]) -> None:
    widget._handle_custom_msg(message, [])
    push(page, widget, place)


DRAW = """async ({ place, esm, css, state, shadow }) => {
    const outer = document.querySelector("main").appendChild(document.createElement("div"));
    const root = shadow ? outer.attachShadow({ mode: "open" }) : outer;
    const el = root.appendChild(document.createElement("div"));
    const style = document.createElement("style");
    style.textContent = css;
    (shadow ? root : document.head).append(style);
    const listeners = {};
    const fire = (event, ...rest) => [...(listeners[event] ?? [])].forEach((listener) => listener(...rest));
    const model = {
        get: (name) => state[name],
        set(name, value) { state[name] = value; fire(`change:${name}`, value); },
        save_changes() { window.spadesSave(place, state.shown); },
        send(message) { window.spadesSend(place, message); },
        on(event, listener) { (listeners[event] ??= []).push(listener); },
        off(event, listener) { listeners[event] = (listeners[event] ?? []).filter((each) => each !== listener); },
    };
    window.spadesModels = { ...window.spadesModels, [place]: model };
    window.spadesPut = (where, news) => Object.entries(news).forEach(([name, value]) => window.spadesModels[where].set(name, value));
    const address = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
    (await import(address)).default.render({ model, el });
}"""
