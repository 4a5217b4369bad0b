# Spätere Runden
plan-means = Befehle für spätere Runden gehen voraus und werden nach dem beurteilt, was jetzt bekannt ist; wenn ihre Runde beginnt, noch einmal.
turns-ahead = Spätere Runden
plan-piece = Einheit
turn-shown = Runde
more-turns = Mehr Runden
plan-cell = { $piece }, Runde { $turn }: { $state } { $words }
standing-orders = Ständige Befehle
no-standing = Kein Befehl gilt über seine Runde hinaus.
since-turn = seit Runde { $turn }
reminder-turn = Für Runde
reminder-words = Worte
reminder-due = Fällig (Runde { $turn })
reminders-kept = An Ihrem Platz aufgehoben; niemand sonst liest sie.
reminders-not-kept = Bisher nur auf dieser Seite.

# Der Platz
seat-is = { $name }, { $state }; { $role }; angemeldet als { $account }.
place-player = Offizier
place-minister = Minister
place-administrator = Verwalter
hand-over = Wer Sie vertritt
hand-over-means = Einige Runden lang gibt jemand Ihrer Seite Ihre Befehle und liest Ihre Berichte, nicht Ihre Briefe. Sie können das jederzeit beenden und sehen, was er gelesen hat.
hand-over-do = Übergeben
hand-over-end = Sofort beenden
nobody-to-stand-in = Niemand sonst Ihrer Seite spielt.
stands-in-who = Wer
from-turn = Ab Runde
until-turn = Bis Runde einschließlich
you-stand-in = Wen Sie vertreten
you-stand-in-for-nobody = Niemanden.
made-by-administrator = Vom Verwalter eingerichtet: { $reason }
stand-in-has-read = { $count ->
    [one] Er hat 1 Bericht gelesen
   *[other] Er hat { $count } Berichte gelesen
}
sight-turn-report = Bericht der Runde
sight-position-report = Lagebericht
sight-map = Karte
sight-supply = Nachschub
sight-intelligence = Aufklärung
deputies = Stellvertreter
deputies-mean = Der Befehl eines Stellvertreters gilt, wo der Befehlshaber einer Einheit keinen gegeben hat.
you-deputise = Sie sind Stellvertreter bei: { $pieces }
assign-deputy = Stellvertreter ernennen
assign-it = Ernennen
assign-for-good = Ernennen: lässt sich nicht zurücknehmen
votes = Abstimmungen
vote-pause = Soll die Uhr angehalten werden?
vote-end = Soll der Feldzug enden?
vote-cast = { $cast } von { $seats } haben abgestimmt.
vote-tally = { $yes } dafür, { $no } dagegen, von { $seats }.
vote-own = Sie stimmten { $ballot }.
vote-how = Ihre Stimme; niemand sonst liest sie, und bis zum Schluss können Sie sie ändern
ballot-yes = ja
ballot-no = nein
ballot-none = keine: Ich ziehe sie zurück
vote-change = Neu abstimmen
vote-do = Abstimmen
leaving = Ausscheiden
leaving-means = Ihr Platz ist sofort frei, und der Verwalter erfährt es. Was Sie befohlen haben, bleibt; Dauerbefehle, Beauftragte und Vertreter gelten, bis Ihr Nachfolger sie ändert. Sind Sie nur verreist, kann ein Vertreter Ihre Befehle geben.
leaving-confirm = Tippen Sie { $campaign }, damit es kein Versehen ist
leaving-do = Meinen Platz aufgeben
