import type { StrategicGrid } from '@vedette/geography';
import type { Fault } from '../document/fault.js';
import type { UnitDocument } from '../document/unit.schema.js';
import { partsOfId } from '../identity.js';
import { tacticalIndex } from './tactical-name.js';
import { ARMY_HEADQUARTERS, CORPS_HEADQUARTERS, freshUnitTurn, type MutableUnit } from './unit.js';
import type { MutableUnitTurn } from './unit-turn.js';

/** Men of a headquarters when the position does not say (contract: army 250, corps 100). */
const HEADQUARTERS_MEN: Readonly<Record<string, number>> = {
  [ARMY_HEADQUARTERS]: 250,
  [CORPS_HEADQUARTERS]: 100,
};
const FULL_AMMUNITION = 5;

interface Derived {
  communications?: boolean;
  communicationsSource?: string | null;
  supplied?: boolean;
}

/** A unit of the document with every default filled in; faults are pushed to `faults`. Returns null when unusable. */
export function readUnit(
  document: UnitDocument,
  pointer: string,
  grid: StrategicGrid,
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
  const derived = (document.derived ?? {}) as Derived;
  const casualties = document.casualties ?? {};
  return {
    id: document.id,
    state: parts.state,
    number: parts.number,
    type: parts.type,
    name: document.name ?? null,
    square,
    tactical,
    place,
    strength: document.strength ?? HEADQUARTERS_MEN[parts.type] ?? 0,
    batteries: document.batteries ?? 0,
    regiments: document.regiments ?? 0,
    weapon: document.weapon ?? null,
    gun: document.gun ?? null,
    quality: document.quality ?? 'Average',
    experience: document.experience ?? 8,
    morale: document.morale ?? 50,
    fatigue: document.fatigue ?? 0,
    initiative: document.initiative ?? null,
    supplies: document.supplies ?? 0,
    ammunition: document.ammunition ?? FULL_AMMUNITION,
    commander: document.commander ?? null,
    deputy: document.deputy ?? null,
    status,
    inFort: document.inFort ?? false,
    aboard: document.aboard ?? null,
    casualties: {
      killed: casualties.killed ?? 0,
      wounded: casualties.wounded ?? 0,
      prisoners: casualties.prisoners ?? 0,
      stragglers: casualties.stragglers ?? 0,
    },
    supplySource: document.supplySource ?? null,
    reforming: document.reforming ? { ...document.reforming } : null,
    homeCity: document.homeCity ?? null,
    communications: derived.communications ?? true,
    communicationsSource: derived.communicationsSource ?? null,
    supplied: derived.supplied ?? true,
    turn: document.inTurn ? (structuredClone(document.inTurn) as MutableUnitTurn) : freshUnitTurn(),
  };
}
