import type { ObservedEvent } from '@vedette/observation';
import type { LandPosition } from '../input/land-position.schema.js';
import type { TacticalView } from '../input/tactical-view.schema.js';

/** Squares in which the player observed a battle this turn (GITM AMWOL 9.1). */
function battlefields(events: readonly ObservedEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ type, square }) => (type === 'BattleOpened' && square !== undefined ? [square] : [])),
  );
}

/**
 * A position with its tactical maps in the order they are wanted: where there was a battle this turn, where enemies are in
 * sight, all others; of those alike in the order they were reported.
 */
export function fightingFirst(position: LandPosition, events: readonly ObservedEvent[]): LandPosition {
  const fought = battlefields(events);
  const calm = ({ square, units }: TacticalView): number => {
    if (fought.has(square)) return 0;
    return units.some(({ standing }) => standing === 'hostile') ? 1 : 2;
  };
  return { ...position, maps: [...position.maps].sort((a, b) => calm(a) - calm(b)) };
}
