# Composing orders, in whichever game
orders-closed = Orders of this turn cannot be changed.
your-pieces = Your pieces
aim-add = Add { $place }
aim-choose = Choose in { $place }
aim-look = Look at { $place }
aim-mark = Mark { $place }
aim-tool = { $tool }: { $place }
aim-nobody = None of your pieces is in { $place }.
queue-keys = Arrows go along, Enter opens. N next without order, Shift+N back, H stand, W later, X take back, / command line, F8 next problem.
only-without = only without an order
not-sent = { $count ->
    [0] Nothing waits to be sent.
    [one] 1 draft not sent
   *[other] { $count } drafts not sent
}
drafts-kept = kept at your seat, also for your other devices
drafts-not-kept = on this page only so far
send = Send
send-all = { $count ->
    [one] Send it
   *[other] Send all { $count }
}
sending = Sending …
undo = Undo
discard = Discard draft
take-back = Take back
stand-still = Order it so
next-without = Next
add = Add
choose = Choose …
add-to = Add to: { $field }
add-entry = Add one
remove-entry = Remove number { $number }
remove-item = Remove { $item }
see-below = , see below
as-it-comes = not said
must-be = (needed)
as-deputy = as deputy
state-ordered = ordered
state-idle = no order
state-draft = draft
state-sending = being sent
state-unsure = perhaps sent
state-wrong = wrong
problem-count = { $count }
origin-sent = Sent
origin-standing = Standing order
origin-ahead = Sent ahead
origin-deputy = Its deputy's order
origin-stand-in = Sent for you
origin-commander = Its commander's order
origin-default = No order
draft-draft = Draft: not sent.
draft-kept = Kept as a draft: not sent, also when you leave the card.
draft-refused = Refused: what stood before stands.
draft-sending = On its way …
draft-unsure = Not known whether it arrived: the server did not answer. Sending it again does nothing twice.
as-understood = Understood:
being-judged = The referee looks at it …
would-be-taken = It would be accepted.
would-be-taken-with-doubts = It would be accepted, with doubts.
receipts-check = Check the receipts of this turn
receipts-signed = { $count ->
    [0] Nothing was sent yet: there is no receipt to check.
    [one] 1 receipt is signed with the campaign's key { $key } and unchanged.
   *[other] { $count } receipts are signed with the campaign's key { $key } and unchanged.
}
receipts-not-signed = NOT what the campaign signed: { $ids }. Keep them, and show them to your administrator.
receipts-file = All of them as a file
receipts-plain-http = Over plain http a browser checks no signatures: ./vedette receipt check does.
receipt = Receipt { $version }, { $at }, { $id }
is-error = Error.
is-doubt = Doubt.
box-number = Phase { $box }:
must-be-filled = This has to be filled.
not-of-this-form = This cannot be written here.
kept-as-draft = { $piece }: kept as a draft.
stays-draft = { $piece }: not sent, since it is wrong. It stays a draft.
stays-unmeant = { $piece }: not sent, since it cannot be undone. It stays a draft until you send it.
late-drafts = { $count ->
    [one] Turn { $turn } was over before this was sent. It counts for nothing.
   *[other] Turn { $turn } was over before these were sent. They count for nothing.
}
late-take = Take over as { $count ->
    [one] a draft
   *[other] drafts
} for turn { $turn }
late-drop = { $count ->
    [one] Let it go
   *[other] Let them go
}
stays-closed = { $piece }: not sent, since no orders are taken just now. It stays a draft.
sent-elsewhere = Sent by { $who } elsewhere: { $words }
replaced-elsewhere = Before: { $words }
had-arrived = { $pieces }: had arrived and stands.
had-not-arrived = { $pieces }: had not arrived. Still a draft: send it again.
not-known-sent = { $pieces }: the server cannot be reached. Not shown as sent, kept as a draft.
nothing-to-take-back = { $piece } has no order to take back.
taken-back = { $piece }: taken back.
nothing-to-undo = Nothing to undo.
undone = Undone.
undone-sent = Taken back: { $words }
was-refused = Refused: { $words }
was-accepted = Accepted: { $words }
none-without = Every piece has an order.
other-kind = Kind of order
draft-is-standing = To stand in every later turn.
reach-awaited = { $square }: one moment, until it is known what is in reach.
take-pointed = Take { $place }
judged-when-sent = The referee judges it when it is sent, and again when its turn opens.
yes = yes
no = no
nothing = none
together = Ordered together with { $pieces }.
alone = Only { $piece }
aim-wait = Wait in { $place }
cannot-drop = { $from } cannot be dropped on { $onto }.

as-text = The order in words
command-line = Command line: an order in words
completions = May go on with
book-as-text = All orders as text
book-label = Orders, one a line
book-text-means = What stands and what is drafted. What you change becomes drafts, which are judged before they are sent.
text-to-drafts = Take over as drafts
text-anew = Begin anew
at-line = Line { $line }, column { $column }:
at-column = Column { $column }:
text-fault = found { $found }; allowed: { $allowed }.
perhaps = Perhaps: { $words }.
read-as = "{ $found }" was read as { $readAs }.
book-text-together = An order that stands and is no longer in the text is taken back when you take the text over, and its draft is thrown away.
book-takes-back = { $count ->
    [one] 1 order that stands is taken back.
   *[other] { $count } orders that stand are taken back.
}
send-for-good = Send: it cannot be taken back
is-for-good = { $orders }: this cannot be taken back. Send once more if you mean it.
is-scuttled = { $ships }: scuttled it is lost for good once the turn is resolved. Send once more if you mean it.
