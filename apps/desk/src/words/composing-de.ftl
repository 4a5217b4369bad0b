# Befehle verfassen, in jedem Spiel
orders-closed = Befehle dieser Runde lassen sich nicht ändern.
your-pieces = Ihre Einheiten
aim-add = { $place } dazu
aim-choose = Wählen in { $place }
aim-look = { $place } ansehen
aim-mark = { $place } markieren
aim-tool = { $tool }: { $place }
aim-nobody = In { $place } steht nichts von Ihnen.
queue-keys = Pfeile gehen entlang, Eingabe öffnet. N nächste ohne Befehl, Umschalt+N zurück, H stehen, W später, X zurücknehmen, / Befehlszeile, F8 nächster Mangel.
only-without = nur ohne Befehl
not-sent = { $count ->
    [0] Nichts wartet aufs Senden.
    [one] 1 Entwurf nicht gesendet
   *[other] { $count } Entwürfe nicht gesendet
}
drafts-kept = an Ihrem Platz behalten, auch für Ihre anderen Geräte
drafts-not-kept = bisher nur auf dieser Seite
send = Senden
send-all = { $count ->
    [one] Diesen senden
   *[other] Alle { $count } senden
}
sending = Wird gesendet …
undo = Rückgängig
discard = Entwurf verwerfen
take-back = Zurücknehmen
stand-still = So befehlen
next-without = Nächste
add = Hinzufügen
choose = Wählen …
add-to = Hinzufügen zu: { $field }
add-entry = Eines hinzufügen
remove-entry = Nummer { $number } entfernen
remove-item = { $item } entfernen
see-below = , siehe unten
as-it-comes = nicht gesagt
must-be = (nötig)
as-deputy = als Stellvertreter
state-ordered = befohlen
state-idle = ohne Befehl
state-draft = Entwurf
state-sending = wird gesendet
state-unsure = vielleicht gesendet
state-wrong = falsch
problem-count = { $count }
origin-sent = Gesendet
origin-standing = Dauerbefehl
origin-ahead = Im Voraus gesendet
origin-deputy = Befehl des Stellvertreters
origin-stand-in = Für Sie gesendet
origin-commander = Befehl des Kommandeurs
origin-default = Ohne Befehl
draft-draft = Entwurf: nicht gesendet.
draft-kept = Als Entwurf behalten: nicht gesendet, auch wenn Sie die Karte verlassen.
draft-refused = Abgelehnt: es gilt, was vorher galt.
draft-sending = Unterwegs …
draft-unsure = Nicht bekannt, ob es ankam: der Server hat nicht geantwortet. Noch einmal senden bewirkt nichts doppelt.
as-understood = Verstanden:
being-judged = Der Schiedsrichter sieht es an …
would-be-taken = Es würde angenommen.
would-be-taken-with-doubts = Es würde angenommen, mit Zweifeln.
receipts-check = Die Quittungen dieser Runde prüfen
receipts-signed = { $count ->
    [0] Noch wurde nichts gesendet: Es gibt keine Quittung zu prüfen.
    [one] 1 Quittung ist mit dem Schlüssel { $key } des Feldzugs unterschrieben und unverändert.
   *[other] { $count } Quittungen sind mit dem Schlüssel { $key } des Feldzugs unterschrieben und unverändert.
}
receipts-not-signed = NICHT, was der Feldzug unterschrieb: { $ids }. Heben Sie sie auf und zeigen Sie sie Ihrem Verwalter.
receipts-file = Alle als Datei
receipts-plain-http = Über einfaches http prüft ein Browser keine Unterschriften: ./vedette receipt check tut es.
receipt = Quittung { $version }, { $at }, { $id }
is-error = Fehler.
is-doubt = Zweifel.
box-number = Phase { $box }:
must-be-filled = Das muss ausgefüllt werden.
not-of-this-form = Das kann hier nicht stehen.
kept-as-draft = { $piece }: als Entwurf behalten.
stays-draft = { $piece }: nicht gesendet, weil etwas falsch ist. Bleibt Entwurf.
stays-unmeant = { $piece }: nicht gesendet, weil es sich nicht rückgängig machen lässt. Es bleibt Entwurf, bis Sie es senden.
late-drafts = { $count ->
    [one] Runde { $turn } war vorbei, bevor dies gesendet wurde. Es zählt nicht.
   *[other] Runde { $turn } war vorbei, bevor diese gesendet wurden. Sie zählen nicht.
}
late-take = Als { $count ->
    [one] Entwurf
   *[other] Entwürfe
} für Runde { $turn } übernehmen
late-drop = { $count ->
    [one] Es verwerfen
   *[other] Sie verwerfen
}
stays-closed = { $piece }: nicht gesendet, weil gerade keine Befehle angenommen werden. Bleibt Entwurf.
sent-elsewhere = Anderswo von { $who } gesendet: { $words }
replaced-elsewhere = Vorher: { $words }
had-arrived = { $pieces }: war angekommen und gilt.
had-not-arrived = { $pieces }: war nicht angekommen. Noch ein Entwurf: senden Sie ihn noch einmal.
not-known-sent = { $pieces }: der Server ist nicht zu erreichen. Nicht als gesendet gezeigt, als Entwurf behalten.
nothing-to-take-back = { $piece } hat keinen Befehl, der zurückzunehmen wäre.
taken-back = { $piece }: zurückgenommen.
nothing-to-undo = Nichts rückgängig zu machen.
undone = Rückgängig gemacht.
undone-sent = Zurückgenommen: { $words }
was-refused = Abgelehnt: { $words }
was-accepted = Angenommen: { $words }
none-without = Jede Einheit hat einen Befehl.
other-kind = Art des Befehls
draft-is-standing = Gilt auch in jeder späteren Runde.
reach-awaited = { $square }: einen Moment, bis bekannt ist, was erreichbar ist.
take-pointed = { $place } nehmen
judged-when-sent = Der Schiedsrichter beurteilt ihn, wenn er gesendet wird, und wieder, wenn seine Runde beginnt.
yes = ja
no = nein
nothing = nichts
together = Zusammen befehligt mit { $pieces }.
alone = Nur { $piece }
aim-wait = In { $place } warten
cannot-drop = { $from } kann nicht auf { $onto } gezogen werden.

as-text = Der Befehl in Worten
command-line = Befehlszeile: ein Befehl in Worten
completions = Kann weitergehen mit
book-as-text = Alle Befehle als Text
book-label = Befehle, einer je Zeile
book-text-means = Was gilt und was Entwurf ist. Was Sie ändern, wird Entwurf und beurteilt, bevor es gesendet wird.
text-to-drafts = Als Entwürfe übernehmen
text-anew = Von vorn
at-line = Zeile { $line }, Spalte { $column }:
at-column = Spalte { $column }:
text-fault = gefunden { $found }; erlaubt: { $allowed }.
perhaps = Vielleicht: { $words }.
read-as = „{ $found }“ wurde als { $readAs } gelesen.
book-text-together = Ein geltender Befehl, der nicht mehr im Text steht, wird mit der Übernahme zurückgenommen, sein Entwurf verworfen.
book-takes-back = { $count ->
    [one] 1 geltender Befehl wird zurückgenommen.
   *[other] { $count } geltende Befehle werden zurückgenommen.
}
send-for-good = Absenden: es lässt sich nicht zurücknehmen
is-for-good = { $orders }: Das lässt sich nicht zurücknehmen. Senden Sie noch einmal, wenn Sie es so meinen.
is-scuttled = { $ships }: Versenkt ist das Schiff für immer verloren, sobald die Runde ausgewertet ist. Senden Sie noch einmal, wenn Sie es so meinen.
