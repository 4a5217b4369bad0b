import type { PhaseDecider, PhaseDeciders } from './phase-context.js';

/** Deciders of several libraries as one: a phase that more than one of them decides is decided by each, in the order given. */
export function mergeDeciders(...parts: readonly PhaseDeciders[]): PhaseDeciders {
  const merged: Record<string, PhaseDecider> = {};
  for (const part of parts)
    for (const [phase, decide] of Object.entries(part)) {
      const first = merged[phase];
      merged[phase] = first
        ? (context) => {
            first(context);
            decide(context);
          }
        : decide;
    }
  return merged;
}
