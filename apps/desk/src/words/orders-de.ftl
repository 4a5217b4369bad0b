wait-a-phase = Phase warten
waits = wartet
add-square = { $square } hinzufügen
plan-step = { $phase }: { $square }, Müdigkeit { $fatigue }
plan-forced = Gewaltmarsch
plan-end = Endet in { $square } mit Müdigkeit { $fatigue }.
plan-boards = Geht an Bord.
plan-stops = Hält vor Phase { $phase }: Regel { $rule }.

march-is = Marsch { $path }.
march-none = Kein Marsch.
in-reach = In Reichweite von { $piece }: Phase { $phase }, Müdigkeit { $fatigue }.
barred = { $square } ist verwehrt: { $message } (Regel { $rule }).
out-of-reach = { $square } ist in einer Runde nicht zu erreichen.
point-here = Zeigen Sie auf ein helles Feld, um dorthin zu marschieren, auf einen Schritt, um den Marsch dort enden zu lassen, auf seinen letzten noch einmal, um eine Phase zu warten; ein gezogener Schritt biegt den Weg. Auf der Karte: Eingabe fügt ein Feld hinzu, Punkt wartet eine Phase, Rücktaste nimmt zurück.

section-closed = geschlossen: Regel { $rule }
closed-activation-idle = { $piece } ist schon einberufen oder stillgelegt, wie es befohlen werden könnte.
closed-headquarters-do-not-fight = { $piece } ist ein Hauptquartier, und Hauptquartiere kämpfen nicht mit.
closed-militia-walks = { $piece } ist Miliz, die nicht mit der Bahn fährt: befehlen Sie einen Marsch.
closed-no-friend-by = { $piece } ist allein auf See, und jemand muss dabei bleiben, der die Besatzung aufnimmt: auf Gesellschaft warten oder einen Hafen anlaufen.
closed-no-railway = Wo { $piece } steht, führt keine Bahn; Züge fahren von einem Bahnfeld zum anderen.
closed-not-attached = { $piece } folgt niemandem, also ist nichts zu lösen.
closed-option-not-in-book = Die Regeln dieses Feldzugs kennen einen solchen Befehl nicht.
other-orders = Andere Befehle dieser Einheit
staff-orders = Befehle des Stabes
kind-deploy = Aus der Reserve aufstellen
kind-activation = Aufstellen oder stilllegen
kind-merge = Zusammenlegen
kind-split = Teilen
kind-assign = Kommando übergeben
kind-move-supplies = Vorräte verlegen
kind-move-stores = Schiffsvorräte verlegen
kind-pontoon = Pontonbrücke
kind-depot = Depot
kind-track = Gleise und Brücken
kind-battery = Batterie übergeben
kind-fortify = Befestigen

field-unit = Einheit
field-ship = Schiff
field-strategic = Marsch
field-path = Felder, je Phase eines
field-entry = Betritt bei
field-pursuit = Verfolgen
field-pursuitLimit = Verfolgen höchstens (Felder)
field-marchTo = Marschieren zu
field-haltOnDetection = Halten, wenn ein Feind begegnet
field-haltOnEnemyEntry = Halten, wenn ein Feind eintritt
field-noForcedMarch = Kein Gewaltmarsch
field-withdraw = Abziehen
field-rail = Mit der Bahn
field-destination = Ziel
field-waypoint = Über
field-tactical = Auf dem Schlachtfeld
field-phase = Ab Phase
field-doNotEnterFort = Nicht ins Fort
field-engage = Angreifen
field-from = Von
field-to = Bis
field-line = Linie
field-reaction = Reaktion
field-support = Unterstützen
field-intercept = Abfangen
field-center = Mitte
field-radius = Umkreis
field-posture = Haltung
field-offensive = Im Angriff
field-defensive = In der Abwehr
field-supply = Versorgung
field-level = Auffüllen bis
field-source = Quelle
field-activation = Aufstellen oder stilllegen
field-attach = Anschließen an
field-detach = Lösen
field-movement = Fahrt
field-seas = Seegebiete
field-port = Hafen
field-anyEnemyPort = Jeder feindliche Hafen
field-portWhen = Einlaufen
field-enterHarbor = In den Hafen einlaufen
field-sailAlone = Allein fahren
field-base = Heimathafen
field-contact = Begegnung
field-stance = Verhalten
field-min = Ab Stärke
field-max = Bis Stärke
field-intoCoastal = In Küstengewässer folgen
field-joinAllies = Verbündeten beistehen
field-gauge = Windseite
field-combat = Gefecht
field-close = Herangehen
field-fireAt = Feuern auf
field-fightElsewhere = Anderswo kämpfen
field-retreatTo = Rückzug nach
field-inactiveShips = Stillgelegte Schiffe
field-commerce = Handel
field-loading = Ladung
field-stores = Schiffsvorräte
field-load = An Bord nehmen
field-unload = Anlanden
field-square = Feld
field-supplies = Vorräte
field-action = Was zu tun ist
field-amount = Menge
field-with = Mit
field-crewTo = Mannschaft an
field-crew = Mannschaft
field-marines = Seesoldaten
field-scuttle = Selbst versenken
field-into = In
field-capacity = Laderaum
field-units = Einheiten
field-commander = Kommandeur
field-deputy = Stellvertreter
field-depot = Depot
field-what = Was
field-facing = Blickrichtung
field-phases = Phasen

