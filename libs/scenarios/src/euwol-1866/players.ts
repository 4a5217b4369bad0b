import type { Ministry, PlayerDocument } from '@vedette/campaign';
import type { ScenarioPlayer } from '../scenario.js';

type Rank = NonNullable<PlayerDocument['rank']>;
type Line = readonly [id: string, name: string, role: string, rank: Rank, ministries?: readonly Ministry[]];

const [GENERAL, LIEUTENANT_GENERAL, MAJOR_GENERAL, OTHER] = [
  'general',
  'lieutenant-general',
  'major-general',
  'other',
] as const satisfies readonly Rank[];

const STAFFS: Readonly<Record<string, readonly Line[]>> = {
  PR: [
    ['wilhelm', 'King Wilhelm', 'King', OTHER, ['head']],
    ['roon', 'Albrecht von Roon', 'Minister of War', GENERAL, ['war']],
    ['heydt', 'August von der Heydt', 'Minister of Finance', OTHER, ['treasury']],
    ['herwarth', 'Karl Herwarth von Bittenfeld', 'commands the Army of the Elbe', GENERAL],
    ['canstein', 'Philipp von Canstein', 'leads the 15th division', LIEUTENANT_GENERAL],
    ['friedrichkarl', 'Prince Friedrich Karl', 'commands the First Army', GENERAL],
    ['schmidt', 'Stephan von Schmidt', 'commands II Corps', LIEUTENANT_GENERAL],
    ['manstein', 'Albrecht von Manstein', 'leads III Corps', LIEUTENANT_GENERAL],
    ['horn', 'August von Horn', 'leads IV Corps', LIEUTENANT_GENERAL],
    ['albrechtsohn', 'Prince Albrecht of Prussia', 'commands the Cavalry Corps', GENERAL],
    ['friedrichwilhelm', 'Crown Prince Friedrich Wilhelm', 'commands the Second Army', GENERAL],
    ['bonin', 'Adolf von Bonin', 'commands I Corps', GENERAL],
    ['steinmetz', 'Karl von Steinmetz', 'commands V Corps', GENERAL],
    ['mutius', 'Louis von Mutius', 'commands VI Corps and the fortresses of Silesia', GENERAL],
    ['augustwurttemberg', 'Prince August of Wurttemberg', 'commands the Guard', GENERAL],
    ['falckenstein', 'Eduard Vogel von Falckenstein', 'commands the Army of the Main', GENERAL],
    ['goeben', 'August von Goeben', 'leads the 13th division', LIEUTENANT_GENERAL],
    ['manteuffel', 'Edwin von Manteuffel', 'commands in Holstein', LIEUTENANT_GENERAL],
    ['beyer', 'Gustav von Beyer', 'leads the garrisons of the Rhine', MAJOR_GENERAL],
    ['mulbe', 'Julius von der Mulbe', 'commands the reserve corps at Berlin', LIEUTENANT_GENERAL],
  ],
  IT: [
    ['ricasoli', 'Bettino Ricasoli', 'First Minister', OTHER, ['head', 'treasury']],
    ['pettinengo', 'Ignazio di Pettinengo', 'Minister of War', LIEUTENANT_GENERAL, ['war']],
    ['lamarmora', 'Alfonso La Marmora', 'commands the Army of the Mincio', GENERAL],
    ['durando', 'Giacomo Durando', 'commands I Corps', GENERAL],
    ['cucchiari', 'Domenico Cucchiari', 'commands II Corps', GENERAL],
    ['dellarocca', 'Enrico Della Rocca', 'commands III Corps', GENERAL],
    ['cialdini', 'Enrico Cialdini', 'commands the Army of the Po', GENERAL],
    ['garibaldi', 'Giuseppe Garibaldi', 'commands the volunteers', LIEUTENANT_GENERAL],
  ],
  AU: [
    ['franzjoseph', 'Emperor Franz Joseph', 'Emperor', OTHER, ['head']],
    ['franck', 'Karl von Franck', 'Minister of War', GENERAL, ['war']],
    ['larisch', 'Johann Larisch', 'Minister of Finance', OTHER, ['treasury']],
    ['benedek', 'Ludwig Benedek', 'commands the Army of the North', GENERAL],
    ['clamgallas', 'Eduard Clam-Gallas', 'commands I Corps in Bohemia', GENERAL],
    ['thun', 'Karl Thun', 'commands II Corps', LIEUTENANT_GENERAL],
    ['ernst', 'Archduke Ernst', 'commands III Corps', LIEUTENANT_GENERAL],
    ['festetics', 'Tassilo Festetics', 'commands IV Corps', LIEUTENANT_GENERAL],
    ['ramming', 'Wilhelm Ramming', 'commands VI Corps', LIEUTENANT_GENERAL],
    ['leopold', 'Archduke Leopold', 'commands VIII Corps', LIEUTENANT_GENERAL],
    ['gablenz', 'Ludwig Gablenz', 'commands X Corps', LIEUTENANT_GENERAL],
    ['edelsheim', 'Leopold Edelsheim', 'leads the 1st light cavalry', MAJOR_GENERAL],
    ['taxis', 'Emerich Thurn und Taxis', 'leads the 2nd light cavalry', MAJOR_GENERAL],
    ['holstein', 'Prince Wilhelm of Holstein', 'leads the reserve cavalry', LIEUTENANT_GENERAL],
    ['albrecht', 'Archduke Albrecht', 'commands the Army of the South', GENERAL],
    ['rodic', 'Gabriel Rodic', 'commands V Corps', MAJOR_GENERAL],
    ['maroicic', 'Joseph Maroicic', 'commands VII Corps', LIEUTENANT_GENERAL],
    ['hartung', 'Ernst Hartung', 'commands IX Corps', LIEUTENANT_GENERAL],
    ['kuhn', 'Franz Kuhn', 'commands in Tyrol', MAJOR_GENERAL],
  ],
  SX: [
    ['albertsaxony', 'Crown Prince Albert', 'commands the Saxon corps', GENERAL, ['head', 'war', 'treasury']],
  ],
  HN: [
    [
      'arentschildt',
      'Alexander von Arentschildt',
      'commands the Hanoverians',
      LIEUTENANT_GENERAL,
      ['head', 'war', 'treasury'],
    ],
  ],
  HC: [
    ['lossberg', 'Friedrich von Lossberg', 'commands the men of Cassel', LIEUTENANT_GENERAL, ['head', 'war']],
  ],
  BV: [
    [
      'karlbavaria',
      'Prince Karl of Bavaria',
      'commands VII Federal Corps',
      GENERAL,
      ['head', 'war', 'treasury'],
    ],
    ['stephan', 'Baptist Stephan', 'leads the 1st and 2nd divisions', LIEUTENANT_GENERAL],
    ['zoller', 'Oskar von Zoller', 'leads the 3rd and 4th divisions', LIEUTENANT_GENERAL],
  ],
  HD: [
    ['alexanderhesse', 'Prince Alexander of Hesse', 'commands VIII Federal Corps', GENERAL, ['head', 'war']],
  ],
  WU: [['hardegg', 'Oskar von Hardegg', 'leads the Wurttembergers', LIEUTENANT_GENERAL, ['head', 'war']]],
  BD: [
    ['wilhelmbaden', 'Prince Wilhelm of Baden', 'leads the Badeners', LIEUTENANT_GENERAL, ['head', 'war']],
  ],
  NU: [['roth', 'Adolf von Roth', 'leads the Nassauers', MAJOR_GENERAL, ['head', 'war']]],
};

/** The people of June 1866, state by state. */
export const PLAYERS: readonly ScenarioPlayer[] = Object.entries(STAFFS).flatMap(([state, staff]) =>
  staff.map(([id, name, role, , ministries = []]) => ({ id, name, role, state, ministries })),
);

/** What each of them is in the army (ROTD 3.5). */
export const RANKS: Readonly<Record<string, Rank>> = Object.fromEntries(
  Object.values(STAFFS).flatMap((staff) => staff.map(([id, , , rank]) => [id, rank])),
);
