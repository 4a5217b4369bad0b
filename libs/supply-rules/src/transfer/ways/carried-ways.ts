import type { CampaignState, StateId } from '@vedette/campaign';
import { holdsNavigableRiver, isRailwayOpen } from '@vedette/contact';
import { strategicStep } from '@vedette/geography';
import { shortestWay, STRAIGHT } from './shortest-way.js';

/** A way by rail between two squares over track on which trains of a state run, of at most `most` squares (ROTD 11.7). */
export function railWay(
  state: CampaignState,
  of: StateId,
  from: number,
  to: number,
  most: number,
): number[] | null {
  const { grid, rails } = state.theatre;
  const open = (square: number): boolean => isRailwayOpen(state, of, square);
  if (!open(from) || !open(to)) return null;
  return shortestWay(from, to, most, function* (square) {
    for (const direction of STRAIGHT) {
      const next = strategicStep(grid, square, direction);
      if (next >= 0 && (rails[square]! & (1 << direction)) !== 0 && open(next)) yield next;
    }
  });
}

/** A way by water between two squares over navigable rivers that a state and its friends hold, of at most `most` squares (ROTD 11.7). */
export function riverWay(
  state: CampaignState,
  of: StateId,
  from: number,
  to: number,
  most: number,
): number[] | null {
  const { grid } = state.theatre;
  const open = (square: number): boolean => holdsNavigableRiver(state, of, square);
  if (!open(from) || !open(to)) return null;
  return shortestWay(from, to, most, function* (square) {
    for (const direction of STRAIGHT) {
      const next = strategicStep(grid, square, direction);
      if (next >= 0 && open(next)) yield next;
    }
  });
}
