import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { faultsOfQuestion, LETTER_REQUESTS, NOTICE_REQUESTS, type ServiceRequest } from '@vedette/contracts';
import { Installation, NATS_CONNECTION, RemoteError, RequestClient } from '@vedette/messaging';
import { bootstrapService, DATABASE, DatabaseModule, problemOf } from '@vedette/platform';
import type { Kysely } from 'kysely';
import type { GatewayUnderTest } from '../../../gateway/src/testing/gateway-under-test.js';
import { CorrespondenceModule } from '../correspondence.module.js';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';
import { LettersController } from '../letters/letters.controller.js';
import { NoticesController } from '../notices/notices.controller.js';

type Handler = (question: unknown) => unknown;

@Global()
@Module({})
class SharedMessagingModule {
  static of({ requests, broker }: GatewayUnderTest): DynamicModule {
    return {
      module: SharedMessagingModule,
      providers: [
        { provide: RequestClient, useValue: requests },
        { provide: NATS_CONNECTION, useValue: broker },
        { provide: Installation, useValue: new Installation('test') },
      ],
      exports: [RequestClient, NATS_CONNECTION, Installation],
    };
  }
}

/** Correspondence as a gateway under test has it: on the gateway's database, asked by it, and asking the same told services. */
export interface CorrespondenceUnderTest {
  readonly app: NestExpressApplication;
  readonly db: Kysely<CorrespondenceSchema>;
  close(): Promise<void>;
}

const LAX = { NOTICE_LOOK_SECONDS: '86400' };

/** Starts correspondence behind a gateway. `env` adds to its environment. */
export async function correspondenceBehind(
  gateway: GatewayUnderTest,
  env: Record<string, string> = {},
): Promise<CorrespondenceUnderTest> {
  const settings = { ...LAX, ...env };
  const means = [DatabaseModule.forRoot('correspondence-test'), SharedMessagingModule.of(gateway)];
  const service = await bootstrapService(CorrespondenceModule.on(means, settings), {
    name: 'correspondence-test',
    signals: 'caller',
    env: {
      DATABASE_URL: gateway.databaseUrl,
      NATS_URL: 'nats://127.0.0.1:4222',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  const { app } = service;
  const handlers = new Map([...handlersOf(app, LettersController), ...handlersOf(app, NoticesController)]);
  for (const contract of [...LETTER_REQUESTS, ...NOTICE_REQUESTS])
    gateway.requests.tell(
      contract as ServiceRequest,
      (question) => answered(contract, handlers.get(contract.subject)!, question) as never,
    );
  return { app, db: app.get(DATABASE), close: () => service.stop('end of test').then(() => undefined) };
}

/** What a controller answers, by subject. */
function handlersOf(app: NestExpressApplication, type: Type<object>): Map<string, Handler> {
  const controller = app.get(type);
  const methods = Object.getOwnPropertyNames(type.prototype).flatMap((name) => {
    const method = (controller as Record<string, Handler>)[name]!;
    const [subject] = (Reflect.getMetadata('microservices:pattern', method) as string[] | undefined) ?? [];
    return subject === undefined ? [] : [[subject, method.bind(controller)] as const];
  });
  return new Map(methods);
}

/** An answer or a problem as they come over the wire. */
async function answered(contract: ServiceRequest, handler: Handler, question: unknown): Promise<unknown> {
  const asked: unknown = JSON.parse(JSON.stringify(question));
  const faults = faultsOfQuestion(contract, asked);
  if (faults.length > 0) throw new Error(`${contract.subject}: ${faults[0]!.field} ${faults[0]!.message}`);
  try {
    return JSON.parse(JSON.stringify(await handler(asked)));
  } catch (error) {
    throw new RemoteError(problemOf(error));
  }
}
