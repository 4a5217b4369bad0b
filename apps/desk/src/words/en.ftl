# Words of the desk. Receipts and reports come in words from the server.
desk = Order desk
loading = Loading …
wait-here = One moment.
skip = Skip to the content
close = Close
sheet-low = Lowest sheet
sheet-half = Taller sheet
sheet-tall = Tallest sheet
aim-nowhere = Nothing here

# Signing in
sign-in = Sign in
sign-out = Sign out
account = Account name
password = Password
forgotten = I have forgotten my password
mail-a-link = Mail me a link
link-mailed = If there is such an account with a mail address, a link that sets a new password is on its way there. Without one, whoever runs this house can set it.
new-password = New password
make-account = Make an account and take the place
have-account = I have an account
no-account = I have no account yet
invited-as = { $title }: you are invited as { $who }.
invited-administrator = { $title }: you are invited as administrator.
take-place = Take the place as { $account }
invitation-gone = The invitation leads nowhere any more.
set-password = Set the password
password-set = The password is set. Sign in with it.
mail-proved = Your mail address is proved: whatever is mailed to you goes there from now on.
signed-in-as = Signed in as { $account }
plain-http = This page comes over plain http: signatures cannot be checked in the browser, and nothing is kept for reading offline.

# Campaigns
campaigns = Campaigns
seeking = Campaigns that seek players
no-campaigns = You have no place in a campaign yet. An administrator invites you by a link.
play-as = { $player }
as-administrator = administrator
not-done-yet = Not done: { $players }.
stuck = Stuck: { $phases }.
turn-number = Turn { $turn }

# Screens
screen-evening = Evening
screen-map = Map
screen-orders = Orders
give-orders = Give orders
turn-was-over = Turn { $turn } was over. Not sent: { $pieces }.
drafts-waiting = { $count ->
    [0] no drafts
    [one] 1 draft is not sent
   *[other] { $count } drafts are not sent
}
done-with-drafts = Done without what is not sent
screen-report = Report
screen-letters = Letters
screen-plan = Plan
screen-seat = My seat
screen-staff = Staff
screen-control = Administration
screen-debrief = Debrief
screen-more = More
new-campaign = A new campaign
screens = Screens

# Header
time-left = { $days ->
    [0] { $hours ->
        [0] { $minutes } min left
       *[other] { $hours } h { $minutes } min left
    }
    [one] 1 day { $hours } h left
   *[other] { $days } days { $hours } h left
}
last-hour = One hour or less is left.
time-over = the time is up
no-deadline = no deadline
deadline-at = until { $local } ({ $zone })
deadline-own = { $local } here
done = I am done
done-ends-turn = The turn ends before its time once all have said so. An order you send afterwards takes it back.
done-ends-nothing = The turn ends at its time all the same. An order you send afterwards takes it back.
done-taken-back = An order took back that you were done.
done-said = You have said that you are done.
done-undo = Not done after all
done-count = { $ready } of { $expected } are done
letters-unread = { $count ->
    [0] no new letters
    [one] 1 new letter
   *[other] { $count } new letters
}
opening = The opening
past-opening = As known before the first turn. Orders cannot be changed here.
past-turn = As known after turn { $turn }. Orders cannot be changed here.
latest-turn = Back to the latest
turn-slider = Turn shown
status-open = open
status-grace = in grace: it ends as soon as all have sent
status-held = held by the administrator
status-paused = its clock is stopped
status-resolving = is being resolved
status-resolved = resolved
status-rolled-back = was rolled back
status-set-aside = set aside
status-ended = The campaign has ended.

# Evening
what-happened = What happened in turn { $turn }
nothing-happened = Nothing of weight was reported.
first-turn = No turn has been played yet: your first report comes after this one. Until then the map shows where your own people stand.
brief = What it is about
brief-side = What your side knows besides ({ $side })
to-do = To do
nothing-to-do = Nothing is left to do. Say that you are done.
announcements = Announcements
announced-calendar = The calendar of deadlines has changed
announced-extended = The deadline of turn { $turn } was put off
announced-paused = The clock is stopped
announced-resumed = The clock goes on
announced-outage = The deadline of turn { $turn } was put off after an outage
announced-grace = Turn { $turn } waits once more for those who sent nothing
announced-held = Turn { $turn } is held and waits for the administrator
announced-excused = You are excused from turn { $turn }
announced-due = Orders are due by { $local }
stand-ins = Who stands in
play-for = Play for { $player }
plays-for = You play for { $player }.
own-seat = Back to my own seat
stood-in = You stand in for { $player } no more.
stands-in-for = { $to } stands in for { $player } in turns { $from } to { $until }.
without-order = { $count ->
    [0] Every piece has an order.
    [one] 1 of { $all } pieces has no order
   *[other] { $count } of { $all } pieces have no order
}
reminders = Reminders
orders-refused = { $count ->
    [one] 1 order was refused when the turn opened
   *[other] { $count } orders were refused when the turn opened
}
order-doubts = { $count ->
    [one] 1 doubt about an order
   *[other] { $count } doubts about orders
}
orders-of = Orders for turn { $turn }
orders-sent = Orders in force
no-orders = You have sent nothing for turn { $turn }.
if-nothing = If nothing is sent
rule-figures = Figures that are played by
figure-ours = Our figure: { $why }
rule-readings = How doubtful places are read here
rule-cases = Cases by which it is proved ({ $n })
case-positive = the rule at work
case-negative = where it does not hold
case-boundary = at its edge
rule = Rule { $rule }
own-standing = Your forces
losses = Losses
enemies-in-sight = Enemies in sight
failures = Ordered and not done
whole-report = The whole report
report-pages = As a page:
by-deputy = sent by { $who }
silent-players = Players
standing-away = away

