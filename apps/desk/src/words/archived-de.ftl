archived = Archiviert
archived-means = Diese sind zu Ende und nicht mehr im Protokoll. Was Sie lesen konnten, bleibt lesbar; die Nachbesprechung ist wieder da, wenn der Betreiber sie zurückholt.
reports-of = Berichte von { $player }
reports-as-file = Alle in einer Datei
report-of-turn = Zug { $turn }: was geschah
position-of-turn = Zug { $turn }: wo alles stand
