# Wörter des Pultes. Quittungen und Berichte kommen in Worten vom Server.
desk = Befehlspult
loading = Wird geladen …
wait-here = Einen Augenblick.
skip = Zum Inhalt
close = Schließen
sheet-low = Blatt klein
sheet-half = Blatt höher
sheet-tall = Blatt ganz
aim-nowhere = Hier ist nichts

sign-in = Anmelden
sign-out = Abmelden
account = Kontoname
password = Passwort
forgotten = Ich habe mein Passwort vergessen
mail-a-link = Link mailen
link-mailed = Gibt es ein solches Konto mit einer Mailadresse, ist ein Link dorthin unterwegs, der ein neues Passwort setzt. Ohne Adresse kann es setzen, wer dieses Haus betreibt.
new-password = Neues Passwort
make-account = Konto anlegen und den Platz einnehmen
have-account = Ich habe ein Konto
no-account = Ich habe noch kein Konto
invited-as = { $title }: Sie sind eingeladen als { $who }.
invited-administrator = { $title }: Sie sind als Verwalter eingeladen.
take-place = Den Platz als { $account } einnehmen
invitation-gone = Diese Einladung führt nirgends mehr hin.
set-password = Passwort setzen
password-set = Das Passwort ist gesetzt. Melden Sie sich damit an.
mail-proved = Die Mailadresse ist bestätigt: Was Ihnen gemailt wird, geht von jetzt an dorthin.
signed-in-as = Angemeldet als { $account }
plain-http = Diese Seite kommt über einfaches http: Unterschriften können im Browser nicht geprüft werden, und nichts wird zum Lesen ohne Netz behalten.

campaigns = Feldzüge
seeking = Feldzüge, die Spieler suchen
no-campaigns = Sie haben noch keinen Platz in einem Feldzug. Ein Verwalter lädt Sie mit einem Link ein.
play-as = { $player }
as-administrator = Verwalter
not-done-yet = Nicht fertig: { $players }.
stuck = Hängt: { $phases }.
turn-number = Runde { $turn }

screen-evening = Abend
screen-map = Karte
screen-orders = Befehle
give-orders = Befehle geben
turn-was-over = Runde { $turn } war vorbei. Nicht gesendet: { $pieces }.
drafts-waiting = { $count ->
    [0] keine Entwürfe
    [one] 1 Entwurf ist nicht gesendet
   *[other] { $count } Entwürfe sind nicht gesendet
}
done-with-drafts = Fertig ohne das, was nicht gesendet ist
screen-report = Bericht
screen-letters = Briefe
screen-plan = Plan
screen-seat = Mein Platz
screen-staff = Stab
screen-control = Verwaltung
screen-debrief = Nachbesprechung
screen-more = Mehr
new-campaign = Ein neuer Feldzug
screens = Ansichten

time-left = { $days ->
    [0] { $hours ->
        [0] noch { $minutes } min
       *[other] noch { $hours } h { $minutes } min
    }
    [one] noch 1 Tag { $hours } h
   *[other] noch { $days } Tage { $hours } h
}
last-hour = Es bleibt höchstens eine Stunde.
time-over = die Zeit ist um
no-deadline = ohne Frist
deadline-at = bis { $local } ({ $zone })
deadline-own = { $local } hier
done = Ich bin fertig
done-ends-turn = Die Runde endet vor ihrer Zeit, sobald alle es gesagt haben. Ein Befehl danach nimmt es zurück.
done-ends-nothing = Die Runde endet trotzdem erst zu ihrer Zeit. Ein Befehl danach nimmt es zurück.
done-taken-back = Ein Befehl hat zurückgenommen, dass Sie fertig sind.
done-said = Sie haben gesagt, dass Sie fertig sind.
done-undo = Doch nicht fertig
done-count = { $ready } von { $expected } sind fertig
letters-unread = { $count ->
    [0] keine neuen Briefe
    [one] 1 neuer Brief
   *[other] { $count } neue Briefe
}
opening = Die Eröffnung
past-opening = Stand vor der ersten Runde. Befehle lassen sich hier nicht ändern.
past-turn = Wie nach Runde { $turn } bekannt. Befehle lassen sich hier nicht ändern.
latest-turn = Zurück zur letzten
turn-slider = Gezeigte Runde
status-open = offen
status-grace = in Nachfrist: sie endet, sobald alle gesendet haben
status-held = vom Verwalter angehalten
status-paused = ihre Uhr steht
status-resolving = wird ausgewertet
status-resolved = ausgewertet
status-rolled-back = wurde zurückgenommen
status-set-aside = ausgesetzt
status-ended = Der Feldzug ist zu Ende.

