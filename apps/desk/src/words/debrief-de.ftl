# Wörter der Nachbesprechung.
debrief-parts = Teile der Nachbesprechung
debrief-maps = Karten
debrief-decisions = Zehn Entscheidungen
debrief-words = Befehle und Briefe
debrief-dice = Würfel
debrief-turn = Am Ende von Runde { $turn }
debrief-one = Wessen Glaube
debrief-other = Daneben
debrief-map = Karte. Pfeile bewegen den Zeiger aller drei Karten und sagen, was dort steht.
debrief-legend = Fahnen: für diese Runde geglaubt, mit Größenwort; gestrichelt: älter, mit dem Alter in Runden; umrahmt: niemand war da. Die Karte der Wahrheit hat Zahlen von Stücken.
believed-by = Geglaubt von { $whose }
truth = Die Wahrheit
the-side = der Seite { $side }
nothing-believed = Hier wurde nichts vermutet.
believed-here = { $state }: { $believed }{ $age ->
    [0] {""}
    [one] , eine Runde alt
   *[other] , { $age } Runden alt
}.
nobody-truly = niemand war da
truly-here = { $id } ({ $state }), { $strength }.
errors-of = Wie recht { $whose } hatte
debrief-column-place = Ort
debrief-column-believed = Geglaubt
debrief-column-truly = Wirklich da
debrief-column-error = Irrtum
debrief-column-age = Runden alt
verdict-nobody = niemand war da
verdict-right = richtig
verdict-by = { $error } Stücke
never-seen = { $count ->
    [0] Niemand blieb ungesehen.
    [one] An einem Ort blieb jemand ungesehen:
   *[other] An { $count } Orten blieb jemand ungesehen:
}
decisions-of = Wessen Entscheidungen
no-differences = Glaube und Wahrheit wichen nicht voneinander ab.
difference-unseen = Runde { $turn }, { $place }: { $whose } wusste nichts von { $by ->
    [one] einem Stück.
   *[other] { $by } Stücken.
}
difference-nobody-there = Runde { $turn }, { $place }: { $whose } vermutete dort { $believed }, und niemand war da.
difference-too-many = Runde { $turn }, { $place }: { $whose } vermutete { $by } zu viel ({ $believed }).
difference-too-few = Runde { $turn }, { $place }: { $whose } vermutete { $by } zu wenig ({ $believed }).
difference-truth = Wirklich da: { $truly }{ $men ->
    [0] {""}
   *[other] ; { $men } Mann
}.
on-the-maps = Auf den Karten
ordered-upon = Was { $who } dann für Runde { $turn } befahl
nothing-ordered = Nichts: Seine Stücke gingen von selbst.
all-orders = Was alle befahlen
turn-looked-at = Gezeigte Runde
order-stands = galt
order-replaced = wurde ersetzt
order-refused = wurde abgewiesen
order-withdrawn = wurde zurückgenommen
order-planned = war vorausgesandt
all-letters = Briefe
no-letters = Niemand schrieb einen Brief.
letter-from-to = { $from } an { $to }
dice-secret = Das Geheimnis der Würfel
dice-promised = Seine SHA-256, versprochen vor dem ersten Wurf
dice-nothing-promised = Es wurde nichts versprochen.
dice-digest = Seine SHA-256, auf dieser Seite gerechnet
dice-hold = Das Versprechen wurde gehalten: Dies ist das versprochene Geheimnis.
dice-broken = Dies ist nicht das versprochene Geheimnis.
dice-by-hand = Diese Seite kommt über einfaches http, wo Browser nicht rechnen. Prüfen Sie von Hand: { $check }
draw-again = Einen Würfel noch einmal werfen
draw-how = Jeder Wurf hängt vom Geheimnis, der Runde, der Phase und seinem Namen ab und von nichts sonst. Ein in Worten erzählter Würfel nennt seinen Namen.
draw-turn = Runde
draw-phase = Phase, zum Beispiel tactical-1
draw-label = Name des Würfels
draw-it = Werfen
draw-came = { $label }: { $roll } ({ $percent } von 100)
