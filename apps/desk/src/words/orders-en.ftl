# Orders
wait-a-phase = Wait a phase
waits = waits
add-square = Add { $square }
plan-step = { $phase }: { $square }, fatigue { $fatigue }
plan-forced = forced march
plan-end = Ends in { $square } with fatigue { $fatigue }.
plan-boards = Goes aboard.
plan-stops = Stops before phase { $phase }: rule { $rule }.

march-is = March { $path }.
march-none = No march.
in-reach = In reach of { $piece }: phase { $phase }, fatigue { $fatigue }.
barred = { $square } is barred: { $message } (rule { $rule }).
out-of-reach = { $square } is out of reach in one turn.
point-here = Point at a lit square to march there, at a step to cut the march, at its last step again to wait a phase; drag a step to bend the way. In the map: Enter adds a square, full stop waits a phase, Backspace takes back.

section-closed = closed: rule { $rule }
closed-activation-idle = { $piece } is called up or laid up already, as it could be ordered to be.
closed-headquarters-do-not-fight = { $piece } is a headquarters, and headquarters take no part in combat.
closed-militia-walks = { $piece } is militia, which does not go by rail: order a march.
closed-no-friend-by = { $piece } is alone at sea, and a friend must stay by to take off its crew: wait for company, or make for a port.
closed-no-railway = No railway runs where { $piece } stands; trains go from one railway square to another.
closed-not-attached = { $piece } follows nobody, so there is nothing to detach it from.
closed-option-not-in-book = The rules of this campaign have no such order.
other-orders = Other orders of this piece
staff-orders = Orders of the staff
kind-deploy = Deploy from the reserve
kind-activation = Call up or lay up
kind-merge = Merge
kind-split = Split
kind-assign = Assign a commander
kind-move-supplies = Move supplies
kind-move-stores = Move stores
kind-pontoon = Pontoon bridge
kind-depot = Depot
kind-track = Track and bridges
kind-battery = Hand over a battery
kind-fortify = Fortify

# Fields of orders, by their keys
field-unit = Unit
field-ship = Ship
field-strategic = March
field-path = Squares, a phase each
field-entry = Enters at
field-pursuit = Pursue
field-pursuitLimit = Pursue at most (squares)
field-marchTo = March to
field-haltOnDetection = Halt when an enemy is met
field-haltOnEnemyEntry = Halt when an enemy enters
field-noForcedMarch = No forced march
field-withdraw = Withdraw
field-rail = By rail
field-destination = Destination
field-waypoint = By way of
field-tactical = On the battlefield
field-phase = From phase
field-doNotEnterFort = Do not enter the fort
field-engage = Engage
field-from = From
field-to = To
field-line = Line
field-reaction = Reaction
field-support = Support
field-intercept = Intercept
field-center = Centre
field-radius = Radius
field-posture = Posture
field-offensive = Attacking
field-defensive = Defending
field-supply = Supply
field-level = Draw up to
field-source = Source
field-activation = Call up or lay up
field-attach = Attach to
field-detach = Detach
field-movement = Sailing
field-seas = Sea areas
field-port = Port
field-anyEnemyPort = Any enemy port
field-portWhen = Into port
field-enterHarbor = Enter the harbour
field-sailAlone = Sail alone
field-base = Base
field-contact = Contact
field-stance = Stance
field-min = From strength
field-max = To strength
field-intoCoastal = Follow into coastal waters
field-joinAllies = Join allies
field-gauge = Weather gauge
field-combat = Battle
field-close = Close in
field-fireAt = Fire at
field-fightElsewhere = Fight elsewhere
field-retreatTo = Retreat to
field-inactiveShips = Inactive ships
field-commerce = Trade
field-loading = Loading
field-stores = Stores
field-load = Take aboard
field-unload = Land
field-square = Square
field-supplies = Supplies
field-action = What to do
field-amount = Amount
field-with = With
field-crewTo = Crew to
field-crew = Crew
field-marines = Marines
field-scuttle = Scuttle
field-into = Into
field-capacity = Capacity
field-units = Units
field-commander = Commander
field-deputy = Deputy
field-depot = Depot
field-what = What
field-facing = Facing
field-phases = Phases

# Words of orders
word-assault = assault
word-attack = attack
word-skirmish = skirmish
word-evade = evade
word-last-ditch = last ditch
word-defend = defend
word-first = first
word-second = second
word-rear = rear
word-battle = battle
word-allies = allies
word-enemy = enemy
word-activate = call up
word-inactivate = lay up
word-before = before sailing
word-after-first = after the first move
word-after-second = after the second move
word-pursue = pursue
word-accept = accept
word-windward = windward
word-leeward = leeward
word-engage = engage
word-run-past = run past
word-line-ahead = line ahead
word-break = break the line
word-hull = hull
word-rigging = rigging
word-harbor = harbour
word-open-sea = open sea
word-capture = capture
word-destroy = destroy
word-raid = raid
word-convoy = convoy
word-ignore = ignore
word-load = load
word-unload = unload
word-place = place
word-remove = remove
word-deploy = lay
word-repair = repair
word-track = track
word-bridge = bridge
word-ford = ford
word-pass = pass

