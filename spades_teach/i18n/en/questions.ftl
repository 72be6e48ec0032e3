### What people ask about the rules (question-ID), the words they may ask it with, and the forms of the answer.
### The engine chooses the form by trying the example of the question at a table; its facts are put in.

question-lead-spade-unbroken = May I lead a spade before anyone has played one?
    .words = lead spades start open first early unbroken not broken trump begin
    .no = No. Until spades are broken you lead another suit, as long as you hold one: here { CARDS($cards) }.
    .yes = Yes. At this table a spade may be led at any time; nothing has to be broken first.
    .after-first-trick = Yes, but not to the first trick of a round. From the second trick on, any card may be led.

question-only-spades-left = I have only spades, and they are not broken. What do I lead?
    .words = nothing else only spades forced lead unbroken all trumps left stuck
    .yes = A spade. Who has nothing else may lead one, and with that lead spades are broken.

question-what-breaks-spades = What breaks spades?
    .words = break broken breaking when does count first trick discard cut ruff
    .spade-on-another-suit = The first spade on a trick that was led in another suit, here { CARDS($cards) }; or the lead of someone who holds nothing but spades.
    .free = Nothing needs to break them here: spades may be led from the start.
    .must-win = Not yet the card itself: here a spade must have won a trick. A spade that is thrown in and beaten breaks nothing.
    .differs = In the example these cards break spades: { CARDS($cards) }.

question-must-trump = Must I trump when I cannot follow suit?
    .words = void trump cut ruff spade out of suit have to forced discard throw
    .no = No. Without the suit led you may play anything: a spade, or a useless card of another suit.
    .yes = Yes. At this table who cannot follow suit plays a spade, if there is one: here { CARDS($cards) }.

question-must-beat = Must I beat the cards on the table?
    .words = beat higher overtake win trick have to overtrump overruff forced
    .no = No. As long as you follow suit, any card will do; winning is never a duty.
    .spades = Yes, in one case: who is void and can beat a spade in the trick must do so, here with { CARDS($cards) }.

question-low-card-on-purpose = May I follow with a low card on purpose?
    .words = duck lower small under lose trick deliberately hold back keep high follow
    .yes = Yes. Following suit is the only duty; whether the card is high or low is your choice.
    .not-in-spades = Not in spades: a spade in the trick must be beaten by whoever can, here with { CARDS($cards) }. In other suits you may duck.

question-spade-on-first-trick = May a spade be played on the first trick?
    .words = first trick spade void cut trump opening clubs beginning
    .yes = Yes, if you have no card of the suit led. Only leading with a spade is restricted.
    .no = No. On the first trick even a void hand throws another suit: here { CARDS($cards) }.

question-who-leads-first = Who leads to the first trick?
    .words = who starts begins goes opens first lead dealer left two of clubs turn bid first
    .left = The player to the left of the dealer, who also bid first.
    .two-of-clubs = Whoever holds the two of clubs, and with that very card.

question-joker-order = Which is highest: jokers, deuces or the ace of spades?
    .words = joker jokers big little order rank ranking deuce two high highest ace cards strongest
    .no-jokers = There are no jokers at this table. The ace of spades is the highest card: { CARDS($cards) }, and so on down.
    .jokers = The jokers, then the ace: { CARDS($cards) }. For following and for leading, jokers are spades.
    .jokers-and-deuce = The jokers, then the two of spades, then the ace: { CARDS($cards) }. All of them are spades.
    .jokers-and-deuces = The jokers, then two deuces, then the ace: { CARDS($cards) }. All of them are spades, the two of diamonds as well.
    .jokers-and-diamond = The jokers, then the two of diamonds, then the ace: { CARDS($cards) }. All of them are spades.
    .differs = The highest spades of this table are { CARDS($cards) }, in this order.

question-pass-or-raise = May I pass, raise or change my bid?
    .words = pass raise change again second bid once take back round of bidding higher correct
    .once = No. Everybody bids once, in turn, and what is said stands.
    .raise = There is a second round: after the bids you may still raise your own a little.

