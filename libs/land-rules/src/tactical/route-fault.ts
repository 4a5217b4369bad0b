import type { Unit } from '@vedette/campaign';
import { bridgedMap } from '@vedette/geography';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import { groundBinds } from '../presence/strangers.js';
import { siegeFault } from './besieged-city.js';
import { neutralOnTheWay } from './encounter.js';
import { groundOfMove } from './ground-of-move.js';
import { barrierFault, groundFault } from './impassable.js';
import { isFullOfFriends } from '../ground/stacking.js';

/** Why a move is not made at all, with the rule by its number in AMWOL. */
export interface RouteFault {
  readonly reason: string;
  readonly rule: LandRule;
}

/**
 * Looks for what forbids a whole move over one or two straight lines (GITM AMWOL 8.3 to 8.5, 8.7): an end that nobody can
 * stand on or that is full of friends, a siege, ground that binds, a neutral on the way. Null when the move may begin. `ferry` is the
 * river square of a ship over which the way leads (ROTD 12.7).
 */
export function routeFault(
  context: PhaseContext,
  unit: Unit,
  lines: readonly (readonly number[])[],
  ferry: number | null = null,
): RouteFault | null {
  const { state, book } = context;
  const own = groundOfMove(state, unit, lines.at(-1)?.at(-1) ?? unit.tactical);
  const map = ferry === null ? own : bridgedMap(own, [ferry]);
  const binds = groundBinds(state, unit.state, unit.square);
  let from = unit.tactical;
  for (const line of lines) {
    const end = line.at(-1) ?? from;
    if (map.region[end] === 0) return { reason: 'impassable-ground', rule: '8.5' };
    if (line.length > 0 && isFullOfFriends(context, unit, unit.square, end))
      return { reason: 'square-full', rule: '8.3' };
    const ground = binds
      ? groundFault(map, from, line)
      : book.movement.barriersAlwaysBind.value
        ? barrierFault(map, from, line)
        : null;
    if (ground) return { reason: ground, rule: ground === 'no-named-crossing' ? '8.7' : '8.5' };
    from = end;
  }
  const route = lines.flat();
  const siege = siegeFault(context, unit, route);
  if (siege) return { reason: siege, rule: '8.4' };
  return neutralOnTheWay(context, unit, route) ? { reason: 'neutral-on-the-way', rule: '8.3' } : null;
}
