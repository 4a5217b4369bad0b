import type { Fault } from '@vedette/documents';
import type { UnitDocument } from '../document/unit.schema.js';
import { officerId, partsOfId, shipId, type StateId, unitId } from '../identity.js';
import type { UnitType } from '../pieces/unit-type.js';
import { unknownType } from '../pieces/unknown-type.js';
import { tacticalIndex } from './tactical-name.js';
import type { CampaignState } from './campaign-state.js';
import { freshUnitTurn, type MutableUnit } from './unit.js';
import type { MutableUnitTurn } from './unit-turn.js';

const FULL_AMMUNITION = 5;
const MEN_PER_BATTERY = 100;

interface Derived {
  communications?: boolean;
  communicationsSource?: string | null;
  supplied?: boolean;
}

/** A unit of the document with every default filled in; faults are pushed to `faults`. Returns null when unusable. */
export function readUnit(
  document: UnitDocument,
  pointer: string,
  { theatre: { grid }, types, states }: Pick<CampaignState, 'theatre' | 'types' | 'states'>,
  faults: Fault[],
): MutableUnit | null {
  const parts = partsOfId(document.id);
  if (!parts) {
    faults.push({
      pointer: `${pointer}/id`,
      found: document.id,
      allowed: 'state, number and type code, for instance US1IN',
    });
    return null;
  }
  const kind = types.units.types.get(parts.type);
  if (!kind) {
    faults.push(unknownType(`${pointer}/id`, document.id, 'unit', types.units));
    return null;
  }
  const status = document.status ?? 'active';
  const place = status === 'garrison' ? (document.square ?? null) : null;
  const square = document.square && !place ? grid.indexOf(document.square) : -1;
  const tactical = document.tactical && square >= 0 ? tacticalIndex(document.tactical) : -1;
  const offMap = status === 'garrison' || status === 'embarked';
  if (!offMap && square < 0)
    faults.push({
      pointer: `${pointer}/square`,
      found: String(document.square ?? 'nothing'),
      allowed: 'a strategic square of the theatre',
    });
  if (!offMap && square >= 0 && tactical < 0)
    faults.push({
      pointer: `${pointer}/tactical`,
      found: String(document.tactical ?? 'nothing'),
      allowed: 'a tactical square 0-0 to 14-14',
    });
  const strength = document.strength ?? kind.usualMen;
  const batteries = document.batteries ?? 0;
  const { keepsHolders } = types.map;
  const derived = (document.derived ?? {}) as Derived;
  const casualties = document.casualties ?? {};
  if (keepsHolders && !kind.role.bridges) faults.push(...bridgesOnly(document, pointer));
  const gun = arm(document.gun, kind.armament?.guns, `${pointer}/gun`, faults);
  return {
    id: parts.id,
    state: parts.state,
    number: parts.number,
    type: parts.type,
    kind,
    name: document.name ?? null,
    square,
    tactical,
    place,
    strength,
    batteries,
    regiments: document.regiments || usualRegiments(states, parts.state, kind, strength, batteries),
    weapon: arm(document.weapon, kind.armament?.weapons, `${pointer}/weapon`, faults),
    gun: kind.armament && !document.batteries ? null : gun,
    quality: document.quality ?? 'Average',
    experience: document.experience ?? 8,
    morale: document.morale ?? 50,
    fatigue: document.fatigue ?? 0,
    initiative: document.initiative ?? kind.usualInitiative,
    supplies: document.supplies ?? 0,
    ammunition: document.ammunition ?? FULL_AMMUNITION,
    commander: officerId(document.commander),
    deputy: officerId(document.deputy),
    status,
    inFort: document.inFort ?? false,
    aboard: document.aboard ? shipId(document.aboard) : null,
    casualties: {
      killed: casualties.killed ?? 0,
      wounded: casualties.wounded ?? 0,
      prisoners: casualties.prisoners ?? 0,
      stragglers: casualties.stragglers ?? 0,
    },
    supplySource: document.supplySource ?? null,
    reforming: document.reforming ? { ...document.reforming } : null,
    homeCity: document.homeCity ?? null,
    deployed: kind.role.bridges && (document.deployed ?? false),
    formerly: keepsHolders && document.formerly ? unitId(document.formerly) : null,
    turnsOutOfSupply: keepsHolders ? (document.turnsOutOfSupply ?? 0) : 0,
    communications: derived.communications ?? true,
    communicationsSource: derived.communicationsSource ?? null,
    supplied: derived.supplied ?? true,
    turn: document.inTurn ? (structuredClone(document.inTurn) as MutableUnitTurn) : freshUnitTurn(),
  };
}

/** What is said of a unit that bridge trains alone have: that it spans a river, and whose it was before it was captured (ROTD 12.4, 12.6). */
function bridgesOnly({ deployed, formerly }: UnitDocument, pointer: string): Fault[] {
  const faults: Fault[] = [];
  if (deployed)
    faults.push({
      pointer: `${pointer}/deployed`,
      found: 'true',
      allowed: 'false: only a bridge train (PB) spans a river',
    });
  if (formerly)
    faults.push({
      pointer: `${pointer}/formerly`,
      found: formerly,
      allowed: 'null: only a bridge train (PB) changes hands',
    });
  return faults;
}

/** What a unit carries: as given, where its book tells weapons apart one that it may carry, whatever its nation, and the first of them when none is given (ROTD 3.4, R-51). */
function arm(
  given: string | null | undefined,
  allowed: readonly string[] | undefined,
  pointer: string,
  faults: Fault[],
): string | null {
  if (allowed === undefined) return given ?? null;
  if (given === null || given === undefined) return allowed[0] ?? null;
  if (!allowed.includes(given))
    faults.push({ pointer, found: given, allowed: allowed.length > 0 ? allowed.join(', ') : 'none' });
  return given;
}

/**
 * Regiments of a unit that names none: the fewest whose starting men, with a hundred for each battery, are not below its strength,
 * and one at least; none where the book does not count regiments (ROTD 3.1, R-49).
 */
function usualRegiments(
  states: CampaignState['states'],
  state: StateId,
  { menPerRegiment }: UnitType,
  strength: number,
  batteries: number,
): number {
  if (!menPerRegiment) return 0;
  const nation = states.find(({ id }) => id === state)?.nation ?? '';
  const men = menPerRegiment.byNation[nation] ?? menPerRegiment.men;
  return Math.max(1, Math.ceil((strength - MEN_PER_BATTERY * batteries) / men));
}
