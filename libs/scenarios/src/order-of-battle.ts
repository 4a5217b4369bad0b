import type { Quality, UnitDocument } from '@vedette/campaign';
import { muster, type MusterLine, type Places } from './muster.js';

/** Strategic square, tactical square, and fields beside it on the same bank where further divisions camp. */
export type Quarters = readonly [square: string, tactical: string, ...fields: string[]];

/** One unit of a division: type and number, whose it is, men, batteries, and what differs from its corps. */
export type LineOfDivision<Place extends string = string> = readonly [
  id: string,
  name: string,
  men: number,
  batteries?: number,
  differs?: Partial<
    Pick<MusterLine, 'tactical' | 'quality' | 'experience' | 'inFort' | 'home' | 'weapon' | 'gun'> & {
      readonly at: Place;
    }
  >,
];

/** What an army of the rifle age carries, by arm (ROTD 3.4). */
export interface Arms {
  readonly foot: 'rifle' | 'breechloader' | 'chassepot';
  readonly militia: 'musket' | 'rifle';
  readonly footGuns: 'smoothbore' | 'rifled' | 'breechloader';
  readonly horseGuns: 'smoothbore' | 'rifled' | 'breechloader';
}

/** A corps as the order of battle has it: whose it is, where, what its men carry, and its divisions. */
export interface Corps<Place extends string> {
  readonly name: string;
  readonly state: string;
  readonly at: Place;
  readonly commander: string;
  readonly deputy?: string;
  /** Number of its headquarters, which feeds it; left out: a city does. */
  readonly headquarters?: number;
  /** Deputy of its headquarters alone, who looks after its bread; left out: the corps' deputy. */
  readonly intendant?: string;
  /** City or depot that feeds the headquarters, or the units where there is none. */
  readonly supplySource: string;
  readonly quality: Quality;
  readonly experience: number;
  readonly morale: number;
  readonly arms: Arms;
  /** Each division camps on a field of its own, the first on the place's. */
  readonly divisions: readonly (readonly LineOfDivision<Place>[])[];
}

const SUPPLIES_OF_A_UNIT = 1;
const SUPPLIES_OF_A_TRAIN = 12;

/** The places of a table as a muster roll reads them, without their fields. */
export function placesOf(table: Readonly<Record<string, Quarters>>): Places {
  return Object.fromEntries(
    Object.entries(table).map(([name, [square, tactical]]) => [name, [square, tactical]]),
  );
}

/** Writes out corps that lie in the places of a table: the units of each, its headquarters first. */
export function orderOfBattle<Place extends string>(
  table: Readonly<Record<Place, Quarters>>,
): (corps: Corps<Place>) => UnitDocument[] {
  const places = placesOf(table);
  const campOf = (place: Place, division: number): string => {
    const [, tactical, ...fields] = table[place];
    return [tactical, ...fields][division % (fields.length + 1)]!;
  };
  return ({ name, state, at, headquarters, intendant, divisions, supplySource, arms, ...common }) => {
    const train = headquarters === undefined ? null : `${state}${headquarters}CQ`;
    const wagons: MusterLine[] = train
      ? [
          {
            id: train,
            name: `Headquarters, ${name}`,
            supplies: SUPPLIES_OF_A_TRAIN,
            supplySource,
            ...(intendant === undefined ? {} : { deputy: intendant }),
          },
        ]
      : [];
    const troops = divisions.flatMap((division, i) =>
      division.map(([id, leader, men, batteries = 0, differs = {}]): MusterLine => ({
        id: `${state}${id}`,
        name: leader,
        men,
        batteries,
        supplies: SUPPLIES_OF_A_UNIT,
        supplySource: train ?? supplySource,
        tactical: differs.at === undefined ? campOf(at, i) : campOf(differs.at, 0),
        ...armsOf(id, batteries, arms),
        ...differs,
      })),
    );
    return muster(places, { ...common, at }, [...wagons, ...troops]);
  };
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