what-happened = Was in Runde { $turn } geschah
nothing-happened = Nichts von Gewicht wurde gemeldet.
first-turn = Noch ist keine Runde gespielt: Ihr erster Bericht kommt nach dieser. Bis dahin zeigt die Karte, wo Ihre eigenen Leute stehen.
brief = Worum es geht
brief-side = Was Ihre Seite außerdem weiß ({ $side })
to-do = Zu tun
nothing-to-do = Nichts ist mehr zu tun. Sagen Sie, dass Sie fertig sind.
announcements = Ansagen
announced-calendar = Der Kalender der Fristen hat sich geändert
announced-extended = Die Frist von Runde { $turn } wurde verlängert
announced-paused = Die Uhr steht
announced-resumed = Die Uhr läuft weiter
announced-outage = Die Frist von Runde { $turn } wurde nach einem Ausfall verlängert
announced-grace = Runde { $turn } wartet noch einmal auf die, die nichts gesendet haben
announced-held = Runde { $turn } ist angehalten und wartet auf den Verwalter
announced-excused = Sie sind in Runde { $turn } entschuldigt
announced-due = Befehle sind fällig bis { $local }
stand-ins = Vertretungen
play-for = Für { $player } spielen
plays-for = Sie spielen für { $player }.
own-seat = Zurück zum eigenen Platz
stood-in = Sie vertreten { $player } nicht mehr.
stands-in-for = { $to } vertritt { $player } in den Runden { $from } bis { $until }.
without-order = { $count ->
    [0] Jede Einheit hat einen Befehl.
    [one] 1 von { $all } Einheiten hat keinen Befehl
   *[other] { $count } von { $all } Einheiten haben keinen Befehl
}
reminders = Erinnerungen
orders-refused = { $count ->
    [one] 1 Befehl wurde abgelehnt, als die Runde begann
   *[other] { $count } Befehle wurden abgelehnt, als die Runde begann
}
order-doubts = { $count ->
    [one] 1 Zweifel an einem Befehl
   *[other] { $count } Zweifel an Befehlen
}
orders-of = Befehle für Runde { $turn }
orders-sent = Geltende Befehle
no-orders = Für Runde { $turn } haben Sie nichts gesendet.
if-nothing = Wenn nichts gesendet wird
rule-figures = Zahlen, nach denen gespielt wird
figure-ours = Unsere Zahl: { $why }
rule-readings = Wie zweifelhafte Stellen hier gelesen werden
rule-cases = Fälle, an denen sie geprüft ist ({ $n })
case-positive = die Regel am Werk
case-negative = wo sie nicht gilt
case-boundary = an ihrer Grenze
rule = Regel { $rule }
own-standing = Ihre Truppen
losses = Verluste
enemies-in-sight = Feinde in Sicht
failures = Befohlen und nicht ausgeführt
whole-report = Der ganze Bericht
report-pages = Als Seite:
by-deputy = gesendet von { $who }
silent-players = Spieler
standing-away = abwesend

problem = Etwas ist schiefgegangen
problem-offline = Der Server ist nicht zu erreichen. Nichts wird als gesendet gezeigt, was es nicht ist.
asked-again-by-itself = Die Seite fragt von selbst wieder.
not-fetched = Diese Seite konnte nicht geholt werden
try-again = Noch einmal
not-found = Diese Ansicht gibt es nicht.