question-zero-or-nil = Is a bid of 0 the same as nil?
    .words = zero nil nothing none null same difference
    .same = Yes. Who bids 0 bids nil, with its bonus and its risk.
    .no-nil = There is neither here: the smallest bid is one trick.

question-nil-and-partners-bid = Is my nil added to my partner's bid?
    .words = nil partner add sum together contract separate own combined
    .apart = No. The nil is settled on its own. In the example the contract is { NUMBER($contract) }, and your partner's nil changes nothing about it.

question-contract-of-a-team = What must a team take after bids of 3, 1, 4 and 4?
    .words = contract team sum add partners bids together total combined
    .sum = Partners' bids are added: with 4 and 1 your side must take { NUMBER($contract) } tricks, the other side 7.
    .alone = Everybody plays for themselves: with your bid of { NUMBER($contract) } you take as many, whatever the others bid.

question-smallest-bid = Is there a smallest bid?
    .words = minimum least board low bid one four team smallest
    .none = No. A bid of { NUMBER($first) } is allowed, also after a partner who bid as little.
    .board = For the team, yes: after a partner's { NUMBER($first) } you must bid { NUMBER($partner) } or more. This is called board.
    .four-each = Yes, for everybody: { NUMBER($first) } tricks, unless the bid is nil or another special one.
    .differs = The first bidder may say { NUMBER($first) } or more, the partner then { NUMBER($partner) } or more.

question-bids-make-thirteen = May all bids add up to 13?
    .words = thirteen sum total add up exactly last bidder dealer hook even
    .yes = Yes. The last bidder may say the number that makes it 13; then every trick is spoken for.
    .no = No. The last bidder must not say the number that makes it 13, so that somebody is left with too many or too few.

question-ten-for-two-hundred = Is there a 10 for 200?
    .words = ten two hundred 200 bonus special big bid 10-for-200
    .no = No. A bid of 10 is worth what ten tricks are worth, no more.
    .yes = Yes. A side may promise ten tricks for a stake of its own.

question-mirror-whiz-suicide = What may I bid in Mirrors, Whiz or Suicide?
    .words = mirror mirrors whiz suicide number of spades forced bid games
    .free = This table plays none of them: you may bid what you like, whatever you hold.
    .mirrors = Mirrors: the number of your spades and nothing else, so here 4.
    .whiz = Whiz: the number of your spades or nil, so here 4 or nil.
    .suicide = Suicide: nil, or at least 4; one of two partners ends up with the nil.

question-nil-value = What is a nil worth?
    .words = nil bonus points hundred worth value zero reward price
    .worth = { SIGNED($value) } points when you take no trick, and as much off when you take one. The partner's contract is counted beside it.
    .no-nil = Nothing: nil is not played here.

question-failed-nil-tricks = Do the tricks of a failed nil help my partner?
    .words = failed nil broken tricks partner help count contract bags set
    .bags = No. Your partner has to make the bid alone; your tricks only count as bags. The example comes to { SIGNED($points) }.
    .help = Yes. They are added to your partner's, who makes the contract in the example; the nil still costs its price. It comes to { SIGNED($points) }.
    .nothing = No, and they are no bags either: they count for nothing. The example comes to { SIGNED($points) }.

question-nil-and-contract-fail = Nil and contract both fail. How much is that?
    .words = nil fail set contract both partner lost minus bag point
    .bag-counts = The contract and the nil are lost, and the trick of the nil is a bag worth a point: { SIGNED($points) }.
    .bag-for-nothing = The contract and the nil are lost, and the trick of the nil brings no point: { SIGNED($points) }.
    .helps = The trick of the nil helps to make the contract, so only the nil is lost: { SIGNED($points) }.

question-nil-crosses-ten-bags = Can a failed nil bring the tenth bag?
    .words = failed nil tenth bag penalty cross ten bags both together
    .penalty = Yes. Its tricks are bags like any others; here they complete the { NUMBER($limit) }, and the round comes to { SIGNED($points) }.
    .no = No. In the example no penalty falls, and the round comes to { SIGNED($points) }.

