import { BATTLE_ORDER_TEXTS } from './battle-order-texts.js';
import { PLAN_WORDS, VERBS } from './battle-words.js';

const KINDS = [...new Set(VERBS.values())];
const STEPS = [...new Set(PLAN_WORDS.values())];

/** Words with which an order may go on behind what is written of its line: kinds, then clauses, within a plan what a unit does. */
export function battleWordsAfter(before: string): readonly string[] {
  if (before === '') return KINDS;
  const kind = VERBS.get(before.split(/\s+/)[0]!.toLowerCase());
  if (kind === undefined) return [];
  const clauses = Object.keys(BATTLE_ORDER_TEXTS[kind as 'activate'].clauses);
  const last = before.split(';').at(-1)!.trim();
  return /^plan/.test(last) ? [...STEPS, ...clauses] : clauses;
}
