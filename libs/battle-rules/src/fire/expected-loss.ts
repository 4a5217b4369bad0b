import { frontOf, weighed } from '@vedette/battle';
import type { Field } from '../ground/ground-cost.js';
import { fireColumn, fireResult } from '../tables/fire-table.js';
import { strengthOf, type Attack } from './attack.js';
import { fireDrms } from './fire-drms.js';

const DICE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * What an attack by fire costs the hex it is aimed at, in SP, as the mean of all ten dice (P-08.3), if the field were as it is given: a player
 * who weighs targets gives the field as he believes it. 0 where nobody is there or nobody can fire.
 */
export function expectedLoss(field: Field, attack: Attack): number {
  const struck = frontOf(field.state, attack.target).map(({ unit }) => unit);
  const column = fireColumn(strengthOf(field, attack));
  if (struck.length === 0 || column === null) return 0;
  const drms = fireDrms(field, attack, struck, null);
  const lost = DICE.map((die) => {
    const result = fireResult(weighed({ label: '', die }, drms, {}).adjusted, column);
    return typeof result === 'number' ? result : 0;
  });
  return lost.reduce<number>((sum, one) => sum + one, 0) / DICE.length;
}
