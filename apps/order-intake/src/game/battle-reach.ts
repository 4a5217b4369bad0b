import { type BattleState, cited, type Side } from '@vedette/battle';
import { reachOfPiece } from '@vedette/battle-rules';
import type { OrderProblem, PieceReach } from '@vedette/order-rules';

/** At RE a unit gets there; or only at ME. */
const AT_RE = 1;
const AT_ME = 2;

/** Where a piece of a battle can get, in the shape in which the reach of any piece is told; made of what its side knows alone. */
export function battleReach(state: BattleState, side: Side, piece: string): PieceReach {
  const { reached, barred } = reachOfPiece(state, side, piece);
  return {
    reached: reached.map(({ hex, path, needsME, checks }) => ({
      ...{ place: hex, phase: needsME ? AT_ME : AT_RE, fatigue: null, forced: false, path },
      doubts: [
        ...(needsME ? [doubt('needs-me', cited(['G-20', 'P-06.1']), 'at RE it does not get so far')] : []),
        ...(checks.length > 0
          ? [doubt('may-disorder', cited(checks), 'on the way it checks for disorder, and may stop there')]
          : []),
      ],
      entries: () => [],
    })),
    barred: barred.map(({ hex, rule, why }) => ({
      ...{ place: hex, code: 'barred', rule: cited(rule), message: why },
    })),
  };
}

const doubt = (code: string, rule: string, message: string): OrderProblem => ({
  ...{ severity: 'warning', code, rule, field: '', message },
});
