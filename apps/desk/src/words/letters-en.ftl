# Letters
new-letter = New letter
write-letter = Letter
letter-to = To
letter-words = Words
letter-count = { $count } of { $most } characters
letter-kept = kept at your seat
letter-not-kept = on this page only so far
send-letter = Send the letter
drop-letter = Throw it away
answer-letter = Answer
letters-begun = Begun and not sent
letters-list = Letters
letters-with = With
letters-all = everybody
letters-keys = In the list: C begins a letter, R answers the one that is open.
letters-none = No letters.
letters-older = Older letters
letter-from = From { $from }
letter-sent-to = To { $to }
letter-went-to = It went to: { $to }
letter-you = you
letter-unread = unread
letter-on-its-way = on its way; has reached everybody when turn { $turn } opens
letter-arrived = arrived
letter-is-sent = The letter is sent.
letter-is-sent-for = The letter is on its way. It has reached everybody when turn { $turn } opens.
letter-had-arrived = The letter had been sent already.
letter-unsure = Not shown as sent: the server did not answer. Before it is sent again, the desk asks whether it arrived.
arrival-at-once = arrives at once
arrival-in = arrives when turn { $turn } opens, by what you know of where he is
arrival-unknown = a turn at least: you do not know where he is
letters-go-at-once = Letters arrive at once.
letters-go-courier = Letters travel by courier and take turns by the distance on the map.
read-all = Mark all { $count } as read
mute-sender = See no letters of { $who }
unmute-sender = See the letters of { $who } again
muted-senders = Muted senders
muted-means = You do not see their letters, and they are not told.
report-letter = Lay it before the administrator
report-reason = Why
report-send = Lay it before him
letter-was-reported = The administrator can read it now.
letter-marks = Send own marks along ({ $count })
letter-mark-add = Add { $mark }
letter-marks-lay = { $count ->
    [one] Lay its mark on my own sheets
   *[other] Lay its { $count } marks on my own sheets
}
letter-marks-laid = { $count ->
    [one] The mark is among your own now.
   *[other] The { $count } marks are among your own now.
}