# Problems
problem = Something went wrong
problem-offline = The server cannot be reached. Nothing is shown as sent that was not.
asked-again-by-itself = The page asks again by itself.
not-fetched = This screen could not be fetched
try-again = Try again
not-found = There is no such screen.

# Map
map-label = Map of the theatre. Arrows move the cursor.
map-keys = Arrows move the cursor, + and - zoom, Z the whole theatre and back, Q the next place of interest, I where troops seen before could be by now, G go to a place, 1 to 9 and Shift with A, C, F, O, S or Y layers. Shift and a drag, or Shift and Enter, choose several pieces.
layers = Layers
layer-sight = in sight
layer-memory = memory
layer-orders = own orders
layer-past = orders of the past turn
layer-ahead = later turns
layer-supplies = supply lines
layer-communications = communications
layer-reach = reach
layer-marks = own marks
layer-nations = frontiers
layer-railways = railways
layer-troops = troops
layer-cities = cities
layer-grid = grid
go-to = Go to a place or piece
no-such-place = There is no “{ $wanted }” here.
roster = Your pieces
what-is-here = Troops in sight
printed-only = Not in your sight. Printed map only.
remembered = Not in your sight. As of turn { $turn }: { $facts }
remembered-bare = Not in your sight. As of turn { $turn }: no city, depot or railway.
remembered-places = Remembered places
remembered-signs = Dotted on the map; a dashed tab has the turns since. What is hatched you know from the printed map only.
as-of = as of turn { $turn }
ghosts = Seen before, and where they could be
could-be = Could be by now
could-be-here = Troops of { $from } could be here by now: no further than { $most } squares, by the march of { $arm }.
pin = Pin
is-pinned = Pinned.
dismiss = Dismiss
bring-back = Show { $count } dismissed again
struck-out = Struck out, for this square is in sight now: { $troops }
city-held = { $city }: held by { $state }, { $supplies } supplies.
city-fort = Fort of level { $level }, room for { $capacity }.
city-besieged = Besieged.
own-here = { $count ->
    [one] Yours: { $units }.
   *[other] Yours, { $count } units: { $units }.
}
troops-here = { $state } ({ $standing }): { $number }{ $arms }, { $when }.
heard-here = Heard of, from turn { $turn }, perhaps elsewhere: { $text }.
exactly = { $count ->
    [one] one unit
   *[other] { $count } units
}
size-range = { $size }, { $least } to { $most } units
size-word = { $size }
arms-about = , about { $arms }
arm-I = infantry
arm-C = cavalry
arm-A = artillery
arm-H = headquarters
seen-now = seen now
seen-before = { $age ->
    [one] seen one turn ago
   *[other] seen { $age } turns ago
}
standing-same = own side
standing-allied = allied
standing-hostile = hostile
standing-neutral = neutral
ground-open = open
ground-water = water
ground-river = river
ground-hill = hills
ground-forest = forest
ground-forested-hill = forested hills
ground-mountain = mountains
ground-high-mountain = high mountains, impassable
ground-desert = desert, impassable
ground-high-desert = high desert
ground-marsh = marsh
ground-swamp = swamp, impassable
ground-unknown-ground = unknown ground

# Film
film = Film of the turn. Space plays, J and L step, with Shift by phases, comma and full stop change the speed.
film-map = Map of the film
play = Play
stop = Stop
event-before = Event
event-after = Event
phase-before = Phase
phase-after = Phase
speed = Speed
with-routine = with routine lines
picture-of = { $at } of { $all }
inset-of = Battlefield of { $square }, fought at { $places }
search = Search the report
editions = { $count ->
    [one] The report was corrected
   *[other] The report was corrected { $count } times
}
edition = Edition { $edition }
edition-beside = Edition { $edition } beside this one
edition-only = only here
editions-alike = Both editions say the same.
battles = Battles
layer-stores = depots, state of railways
store-depot = depot
store-cache = cache
depot-here = { $what } { $id } of { $state }
depot-here-with = { $what } { $id } of { $state } with { $supplies } supplies
railway-whole = Railway, held by { $standing }.
railway-broken = Railway, broken, held by { $standing }.
held-same = yourselves
held-allied = allies
held-hostile = enemies
held-neutral = neutrals
held-none = nobody

me = Me
reading-kept = What you see was kept on this device. You can read and write drafts; nothing is sent.
