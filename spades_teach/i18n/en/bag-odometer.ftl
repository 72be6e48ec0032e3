### The bag odometer: score and bags as two counters that turn together, and what the last digit of the score tells.

bag-odometer-title = Bag odometer
# $rounds: rounds that are given. $limit: places of the counter.
bag-odometer-task = { $rounds ->
    [0] Put in what your side bid and took, and watch score and bags move.
    [one] Turn the round bit by bit, or all at once. Then try rounds of your own.
   *[other] Turn the rounds bit by bit, or one at a time. Then try rounds of your own.
}
# $asked: score, bags or both.
bag-odometer-task-predict = { $asked ->
    [score] What will the score be after the round? Work it out, then let the counter turn.
    [bags] How many bags stay on the counter after the round? Work it out, then let it turn.
   *[both] What will the score be after the round, and how many bags stay? Work it out, then let the counter turn.
}

## The machine

bag-odometer-score = Score
bag-odometer-bags = Bags
# Stands on a lamp that lights when the last place is taken.
bag-odometer-full = full
# $limit: places of the counter. What a screen reader says for the whole machine.
bag-odometer-shows = Score { NUMBER($total) }, bags { NUMBER($bags) } of { NUMBER($limit) }

bag-odometer-step = One step
bag-odometer-round = Whole round
bag-odometer-back = Step back
bag-odometer-restart = Back to the start
bag-odometer-remove = Take the last round away

## The tape: what has moved

bag-odometer-start = Before the first round
# $bid, $tricks: numbers, or such as 5 + nil.
bag-odometer-round-told = Round { NUMBER($number) }: bid { $bid }, took { $tricks }
# $bags: the place that it takes. $limit: places of the counter.
bag-odometer-event-bag = Bag { NUMBER($bags) }
bag-odometer-event-full = Bag { NUMBER($bags) }: the counter is full
bag-odometer-event-emptied = { NUMBER($limit) } places emptied

bag-odometer-now-start = The score is { NUMBER($total) }, and { $bags ->
    [0] all { NUMBER($limit) } places are empty.
    [one] one of { NUMBER($limit) } places is taken.
   *[other] { NUMBER($bags) } of { NUMBER($limit) } places are taken.
}
# $brought: of this movement.
bag-odometer-now-bag = A trick nobody asked for: { $brought ->
    [one] one point
   *[other] { NUMBER($brought) } points
} on the score, and a bag on place { NUMBER($bags) }.
bag-odometer-now-full = The last place is taken: { NUMBER($bags) } bags. Now the counter is full.
bag-odometer-now-penalty = A full counter costs { NUMBER($penalty) } points, each time.
bag-odometer-now-emptied = { NUMBER($limit) } bags are paid for and leave the counter.
# $brought: of the round. $total: the score after it. $bags: bags that stay.
bag-odometer-now-over = Round { NUMBER($number) } is over: { SIGNED($brought) }, which makes { NUMBER($total) }. { $bags ->
    [0] No bag stays on the counter.
    [one] One bag stays on the counter.
   *[other] { NUMBER($bags) } bags stay on the counter.
}

## The last digit

bag-odometer-digit-name = What the last digit tells
bag-odometer-digit-chip = last digit { NUMBER($digit) }
bag-odometer-bags-chip = bags { NUMBER($bags) }
bag-odometer-digit-turning = In the middle of a round it tells nothing yet. Look again when the round is over.
# In all of these $total is the score, $digit its last digit, $bags the bags on the counter.
bag-odometer-digit-tells = The last digit of { NUMBER($total) } tells the bags: the score is not below zero, and everything else in it is full tens.
# $sum: such as −50 + 3 = −47. $tens: yes when all but the bags is full tens.
bag-odometer-digit-below-zero = { $tens ->
    [yes] Below zero the last digit does not tell the bags. They still count upward: { $sum }.
   *[no] Below zero the last digit does not tell the bags. Trust the counter.
}
bag-odometer-digit-chance = { $tens ->
    [yes] The two are equal by chance. Below zero the last digit does not tell the bags: { $sum }.
   *[no] The two are equal by chance. Below zero the last digit does not tell the bags.
}
bag-odometer-digit-two-figures = The last digit is one figure, and { NUMBER($bags) } bags are two. Trust the counter.
bag-odometer-digit-start = Score and counter did not begin together: the points of the first bags are not in this score. So its last digit tells nothing here.
# $line: the name of a line of the score. $brought: its points. $round: which round it came in.
bag-odometer-digit-line = The last digit stopped telling the bags in round { NUMBER($round) }. { SIGNED($brought) } ({ $line }) is no number of full tens.
bag-odometer-digit-bag-points = The last digit stopped telling the bags in round { NUMBER($round) }: at this table a bag is not worth one point.
# $limit, $penalty: bags of a full counter, and what they cost.
bag-odometer-digit-penalty = The last digit stopped telling the bags in round { NUMBER($round) }. The penalty took { NUMBER($penalty) } points and { NUMBER($limit) } bags; the { NUMBER($limit) } points of those bags stayed on the score.

## The list of rounds

bag-odometer-list = The rounds
bag-odometer-column-round = Round
bag-odometer-column-bid = Bid
bag-odometer-column-tricks = Took
bag-odometer-column-points = Points
bag-odometer-column-total = Score
bag-odometer-column-bags = Bags

## A round of one's own

