import { metrics } from '@opentelemetry/api';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { BUILD, nameOfBuild } from '../version/build.js';
import { attribute, instrumentationScope, metric, type MetricDeclaration } from './telemetry-schema.js';

const WINDOW_MS = 60_000;
const RESOLUTION_MS = 20;

/** Exports what an operator wants to know of every process: memory, how long its event loop is held, and which build it is. */
export function watchProcess(): void {
  const observe = (
    { name, unit, description }: MetricDeclaration,
    read: () => number,
    attributes: Readonly<Record<string, string>> = {},
  ): void =>
    metrics
      .getMeter(instrumentationScope)
      .createObservableGauge(name, { unit, description })
      .addCallback((result) => result.observe(read(), attributes));
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let before = 0;
  // The minute that is over counts until the next one has something to say: whoever looks seldom still sees it.
  setInterval(() => {
    before = delay.percentile(99);
    delay.reset();
  }, WINDOW_MS).unref();
  observe(metric.processMemory, () => process.memoryUsage.rss());
  observe(metric.processHeap, () => process.memoryUsage().heapUsed);
  observe(metric.eventLoopDelay, () => Math.max(before, delay.percentile(99)) / 1e9);
  observe(metric.build, () => 1, { [attribute.build]: nameOfBuild(BUILD) });
}