word-assault = stürmen
word-attack = angreifen
word-skirmish = plänkeln
word-evade = ausweichen
word-last-ditch = bis zuletzt
word-defend = verteidigen
word-first = erste
word-second = zweite
word-rear = hintere
word-battle = Schlacht
word-allies = Verbündete
word-enemy = Feind
word-activate = aufstellen
word-inactivate = stilllegen
word-before = vor der Fahrt
word-after-first = nach dem ersten Zug
word-after-second = nach dem zweiten Zug
word-pursue = verfolgen
word-accept = annehmen
word-windward = Luv
word-leeward = Lee
word-engage = angreifen
word-run-past = vorbeilaufen
word-line-ahead = Kiellinie
word-break = Linie durchbrechen
word-hull = Rumpf
word-rigging = Takelage
word-harbor = Hafen
word-open-sea = offene See
word-capture = nehmen
word-destroy = zerstören
word-raid = kapern
word-convoy = geleiten
word-ignore = nicht beachten
word-load = laden
word-unload = löschen
word-place = anlegen
word-remove = abbauen
word-deploy = schlagen
word-repair = instand setzen
word-track = Gleis
word-bridge = Brücke
word-ford = Furt
word-pass = Pass

# Über eine Runde und eine Einheit hinaus
again = Wieder, und für andere
make-standing = Ständig: geht in jeder späteren Runde von selbst wieder
stands-since = Gilt seit Runde { $turn }:
end-standing = Ab der nächsten Runde beenden
standing-ended = { $piece }: der ständige Befehl endet mit dieser Runde.
lay-on = Auflegen
lay-it-on = Auflegen
as-last-turn = wie letzte Runde
as-template = { $name }: { $text }
as-piece = wie { $piece }
cannot-lay-on = Dieser Befehl passt nicht auf { $piece }.
nothing-last-turn = { $piece } hatte letzte Runde keinen eigenen Befehl.
keep-as = Unter einem Namen aufheben
keep-it = Aufheben
template-kept = Aufgehoben als „{ $name }“.
same-for = Dasselbe für
send-copies = { $count ->
    [0] An andere senden
    [one] An 1 Einheit senden
   *[other] An { $count } Einheiten senden
}
copies-sent = { $taken } von { $all } Abschriften wurden angenommen.
# Schlachtfeld und Seekarte
views = Was gezeigt wird
view-map = Landkarte
battlefield-of = Schlachtfeld von { $square }
back-to-map = Zurück zur Karte
field-tool = Zeigen heißt
field-look = nur ansehen
field-keys = Pfeile gehen von Feld zu Feld, Enter zeigt. T Ziel, W über, E betritt bei, K unterstützt, I fängt ab, Plus und Minus machen den Kreis weiter und enger.
field-done = { $tool }: { $tactical }.
field-railway = Bahn
mark-goal = Ziel
mark-waypoint = über
mark-entry = kommt hier herein
mark-support = unterstützt hier herum
mark-intercept = fängt hier herum ab
may-enter-here = kann hier hereinkommen
unit-here = { $unit }, { $state } ({ $standing }) { $condition }
condition-inactive = eingelagert
condition-shattered = zerschlagen
defence-rating = Verteidigung { $rating }
tactical-open = offen
tactical-hills = Hügel
tactical-high-hills = hohe Hügel
tactical-forest = Wald
tactical-town = Stadt
tactical-river = Fluss, unpassierbar
tactical-ford = Furt
tactical-mountain = Berg, unpassierbar
tactical-pass = Pass
tactical-water = Wasser, unpassierbar
tactical-unknown-ground = unbekannter Grund
sea-chart = Seekarte
chart-label = Seegebiete von { $map }
point-chart = Zeigen Sie auf Seegebiete, eines nach dem anderen, oder auf das gemeinte; auf einen Hafen, um ihn anzulaufen. Noch einmal auf das letzte nimmt es zurück.
course-is = { $port ->
    [none] Kurs: { $seas }.
   *[other] Kurs: { $seas }, nach { $port }.
}
sea-in-reach = für { $ship } erreichbar, Zug { $move }
sea-not-told = nichts bekannt
wind-here = Wind aus { $from }, { $strength }
storm-here = Sturm
own-ships = { $count ->
    [one] Ihr Schiff { $ships }
   *[other] Ihre { $count } Schiffe { $ships }
}
ship-met = { $ship } getroffen ({ $standing })
sails-here = { $port ->
    [none] ferne Segel: { $state }, { $size }
   *[other] ferne Segel in { $port }: { $state }, { $size }
}
port-named = Hafen { $name }
chart-sheet = Seekarte von { $map }, lässt sich verschieben
past-order-here = Märsche, befohlen für Zug { $turn }: { $units }.
fed-from = Versorgt aus { $source }, { $length ->
    [0] im selben Feld.
    [one] ein Feld entfernt, höchstens { $limit }: { $path }.
   *[other] { $length } Felder entfernt, höchstens { $limit }: { $path }.
}
fed-from-nowhere = Soweit Sie wissen, versorgt sie nichts.
fed-from-others = Könnte auch ziehen aus { $sources }.
supplies-there = Dort liegen { $supplies } Vorräte.
line-supplies = { $units }: Nachschub { $source ->
    [none] von nirgends
   *[other] von { $source }
}.
line-communications = { $units }: Verbindung { $source ->
    [none] abgeschnitten
   *[other] über { $source }
}.
legend = Grau mit hohler Spitze: im letzten Zug befohlen, was auch daraus wurde. Kästchen: Nachschub; Ringe: Verbindung; durchgestrichen: abgeschnitten. Ihre Linien sind gerade, denn Berichte nennen nur beide Enden.
map-dragging = Maus oder Stift: ein Stück auf ein anderes ziehen wie in der Liste, einen Ort an seinem Zeichen auf einen anderen, um Nachschub zu schicken. Tasten, Finger: die Karte des Stücks, und Befehle des Stabes unter Befehle.
queue-pointing = Umschalt und Klick befehligen ein Stück zusammen mit dem gewählten; ein Stück, das auf ein anderes gezogen wird, geht in ihm auf, schließt sich an oder geht an Bord oder wird dessen Offizier übergeben. Tasten: die Karte des Stücks.

