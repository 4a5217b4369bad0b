import type { Quality, UnitDocument } from '@vedette/campaign';
import { muster, type MusterLine, type Places } from '../muster.js';
import { PLACES, type Place1866 } from './places.js';

/** One unit of a division: type and number, whose it is, men, batteries, and what differs from its corps. */
export type LineOfDivision = readonly [
  id: string,
  name: string,
  men: number,
  batteries?: number,
  differs?: Partial<
    Pick<MusterLine, 'tactical' | 'quality' | 'experience' | 'inFort' | 'home' | 'weapon' | 'gun'> & {
      readonly at: Place1866;
    }
  >,
];

/** A corps as the order of battle has it: whose it is, where, what its men carry, and its divisions. */
export interface CorpsOf1866 {
  readonly name: string;
  readonly state: string;
  readonly at: Place1866;
  readonly commander: string;
  readonly deputy?: string;
  /** Number of its headquarters, which feeds it; left out: a city does. */
  readonly headquarters?: number;
  /** City that feeds the headquarters, or the units where there is none. */
  readonly supplySource: string;
  readonly quality: Quality;
  readonly experience: number;
  readonly morale: number;
  /** Rifles of the foot, and guns of foot and horse. */
  readonly arms: Arms;
  /** Each division camps on a field of its own, the first on the place's. */
  readonly divisions: readonly (readonly LineOfDivision[])[];
}

/** What an army of 1866 carries, by arm. */
export interface Arms {
  readonly foot: 'rifle' | 'breechloader';
  readonly militia: 'musket' | 'rifle';
  readonly footGuns: 'smoothbore' | 'rifled' | 'breechloader';
  readonly horseGuns: 'smoothbore' | 'rifled';
}

const SUPPLIES_OF_A_UNIT = 1;
const SUPPLIES_OF_A_TRAIN = 12;
/** The places as a muster roll reads them. */
export const FIELDS: Places = Object.fromEntries(
  Object.entries(PLACES).map(([name, [square, tactical]]) => [name, [square, tactical]]),
);

/** The units of a corps, its headquarters first. */
export function corps(roll: CorpsOf1866): UnitDocument[] {
  const { name, state, at, headquarters, divisions, supplySource, arms, ...common } = roll;
  const train = headquarters === undefined ? null : `${state}${headquarters}CQ`;
  const wagons: MusterLine[] = train
    ? [{ id: train, name: `Headquarters, ${name}`, supplies: SUPPLIES_OF_A_TRAIN, supplySource }]
    : [];
  const troops = divisions.flatMap((division, i) =>
    division.map(([id, leader, men, batteries = 0, differs = {}]): MusterLine => {
      const camp = differs.at === undefined ? campOf(at, i) : campOf(differs.at, 0);
      return {
        id: `${state}${id}`,
        name: leader,
        men,
        batteries,
        supplies: SUPPLIES_OF_A_UNIT,
        supplySource: train ?? supplySource,
        tactical: camp,
        ...armsOf(id, batteries, arms),
        ...differs,
      };
    }),
  );
  return muster(FIELDS, { ...common, at }, [...wagons, ...troops]);
}

function campOf(place: Place1866, division: number): string {
  const [, tactical, ...fields] = PLACES[place] as readonly string[];
  return [tactical, ...fields][division % (fields.length + 1)]!;
}

function armsOf(id: string, batteries: number, arms: Arms): Pick<MusterLine, 'weapon' | 'gun'> {
  const type = id.slice(-2);
  const gun = ['HA', 'LC', 'MC', 'HC'].includes(type) ? arms.horseGuns : arms.footGuns;
  return {
    ...(type === 'IN' || type === 'LI' ? { weapon: arms.foot } : {}),
    ...(type === 'MI' ? { weapon: arms.militia } : {}),
    ...(batteries > 0 ? { gun } : {}),
  };
}
