# Wörter der Ansicht des Stabes.
staff-title = Stab: was das { $desk } nach Runde { $turn } glaubt
desk-war = Kriegsministerium
desk-naval = Marineministerium
desk-supreme = Staatsoberhaupt
staff-parts = Teile der Akten
staff-contacts = Kontakte
staff-sums = Summen
staff-cleared = Gestrichen
staff-forces = Eigene Kräfte
staff-nothing-yet = Noch ist keine Runde gespielt: Der Stab weiß nichts.
staff-map = Karte dessen, was der Stab glaubt. Pfeile bewegen den Zeiger und sagen, was an einem Quadrat geglaubt wird; Eingabe zeigt es allein.
staff-legend = Eine Fahne wurde in dieser Runde gesehen. Ein gestrichelter Umriss wurde früher gesehen: Die Zahl ist sein Alter in Runden, der Buchstabe seine Verlässlichkeit. Ein Ohr: Jemand hat es gesagt.
staff-nobody-here = Hier wird nichts vermutet.
staff-troops = Truppen
staff-ships = Schiffe
contact-said = { $state } ({ $standing }): { $what }, { $range } stark, { $when }, Buchstabe { $letter }.
contacts-found = { $count ->
    [one] 1 von { $all } Kontakten
   *[other] { $count } von { $all } Kontakten
}
contacts-everywhere = Wieder überall
as-csv = Als Tabelle (CSV)
within-group = vielleicht Teil von { $group }
filter = Welche Kontakte
filter-all = alle
filter-state = Staat
filter-arm = Waffe
filter-reliability = Verlässlichkeit
filter-source = Woher bekannt
filter-age = Höchstens so viele Runden alt
filter-sort = Geordnet nach
sort-place = Ort
sort-age = Alter
sort-strength = Stärke
sort-reliability = Verlässlichkeit
arms-infantry = Infanterie
arms-cavalry = Kavallerie
arms-artillery = Artillerie
arms-headquarters = Hauptquartiere
arms-ships = Schiffe
letter-or-better = { $letter } oder besser
letter-A = mit Namen erkannt, als die Runde endete
letter-B = gesehen, als die Runde endete, Zahl und Waffen ungefähr; oder vor einer Runde mit Namen erkannt
letter-C = vor einer Runde gesehen oder vor zweien erkannt
letter-D = späte Nachricht, die falsch sein kann, oder vor zwei Runden gesehen
letter-E = Nachricht von See, die falsch sein kann, oder vor drei Runden gesehen
letter-F = noch älter: kaum mehr als eine Erinnerung
source-tactical-map = auf dem Schlachtfeld gesehen
source-turn-report = in der Runde getroffen
source-strategic-map = von eigenen Truppen gesehen
source-seen-from-ships = von Schiffen gesehen
source-seen-from-shore = vom Ufer gesehen
source-in-contact = in Fühlung auf See
source-sloop = von einer Schaluppe gesichtet
source-garrison = von einer Garnison gemeldet
source-sail-news = Nachricht von Segeln
source-headquarters-news = Nachricht von einem Hauptquartier
source-troops-news = Nachricht von Truppen
column-what = Was
column-strength = Einheiten oder Schiffe
column-where = Wo
column-age = Gesehen
column-source = Woher bekannt
column-letter = Verlässlichkeit
column-why = Warum gestrichen
column-contacts = Kontakte
column-newest = Neuester
column-unit = Einheit
column-ship = Schiff
column-commander = Befehlshaber
column-men = Männer
column-crew = Besatzung
column-condition = Zustand
column-supply = Versorgung
column-wants = Es fehlt
sums-by = Zusammengezählt nach
sums-once = Eine Gruppe, die Teil einer anderen sein kann, zählt einmal.
by-state = Staat
by-region = Gegend
by-place = Ort
by-arms = Waffen
by-source = Quelle
by-reliability = Verlässlichkeit
by-branch = Land oder See
cleared-count = { $count ->
    [0] In dieser Runde wurde nichts gestrichen.
    [one] In dieser Runde wurde 1 Kontakt gestrichen.
   *[other] In dieser Runde wurden { $count } Kontakte gestrichen.
}
why-seen-empty = der Ort wurde gesehen, und niemand war da
why-too-few-seen = dort wurden weniger gesehen als geglaubt
why-seen-to-end = sein Ende wurde gesehen
why-identified = anderswo in dieser Liste mit Namen getroffen
why-too-old = seit zehn Runden keine Nachricht
own-units = Einheiten
ships-of-side = Schiffe
forces-lacking = { $count ->
    [0] Keinem von { $all } fehlt etwas.
    [one] 1 von { $all } fehlt etwas.
   *[other] { $count } von { $all } fehlt etwas.
}
forces-only-lacking = nur die, denen etwas fehlt
fallen = { $count } verloren
unit-condition = { $status }, { $quality }, Moral { $morale }, Ermüdung { $fatigue }
ship-condition = { $status }, { $quality }, Moral { $morale }, Rumpf { $hull }, Takelage { $rigging }
supplied-from = versorgt aus { $source }
not-supplied = nicht versorgt
carries = führt { $supplies } Vorräte, { $ammunition } Munition
ship-stores = { $stores } Vorräte
wants-nothing = nichts
wants-supplies = Vorräte
wants-ammunition = Munition
wants-communications = Verbindungen
wants-rest = Ruhe
wants-reforming = Neuordnung
wants-stores = Schiffsvorräte