# Eigene Zeichen
own-marks = Eigene Zeichen ({ $count })
own-marks-mean = Nadeln, Pfeile und Flächen für Sie allein. Niemand sonst liest sie, auch die Spielleitung nicht; einem Brief können Sie welche beilegen.
mark-begin = { $place } bezeichnen
mark-form = Ein eigenes Zeichen
mark-kind = Was es ist
mark-is-pin = Nadel
mark-is-arrow = Pfeil
mark-is-area = Fläche
mark-says = Was es sagt
mark-turn = Für Zug (oder keinen)
mark-at = Es liegt bei { $where }.
mark-goes = { $is }: { $places }.
mark-point = Auf Orte zeigen versetzt eine Nadel, führt einen Pfeil weiter, erweitert eine Fläche; der letzte Ort noch einmal nimmt ihn zurück.
mark-keep = Zeichen behalten
mark-change = Ändern
mark-drawn = Behalten: { $mark }, { $where }.
mark-not-whole = Ein Zeichen braucht einen Ort, ein Pfeil zwei.
marks-kept = An Ihrem Platz aufbewahrt.
marks-not-kept = Noch nicht aufbewahrt.
plan-of = { $piece }, Runde { $turn }
plan-from = Nach Ihren Befehlen steht sie dann in { $square }.
send-ahead = Vorausschicken
receipt-number = Quittung { $version }
order-for = Befehl für
point-ahead = Ein Befehl für diese Runde beginnt in { $square }. Was hell ist, ist dann erreichbar, wenn
assumed-orders-carried-out = die Befehle der Runden davor ausgeführt werden,
assumed-condition-as-now = Müdigkeit, Mannschaft, Vorräte und Verbindungen dann sind wie jetzt,
assumed-nobody-in-the-way = ihr niemand im Weg steht.
ahead-here = Beginnt Runde { $turns } hier: { $pieces }.
queue-filter = Einheit, Ort oder Worte
queue-state = Stand des Befehls
queue-all = alle
queue-doubts = mit Zweifeln
queue-none = Keine Ihrer Einheiten ist so.
formation-of = Bei { $name }
of-no-formation = Unter keinem Stab
