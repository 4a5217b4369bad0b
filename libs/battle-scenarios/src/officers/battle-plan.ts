import type { OrderName } from '@vedette/battle';
import type { Hex } from '@vedette/hex';

/** What a command is to do in a battle, as its general laid it down before it began. */
export interface CommandTask {
  /** Order it starts with where it may choose (G-02). */
  readonly order: OrderName;
  /** Hexes its way leads by. */
  readonly by: readonly Hex[];
  /** Where it goes: one unit after the other takes the next of these, the last is for all who are left. */
  readonly goals: readonly Hex[];
  /** All its units go for the goals together, the next when one is taken. */
  readonly inTurn?: boolean;
  /** What it takes besides when all its goals are taken, where no enemy is seen near. */
  readonly besides?: readonly Hex[];
  /** Order it asks for when it is near its goals; null: it keeps what it has. */
  readonly then: OrderName | null;
  /** It waits off the map until it has other orders than those of a march (G-04). */
  readonly waits?: boolean;
  /** It stays off the map until this turn (`0820`); a command that has to wait may come later still. */
  readonly from?: string;
  /** While it waits it is called to march for whatever ground that counts the enemy is seen to have left. */
  readonly reserve?: boolean;
}

/** A plan of battle by command; commands without a task go for what is worth most. */
export type BattlePlan = Readonly<Record<string, CommandTask>>;

/** McPherson's Ridge, and the road on Oak Ridge. */
const THE_RIDGE = ['2011', '2110', '2014', '2016', '2704'] as const;
const ROUND_THE_LEFT = {
  order: 'MRCH',
  by: ['0411', '0816', '1420', '1821'],
  goals: ['2617', '2612'],
  inTurn: true,
  besides: THE_RIDGE,
  then: null,
} as const;
const AFTER_ARCHER = '0820';
const WAITS: CommandTask = { order: 'MRCH', by: [], goals: [], then: null, waits: true };

/**
 * Heth against Buford: the cavalry holds the pike, nobody the Fairfield road. Archer marches round its left to the Seminary, from there to the cut north of
 * it, and on to what the cavalry has left; Davis and Pettigrew follow him on the third turn, when he is too far on for either to take Heth's word from him, and
 * as late as they may to come in his stead where he is held up. Guns fire at the pickets at Herr Tavern
 * from where carbines cost none; no battery stands alone on the pike, where horse rides it down. Nobody goes for the tavern or the ridge behind it by
 * the pike: in hundreds of battles who went in there lost more than the ground was worth, so Brockenbrough stays back until the enemy is seen to have left some.
 */
const HETH_ROUND_THE_LEFT: BattlePlan = {
  archer: ROUND_THE_LEFT,
  davis: { ...ROUND_THE_LEFT, from: AFTER_ARCHER },
  pettigrew: { ...ROUND_THE_LEFT, from: AFTER_ARCHER },
  brockenbrough: { ...WAITS, reserve: true },
  pegram: { order: 'SKPD', by: [], goals: ['0803', '0803', '0802', '0802', '0802'], then: 'SKPD' },
  mcintosh: { order: 'SKPD', by: [], goals: ['0901', '0901', '0902'], then: 'SKPD', waits: true },
};

/**
 * Buford against Heth: the cavalry stands where it is as long as it can, and whoever comes of the First Corps goes to the Seminary and
 * behind the ridge.
 */
const BUFORD_STANDS: BattlePlan = {
  cutler: { order: 'MRCH', by: [], goals: ['2617', '2616', '2615', '2614'], then: 'HOLD' },
  meredith: { order: 'MRCH', by: [], goals: ['2218', '2217', '2216', '2215'], then: 'HOLD' },
};

const holds = (...goals: readonly Hex[]): CommandTask => ({ order: 'MRCH', by: [], goals, then: 'HOLD' });

/**
 * Reynolds on the first day: the First Corps to McPherson's Ridge and Oak Ridge, the Eleventh north of the town with its right on Blocher's
 * Knoll, one brigade and the guns on Cemetery Hill; the cavalry delays where it stands.
 */
