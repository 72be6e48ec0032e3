### What all widgets say, and the small lines under a verdict.

widget-error = That did not work, and nothing has changed.

# $place: who played. $card: the card.
played-card = { PLACE($place) }: { CARD($card) }, { CARDNAME($card) }

# $rule: the id of a rule. $table: the name of the table with its options. $sources: a list of source names.
verdict-rule = Rule { CODE($rule) } · { $table }
verdict-rule-with-source = Rule { CODE($rule) } · { $table } · from { $sources }

# $options: a list of options.
verdict-allowed-by = Allowed with this option: { $options }.
# $name: what the option is called. $spec: how it is written in a rule spec.
verdict-option = { $name } ({ CODE($spec) })
verdict-no-option = No option we know would allow it.

source-name = { $source ->
    [S0] a Persian encyclopaedia
    [S1] an Arabic encyclopaedia
    [S2] the tutorial of a Persian game site
   *[S3] a Finnish text on Speed
}
