archived = Archived
archived-means = These are over and out of the log. What you could read of them can be read on; the debrief is back when whoever runs the house restores them.
reports-of = Reports of { $player }
reports-as-file = All of them as one file
report-of-turn = Turn { $turn }: what happened
position-of-turn = Turn { $turn }: where everything stood
