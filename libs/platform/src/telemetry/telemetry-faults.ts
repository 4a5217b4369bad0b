import { diag, DiagLogLevel, metrics } from '@opentelemetry/api';
import { instrumentationScope, metric } from './telemetry-schema.js';

const SAID_EVERY_MS = 60_000;

/** Counts faults of telemetry; none at its start, since from a count that begins with its first fault nobody can see that it rose. */
export function countTelemetryFaults(faults: 0 | 1): void {
  const { name, unit, description } = metric.telemetryFaults;
  metrics.getMeter(instrumentationScope).createCounter(name, { unit, description }).add(faults);
}

/**
 * Has telemetry say what goes wrong with itself: a collector that answers 404 is otherwise silent for ever. Once a minute at most, since
 * it fails every few seconds; each failure is counted, for whoever still receives metrics another way.
 */
export function tellTelemetryFaults(
  service: string,
  write: (line: string) => void = (line) => void process.stderr.write(line),
  now: () => number = Date.now,
): void {
  let saidAt = -Infinity;
  const fault = (message: string, ...more: readonly unknown[]): void => {
    countTelemetryFaults(1);
    if (now() - saidAt < SAID_EVERY_MS) return;
    saidAt = now();
    const why = [message, ...more]
      .map((part) => (part instanceof Error ? part.message : String(part)))
      .join(' ');
    const line = { level: 40, time: new Date(now()).toISOString(), service, context: 'Telemetry', why };
    write(`${JSON.stringify({ ...line, msg: 'Telemetry fails' })}\n`);
  };
  const nothing = (): void => undefined;
  diag.setLogger(
    { error: fault, warn: fault, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
