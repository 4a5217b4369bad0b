import type { Theatre, TheatreCity, TheatrePort } from '@vedette/geography';
import type { CityDocument } from '../document/city.schema.js';
import type { Fault } from '@vedette/documents';
import type { PortDocument, ShipDocument } from '../document/naval.schema.js';
import { faultsOfAnchorage } from './anchorage.js';
import { officerId, partsOfId, shipId, stateId, unitId } from '../identity.js';
import { unknownType } from '../pieces/unknown-type.js';
import type { CampaignState } from './campaign-state.js';
import {
  freshPlaceTurn,
  type MutableCity,
  type MutablePlaceTurn,
  type MutablePort,
  type MutableShip,
} from './places.js';
import { tacticalIndex } from './tactical-name.js';

/** A city from the theatre's plan, the position's document, or both. */
export function readCity(
  plan: TheatreCity | undefined,
  document: CityDocument | undefined,
  pointer: string,
  theatre: Theatre,
  faults: Fault[],
): MutableCity | null {
  const square = document?.square ? theatre.grid.indexOf(document.square) : (plan?.square ?? -1);
  const tactical = document?.tactical ? tacticalIndex(document.tactical) : (plan?.tactical ?? 112);
  const state = document?.state ?? plan?.state;
  if (square < 0)
    faults.push({
      pointer: `${pointer}/square`,
      found: document?.square ?? 'nothing',
      allowed: 'a square of the theatre, or the name of a city the theatre has',
    });
  if (!state)
    faults.push({
      pointer: `${pointer}/state`,
      found: 'nothing',
      allowed: 'the id of the state that holds the city',
    });
  if (square < 0 || !state) return null;
  const fort = document?.fort === undefined ? plan?.fort : document.fort;
  return {
    name: document?.name ?? plan!.name,
    square,
    tactical,
    level: document?.level ?? plan?.level ?? 1,
    state: stateId(state),
    supplies: document?.supplies ?? plan?.supplies ?? 0,
    stores: document?.stores ?? plan?.stores ?? 0,
    fort: fort ? { level: fort.level, capacity: fort.capacity } : null,
    manufacturing: document?.manufacturing ?? plan?.manufacturing ?? 0,
    besieged: document?.besieged ?? false,
    turn: document?.inTurn ? (structuredClone(document.inTurn) as MutablePlaceTurn) : freshPlaceTurn(),
  };
}

/** A port from the theatre's plan, the position's document, or both. */
export function readPort(
  plan: TheatrePort | undefined,
  document: PortDocument | undefined,
  pointer: string,
  theatre: Theatre,
  faults: Fault[],
): MutablePort | null {
  const sea = document?.sea ?? plan?.sea;
  const state = document?.state ?? plan?.state;
  if (!sea || !state) {
    faults.push({
      pointer,
      found: JSON.stringify(document?.name),
      allowed: 'a port of the theatre, or sea and state of a new one',
    });
    return null;
  }
  const squareOf = (name: string, at: string): number => {
    const found = theatre.grid.indexOf(name);
    if (found < 0)
      faults.push({ pointer: `${pointer}/${at}`, found: name, allowed: 'a square of the theatre' });
    return found;
  };
  const square =
    document?.square === undefined
      ? (plan?.square ?? -1)
      : document.square
        ? squareOf(document.square, 'square')
        : -1;
  const tactical =
    document?.tactical === undefined
      ? (plan?.tactical ?? -1)
      : document.tactical
        ? tacticalIndex(document.tactical)
        : -1;
  return {
    name: document?.name ?? plan!.name,
    sea,
    exit: document?.exit ?? plan?.exit ?? 'N',
    square,
    tactical: square >= 0 ? tactical : -1,
    coast:
      document?.coast?.map((name, i) => squareOf(name, `coast/${i}`)).filter((at) => at >= 0) ??
      plan?.coast ??
      [],
    defence: document?.defence ?? plan?.defence ?? 0,
    batteries: document?.batteries ?? plan?.batteries ?? 0,
    damagedBatteries: document?.damagedBatteries ?? false,
    yard: document?.yard ?? plan?.yard ?? 0,
    building: document?.building ?? 0,
    state: stateId(state),
    supplies: document?.supplies ?? plan?.supplies ?? 0,
    stores: document?.stores ?? plan?.stores ?? 0,
    turn: document?.inTurn ? (structuredClone(document.inTurn) as MutablePlaceTurn) : freshPlaceTurn(),
  };
}

/** A ship with every default filled in. */
export function readShip(
  document: ShipDocument,
  pointer: string,
  { types, theatre }: Pick<CampaignState, 'types' | 'theatre'>,
  faults: Fault[],
): MutableShip | null {
  const parts = partsOfId(document.id);
  if (!parts) {
    faults.push({
      pointer: `${pointer}/id`,
      found: document.id,
      allowed: 'state, number and type code, for instance US3SL',
    });
    return null;
  }
  const kind = types.ships.types.get(parts.type);
  if (!kind) {
    faults.push(unknownType(`${pointer}/id`, document.id, 'ship', types.ships));
    return null;
  }
  if ('river' in document.at)
    faults.push(...faultsOfAnchorage(document.at, `${pointer}/at`, kind, { types, theatre }));
  return {
    id: parts.id,
    state: parts.state,
    number: parts.number,
    type: parts.type,
    kind,
    name: document.name ?? null,
    at: structuredClone(document.at),
    base: document.base ?? null,
    crew: document.crew ?? 0,
    marines: document.marines ?? 0,
    quality: document.quality ?? 'Average',
    experience: document.experience ?? 8,
    morale: document.morale ?? 50,
    stores: document.stores ?? 0,
    hull: document.hull ?? 0,
    rigging: document.rigging ?? 0,
    attachedTo: document.attachedTo ? shipId(document.attachedTo) : null,
    commander: officerId(document.commander),
    deputy: officerId(document.deputy),
    status: document.status ?? 'active',
    capacity: document.capacity ?? null,
    cargo: {
      units: (document.cargo?.units ?? []).map(unitId),
      supplies: document.cargo?.supplies ?? 0,
      stores: document.cargo?.stores ?? 0,
    },
    gauge: document.gauge ?? null,
    turnsWithoutStores: document.turnsWithoutStores ?? 0,
    reactivating: document.reactivating ? { ...document.reactivating } : null,
    formerly: document.formerly ?? null,
    turn: (structuredClone(document.inTurn) as Record<string, unknown> | undefined) ?? {},
  };
}
