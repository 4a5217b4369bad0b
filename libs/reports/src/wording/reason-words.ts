import { plain } from './plain-text.js';

/**
 * Reasons as events give them, in words that follow a colon. Codes that are not listed are told by their own words,
 * so a new code is legible before it is polished.
 */
const WORDS: Readonly<Record<string, string>> = {
  'strangers-entered': 'strangers came into its square',
  intercepted: 'it met a force sent to intercept it',
  'impassable-ground': 'the ground ahead cannot be passed',
  'square-full': 'the square was full',
  'neutral-on-the-way': 'neutral troops stood in the way',
  'enemy-met': 'it met the enemy',
  allowance: 'it could go no further in the time',
  'exit-blocked': 'the enemy held the way out',
  order: 'it was so ordered',
  ordered: 'it was so ordered',
};

/** Words for a reason code, without a full stop; empty for an empty code. */
export function reasonInWords(code: string): string {
  return hasReasonWords(code) ? WORDS[code]! : plain(code).replace(/[-_]+/g, ' ').trim();
}

/** `: the square was full`, to close a sentence with; empty when no reason is known. */
export function withReason(code: string): string {
  const words = reasonInWords(code);
  return words === '' ? '' : `: ${words}`;
}

/** Whether a reason has words of its own. */
export function hasReasonWords(code: string): boolean {
  return Object.hasOwn(WORDS, code);
}
