# Die erste Runde, Schritt für Schritt
first-steps = Ihre erste Runde
first-step = Schritt { $step } von { $all }.
first-step-1 = Der Abend erzählt, was Ihre eigenen Leute gesehen haben, und nicht mehr. Darunter steht, was Ihre Einheiten tun, wenn Sie nichts schicken.
first-step-2 = Wählen Sie neben der Karte eine Einheit. Die Felder in Reichweite leuchten: zeigen Sie auf eines, und der Marsch wird gezeichnet.
first-step-3 = Ein Befehl gilt, sobald Senden seine Quittung gebracht hat. Bis dahin ist er ein Entwurf, den Sie ändern oder verwerfen können. N führt zur nächsten Einheit ohne Befehl.
first-step-4 = Andere sehen, was Sie nicht sehen: schreiben Sie ihnen. Ein Brief reist wie ein Kurier, und Sie erfahren, wann er ankommt.
first-step-5 = Ist nichts mehr zu ändern, sagen Sie „Ich bin fertig“. Die Runde endet, wenn alle es gesagt haben, oder zu ihrer Frist; ein späterer Befehl nimmt es zurück.
first-go-to = Weiter zu: { $screen }
first-back = Zurück
first-next = Nächster Schritt
first-end = Ich weiß genug
first-leave = Verlassen