# Beyond one turn and one piece
again = Again, and for others
make-standing = Standing: sent again by itself in every later turn
stands-since = Stands since turn { $turn }:
end-standing = End it from the next turn on
standing-ended = { $piece }: the standing order ends with this turn.
lay-on = Lay on
lay-it-on = Lay it on
as-last-turn = as last turn
as-template = { $name }: { $text }
as-piece = as { $piece }
cannot-lay-on = That order cannot be laid on { $piece }.
nothing-last-turn = { $piece } had no order of its own last turn.
keep-as = Keep under a name
keep-it = Keep it
template-kept = Kept as "{ $name }".
same-for = The same for
send-copies = { $count ->
    [0] Send to others
    [one] Send to 1 piece
   *[other] Send to { $count } pieces
}
copies-sent = { $taken } of { $all } copies were accepted.
# Battlefield and chart
views = What is shown
view-map = Land map
battlefield-of = Battlefield of { $square }
back-to-map = Back to the map
field-tool = Pointing means
field-look = look only
field-keys = Arrows go from square to square, Enter points. T goal, W by way of, E enters at, K support, I intercept, plus and minus widen and narrow the circle.
field-done = { $tool }: { $tactical }.
field-railway = railway
mark-goal = goal
mark-waypoint = by way of
mark-entry = enters here
mark-support = supports round here
mark-intercept = intercepts round here
may-enter-here = may come in here
unit-here = { $unit }, { $state } ({ $standing }) { $condition }
condition-inactive = laid up
condition-shattered = shattered
defence-rating = defence { $rating }
tactical-open = open
tactical-hills = hills
tactical-high-hills = high hills
tactical-forest = forest
tactical-town = town
tactical-river = river, impassable
tactical-ford = ford
tactical-mountain = mountain, impassable
tactical-pass = pass
tactical-water = water, impassable
tactical-unknown-ground = unknown ground
sea-chart = Sea chart
chart-label = Sea areas of { $map }
point-chart = Point at sea areas one by one, or at the one you mean; at a port to make for it. Pointing at the last one again takes it back.
course-is = { $port ->
    [none] Course: { $seas }.
   *[other] Course: { $seas }, for { $port }.
}
sea-in-reach = in reach of { $ship }, move { $move }
sea-not-told = nothing was told of it
wind-here = wind from { $from }, { $strength }
storm-here = storm
own-ships = { $count ->
    [one] your ship { $ships }
   *[other] your { $count } ships { $ships }
}
ship-met = { $ship } met ({ $standing })
sails-here = { $port ->
    [none] sails far off: { $state }, { $size }
   *[other] sails far off in { $port }: { $state }, { $size }
}
port-named = port { $name }
chart-sheet = Chart of { $map }, which can be moved
past-order-here = Marches ordered for turn { $turn }: { $units }.
fed-from = Fed from { $source }, { $length ->
    [0] in the same square.
    [one] one square away, of { $limit } at most: { $path }.
   *[other] { $length } squares away, of { $limit } at most: { $path }.
}
fed-from-nowhere = As far as you know nothing feeds it.
fed-from-others = Could also draw from { $sources }.
supplies-there = { $supplies } supplies are there.
line-supplies = { $units }: supplies { $source ->
    [none] from nowhere
   *[other] from { $source }
}.
line-communications = { $units }: communications { $source ->
    [none] cut
   *[other] through { $source }
}.
legend = Grey with a hollow point: ordered last turn, whatever came of it. Boxes: supply; rings: communications; crossed: cut. Their lines are straight, since reports name both ends alone.
map-dragging = Mouse or pen: drag a piece onto another as in the list, a place by its sign onto another to send supplies. Keys, touch: the card, and orders of the staff under Orders.
queue-pointing = Shift and a click order a piece together with the chosen one; a piece dragged onto another merges with it, joins it or goes aboard, or is given to the other's officer. Keys: the card.

# Own marks
own-marks = Own marks ({ $count })
own-marks-mean = Pins, arrows and areas of your own. Nobody else reads them, administrators neither; in a letter you may send some along.
mark-begin = Mark { $place }
mark-form = An own mark
mark-kind = What it is
mark-is-pin = pin
mark-is-arrow = arrow
mark-is-area = area
mark-says = What it says
mark-turn = For turn (or none)
mark-at = It lies at { $where }.
mark-goes = { $is }: { $places }.
mark-point = Point at places to move a pin, to lead an arrow on or to widen an area; the last place once more takes it back.
mark-keep = Keep the mark
mark-change = Change
mark-drawn = Kept: { $mark }, { $where }.
mark-not-whole = A mark needs a place, an arrow two.
marks-kept = Kept at your seat.
marks-not-kept = Not kept yet.
plan-of = { $piece }, turn { $turn }
plan-from = By your orders it stands in { $square } then.
send-ahead = Send ahead
receipt-number = receipt { $version }
order-for = Order for
point-ahead = An order for that turn begins in { $square }. What is lit is in reach of it then, if
assumed-orders-carried-out = the orders of the turns before are carried out,
assumed-condition-as-now = its fatigue, men, supplies and communications are then what they are now,
assumed-nobody-in-the-way = nobody stands in its way.
ahead-here = To begin turn { $turns } here: { $pieces }.
queue-filter = Piece, place or words
queue-state = State of the order
queue-all = all
queue-doubts = with doubts
queue-none = None of your pieces is like that.
formation-of = With { $name }
of-no-formation = Under no headquarters
