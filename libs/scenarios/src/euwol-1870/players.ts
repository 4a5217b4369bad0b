import type { Ministry, PlayerDocument } from '@vedette/campaign';
import type { ScenarioPlayer } from '../scenario.js';

type Rank = NonNullable<PlayerDocument['rank']>;
type Line = readonly [id: string, name: string, role: string, rank: Rank, ministries?: readonly Ministry[]];

const [GENERAL, LIEUTENANT_GENERAL, OTHER] = [
  'general',
  'lieutenant-general',
  'other',
] as const satisfies readonly Rank[];

const STAFFS: Readonly<Record<string, readonly Line[]>> = {
  FR: [
    ['napoleon', 'Napoleon III', 'Emperor, commands the Army of the Rhine', GENERAL, ['head']],
    ['leboeuf', 'Edmond Le Boeuf', 'Minister of War, Major-General of the army', GENERAL, ['war']],
    ['segris', 'Alexis Segris', 'Minister of Finance', OTHER, ['treasury']],
    ['macmahon', 'Patrice de Mac-Mahon', 'commands I Corps and Alsace', GENERAL],
    ['frossard', 'Charles Frossard', 'commands II Corps', LIEUTENANT_GENERAL],
    ['bazaine', 'Achille Bazaine', 'commands III Corps', GENERAL],
    ['ladmirault', 'Paul de Ladmirault', 'commands IV Corps', LIEUTENANT_GENERAL],
    ['failly', 'Pierre de Failly', 'commands V Corps', LIEUTENANT_GENERAL],
    ['canrobert', 'Francois Canrobert', 'commands VI Corps', GENERAL],
    ['douay', 'Felix Douay', 'commands VII Corps', LIEUTENANT_GENERAL],
    ['bourbaki', 'Charles Bourbaki', 'commands the Imperial Guard', LIEUTENANT_GENERAL],
    ['barail', 'Francois du Barail', 'leads the reserve cavalry', LIEUTENANT_GENERAL],
    ['trochu', 'Louis Trochu', 'Governor of Paris, and the fortresses', LIEUTENANT_GENERAL],
  ],
  PR: [
    ['wilhelm', 'King Wilhelm', 'King of Prussia, Commander in Chief', OTHER, ['head']],
    ['roon', 'Albrecht von Roon', 'Minister of War', GENERAL, ['war']],
    ['camphausen', 'Otto von Camphausen', 'Minister of Finance', OTHER, ['treasury']],
    ['steinmetz', 'Karl von Steinmetz', 'commands the First Army', GENERAL],
    ['zastrow', 'Heinrich von Zastrow', 'commands VII Corps', GENERAL],
    ['goeben', 'August von Goeben', 'commands VIII Corps', GENERAL],
    ['friedrichkarl', 'Prince Friedrich Karl', 'commands the Second Army', GENERAL],
    ['alvensleben', 'Constantin von Alvensleben', 'commands III Corps', LIEUTENANT_GENERAL],
    ['gustav', 'Gustav von Alvensleben', 'commands IV Corps', GENERAL],
    ['manstein', 'Albrecht von Manstein', 'commands IX Corps', GENERAL],
    ['voigtsrhetz', 'Konstantin von Voigts-Rhetz', 'commands X Corps', GENERAL],
    ['augustwurttemberg', 'Prince August of Wurttemberg', 'commands the Guard', GENERAL],
    ['rheinbaben', 'Paul von Rheinbaben', 'leads the cavalry of the Second Army', LIEUTENANT_GENERAL],
    ['friedrichwilhelm', 'Crown Prince Friedrich Wilhelm', 'commands the Third Army', GENERAL],
    ['kirchbach', 'Hugo von Kirchbach', 'commands V Corps', LIEUTENANT_GENERAL],
    ['bose', 'Julius von Bose', 'commands XI Corps', LIEUTENANT_GENERAL],
    ['albrechtvater', 'Prince Albrecht of Prussia', 'leads the cavalry of the Third Army', GENERAL],
    ['bittenfeld', 'Karl Herwarth von Bittenfeld', 'holds the fortresses of the Rhine', GENERAL],
  ],
  SX: [['albertsaxony', 'Crown Prince Albert', 'commands XII Corps', GENERAL, ['head', 'war']]],
  BV: [
    ['tann', 'Ludwig von der Tann', 'commands I Bavarian Corps', GENERAL, ['head', 'war']],
    ['hartmann', 'Jakob von Hartmann', 'commands II Bavarian Corps', GENERAL],
  ],
  WU: [['obernitz', 'Hugo von Obernitz', 'leads the Wurttembergers', LIEUTENANT_GENERAL, ['head', 'war']]],
  BD: [['werder', 'August von Werder', 'leads the Badeners', LIEUTENANT_GENERAL, ['head', 'war']]],
};

/** The people of August 1870, state by state. */
export const PLAYERS: readonly ScenarioPlayer[] = Object.entries(STAFFS).flatMap(([state, staff]) =>
  staff.map(([id, name, role, , ministries = []]) => ({ id, name, role, state, ministries })),
);

/** What each of them is in the army (ROTD 3.5). */
export const RANKS: Readonly<Record<string, Rank>> = Object.fromEntries(
  Object.values(STAFFS).flatMap((staff) => staff.map(([id, , , rank]) => [id, rank])),
);
