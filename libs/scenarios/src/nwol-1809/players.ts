import type { Ministry } from '@vedette/campaign';
import type { ScenarioPlayer } from '../scenario.js';

type Line = readonly [id: string, name: string, role: string, ministries?: readonly Ministry[]];

const STAFFS: Readonly<Record<string, readonly Line[]>> = {
  AU: [
    ['francis', 'Emperor Francis', 'Emperor', ['head']],
    ['zichy', 'Karl Zichy', 'Minister of War', ['war']],
    ['odonnell', "Joseph O'Donnell", 'President of the Chamber', ['treasury']],
    ['charles', 'Archduke Charles', 'Generalissimus'],
    ['bellegarde', 'Heinrich Bellegarde', 'commands I Corps in Bohemia'],
    ['kollowrat', 'Johann Kollowrat', 'commands II Corps in Bohemia'],
    ['hohenzollern', 'Friedrich Hohenzollern-Hechingen', 'commands III Corps'],
    ['rosenberg', 'Franz Rosenberg', 'commands IV Corps'],
    ['ludwig', 'Archduke Ludwig', 'commands V Corps'],
    ['hiller', 'Johann Hiller', 'commands VI Corps on the left'],
    ['liechtenstein', 'Johann Liechtenstein', 'commands I Reserve Corps'],
    ['kienmayer', 'Michael Kienmayer', 'commands II Reserve Corps'],
    ['john', 'Archduke John', 'commands the Army of Inner Austria'],
    ['frimont', 'Johann Frimont', 'leads the advance of Inner Austria'],
    ['gyulai', 'Ignaz Gyulai', 'commands IX Corps and the Croatian frontier'],
    ['chasteler', 'Jean-Gabriel Chasteler', 'leads the column for Tyrol'],
    ['ferdinand', 'Archduke Ferdinand', 'commands the army against Warsaw'],
    ['mondet', 'Louis Mondet', 'second in command against Warsaw'],
    ['maximilian', 'Archduke Maximilian', 'holds Vienna and the garrisons'],
  ],
  FR: [
    ['napoleon', 'Napoleon', 'Emperor', ['head']],
    ['clarke', 'Henri Clarke', 'Minister of War, and the depots', ['war']],
    ['mollien', 'Nicolas Mollien', 'Minister of the Treasury', ['treasury']],
    ['berthier', 'Alexandre Berthier', 'commands the Army of Germany until the Emperor comes'],
    ['davout', 'Louis Davout', 'commands III Corps'],
    ['oudinot', 'Nicolas Oudinot', 'commands II Corps'],
    ['massena', 'Andre Massena', 'commands IV Corps'],
    ['bessieres', 'Jean-Baptiste Bessieres', 'commands the Cavalry Reserve'],
    ['eugene', 'Eugene de Beauharnais', 'Viceroy, commands the Army of Italy'],
    ['grenier', 'Paul Grenier', 'leads the right of the Army of Italy'],
    ['marmont', 'Auguste Marmont', 'commands the Army of Dalmatia'],
  ],
  BV: [
    ['montgelas', 'Maximilian Montgelas', 'First Minister', ['head', 'war', 'treasury']],
    ['wrede', 'Karl Philipp Wrede', 'commands the Bavarian corps'],
    ['deroy', 'Bernhard Erasmus Deroy', 'leads the 3rd division and the garrisons'],
  ],
  WU: [['vandamme', 'Dominique Vandamme', 'commands the men of Wurttemberg', ['head', 'war']]],
  SX: [
    ['bernadotte', 'Jean-Baptiste Bernadotte', 'commands the Saxon corps', ['head', 'war']],
    ['zezschwitz', 'Joachim Zezschwitz', 'second in command of the Saxons'],
  ],
  WE: [['jerome', 'Jerome Bonaparte', 'King, commands the Westphalians', ['head', 'war']]],
  IT: [
    ['caffarelli', 'Auguste Caffarelli', 'Minister of War', ['head', 'war']],
    ['severoli', 'Filippo Severoli', 'leads the Italian divisions'],
  ],
  WA: [
    ['poniatowski', 'Jozef Poniatowski', 'Minister of War, commands the army of the Duchy', ['head', 'war']],
    ['zayonchek', 'Jozef Zajaczek', 'second in command of the Poles'],
  ],
};

/** The people of April 1809, state by state. */
export const PLAYERS: readonly ScenarioPlayer[] = Object.entries(STAFFS).flatMap(([state, staff]) =>
  staff.map(([id, name, role, ministries = []]) => ({ id, name, role, state, ministries })),
);