bag-odometer-own-round = A round of your own
bag-odometer-bid = Bid of your side
bag-odometer-tricks = Tricks taken
bag-odometer-nil = Partner bid nil
bag-odometer-nil-tricks = Tricks of the nil
bag-odometer-more = one more
bag-odometer-less = one fewer
bag-odometer-add = Play it

# $most: tricks of a round.
bag-odometer-problem-missing = Fill in every field. Zero is an answer; an empty field is not.
bag-odometer-problem-bid = Two partners who bid numbers bid { NUMBER(2) } to { NUMBER($most) } together: each at least one.
bag-odometer-problem-bid-beside-nil = Beside a nil the other partner bids { NUMBER(1) } to { NUMBER($most) }.
bag-odometer-problem-tricks = A round has { NUMBER($most) } tricks. Write { NUMBER(0) } to { NUMBER($most) }, both partners together.
bag-odometer-problem-full = That is a long evening already. Take a round away first.

## A prediction

bag-odometer-guess-score = Score after the round
bag-odometer-guess-bags = Bags that stay
bag-odometer-sign = plus or minus
bag-odometer-check = Let it turn
bag-odometer-show = Show me, step by step
bag-odometer-guess-empty = { $asked ->
    [both] Write both numbers. Zero is an answer too; an empty field is none.
   *[other] Write the number you expect. Zero is an answer too; an empty field is none.
}
bag-odometer-guess-unreadable = That is not a whole number. Write one such as { NUMBER(7) } or { NUMBER(-47) }.
bag-odometer-right = { $asked ->
    [score] { NUMBER($total) }: right.
    [bags] { $bags ->
        [0] No bag stays: right.
        [one] One bag stays: right.
       *[other] { NUMBER($bags) } bags stay: right.
    }
   *[both] { $bags ->
        [0] { NUMBER($total) } and no bag left: right, both.
        [one] { NUMBER($total) } and one bag left: right, both.
       *[other] { NUMBER($total) } and { NUMBER($bags) } bags left: right, both.
    }
}
bag-odometer-score-right = The score of { NUMBER($total) } is right.
bag-odometer-bags-right = { $bags ->
    [0] That no bag stays is right.
    [one] One bag is right.
   *[other] { NUMBER($bags) } bags are right.
}

## What a wrong number shows.  $said: the score that was said; $answer the bags; $total: the score before; $digit: the last digit of the score
## after; $before: the bags before; $limit, $penalty: of the counter.

bag-odometer-mistake-round-for-score = { SIGNED($said) } is what the round alone brings. The score before it was { NUMBER($total) }: add the two.
bag-odometer-mistake-score-sign-lost = The amount is right, the sign is not. Is the score above or below zero after this round?
bag-odometer-mistake-score-unchanged = { NUMBER($said) } was the score before this round. What does the round itself bring or cost?
bag-odometer-mistake-digit-for-bags = { NUMBER($answer) } is the last digit of the score, and here it does not tell the bags. Count them: the { NUMBER($before) } from before and those of this round.

# A score that no misconception explains: where to look first. $stage: contract, nil, bags or penalty.
bag-odometer-astray = { $stage ->
    [nil] { NUMBER($said) } does not match any of the usual slips. Begin at { NUMBER($total) } and look at the nil first: did it take no trick at all?
    [bags] { NUMBER($said) } is close. Begin at { NUMBER($total) }, add the contract, then count the bags once more: { NUMBER($bag) } point each.
    [penalty] { NUMBER($said) } does not match any of the usual slips. Perhaps it is the penalty: add the bags to the { NUMBER($before) } from before and see how often they fill { NUMBER($limit) }.
   *[contract] { NUMBER($said) } does not match any of the usual slips. Begin at { NUMBER($total) }, then the contract of { NUMBER($contract) }, then each bag, then the penalty for every full { NUMBER($limit) }.
}

## What cannot be

example-and-rounds = Give either an example or rounds, not both.
no-round-to-predict = There is nothing to predict. Give at least one round, for example { CODE("5/8") }.
bad-odometer-predict = “{ $value }” does not say what to predict. Write { CODE("True") }, { CODE("score") }, { CODE("bags") } or { CODE("both") }.
bad-counted-round = “{ $value }” is not a round. Write bid and tricks, for example { CODE("5/8") } or { CODE("5+nil/6+2") }.
bad-side-bid = “{ $value }” is not a bid of two partners. Write { NUMBER($least) } to { NUMBER($most) }, or one bid each, for example { CODE("1+nil/3+0") }.
bad-side-tricks = “{ $value }” is not a number of tricks of one side. Write { NUMBER(0) } to { NUMBER($most) }.
whose-tricks = “{ $value }” does not say who took the tricks. Beside a nil that matters; write for example { CODE("5+nil/6+2") }.
bad-carried-score = A score of { $value } cannot be carried in. Write a number from −{ NUMBER($most) } to { NUMBER($most) }.
bad-carried-bags = { $value } bags cannot be carried in. Write { NUMBER(0) } to { NUMBER($most) }.
too-many-rounds = Those are too many rounds. Give at most { NUMBER($most) }.
no-bag-count = The rules { CODE($value) } keep no count of bags. Choose rules that do, for example { CODE("standard") }.
predict-first = First predict the rounds that are given.
bad-odometer-state = The saved counter cannot be read. Start a new one.
