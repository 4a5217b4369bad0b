/** The steps of a turn in their order (G-01). */
export const STEPS = [
  'orders-automatic',
  'orders-attempts',
  'initiative',
  'designation',
  'attachment',
  'arrival',
  'activation',
  'out-of-command',
  'replacement',
  'recovery',
  'cleanup',
] as const;
export type BattleStep = (typeof STEPS)[number];

/** A point to stop after: a step, or an impulse within one of the two phases that have impulses. */
export interface StopAfter {
  readonly step: BattleStep;
  /** Number of the impulse, from 1; null for the whole step. */
  readonly impulse: number | null;
}

/** Reads `cleanup` or `activation/3`; null where it is neither. */
export function stopOf(text: string): StopAfter | null {
  const match = /^([a-z-]+)(?:\/([1-9][0-9]{0,3}))?$/.exec(text);
  const step = STEPS.find((one) => one === match?.[1]);
  if (!match || !step) return null;
  if (match[2] === undefined) return { step, impulse: null };
  if (step !== 'activation' && step !== 'out-of-command') return null;
  return { step, impulse: Number(match[2]) };
}

/** A stop as text. */
export function stopText({ step, impulse }: StopAfter): string {
  return impulse === null ? step : `${step}/${impulse}`;
}