map-label = Karte des Schauplatzes. Pfeile bewegen den Zeiger.
map-keys = Pfeile bewegen den Zeiger, + und - vergrößern, Z der ganze Schauplatz und zurück, Q der nächste Ort von Belang, I wo früher Gesehene jetzt sein könnten, G zu einem Ort, 1 bis 9 und Umschalt mit A, C, F, O, S oder Y Ebenen. Umschalt und Ziehen oder Umschalt und Enter wählen mehrere.
layers = Ebenen
layer-sight = in Sicht
layer-memory = Erinnerung
layer-orders = eigene Befehle
layer-past = Befehle des letzten Zuges
layer-ahead = spätere Runden
layer-supplies = Nachschublinien
layer-communications = Verbindungen
layer-reach = Reichweite
layer-marks = eigene Zeichen
layer-nations = Grenzen
layer-railways = Bahnen
layer-troops = Truppen
layer-cities = Städte
layer-grid = Gitter
go-to = Zu einem Ort oder einer Einheit
no-such-place = „{ $wanted }“ gibt es hier nicht.
roster = Ihre Einheiten
what-is-here = Truppen in Sicht
printed-only = Nicht in Ihrer Sicht. Nur gedruckte Karte.
remembered = Nicht in Ihrer Sicht. Stand Runde { $turn }: { $facts }
remembered-bare = Nicht in Ihrer Sicht. Stand Runde { $turn }: keine Stadt, kein Depot, keine Bahn.
remembered-places = Erinnerte Orte
remembered-signs = Auf der Karte gepunktet; ein gestricheltes Schild nennt die Runden seither. Was schraffiert ist, kennen Sie nur von der gedruckten Karte.
as-of = Stand Runde { $turn }
ghosts = Früher gesehen, und wo sie sein könnten
could-be = Könnte jetzt sein
could-be-here = Truppen von { $from } könnten jetzt hier sein: höchstens { $most } Felder weit, wie { $arm } marschiert.
pin = Anheften
is-pinned = Angeheftet.
dismiss = Ausblenden
bring-back = { $count } ausgeblendete wieder zeigen
struck-out = Gestrichen, denn das Feld ist jetzt in Sicht: { $troops }
city-held = { $city }: gehalten von { $state }, { $supplies } Vorräte.
city-fort = Fort der Stufe { $level }, Platz für { $capacity }.
city-besieged = Belagert.
own-here = { $count ->
    [one] Ihre: { $units }.
   *[other] Ihre, { $count } Einheiten: { $units }.
}
troops-here = { $state } ({ $standing }): { $number }{ $arms }, { $when }.
heard-here = Gehört, aus Runde { $turn }, vielleicht anderswo: { $text }.
exactly = { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
}
size-range = { $size }, { $least } bis { $most } Einheiten
size-word = { $size }
arms-about = , etwa { $arms }
arm-I = Infanterie
arm-C = Kavallerie
arm-A = Artillerie
arm-H = Stäbe
seen-now = jetzt gesehen
seen-before = { $age ->
    [one] vor einer Runde gesehen
   *[other] vor { $age } Runden gesehen
}
standing-same = eigene Seite
standing-allied = verbündet
standing-hostile = feindlich
standing-neutral = neutral
ground-open = offen
ground-water = Wasser
ground-river = Fluss
ground-hill = Hügel
ground-forest = Wald
ground-forested-hill = bewaldete Hügel
ground-mountain = Gebirge
ground-high-mountain = Hochgebirge, unwegsam
ground-desert = Wüste, unwegsam
ground-high-desert = Hochwüste
ground-marsh = Marsch
ground-swamp = Sumpf, unwegsam
ground-unknown-ground = unbekannter Boden

film = Film der Runde. Leertaste spielt, J und L gehen weiter, mit Umschalt nach Phasen, Komma und Punkt ändern die Geschwindigkeit.
film-map = Karte des Films
play = Abspielen
stop = Anhalten
event-before = Ereignis
event-after = Ereignis
phase-before = Phase
phase-after = Phase
speed = Geschwindigkeit
with-routine = mit Alltäglichem
picture-of = { $at } von { $all }
inset-of = Schlachtfeld von { $square }, gekämpft um { $places }
search = Im Bericht suchen
editions = { $count ->
    [one] Der Bericht wurde berichtigt
   *[other] Der Bericht wurde { $count }-mal berichtigt
}
edition = Ausgabe { $edition }
edition-beside = Ausgabe { $edition } daneben
edition-only = nur hier
editions-alike = Beide Ausgaben sagen dasselbe.
battles = Schlachten
layer-stores = Depots, Stand der Bahnen
store-depot = Depot
store-cache = Lager
depot-here = { $what } { $id } von { $state }
depot-here-with = { $what } { $id } von { $state } mit { $supplies } Nachschub
railway-whole = Bahn, gehalten von { $standing }.
railway-broken = Bahn, zerstört, gehalten von { $standing }.
held-same = Ihnen
held-allied = Verbündeten
held-hostile = Feinden
held-neutral = Neutralen
held-none = niemandem

me = Ich
reading-kept = Was Sie sehen, wurde auf diesem Gerät behalten. Sie können lesen und Entwürfe schreiben; gesendet wird nichts.
