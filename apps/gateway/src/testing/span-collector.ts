import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATIENCE_MS } from '@vedette/testing';

/** A span as a service exported it; times in nanoseconds of the epoch. */
export interface CollectedSpan {
  readonly service: string;
  readonly trace: string;
  readonly name: string;
  readonly begun: bigint;
  readonly ended: bigint;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** A collector of telemetry within the test: services send it their spans as they would to Grafana (OTLP over HTTP, protobuf). */
export class SpanCollector {
  readonly spans: CollectedSpan[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<SpanCollector> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (request.url === '/v1/traces') collector.spans.push(...spansOf(Buffer.concat(parts)));
        response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
      });
    });
    const collector = new SpanCollector(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  /** What a service needs in its environment to export here, and soon. */
  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '200' };
  }

  /** Waits until `find` finds what it wants among the spans; they come a moment after the work. */
  async waitFor<T>(find: (spans: readonly CollectedSpan[]) => T | undefined): Promise<T> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = find(this.spans);
      if (found !== undefined) return found;
      if (Date.now() > until) throw new Error(`not among ${this.spans.length} spans`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** A field of a protobuf message: a number, or the bytes of a text or a message. */
interface Field {
  readonly number: number;
  readonly value: bigint;
  readonly bytes: Buffer;
}

const NOTHING = Buffer.alloc(0);

function* fieldsOf(message: Buffer): Generator<Field> {
  let at = 0;
  const varint = (): bigint => {
    for (let value = 0n, shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const key = Number(varint());
    const number = key >> 3;
    switch (key & 7) {
      case 0:
        yield { number, value: varint(), bytes: NOTHING };
        break;
      case 1:
        yield { number, value: message.readBigUInt64LE(at), bytes: NOTHING };
        at += 8;
        break;
      case 2: {
        const length = Number(varint());
        yield { number, value: 0n, bytes: message.subarray(at, at + length) };
        at += length;
        break;
      }
      default:
        yield { number, value: BigInt(message.readUInt32LE(at)), bytes: NOTHING };
        at += 4;
    }
  }
}

function parts(message: Buffer, number: number): Buffer[] {
  return [...fieldsOf(message)].filter((field) => field.number === number).map(({ bytes }) => bytes);
}

/** Key and value of an attribute: texts and whole numbers, which are all that is looked at. */
function attributesOf(messages: readonly Buffer[]): Record<string, string | number> {
  return Object.fromEntries(
    messages.map((message) => {
      const [key] = parts(message, 1);
      const [value] = parts(message, 2);
      const [said] = value ? [...fieldsOf(value)] : [];
      return [String(key), said?.number === 3 ? Number(said.value) : String(said?.bytes ?? '')];
    }),
  );
}

/** Spans of an ExportTraceServiceRequest: resource spans, their resource, and the spans of each scope. */
function spansOf(request: Buffer): CollectedSpan[] {
  return parts(request, 1).flatMap((resourceSpans) => {
    const resource = attributesOf(parts(resourceSpans, 1).flatMap((one) => parts(one, 1)));
    return parts(resourceSpans, 2)
      .flatMap((scope) => parts(scope, 2))
      .map((span) => {
        const fields = new Map([...fieldsOf(span)].map((field) => [field.number, field]));
        return {
          service: String(resource['service.name']),
          trace: fields.get(1)?.bytes.toString('hex') ?? '',
          name: String(fields.get(5)?.bytes ?? ''),
          begun: fields.get(7)?.value ?? 0n,
          ended: fields.get(8)?.value ?? 0n,
          attributes: attributesOf(parts(span, 9)),
        };
      });
  });
}