const REYNOLDS_NORTH_AND_WEST: BattlePlan = {
  gamble: { order: 'SKPD', by: [], goals: [], then: null },
  devin: { order: 'SKPD', by: [], goals: [], then: null },
  cutler: holds('2115', '2116', '2114', '2214'),
  meredith: holds('2120', '2121', '2119', '2020'),
  stone: holds('2018', '2118', '2117'),
  biddle: holds('2122', '2123', '2124'),
  paul: holds('2711', '2712', '2713', '2813'),
  baxter: holds('2710', '2709', '2811'),
  wainwright: { order: 'MRCH', by: [], goals: ['2520', '2522', '2518'], then: 'SKPD' },
  schimmelfennig: holds('3314', '3214', '3414', '3115'),
  krzyzanowski: holds('3613', '3713', '3514'),
  vongilsa: holds('4210', '4310', '4109'),
  ames: holds('4111', '4012', '4011'),
  osborn: { order: 'MRCH', by: [], goals: ['3614', '3714', '3832'], then: 'SKPD' },
  coster: holds('3622', '3722', '3822'),
  osmith: holds('3832', '3731', '3831'),
};

const towards = (goals: readonly Hex[], by: readonly Hex[] = []): CommandTask => ({
  order: 'MRCH',
  by,
  goals,
  inTurn: true,
  then: null,
});
const ROUND_BY_THE_SOUTH = ['0417', '0822', '1426', '1827'] as const;

/**
 * Hill and Ewell on the first day: Heth round the left of the cavalry to the Seminary, and whoever finds it taken on to the town and to Cemetery Hill;
 * Pender after him; Rodes to Oak Hill and down the Carlisle road; Early by Blocher's Knoll, Culp's Hill and the town.
 */
const HILL_AND_EWELL: BattlePlan = {
  archer: towards(['2623'], ROUND_BY_THE_SOUTH),
  davis: towards(['2623', '3624'], ROUND_BY_THE_SOUTH),
  pettigrew: towards(['2623', '3624', '3832'], ROUND_BY_THE_SOUTH),
  brockenbrough: { ...WAITS, reserve: true },
  pegram: { order: 'SKPD', by: [], goals: ['0809', '0809', '0808', '0808', '0711'], then: 'SKPD' },
  mcintosh: { order: 'SKPD', by: [], goals: ['0907', '0907', '0908'], then: 'SKPD' },
  poague: { order: 'SKPD', by: [], goals: ['0709'], then: 'SKPD' },
  perrin: towards(['2623', '3624', '3832'], ROUND_BY_THE_SOUTH),
  scales: towards(['2623', '3624', '3832'], ROUND_BY_THE_SOUTH),
  lane: towards(['2623', '3624'], ROUND_BY_THE_SOUTH),
  thomas: { ...WAITS, reserve: true },
  iverson: { order: 'ASLT', by: [], goals: ['2706'], then: 'ASLT', waits: true },
  oneal: { order: 'ASLT', by: [], goals: ['2706'], then: 'ASLT', waits: true },
  doles: towards(['3624', '3832']),
  daniel: towards(['2706', '3624']),
  ramseur: towards(['2706', '3624']),
  carter: { order: 'SKPD', by: [], goals: ['2803', '2804'], then: 'SKPD' },
  gordon: towards(['4210', '3624', '3832']),
  hays: towards(['4733', '3832']),
  jones: { order: 'SKPD', by: [], goals: ['4605'], then: 'SKPD' },
  avery: towards(['4733', '3832']),
  wsmith: towards(['4210', '4733']),
};

/** Plans of battle by the name of the battle and side. */
export const BATTLE_PLANS: Readonly<Record<string, Readonly<Partial<Record<'US' | 'CSA', BattlePlan>>>>> = {
  'The First Day': { CSA: HILL_AND_EWELL, US: REYNOLDS_NORTH_AND_WEST },
  'Feeling the Enemy': { CSA: HETH_ROUND_THE_LEFT, US: BUFORD_STANDS },
};
