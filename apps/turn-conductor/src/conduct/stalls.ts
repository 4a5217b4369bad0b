import { type Counter, metrics } from '@opentelemetry/api';
import { attribute, instrumentationScope, metric } from '@vedette/platform';
import { PHASE_OWNERS, type PhaseOwner } from '@vedette/rulebooks';

let made: Counter | undefined;

// Made at first use: an instrument made before telemetry starts stays silent.
const counter = (): Counter =>
  (made ??= metrics.getMeter(instrumentationScope).createCounter(metric.phaseStalls.name, {
    unit: metric.phaseStalls.unit,
    description: metric.phaseStalls.description,
  }));

/** Counts a phase that had to be handed out again, so that somebody is woken when it happens often; which it was, the log tells. */
export function countStall(owner: PhaseOwner): void {
  counter().add(1, { [attribute.owner]: owner });
}

/** Tells that nothing has stalled yet: from a count that begins with its first stall nobody can see that it rose. */
export function tellNoStalls(): void {
  for (const owner of PHASE_OWNERS) counter().add(0, { [attribute.owner]: owner });
}

/** Seconds an attempt may take: the first one `limit`, each further one twice as long, at most an hour. */
export function patience(limit: number, attempt: number): number {
  return Math.min(limit * 2 ** (attempt - 1), Math.max(limit, 3600));
}
