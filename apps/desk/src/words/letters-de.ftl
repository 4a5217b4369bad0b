# Briefe
new-letter = Neuer Brief
write-letter = Brief
letter-to = An
letter-words = Worte
letter-count = { $count } von { $most } Zeichen
letter-kept = an Ihrem Platz aufgehoben
letter-not-kept = bisher nur auf dieser Seite
send-letter = Brief absenden
drop-letter = Wegwerfen
answer-letter = Antworten
letters-begun = Angefangen und nicht abgesandt
letters-list = Briefe
letters-with = Mit
letters-all = allen
letters-keys = In der Liste: C beginnt einen Brief, R beantwortet den geöffneten.
letters-none = Keine Briefe.
letters-older = Ältere Briefe
letter-from = Von { $from }
letter-sent-to = An { $to }
letter-went-to = Er ging an: { $to }
letter-you = Sie
letter-unread = ungelesen
letter-on-its-way = unterwegs; hat alle erreicht, wenn Runde { $turn } beginnt
letter-arrived = angekommen
letter-is-sent = Der Brief ist abgesandt.
letter-is-sent-for = Der Brief ist unterwegs. Er hat alle erreicht, wenn Runde { $turn } beginnt.
letter-had-arrived = Der Brief war schon abgesandt.
letter-unsure = Nicht als abgesandt gezeigt: Der Server hat nicht geantwortet. Bevor der Brief noch einmal geht, fragt das Pult, ob er angekommen ist.
arrival-at-once = kommt sofort an
arrival-in = kommt an, wenn Runde { $turn } beginnt, nach dem, was Sie von seinem Ort wissen
arrival-unknown = mindestens eine Runde: Sie wissen nicht, wo er ist
letters-go-at-once = Briefe kommen sofort an.
letters-go-courier = Briefe gehen mit Kurieren und brauchen Runden, je nach der Entfernung auf der Karte.
read-all = Alle { $count } als gelesen vermerken
mute-sender = Keine Briefe von { $who } sehen
unmute-sender = Briefe von { $who } wieder sehen
muted-senders = Stumme Absender
muted-means = Sie sehen deren Briefe nicht, und sie erfahren es nicht.
report-letter = Dem Verwalter vorlegen
report-reason = Warum
report-send = Ihm vorlegen
letter-was-reported = Der Verwalter kann ihn jetzt lesen.
letter-marks = Eigene Zeichen beilegen ({ $count })
letter-mark-add = { $mark } beilegen
letter-marks-lay = { $count ->
    [one] Sein Zeichen auf meine eigenen Blätter legen
   *[other] Seine { $count } Zeichen auf meine eigenen Blätter legen
}
letter-marks-laid = { $count ->
    [one] Das Zeichen gehört jetzt zu Ihren eigenen.
   *[other] Die { $count } Zeichen gehören jetzt zu Ihren eigenen.
}
