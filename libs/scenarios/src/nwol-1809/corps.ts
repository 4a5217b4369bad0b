import type { Quality, UnitDocument } from '@vedette/campaign';
import { muster, type MusterLine } from '../muster.js';
import { PLACES, type Place1809 } from './places.js';

/** One unit of a corps: type and number, who leads it, men, and what differs from its corps. */
export type CorpsUnit = readonly [
  id: string,
  name: string,
  men: number,
  differs?: Partial<
    Pick<MusterLine, 'batteries' | 'tactical' | 'quality' | 'experience' | 'inFort' | 'home' | 'status'>
  > & {
    readonly at?: Place1809;
  },
];

/** A corps as the returns have it: whose it is, where, and its units. */
export interface CorpsRoll {
  readonly name: string;
  readonly state: string;
  readonly at: Place1809;
  /** Tactical square of the camp; left out: the place's own. */
  readonly tactical?: string;
  readonly commander: string;
  readonly deputy?: string;
  /** Number of its headquarters, which feeds it; left out: a city does. */
  readonly headquarters?: number;
  /** City that feeds the headquarters, or the units where there is none. */
  readonly supplySource: string;
  readonly quality: Quality;
  readonly experience: number;
  readonly morale?: number;
  readonly units: readonly CorpsUnit[];
}

const GUNNERS_OF_A_BATTERY = 100;
const SUPPLIES_OF_A_UNIT = 1;
const SUPPLIES_OF_A_TRAIN = 12;

/** The units of a corps; artillery has a battery for every hundred gunners. */
export function corps(roll: CorpsRoll): UnitDocument[] {
  const { name, state, headquarters, units, supplySource, tactical, ...common } = roll;
  const camp = tactical === undefined ? {} : { tactical };
  const train = headquarters === undefined ? null : `${state}${headquarters}CQ`;
  const troops = units.map(([id, leader, men, differs]): MusterLine => ({
    id: `${state}${id}`,
    name: leader,
    men,
    supplies: SUPPLIES_OF_A_UNIT,
    supplySource: train ?? supplySource,
    ...(/\d[HMLS]A$/.test(id) ? { batteries: Math.max(1, Math.floor(men / GUNNERS_OF_A_BATTERY)) } : {}),
    ...camp,
    ...differs,
  }));
  const wagons: MusterLine[] = train
    ? [{ id: train, name: `Headquarters, ${name}`, supplies: SUPPLIES_OF_A_TRAIN, supplySource, ...camp }]
    : [];
  return muster(PLACES, common, [...wagons, ...troops]);
}
