import type { BattleContext, Drm, UnitState } from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { checkDisorder, type CheckOutcome } from '../morale/check-disorder.js';

/** MP of a withdrawal that cost nothing (P-10.4). */
const FREE_MP = 2;

/** The check after a withdrawal or a one-hex fall back (P-10.4): the harder the dearer the way, the easier for horse. */
export function checkWithdrawal(
  context: BattleContext,
  id: string,
  { spent, from }: { readonly spent: number; readonly from: Hex },
): CheckOutcome {
  const unit = context.state.units.get(id);
  if (!unit) return 'gone';
  const drms: Drm[] = [
    { rule: 'G-89', value: Math.max(0, spent - FREE_MP), why: 'MP beyond two' },
    { rule: 'P-10.4', value: byArm(unit), why: unit.type === 'HART' ? 'limbering' : unit.formation },
  ];
  return checkDisorder(context, id, { cause: 'withdrawal', rule: ['P-10.4', 'G-89'], drms, from });
}

function byArm({ type, formation }: UnitState): number {
  if (type === 'HART') return 1;
  if (type !== 'CAV') return 0;
  return formation === 'dismounted' ? -1 : -2;
}
