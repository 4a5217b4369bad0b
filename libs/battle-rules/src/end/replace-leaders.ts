import { type BattleContext, byId, type CommandState, type LeaderState, unitsWithin } from '@vedette/battle';
import { lookAround } from '@vedette/battle-sight';
import { distance } from '@vedette/hex';
import { LeaderReplaced } from './end.events.js';

const LEAST_RATING = 2;

/** Phase IV-A: whoever fell is replaced by his second, a little less of a leader (P-19, G-76). */
export function replaceLeaders(context: BattleContext): void {
  for (const command of byId([...context.state.commands.values()])) {
    const before = command.leader === null ? undefined : context.state.leaders.get(command.leader);
    if (!before || before.status === 'fit') continue;
    const rating = Math.max(LEAST_RATING, before.rating - 1);
    const hex = placeOf(context, command, before);
    context.emit(LeaderReplaced, {
      rule: ['P-19'],
      hex,
      leaders: [before.id],
      data: { command: command.id, before: before.id, leader: before.id, rating },
      audience: context.toSide(command.side),
      change: { leaders: { [before.id]: { ...successor(before, rating), hex } } },
    });
    if (hex !== null) lookAround(context, [hex]);
  }
}

/** The second is with the men: those of the command nearest to where the first fell; null where none of it is on the map. */
function placeOf({ state }: BattleContext, command: CommandState, before: LeaderState): string | null {
  const fall = state.casualties.findLast((one) => one.leader === before.id) as { hex?: string } | undefined;
  const from = fall?.hex;
  const hexes = unitsWithin(state, command.id).flatMap((unit) => (unit.hex === null ? [] : [unit.hex]));
  if (from === undefined) return hexes[0] ?? null;
  return hexes.sort((a, b) => distance(a, from) - distance(b, from) || (a < b ? -1 : 1))[0] ?? null;
}

/** The second takes the place of the first under his name on the chart: stars one less, range the same. */
function successor(before: LeaderState, rating: number): Partial<LeaderState> {
  return {
    rating,
    stars: Math.max(0, before.stars - 1),
    status: 'fit',
    spent: false,
    starsUsed: false,
    moved: 0,
  };
}
