import { signal } from '@preact/signals';
import type { AnyOrder, Draft } from '../seat/composing.js';

/** A step that can be taken back. */
export type Step =
  | {
      readonly is: 'composed';
      readonly key: string;
      readonly before: Draft | null;
      readonly field: string;
      /** What stood at the pieces that were ordered together with it. */
      readonly also?: readonly { readonly key: string; readonly before: Draft | null }[];
    }
  | { readonly is: 'sent'; readonly turn: number; readonly ids: readonly string[]; readonly words: string }
  | { readonly is: 'taken-back'; readonly turn: number; readonly order: AnyOrder };

/** Steps that can be taken back, the last one last. */
export const steps = signal<readonly Step[]>([]);
/** Steps that are remembered; *our figure*: more than anybody counts. */
const MOST_STEPS = 200;

/** Remembers a step. Several in one field of one order, one after the other, are one. */
export function remember(step: Step): void {
  const last = steps.value.at(-1);
  const goesOn =
    step.is === 'composed' &&
    last?.is === 'composed' &&
    step.field !== '' &&
    last.key === step.key &&
    last.field === step.field;
  if (!goesOn) steps.value = [...steps.value.slice(1 - MOST_STEPS), step];
}

/** The last step, which is no longer remembered. */
export function lastStep(): Step | undefined {
  const last = steps.value.at(-1);
  steps.value = steps.value.slice(0, -1);
  return last;
}

/** A step that could not be taken back can be tried again. */
export const putBack = (step: Step): void => void (steps.value = [...steps.value, step]);
