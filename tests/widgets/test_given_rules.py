"""Rules are handed to a widget in any of the forms in which people keep them."""

from dataclasses import replace

import pytest

from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import compose, read_spec
from spades_teach.core.variants.sharing import write_link, write_rule_file
from spades_teach.widgets import HouseRuleCharter, RuleDispute, RulesPicker, ScenarioSliders

BOARD = "standard+board:minimum=5"
FORMS = {
    "spec": BOARD,
    "read": read_spec(BOARD),
    "composed": compose(BOARD),
    "link": write_link(BOARD, "https://example.org/rules"),
    "file": write_rule_file(BOARD),
    "persian": "\u2066standard+board:minimum=۵\u2069",
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("widget", [RulesPicker, HouseRuleCharter, RuleDispute, ScenarioSliders])
def test_every_form_is_taken(widget, form):
    """A spec, read or not, rules ready to play by, a link, the text of a rule file, and what was copied from a Persian page."""
    logic = widget(rules=FORMS[form], lang="fa").logic
    rules = logic.pick.rules if widget is RulesPicker else logic.rules
    assert rules == compose(BOARD)


@pytest.mark.parametrize("widget", [RulesPicker, HouseRuleCharter, ScenarioSliders])
def test_rules_of_ones_own_have_no_spec_to_go_on_with(widget):
    """They are named in one short sentence, not written out."""
    with pytest.raises(SpadesError) as caught:
        widget(rules=replace(compose("standard"), name="<b>at home</b>" * 100))
    assert caught.value.id == "bad-rule-spec"
    assert len(str(caught.value)) < 200
