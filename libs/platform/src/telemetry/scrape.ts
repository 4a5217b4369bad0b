import { createServer, type Server } from 'node:http';
import { diag } from '@opentelemetry/api';
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { metrics } from '@opentelemetry/sdk-node';
import { scrapedName } from './scraped-name.js';

/** On every sample: a sample is looked at together with those of its service, and of its installation. */
const RESOURCE_LABELS = /^(service\.name|vedette\.installation)$/;

/**
 * How long what is measured at a scrape may take to find out, milliseconds; what is not known by then is not told. Database and broker may
 * be away for much longer, Prometheus waits for ten seconds, and just then everything else must be told.
 */
const KNOWN_WITHIN_MS = 2_500;

/** Metrics as they are asked for, over HTTP. */
export class ScrapeReader extends metrics.MetricReader {
  private readonly serializer = new PrometheusSerializer(undefined, false, RESOURCE_LABELS, false, true);
  private server: Server | undefined;

  /** Serves `/metrics`; a port that is taken is told and costs nothing but the metrics. */
  serve(port: number, host: string): this {
    this.server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
      this.text().then(
        (text) =>
          response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
        (error: unknown) => {
          diag.error('Metrics could not be collected', error);
          response.writeHead(500).end();
        },
      );
    });
    this.server.on('error', (error) => diag.error('Metrics cannot be served', error));
    this.server.listen(port, host);
    this.server.unref();
    return this;
  }

  /** Everything measured, as Prometheus reads it. */
  async text(): Promise<string> {
    const { resourceMetrics } = await this.collect({ timeoutMillis: KNOWN_WITHIN_MS });
    // Some of what a process says of itself is found out while it starts.
    await resourceMetrics.resource.waitForAsyncAttributes?.();
    return this.serializer.serialize({
      ...resourceMetrics,
      scopeMetrics: resourceMetrics.scopeMetrics.map((scope) => ({
        ...scope,
        metrics: scope.metrics.map((metric) => ({
          ...metric,
          descriptor: { ...metric.descriptor, name: scrapedName(metric.descriptor) },
        })),
      })),
    });
  }

  protected override async onShutdown(): Promise<void> {
    const { server } = this;
    if (server?.listening !== true) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  }

  protected override onForceFlush(): Promise<void> {
    return Promise.resolve();
  }
}
