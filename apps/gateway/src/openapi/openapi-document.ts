import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { BATTLE_ORDER_SCHEMAS, BATTLE_ORDERS_FORMAT } from '@vedette/battle';
import {
  ORDER_SCHEMAS,
  OrderTemplate,
  PlayerIdText,
  PositionDocument,
  TEMPLATE_SCHEMAS,
} from '@vedette/campaign';
import { MOST_ORDERS_A_SUBMISSION, OrderOfAnyGame } from '@vedette/contracts';
import { BUILD } from '@vedette/platform';
import type { Access } from '../access/access.js';
import { entrancesOf } from '../access/declared-access.js';
import { ADMINISTRATION_SCHEMAS } from '../administration/administration.bodies.js';
import { CLOCK_BODIES } from '../clock/clock.bodies.js';
import {
  expectedProblems,
  nameShape,
  ownHeadersOnly,
  placeExamples,
  placeContent,
  PROBLEM_RESPONSES,
  PROBLEM_SCHEMA,
  shapesNamedIn,
  sorted,
} from '@vedette/edge';
import { publishedSchemas } from './published-schemas.js';

type Operation = NonNullable<NonNullable<OpenAPIObject['paths'][string]>['get']>;
type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** What problems tell of orders beside what all tell. */
const PROBLEM: Schema = {
  ...PROBLEM_SCHEMA,
  properties: {
    ...PROBLEM_SCHEMA.properties,
    receipt: {
      description: 'of an order that was refused',
      $ref: '#/components/schemas/ReceiptView',
    } as Schema,
  },
};

/** Orders are described by the schemas that judge them. */
function orderSchemas(): Record<string, Schema> {
  const kinds = Object.entries({ ...ORDER_SCHEMAS, ...BATTLE_ORDER_SCHEMAS }).map(
    ([kind, schema]) => [`Order_${kind}`, JSON.parse(JSON.stringify(schema)) as Schema] as const,
  );
  return {
    ...Object.fromEntries(kinds),
    Order: { oneOf: kinds.map(([name]) => ({ $ref: `#/components/schemas/${name}` })) },
    OrderTemplate: {
      oneOf: Object.values(TEMPLATE_SCHEMAS).map((schema) => JSON.parse(JSON.stringify(schema)) as Schema),
    },
    OrdersDocument: {
      type: 'object',
      required: ['format', 'orders'],
      properties: {
        format: { type: 'string', enum: ['vedette/orders@1', BATTLE_ORDERS_FORMAT] },
        turn: {
          description: 'the turn by its number, of a battle by its hour',
          oneOf: [{ type: 'integer' }, { type: 'string' }],
        },
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
  Order: OrderOfAnyGame,
  OrderTemplate,
  Position: PositionDocument,
  ...CLOCK_BODIES,
  ...ADMINISTRATION_SCHEMAS,
}))
  nameShape({ component, schema });

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
      Object.assign(
        (operation.responses ??= {}),
        expectedProblems(operation, { method, isGuarded: access !== null && access.to !== 'anyone' }),
      );
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
  placeExamples(document.paths, document.components.schemas!);
  return { ...document, info, paths: sorted(document.paths) };
}

/** Who may call an operation: everybody without a session, or whom `x-access` names, of a campaign from a seat. */
function describeAccess(operation: Operation, access: Access | null): void {
  if (access === null || access.to === 'anyone') operation.security = [];
  if (access === null) return;
  Object.assign(operation, { 'x-access': admitted(access) });
  if (access.to === 'campaign') operation.parameters = [...(operation.parameters ?? []), SEAT];
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
