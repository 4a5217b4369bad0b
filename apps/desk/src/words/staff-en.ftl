# Words of the staff's screen.
staff-title = Staff: what the { $desk } believes after turn { $turn }
desk-war = war department
desk-naval = navy department
desk-supreme = head of state
staff-parts = Parts of the staff's papers
staff-contacts = Contacts
staff-sums = Sums
staff-cleared = Struck out
staff-forces = Own forces
staff-nothing-yet = No turn has been played yet: the staff knows nothing.
staff-map = Map of what the staff believes. Arrows move the cursor and say what is believed at a square; Enter lists it alone.
staff-legend = A flag was seen this turn. A dashed outline was seen before: the number is its age in turns, the letter how far it is to be relied on. An ear: somebody said so.
staff-nobody-here = Nothing is believed here.
staff-troops = troops
staff-ships = ships
contact-said = { $state } ({ $standing }): { $what }, { $range } strong, { $when }, letter { $letter }.
contacts-found = { $count ->
    [one] 1 of { $all } contacts
   *[other] { $count } of { $all } contacts
}
contacts-everywhere = Everywhere again
as-csv = As a table for a spreadsheet (CSV)
within-group = may be part of { $group }
filter = Which contacts
filter-all = all
filter-state = State
filter-arm = Arm
filter-reliability = Reliability
filter-source = Learnt from
filter-age = Turns old at most
filter-sort = In order of
sort-place = place
sort-age = age
sort-strength = strength
sort-reliability = reliability
arms-infantry = infantry
arms-cavalry = cavalry
arms-artillery = artillery
arms-headquarters = headquarters
arms-ships = ships
letter-or-better = { $letter } or better
letter-A = identified by name as the turn ended
letter-B = seen as the turn ended, number and arms about right; or named a turn ago
letter-C = seen a turn ago, or identified two turns ago
letter-D = late news that may be wrong, or seen two turns ago
letter-E = news at sea that may be false, or seen three turns ago
letter-F = older still: little more than a memory
source-tactical-map = seen on the battlefield
source-turn-report = met in the turn
source-strategic-map = seen by own troops
source-seen-from-ships = seen from ships
source-seen-from-shore = seen from the shore
source-in-contact = in contact at sea
source-sloop = sighted by a sloop
source-garrison = told by a garrison
source-sail-news = news of sails
source-headquarters-news = news of a headquarters
source-troops-news = news of troops
column-what = What
column-strength = Units or ships
column-where = Where
column-age = Seen
column-source = Learnt from
column-letter = Reliability
column-why = Why struck out
column-contacts = Contacts
column-newest = Newest
column-unit = Unit
column-ship = Ship
column-commander = Commander
column-men = Men
column-crew = Crew
column-condition = Condition
column-supply = Supply
column-wants = Lacks
sums-by = Added up by
sums-once = A group that may be part of another counts once.
by-state = State
by-region = Region
by-place = Place
by-arms = Arms
by-source = Source
by-reliability = Reliability
by-branch = Land or sea
cleared-count = { $count ->
    [0] Nothing was struck out in this turn.
    [one] 1 contact was struck out in this turn.
   *[other] { $count } contacts were struck out in this turn.
}
why-seen-empty = the place was seen, and nobody was there
why-too-few-seen = fewer were seen there than believed
why-seen-to-end = its end was seen
why-identified = met by name elsewhere in this list
why-too-old = no news for ten turns
own-units = Units
ships-of-side = Ships
forces-lacking = { $count ->
    [0] None of { $all } lacks anything.
    [one] 1 of { $all } lacks something.
   *[other] { $count } of { $all } lack something.
}
forces-only-lacking = only those that lack something
fallen = { $count } lost
unit-condition = { $status }, { $quality }, morale { $morale }, fatigue { $fatigue }
ship-condition = { $status }, { $quality }, morale { $morale }, hull { $hull }, rigging { $rigging }
supplied-from = supplied from { $source }
not-supplied = not supplied
carries = carries { $supplies } supplies, { $ammunition } ammunition
ship-stores = { $stores } stores
wants-nothing = nothing
wants-supplies = supplies
wants-ammunition = ammunition
wants-communications = communications
wants-rest = rest
wants-reforming = reforming
wants-stores = stores
