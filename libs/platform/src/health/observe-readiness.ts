import { observeMany } from '../telemetry/measure.js';
import { attribute, metric } from '../telemetry/telemetry-schema.js';
import type { Finding, Readiness } from './readiness.js';

const VALUE: Readonly<Record<Finding['status'], number>> = { up: 1, degraded: 0.5, down: 0 };

/** Exports what every check of readiness finds, so that whatever health says can wake somebody. */
export const observeReadiness = (readiness: Readiness): (() => void) =>
  observeMany(metric.readiness, async () =>
    [...(await readiness.look())].map(([check, { status }]) => ({
      value: VALUE[status],
      attributes: { [attribute.check]: check },
    })),
  );
