import { type Counter, metrics } from '@opentelemetry/api';
import type { PhaseOfTurn } from '@vedette/turns';
import { attribute, instrumentationScope, metric } from '@vedette/platform';
import type { PhaseOwner } from '@vedette/rulebooks';

let counter: Counter | undefined;

/** Counts a phase that had to be handed out again, so that somebody is woken when it happens often. */
export function countStall(phase: PhaseOfTurn, owner: PhaseOwner): void {
  // Made at first use: an instrument made before telemetry starts stays silent.
  counter ??= metrics.getMeter(instrumentationScope).createCounter(metric.phaseStalls.name, {
    unit: metric.phaseStalls.unit,
    description: metric.phaseStalls.description,
  });
  counter.add(1, { [attribute.phase]: phase, [attribute.owner]: owner });
}

/** Seconds an attempt may take: the first one `limit`, each further one twice as long, at most an hour. */
export function patience(limit: number, attempt: number): number {
  return Math.min(limit * 2 ** (attempt - 1), Math.max(limit, 3600));
}
