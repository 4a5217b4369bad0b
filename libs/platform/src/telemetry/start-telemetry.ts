import { randomUUID } from 'node:crypto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK, metrics, resources, tracing } from '@opentelemetry/sdk-node';
import { BUILD, nameOfBuild } from '../version/build.js';
import { placeOfProcess } from './place-of-process.js';
import { ScrapeReader } from './scrape.js';
import { countTelemetryFaults, tellTelemetryFaults } from './telemetry-faults.js';
import { secondsOfAnAnswer } from './telemetry-schema.js';
import { watchProcess } from './watch-process.js';

/** What a running telemetry can do. */
export interface Telemetry {
  /** Whether traces and metrics leave the process. */
  readonly exporting: boolean;
  /** Sends what is still held and ends; never throws, because a lost collector must not spoil a clean stop. */
  stop(): Promise<void>;
}

/** What asks a process how it fares, every few seconds. */
const unwatched = /^\/(health\/|metrics$)/;

const pushed = (): metrics.MetricReader =>
  new metrics.PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: 15_000,
  });

/** What is wrong with these settings the service says itself, as soon as it reads them. */
const scraped = (env: Readonly<Record<string, string | undefined>>): readonly metrics.MetricReader[] => {
  const port = Number(env['METRICS_PORT'] || 0);
  return port > 0 && port < 65_536 ? [new ScrapeReader().serve(port, env['HOST'] || '127.0.0.1')] : [];
};

/** A share of the traces, each whole: who was called goes by who called. */
const sharedBy = (share: string | undefined): tracing.Sampler => {
  const ratio = Number(share || 1);
  return new tracing.ParentBasedSampler({
    root: new tracing.TraceIdRatioBasedSampler(Number.isFinite(ratio) ? ratio : 1),
  });
};

/**
 * Starts OpenTelemetry for this process. Spans are always begun, so that log lines carry trace ids and messages carry
 * `traceparent`; they are recorded and exported only when a collector is named in `OTEL_EXPORTER_OTLP_ENDPOINT`. Must run before
 * `http` and `pg` are first imported: see the entry `@vedette/platform/telemetry`.
 */
export const startTelemetry = (
  service: string,
  env: Readonly<Record<string, string | undefined>>,
): Telemetry => {
  const exporting = Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  tellTelemetryFaults(service);
  const sdk = new NodeSDK({
    serviceName: env['OTEL_SERVICE_NAME'] ?? service,
    resource: resources.resourceFromAttributes({
      'service.version': nameOfBuild(BUILD),
      // Receivers key metrics by it: without, two workers of a kind overwrite each other.
      'service.instance.id': randomUUID(),
      ...placeOfProcess(env),
    }),
    ...(exporting
      ? {
          spanProcessors: [new tracing.BatchSpanProcessor(new OTLPTraceExporter())],
          sampler: sharedBy(env['TRACE_SHARE']),
        }
      : { spanProcessors: [], sampler: new tracing.AlwaysOffSampler() }),
    metricReaders: [...(exporting ? [pushed()] : []), ...scraped(env)],
    // Statements stand in traces; by verb, process and bucket they were a third of all series, and nobody looked at them.
    views: [
      {
        instrumentName: 'http.server.request.duration',
        aggregation: {
          type: metrics.AggregationType.EXPLICIT_BUCKET_HISTOGRAM,
          options: { boundaries: [...secondsOfAnAnswer] },
        },
      },
      {
        instrumentName: 'db.client.operation.duration',
        aggregation: { type: metrics.AggregationType.DROP },
      },
    ],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: (request) => unwatched.test(request.url ?? ''),
        // Probes and exporters outside of any request would each open a trace of their own.
        requireParentforOutgoingSpans: true,
      }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
  sdk.start();
  watchProcess();
  countTelemetryFaults(0);
  return { exporting, stop: () => sdk.shutdown().catch(() => undefined) };
};
