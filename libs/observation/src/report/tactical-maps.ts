import {
  type CampaignState,
  type TacticalMapReport,
  type TacticalSighting,
  tacticalName,
  type Unit,
  type StateId,
} from '@vedette/campaign';
import { TACTICAL_LETTERS, TACTICAL_SIZE } from '@vedette/geography';
import type { StrategicView } from '../sight/strategic-sight.js';
import { unitsSeenBy } from '../sight/tactical-sight.js';
import { builtWorks } from './held-ground.js';
import { cityReport, conditionOf, type Reader } from './strategic-map.js';

/**
 * The tactical maps of the squares in which a player has units, by square (GITM AMWOL 2.5, 4.2, 4.6). Where one of them is
 * active he sees all friends and what any friend there sees; inactive and shattered units show him only themselves and the
 * lie of the land, and a city by them only where his map shows its square (11.3, 12.3).
 */
export function tacticalMaps(reader: Reader, view: StrategicView, own: readonly Unit[]): TacticalMapReport[] {
  const squares = new Map<number, Unit[]>();
  for (const unit of own) {
    if (unit.square < 0) continue;
    const here = squares.get(unit.square);
    if (here) here.push(unit);
    else squares.set(unit.square, [unit]);
  }
  return [...squares].sort(([a], [b]) => a - b).map(([square, here]) => mapOf(reader, view, square, here));
}

function mapOf(reader: Reader, view: StrategicView, square: number, own: readonly Unit[]): TacticalMapReport {
  const { state, viewer } = reader;
  const { terrain, defence } = state.theatre.tacticalMap(square);
  const city = view.shown[square] ? state.cityIn(square) : undefined;
  const active = own.some((unit) => unit.status === 'active');
  const friends = state.unitsIn(square).filter((unit) => state.areFriends(viewer, unit.state));
  const seen = active ? [...friends, ...unitsSeenBy(state, viewer, square)] : own;
  return {
    square: state.theatre.grid.nameOf(square),
    terrain: rowsOf(terrain, (value) => TACTICAL_LETTERS[value]!),
    defence: rowsOf(defence, String),
    city: city ? cityReport(city) : null,
    units: sightingsOf(state, viewer, seen),
    ...builtWorks(state, square),
  };
}

function rowsOf(layer: Uint8Array, letter: (value: number) => string): string[] {
  return Array.from({ length: TACTICAL_SIZE }, (_, row) =>
    Array.from(layer.subarray(row * TACTICAL_SIZE, (row + 1) * TACTICAL_SIZE), letter).join(''),
  );
}

function sightingsOf(state: CampaignState, viewer: StateId, units: readonly Unit[]): TacticalSighting[] {
  return [...units]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((unit) => {
      const condition = conditionOf(unit);
      if (!condition) return [];
      return [
        {
          unit: unit.id,
          state: unit.state,
          standing: state.standing(viewer, unit.state),
          tactical: tacticalName(unit.tactical),
          condition,
          inFort: unit.inFort,
          ...(unit.deployed ? { deployed: true } : {}),
        },
      ];
    });
}
