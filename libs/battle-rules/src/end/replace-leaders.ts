import { type BattleContext, byId, type LeaderState } from '@vedette/battle';
import { LeaderReplaced } from './end.events.js';

const LEAST_RATING = 2;

/** Phase IV-A: whoever fell is replaced by his second, a little less of a leader (P-19, G-76). */
export function replaceLeaders(context: BattleContext): void {
  for (const command of byId([...context.state.commands.values()])) {
    const before = command.leader === null ? undefined : context.state.leaders.get(command.leader);
    if (!before || before.status === 'fit') continue;
    const rating = Math.max(LEAST_RATING, before.rating - 1);
    context.emit(LeaderReplaced, {
      rule: ['P-19'],
      hex: before.hex,
      leaders: [before.id],
      data: { command: command.id, before: before.id, leader: before.id, rating },
      audience: context.toSide(command.side),
      change: { leaders: { [before.id]: successor(before, rating) } },
    });
  }
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
