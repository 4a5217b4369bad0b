# Turns ahead
plan-means = Orders for later turns are sent ahead, and judged by what is known now; when their turn opens they are judged anew.
turns-ahead = Turns ahead
plan-piece = Piece
turn-shown = Turn
more-turns = More turns
plan-cell = { $piece }, turn { $turn }: { $state } { $words }
standing-orders = Standing orders
no-standing = No order stands beyond its turn.
since-turn = since turn { $turn }
reminder-turn = For turn
reminder-words = Words
reminder-due = Due (turn { $turn })
reminders-kept = Kept at your seat; nobody else reads them.
reminders-not-kept = On this page only so far.

# The seat
seat-is = { $name }, { $state }; { $role }; signed in as { $account }.
place-player = officer
place-minister = minister
place-administrator = administrator
hand-over = Who stands in for you
hand-over-means = For some turns somebody of your side gives your orders and reads your reports, not your letters. You can end it at any time, and you see what he has read.
hand-over-do = Hand over
hand-over-end = End it at once
nobody-to-stand-in = Nobody else of your side plays.
stands-in-who = Who
from-turn = From turn
until-turn = Until turn, and with it
you-stand-in = For whom you stand in
you-stand-in-for-nobody = For nobody.
made-by-administrator = Arranged by the administrator: { $reason }
stand-in-has-read = { $count ->
    [one] He has read 1 report
   *[other] He has read { $count } reports
}
sight-turn-report = turn report
sight-position-report = position report
sight-map = map
sight-supply = supply
sight-intelligence = intelligence
deputies = Deputies
deputies-mean = A deputy's order stands where the commander of a piece has given none.
you-deputise = You deputise for: { $pieces }
assign-deputy = Assign a deputy
assign-it = Assign
assign-for-good = Assign: it cannot be taken back
votes = Votes
vote-pause = Shall the clock be stopped?
vote-end = Shall the campaign end?
vote-cast = { $cast } of { $seats } have voted.
vote-tally = { $yes } for it, { $no } against it, of { $seats }.
vote-own = You voted { $ballot }.
vote-how = Your ballot; nobody else reads it, and you may change it until the vote is closed
ballot-yes = yes
ballot-no = no
ballot-none = none: I take it back
vote-change = Vote anew
vote-do = Vote
leaving = Leaving
leaving-means = Your seat is free at once, and the administrator is told. What you ordered stands; standing orders, deputies and stand-ins hold until whoever has the seat after you changes them. If you are only away, a stand-in can give your orders.
leaving-confirm = Type { $campaign }, so that it is no slip
leaving-do = Give up my seat
