### The named tables in words: who plays so, and on which points they answer.

profile-source = { $source ->
    [pagat] pagat.com
    [zone] Microsoft’s Zone
    [openspiel] OpenSpiel
    [rust-spades] rust-spades
    [chicago] Chicago’s intramural league
    [bicycle] Bicycle
    [dummies] Dummies
    [alabama] the Alabama sheet
    [clarksville] the Clarksville sheet
    [cookout] the Cookout sheets
    [rta3] the RTA3 sheet
    [trickster] Trickster Cards
    [bbumgames] bbumgames
    [gamecolony] gamecolony
    [britannica] Britannica
    [S0] a Persian encyclopaedia
    [S2] the default table
   *[other] other tables
}

profile-topic = { $topic ->
    [deck] the pack
    [trump-order] the highest spades
    [partners] who plays together
    [leading-spades] leading spades
    [first-trick] the first trick
    [bids] what may be bid
    [board] the smallest bid of a side
    [total] the sum of all bids
    [nil] the worth of nil
    [double-nil] two nils of a side
    [failed-nil] the tricks of a failed nil
    [blind-nil] the worth of blind nil
    [blind-nil-who] who may bid blind nil
    [exchange] cards exchanged
    [made] a made contract
    [set] a missed contract
    [bags] what a bag is worth
    [penalty] the bag penalty
    [high-bids] contracts from ten up
    [all-tricks] all thirteen tricks
    [target] the target
    [floor] the lower limit
    [tie] a tie
   *[renege] a renege
}

cli-rules-tables = Named tables, each a base for rules of your own:
# $rule: the name of a table.
cli-profile-title = { $rule } ({ CODE($id) })
cli-profile-differs = What differs from the default table, and who plays so:
cli-profile-answers = Where the answers come from:
# $source: who says so. $topics: a list of points.
cli-profile-said = { $source }: { $topics }
cli-profile-rest = { $source }, on every other point
