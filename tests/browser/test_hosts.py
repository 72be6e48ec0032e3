"""The helpers themselves: both hosts draw a bare widget, and what must be noticed is noticed."""

import pytest
from playwright.sync_api import expect

from tests.browser import hosts

WIDGET = '''
import anywidget

class Bare(anywidget.AnyWidget):
    _esm = """export default { render({ el }) {
        el.innerHTML = '<section class="spades"><button>knock</button><p role="status"></p></section>';
        const [button, p] = el.querySelectorAll("button, p");
        button.onclick = () => { p.textContent = "come in"; };
    } }"""

Bare()
'''


@pytest.mark.parametrize("host", ["marimo", "marimo-edit", "jupyter"])
def test_a_widget_is_drawn_and_clicked(host, show):
    """Each host runs the cells and draws a widget that can be found by role."""
    page = show(host, [WIDGET])
    page.get_by_role("button", name="knock").click()
    expect(page.locator(".spades").get_by_role("status")).to_have_text("come in")
    assert hosts.accessibility_problems(page) == []


def test_a_planted_fault_is_found(page):
    """A button without a name is found inside a shadow root, and only inside our own roots."""
    page.set_content("<div id=host></div><button></button>")
    page.evaluate(
        "document.querySelector('#host').attachShadow({mode: 'open'}).innerHTML ="
        ' \'<div class="spades"><button id="ours"></button></div>\''
    )
    problems = hosts.accessibility_problems(page)
    assert len(problems) == 1
    assert problems[0].startswith("button-name (critical)")
    assert 'id="ours"' in problems[0]


def test_a_fault_that_must_be_scrolled_to_is_found(page):
    """Pale letters are found although they lie below what is in sight of a part that scrolls in one that does not, as in marimo."""
    page.set_content(
        '<div style="height:300px;overflow:hidden"><div style="height:300px;overflow:auto"><div style="height:5000px"></div>'
        '<div class="spades" style="background:#fff;color:#ddd">pale</div></div></div>'
    )
    assert [problem.split(" ")[0] for problem in hosts.accessibility_problems(page)] == ["color-contrast"]


def test_the_outside_is_noticed_and_out_of_reach(browser):
    """A request to another machine fails and is recorded; one to this machine is not recorded."""
    context = hosts.new_context(browser)
    watch = hosts.Watch()
    watch.on(context)
    page = context.new_page()
    answer = page.evaluate("fetch('http://spades.example/x', {mode: 'no-cors'}).then(() => 'reached', () => 'failed')")
    page.evaluate("fetch('http://127.0.0.1:9/x', {mode: 'no-cors'}).catch(() => null)")
    page.evaluate("new Promise((done) => { new WebSocket('ws://spades.example/y').onerror = done; })")
    context.close()
    assert answer == "failed"
    assert watch.outside == ["http://spades.example/x", "ws://spades.example/y"]


def test_errors_of_a_page_are_noticed(browser):
    """An uncaught error and a logged one are both recorded."""
    context = hosts.new_context(browser)
    watch = hosts.Watch()
    watch.on(context)
    page = context.new_page()
    page.set_content("<script>console.error('logged'); setTimeout(() => { throw new Error('thrown'); });</script>")
    page.wait_for_timeout(100)
    context.close()
    assert watch.errors[0] == "logged"
    assert "thrown" in watch.errors[1]


def test_pictures_are_compared(page):
    """Equal pictures differ in nothing, a changed half in about a half."""
    page.set_content('<body style="margin:0"><div style="width:200px;height:100px;background:#fff"></div>')
    box = page.locator("div")
    white = box.screenshot()
    page.evaluate("document.querySelector('div').style.background = 'linear-gradient(90deg, #000 50%, #fff 50%)'")
    assert hosts.differing_share(page, white, white) == 0
    assert hosts.differing_share(page, white, box.screenshot()) == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize(("zoom", "inner"), [(1, 1280), (2, 640)])
def test_zoom_narrows_the_page(zoom, inner, new_page):
    """At 200 % a page of 1280 pixels has room for 640."""
    assert new_page(zoom=zoom).evaluate("innerWidth") == inner