question-nil-made-partner-set = I make my nil, my partner is set. What then?
    .words = nil made partner set missed both bonus minus lost
    .both = Both count: the bonus for the nil and the loss of the contract, here together { SIGNED($points) }.
    .only-nil = The bonus counts and the missed contract costs nothing: { SIGNED($points) }.

question-both-partners-nil = May both partners bid nil?
    .words = double nil both partners two nils team
    .separate = Yes, and each nil is settled on its own: { SIGNED($points) } when both hold. When one fails, the two cancel out.
    .double = Yes, and two that hold are worth more than twice one: { SIGNED($points) }.

question-blind-nil-value = What is a blind nil worth?
    .words = blind nil bonus points two hundred 200 worth value unseen
    .worth = { SIGNED($value) } points when it holds, and as much off when it fails. It is bid before you look at your cards.

question-blind-nil-when = Who may bid a blind nil?
    .words = blind nil when behind hundred points deficit allowed anytime condition
    .behind = A side that is at least { NUMBER($deficit) } points behind; exactly { NUMBER($deficit) } is enough.
    .any-time = Anybody, at any score, as long as the cards have not been looked at.

question-blind-nil-after-looking = May I bid blind nil after I looked at my cards?
    .words = blind nil looked picked up cards seen after peek
    .no = No. Who has looked has given up the blind bid; a plain nil is still open.
    .yes = Yes, here it is still open.

question-cards-exchanged = Do partners exchange cards?
    .words = pass exchange swap give cards partner nil two one passing trade
    .none = No. Everybody plays the hand that was dealt.
    .blind-only = Only for a blind nil: then the partners swap { NUMBER($blind) } cards before the first lead.
    .some = Yes: for a nil partners swap { NUMBER($nil) }, for a blind nil, where it is bid, { NUMBER($blind) }.

question-made-bid = How is a made bid scored?
    .words = made contract score points ten per trick overtrick bag made bid count
    .one-each = Ten points for each trick bid and one for each trick more: here { SIGNED($points) }.
    .nothing = Ten points for each trick bid; tricks beyond it bring nothing: here { SIGNED($points) }.

question-missed-bid = What does a missed bid cost?
    .words = set missed failed bid contract lost minus euchred short points
    .ten-each = Ten points for each trick bid, no matter how many are missing: here { SIGNED($points) }. The tricks taken bring nothing.
    .nothing = Nothing: a missed bid scores { NUMBER($points) }.

question-when-bags-cost = When do bags cost something?
    .words = bags sandbags penalty ten hundred overtricks when cost minus
    .every = On reaching { NUMBER($limit) }: that costs { NUMBER($penalty) } points, and the rest is carried on. It can happen again and again.
    .never = There is no such penalty here: no number of bags costs anything by being reached.

question-exactly-ten-bags = What happens with exactly ten bags?
    .words = exactly ten bags tenth penalty at once next 10
    .now = The penalty falls at once and the count starts again at { NUMBER($bags) }. The score in the example becomes { NUMBER($total) }.
    .differs = In the example the score becomes { NUMBER($total) }, and the bag count { NUMBER($bags) }.

question-eleven-bags = And with eleven bags?
    .words = eleven bags over ten carry rest remain 11
    .one-stays = One penalty, and { NUMBER($bags) } bag is carried on. The score in the example becomes { NUMBER($total) }.
    .differs = In the example the score becomes { NUMBER($total) }, and the bag count { NUMBER($bags) }.

question-twenty-bags = Twenty bags at once: one penalty or two?
    .words = twenty bags two penalties double at once 20 200
    .twice = Two, one for each { NUMBER($limit) }: { NUMBER($cost) } points.
    .loads = { $loads ->
        [one] One, for { NUMBER($limit) } bags: { NUMBER($cost) } points.
       *[other] { NUMBER($loads) }, one for each { NUMBER($limit) }: { NUMBER($cost) } points.
    }
    .never = None: bags cost nothing here.

