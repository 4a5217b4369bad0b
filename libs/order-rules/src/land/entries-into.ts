import { tacticalName } from '@vedette/campaign';
import { type Direction, entryZone } from '@vedette/geography';
import type { Judging } from '../judging.js';

/** Where one may come in on a map over an edge or a corner: ground one can stand on (GITM AMWOL 7.14). */
export function entriesInto(
  { state }: Pick<Judging, 'state'>,
  square: number,
  direction: Direction,
): string[] {
  const map = state.theatre.tacticalMap(square);
  return [...entryZone(direction)].filter((tactical) => map.region[tactical] !== 0).map(tacticalName);
}
