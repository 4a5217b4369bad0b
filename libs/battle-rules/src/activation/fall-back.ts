import type { Activation, BattleContext } from '@vedette/battle';
import { inSightOf, knownEnemyHexes } from '@vedette/battle-sight';
import { distance } from '@vedette/hex';
import { checkWithdrawal } from '../reaction/withdrawal-check.js';
import { gunsGetAway, withdraw } from '../reaction/withdraw.js';

/** A confused unit with the enemy near goes back one hex, and checks as for a withdrawal (P-06.3, P-10.4). */
export function fallBack(context: BattleContext, activation: Activation, id: string): void {
  const unit = context.state.units.get(id);
  if (!unit || unit.hex === null || !gunsGetAway(context, unit)) return;
  const hex = unit.hex;
  const near = [...knownEnemyHexes(context.state, unit.side)]
    .filter((at) => inSightOf(context, hex, at))
    .sort((a, b) => distance(a, hex) - distance(b, hex) || (a < b ? -1 : 1));
  const [cause] = near;
  if (cause === undefined) return;
  const spent = withdraw(context, id, {
    ...{ hexes: 1, cause, how: 'fall-back', rule: ['P-06.3', 'P-10.4'] },
    ...(unit.type === 'HART' ? { formation: 'limbered' as const } : {}),
  });
  if (spent === null) return;
  activation.stirred.add(id);
  checkWithdrawal(context, id, { spent, from: cause });
}
