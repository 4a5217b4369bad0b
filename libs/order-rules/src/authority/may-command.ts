import type { JsonPointer } from '@vedette/campaign';
import type { Capacity } from '../command-register.js';
import { landRule, type Judging } from '../judging.js';
import { isToldOfService, noneUnderCommand, toldShip, toldUnit } from './told-pieces.js';

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
 * Whether the sender may order a piece as its commander or deputy as of now (GITM AMWOL 3.4, 6.1, 6.10). Who may not, and is not
 * told of the piece either, hears only that he has none of that name.
 */
export function mayCommand(
  judging: Judging,
  piece: string,
  field: JsonPointer,
  officers: Officers = 'commander-or-deputy',
  rule = landRule(judging, '6.1'),
): boolean {
  if (capacityFor(judging, piece, officers) !== null) return true;
  if (toldUnit(judging, piece) || toldShip(judging, piece))
    judging.problems.error('not-your-command', rule, field, [
      `${piece} is not under your command`,
      officers === 'commander'
        ? 'only its commander may order this'
        : 'orders are taken from its commander and its deputy',
      'ask one of them, or have it assigned to you',
    ]);
  else unknownPiece(judging, piece, field, rule);
  return false;
}

/**
 * The answer about a piece that the sender is not told of: that none is under his command, whether there is one or not. Who is
 * told of all pieces of that service hears that his state has none.
 */
export function unknownPiece(judging: Judging, piece: string, field: JsonPointer, rule: string): void {
  if (isToldOfService(judging, piece))
    judging.problems.error('unknown-unit', rule, field, [
      `there is no ${piece} among the pieces of your state`,
      'units and ships are named by state, number and type, as your position report lists them',
      'check the id',
    ]);
  else judging.problems.error('not-your-command', rule, field, noneUnderCommand(piece));
}
