import {
  FleetReported,
  LaidUpShipBurnt,
  LaidUpShipTaken,
  PositionReported,
  ShipScuttled,
  ShipSunk,
  ShipTaken,
  UnitDestroyed,
  UnitSurrendered,
  type FleetPosition,
  type PositionReport,
} from '@vedette/campaign';
import type { ObservedEvent } from '@vedette/observation';
import { type UnitNews, unitNews } from './unit-news.js';

/** What the officers and ministers of one state were shown of a turn, pooled by their staff (M-01). Nothing else is believed. */
export interface ToldTurn {
  readonly turn: number;
  readonly season: string;
  readonly land: readonly PositionReport[];
  readonly fleet: readonly FleetPosition[];
  /** Strangers' units and ships whose end one of them saw. */
  readonly gone: readonly string[];
  /** Where units were last named in the course of the turn. */
  readonly news: readonly UnitNews[];
}

/** Events that tell the end of a unit or ship, and the key that names it. */
const ENDS: ReadonlyMap<string, 'unit' | 'ship'> = new Map([
  [UnitDestroyed.type, 'unit'],
  [UnitSurrendered.type, 'unit'],
  [ShipSunk.type, 'ship'],
  [ShipTaken.type, 'ship'],
  [LaidUpShipTaken.type, 'ship'],
  [LaidUpShipBurnt.type, 'ship'],
  [ShipScuttled.type, 'ship'],
]);

/** Pools a turn as members of a state observed it: one list of observed events a member, in any order of members. */
export function poolTurn(
  turn: number,
  season: string,
  members: readonly { readonly player: string; readonly seen: readonly ObservedEvent[] }[],
): ToldTurn {
  const land: PositionReport[] = [];
  const fleet: FleetPosition[] = [];
  const gone = new Set<string>();
  const inOrder = [...members].sort((a, b) => (a.player < b.player ? -1 : 1));
  for (const { player, seen } of inOrder)
    for (const { type, degree, data } of seen) {
      if (degree === 'full' && data['player'] === player) {
        if (type === PositionReported.type) land.push(data as PositionReport);
        if (type === FleetReported.type) fleet.push(data as FleetPosition);
      }
      const end = ENDS.get(type);
      if (end && typeof data[end] === 'string') gone.add(data[end]);
    }
  return { turn, season, land, fleet, gone: [...gone].sort(), news: unitNews(inOrder) };
}