question-last-digit = Is the last digit of my score the number of my bags?
    .words = last digit bags score units number count ones
    .never-sure = No. Every { NUMBER($limit) } bags that leave the counter move it, and below zero it runs backward: in the example the score is { NUMBER($total) }, and there are { NUMBER($bags) } bags.
    .only-above-zero = Only while the score is positive. In the example it is { NUMBER($total) }, and yet there are { NUMBER($bags) } bags.
    .differs = In the example the score is { NUMBER($total) } and the bag count { NUMBER($bags) }.

question-bags-of-a-set-side = Do bags count when my side is set?
    .words = set bags overtricks missed contract partner extra tricks count
    .none = A side that is set has no overtricks, also when one partner took more than bid. The { NUMBER($bags) } bags from before stay as they are.
    .differs = In the example the bag count is { NUMBER($bags) } afterwards.

question-all-thirteen = Is there a bonus for all thirteen tricks?
    .words = all thirteen tricks boston slam everything bonus sweep 13
    .no-bonus = No. They count as bid and as bags: here { SIGNED($points) }.
    .bonus = Yes: with it the example comes to { SIGNED($points) }.
    .wins = Yes: all thirteen tricks win the match at once.

question-five-bag-game = Do five bags already cost 50?
    .words = five bags fifty 50 short penalty five-bag
    .no = No. In the example your side has reached five bags, and the round still brings { SIGNED($points) }.
    .yes = Yes, { NUMBER($penalty) } for every { NUMBER($limit) }. In the example the round comes to { SIGNED($points) }.

question-who-wins-the-match = Who wins when both sides pass 500 in the same round?
    .words = win winner match game 500 both reach target pass end over
    .higher = The side with the higher score; here yours.
    .goes-on = Nobody yet: at this table 500 points do not end the match.

question-tie-at-the-top = What if the score is tied at the top?
    .words = tie draw equal same score end level
    .another-round = Another round is played, until one side is ahead.

question-penalty-before-the-end = Does the bag penalty come before the check for 500?
    .words = penalty first then win 500 check bags last round before end order
    .no = Yes. The round is scored to the end first; here that leaves { NUMBER($total) }, and the match goes on.
    .enough = Yes. The round is scored to the end first; here that leaves { NUMBER($total) }, and at this table it is enough: your side wins.
    .yes = There is no penalty to wait for: the example comes to { NUMBER($total) }, and your side wins.

question-below-minus-two-hundred = Does a side lose at −200?
    .words = minus 200 lose floor negative low mercy below bottom
    .no-floor = No. The score may fall as far as it likes; here it stands at { NUMBER($total) } and the match goes on.
    .lost = Yes. At { NUMBER($total) } your side has lost the match.

question-playing-alone = What is different when everybody plays alone?
    .words = solo alone individual cutthroat single no partners four
    .teams = At this table nobody does: four players make { NUMBER($sides) } sides. Alone, the play is the same and only your own bid counts.
    .alone = The play is the same, and there are { NUMBER($sides) } scores: only your own bid and your own tricks count.

question-somebody-reneged = Somebody reneged. What does it cost?
    .words = renege revoke cheat wrong card did not follow penalty mistake
    .cannot-happen = Nothing in this table's score: only legal cards can be played, so it cannot happen. At a real table agree on it before you start.
    .three-tricks = Three tricks are taken from the side. In the example it still makes its bid: { SIGNED($points) }.
    .contract-lost = The contract is lost as if it had been set: { SIGNED($points) }.

question-hand-without-spades = I have no spade at all. Is that a misdeal?
    .words = misdeal redeal no spades deal again bad hand throw in
    .played = No. The hand is played as it is; only a wrong number of cards is a misdeal.
    .redeal = It may be: who holds so poor a hand may ask for a new deal before the own side has bid.
