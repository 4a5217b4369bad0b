import { setImmediate as breathe } from 'node:timers/promises';
import type { TrialInput } from './try-turn.js';

/** The process in which one trial is played. It is started by its worker, told what to try, and ends with its answer. */

// The worker decides when a trial is broken off, also where a terminal tells both of them to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit(1));

// Loaded after that, since loading the rules takes a good part of a small trial.
const rules = import('./try-turn.js');
process.once('message', (input) => void play(input as TrialInput));

async function play(input: TrialInput): Promise<void> {
  const { tryTurn } = await rules;
  // A breath between phases, in which the death of the worker is heard of.
  const outcome = await tryTurn(input, breathe);
  process.send?.(outcome, () => process.exit(0));
}
