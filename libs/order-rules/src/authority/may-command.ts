import type { Capacity } from './command-register.js';
import { landRule, type Judging } from '../judging.js';

/** Which officers may give an order: the commander alone, or his deputy as well. */
export type Officers = 'commander' | 'commander-or-deputy';

/** In what capacity the sender commands a piece, or null when he does not or may not in this matter. */
export function capacityFor(
  judging: Judging,
  piece: string,
  officers: Officers = 'commander-or-deputy',
): Capacity {
  const capacity = judging.register.capacityOf(judging.by, piece);
  return officers === 'commander' && capacity === 'deputy' ? null : capacity;
}

/**
 * Whether the sender may order a piece as its commander or deputy as of now (GITM AMWOL 3.4, 6.1, 6.10). A piece of
 * another side gets the same answer as one that does not exist.
 */
export function mayCommand(
  judging: Judging,
  piece: string,
  field: string,
  officers: Officers = 'commander-or-deputy',
  rule = landRule(judging, '6.1'),
): boolean {
  if (capacityFor(judging, piece, officers) !== null) return true;
  const { knowledge, problems } = judging;
  if (knowledge.ownUnit(piece) || knowledge.ownShip(piece))
    problems.error('not-your-command', rule, field, [
      `${piece} is not under your command`,
      officers === 'commander'
        ? 'only its commander may order this'
        : 'orders are taken from its commander and its deputy',
      'ask one of them, or have it assigned to you',
    ]);
  else unknownPiece(judging, piece, field, rule);
  return false;
}

/** The one answer for a piece the sender cannot know: it may not exist, or be somebody else's. */
export function unknownPiece(judging: Judging, piece: string, field: string, rule: string): void {
  judging.problems.error('unknown-unit', rule, field, [
    `there is no ${piece} on your side`,
    'units and ships are named by state, number and type, as your position report lists them',
    'check the id',
  ]);
}
