# Words of the debrief.
debrief-parts = Parts of the debrief
debrief-maps = Maps
debrief-decisions = Ten decisions
debrief-words = Orders and letters
debrief-dice = Dice
debrief-turn = At the end of turn { $turn }
debrief-one = Whose belief
debrief-other = Beside it
debrief-map = Map. Arrows move the cursor of all three maps and say what stands there.
debrief-legend = Flags: believed of that turn, with their size word; dashed: older, with the age in turns; framed: nobody was there. The map of the truth has numbers of pieces.
believed-by = Believed by { $whose }
truth = The truth
the-side = the side { $side }
nothing-believed = Nothing was believed here.
believed-here = { $state }: { $believed }{ $age ->
    [0] {""}
    [one] , one turn old
   *[other] , { $age } turns old
}.
nobody-truly = nobody was there
truly-here = { $id } ({ $state }), { $strength }.
errors-of = How right { $whose } was
debrief-column-place = Place
debrief-column-believed = Believed
debrief-column-truly = Truly there
debrief-column-error = Error
debrief-column-age = Turns old
verdict-nobody = nobody was there
verdict-right = right
verdict-by = { $error } pieces
never-seen = { $count ->
    [0] Nobody went unseen.
    [one] At one place somebody went unseen:
   *[other] At { $count } places somebody went unseen:
}
decisions-of = Whose decisions
no-differences = Belief and truth did not differ.
difference-unseen = Turn { $turn }, { $place }: { $whose } did not know of { $by ->
    [one] one piece.
   *[other] { $by } pieces.
}
difference-nobody-there = Turn { $turn }, { $place }: { $whose } believed { $believed } there, and nobody was.
difference-too-many = Turn { $turn }, { $place }: { $whose } believed { $by } too many ({ $believed }).
difference-too-few = Turn { $turn }, { $place }: { $whose } believed { $by } too few ({ $believed }).
difference-truth = Truly there: { $truly }{ $men ->
    [0] {""}
   *[other] ; { $men } men
}.
on-the-maps = On the maps
ordered-upon = What { $who } then ordered for turn { $turn }
nothing-ordered = Nothing: his pieces went by default.
all-orders = What everybody ordered
turn-looked-at = Turn shown
order-stands = stood
order-replaced = was replaced
order-refused = was refused
order-withdrawn = was taken back
order-planned = was sent ahead
all-letters = Letters
no-letters = Nobody wrote a letter.
letter-from-to = { $from } to { $to }
dice-secret = The secret of the dice
dice-promised = Its SHA-256, as promised before the first die was thrown
dice-nothing-promised = Nothing was promised.
dice-digest = Its SHA-256, reckoned in this page
dice-hold = The promise was kept: this is the secret that was promised.
dice-broken = This is not the secret that was promised.
dice-by-hand = This page comes over plain http, where browsers do not reckon. Check it by hand: { $check }
draw-again = Draw a die again
draw-how = Every die is a function of the secret, the turn, the phase and its label, and of nothing else. A die told in words names its label.
draw-turn = Turn
draw-phase = Phase, for instance tactical-1
draw-label = Label of the die
draw-it = Draw it
draw-came = { $label }: { $roll } ({ $percent } of 100)
