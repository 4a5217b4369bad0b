import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ORDER_SCHEMAS, OrderDocument, PlayerIdText, PositionDocument } from '@vedette/campaign';
import { MOST_ORDERS_A_SUBMISSION } from '@vedette/contracts';
import { BUILD } from '@vedette/platform';
import type { Access } from '../access/access.js';
import { entrancesOf } from '../access/declared-access.js';
import { ADMINISTRATION_SCHEMAS } from '../administration/administration.bodies.js';
import { CLOCK_BODIES } from '../clock/clock.bodies.js';
import { placeContent } from './described-content.js';
import { expectedProblems, PROBLEM_RESPONSES } from './expected-problems.js';
import { publishedSchemas } from './published-schemas.js';
import { allShapes, nameShape } from '../shapes/known-shapes.js';
import { writtenOut } from '../shapes/published-schema.js';

type Operation = NonNullable<NonNullable<OpenAPIObject['paths'][string]>['get']>;
type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

const PROBLEM: Schema = {
  type: 'object',
  description: 'RFC 9457 problem details',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', description: 'urn:vedette:problem:<code>' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'what was found, what is allowed, what to do' },
    code: { type: 'string', description: 'stable; for programs' },
    instance: { type: 'string' },
    field: { type: 'string', description: 'JSON pointer or name of the culprit' },
    rule: { type: 'string', description: 'the rule that forbids it, e.g. "gitm-amwol 6.1"' },
    traceId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string' },
          message: { type: 'string' },
          field: { type: 'string' },
          rule: { type: 'string' },
        },
      },
    },
    receipt: {
      description: 'of an order that was refused',
      $ref: '#/components/schemas/ReceiptView',
    } as Schema,
  },
};

/** Orders are described by the schemas that judge them. */
function orderSchemas(): Record<string, Schema> {
  const kinds = Object.entries(ORDER_SCHEMAS).map(
    ([kind, schema]) => [`Order_${kind}`, JSON.parse(JSON.stringify(schema)) as Schema] as const,
  );
  return {
    ...Object.fromEntries(kinds),
    Order: { oneOf: kinds.map(([name]) => ({ $ref: `#/components/schemas/${name}` })) },
    OrdersDocument: {
      type: 'object',
      required: ['format', 'orders'],
      properties: {
        format: { type: 'string', enum: ['vedette/orders@1'] },
        turn: { type: 'integer' },
        orders: {
          type: 'array',
          minItems: 1,
          maxItems: MOST_ORDERS_A_SUBMISSION,
          items: { $ref: '#/components/schemas/Order' },
        },
      },
    },
  };
}

for (const [component, schema] of Object.entries({
  Order: OrderDocument,
  Position: PositionDocument,
  ...CLOCK_BODIES,
  ...ADMINISTRATION_SCHEMAS,
}))
  nameShape({ component, schema });

const REFERENCE = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;
const namedIn = (described: unknown): string[] =>
  [...JSON.stringify(described).matchAll(REFERENCE)].map(([, name]) => name!);

/** The shapes that a description leads to, and those they lead to in turn, written out. */
function shapesNamedIn(described: unknown): Record<string, Schema> {
  const shapes = new Map([...allShapes()].map((shape) => [shape.component, shape]));
  const found: Record<string, Schema> = {};
  for (const waiting = namedIn(described); waiting.length > 0;) {
    const name = waiting.pop()!;
    const shape = shapes.get(name);
    if (!shape || found[name]) continue;
    const written = writtenOut(shape.schema) as Schema;
    found[name] = shape.output ? written : ({ ...written, additionalProperties: false } as Schema);
    waiting.push(...namedIn(written));
  }
  return found;
}

/** So are calendars, and what administrators do with the clock and with their own hand. */
const judgedSchemas = (): Record<string, Schema> =>
  JSON.parse(
    JSON.stringify({ Position: PositionDocument, ...CLOCK_BODIES, ...ADMINISTRATION_SCHEMAS }),
  ) as Record<string, Schema>;

/** Who holds several seats of a campaign says with every request of it from which he asks. */
const SEAT = {
  name: 'Vedette-Seat',
  in: 'header' as const,
  required: false,
  description: 'the seat you ask from; needed when you hold several of the campaign',
  schema: { type: 'string', pattern: PlayerIdText.pattern! },
};

/** The OpenAPI document of the gateway, keys in a stable order. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Vedette')
    .setDescription(
      'Referee of simultaneous-order, fog-of-war campaign war games. Every error is problem+json.',
    )
    .setVersion(BUILD.version)
    .setOpenAPIVersion('3.1.0')
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addServer('/', 'the server that serves this document')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config);
  const { contact: _, ...info } = document.info;
  describeHealth(document);
  const entrances = new Map(entrancesOf(app.get(ModulesContainer)).map((one) => [one.name, one]));
  for (const [path, operations] of Object.entries(document.paths))
    for (const [verb, operation] of Object.entries(operations) as [string, Operation][]) {
      const method = verb.toUpperCase();
      placeContent(operation as Parameters<typeof placeContent>[0]);
      const access = entrances.get(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)?.access ?? null;
      describeAccess(operation, access);
      operation.parameters = ownHeadersOnly(operation.parameters);
      Object.assign((operation.responses ??= {}), expectedProblems(operation, { method, access }));
    }
  const { schemas = {} } = document.components ?? {};
  document.components = {
    ...document.components,
    responses: PROBLEM_RESPONSES,
    schemas: sorted({
      ...schemas,
      ...shapesNamedIn([document.paths, schemas, PROBLEM]),
      ...orderSchemas(),
      ...judgedSchemas(),
      ...publishedSchemas(),
      Problem: PROBLEM,
    }),
  };
  return { ...document, info, paths: sorted(document.paths) };
}

/** Who may call an operation: everybody without a session, or whom `x-access` names, of a campaign from a seat. */
function describeAccess(operation: Operation, access: Access | null): void {
  if (access === null || access.to === 'anyone') operation.security = [];
  if (access === null) return;
  Object.assign(operation, { 'x-access': admitted(access) });
  if (access.to === 'campaign') operation.parameters = [...(operation.parameters ?? []), SEAT];
}

/** Headers whose name is told twice in two spellings are told once; that of the body's own form is OpenAPI's. */
function ownHeadersOnly(parameters: Operation['parameters'] = []): Operation['parameters'] {
  return parameters.filter(
    (one) => !('in' in one && one.in === 'header' && one.name === one.name.toLowerCase()),
  );
}

/** Probes of health are a room's that knows nothing of this document. */
function describeHealth({ paths }: OpenAPIObject): void {
  for (const [path, summary] of Object.entries({
    '/health/live': 'Whether the process runs, and of which build it is',
    '/health/ready': 'Whether everything it needs is there; 503 with all findings when something is not',
  })) {
    const operation = paths[path]?.get;
    if (!operation) continue;
    Object.assign(operation, { summary, tags: ['health'] });
    const content = {
      'application/json': { schema: { type: 'object', properties: { status: { type: 'string' } } } },
    };
    operation.responses = { 200: { description: 'it is so', content } };
  }
}

/** Who may call an operation, in a word each; those of a campaign have a place in it. */
function admitted(access: Access): readonly string[] {
  if (access.to !== 'campaign') return [access.to];
  return access.roles.includes('administrator') ? [...access.roles, 'operator'] : access.roles;
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
