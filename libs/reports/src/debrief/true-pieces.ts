import type { ReportedShipPlace } from '@vedette/observed';
import type { TruePiece } from './debrief.schema.js';
import type { ReportedPosition } from './reported-position.js';

/**
 * Every piece as it truly was: what those were reported who command it, and who act for them where it has no commander. By id;
 * nothing else knows it better, for positions are reported from the truth itself.
 */
export function truePieces(reported: readonly ReportedPosition[]): TruePiece[] {
  const pieces = new Map<string, TruePiece>();
  for (const role of ['deputy', 'commander'] as const)
    for (const { state, land, fleet } of reported) {
      for (const unit of land?.units ?? [])
        if (unit.role === role)
          pieces.set(unit.id, {
            id: unit.id,
            name: unit.name,
            state,
            arm: 'land',
            place: unit.square ?? (unit.aboard === null ? '' : `aboard ${unit.aboard}`),
            status: unit.status,
            strength: unit.strength,
          });
      for (const ship of fleet?.ships ?? [])
        if (ship.role === role)
          pieces.set(ship.id, {
            id: ship.id,
            name: ship.name,
            state,
            arm: 'fleet',
            place: placeOfShip(ship.at),
            status: ship.status,
            strength: null,
          });
    }
  return [...pieces.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function placeOfShip(at: ReportedShipPlace): string {
  if ('port' in at) return at.port;
  if ('river' in at) return at.river;
  return 'sea' in at ? at.sea : `on the way to ${at.transit.to}`;
}
