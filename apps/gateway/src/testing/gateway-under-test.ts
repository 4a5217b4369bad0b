import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Installation, NATS_CONNECTION, RequestClient } from '@vedette/messaging';
import { PEOPLE_REQUESTS } from '@vedette/contracts';
import { Passwords } from '@vedette/people';
import { bootstrapService, DatabaseModule, type RunningService } from '@vedette/platform';
import { VaultModule } from '@vedette/vault';
import { DeskPages } from '../desk/desk-pages.js';
import { GatewayModule } from '../gateway.module.js';
import { temporaryDatabase } from '@vedette/testing';
import { configureHttp } from '@vedette/edge';
import { AccountRepository } from '../../../people/src/records/account.repository.js';
import { MembershipRepository } from '../../../people/src/memberships/membership.repository.js';
import { PeopleModule } from '../../../people/src/people.module.js';
import { answerInProcess } from './answer-in-process.js';
import { ToldRequests } from './told-requests.js';
import { TestBroker } from './test-broker.js';

@Global()
@Module({})
class ToldMessagingModule {
  static with(requests: ToldRequests, broker: TestBroker): DynamicModule {
    return {
      module: ToldMessagingModule,
      providers: [
        { provide: RequestClient, useValue: requests },
        { provide: NATS_CONNECTION, useValue: broker },
        { provide: Installation, useValue: new Installation('test') },
      ],
      exports: [RequestClient, NATS_CONNECTION, Installation],
    };
  }
}

/** A gateway with a real database, people behind it, and told answers in place of the other services. */
export interface GatewayUnderTest {
  readonly url: string;
  readonly app: NestExpressApplication;
  /** The service people, in this process. */
  readonly people: NestExpressApplication;
  readonly requests: ToldRequests;
  readonly broker: TestBroker;
  readonly databaseUrl: string;
  /** Makes an account, with a place in a campaign if one is given. */
  account(
    name: string,
    more?: {
      operator?: boolean;
      campaign?: string;
      role?: 'player' | 'minister' | 'administrator';
      player?: string;
    },
  ): Promise<void>;
  /** Signs in and returns the access token. */
  signIn(name: string): Promise<string>;
  close(): Promise<void>;
}

export const PASSWORD = 'a password for tests';

/** Limits that tests of other things do not meet. */
const LAX = {
  NOTICE_LOOK_SECONDS: '86400',
  PEOPLE_TELL_SECONDS: '86400',
  REQUESTS_PER_MINUTE: '100000',
  SIGN_INS_PER_MINUTE: '100000',
  FAILED_SIGN_INS: '100000',
  FAILED_SIGN_INS_OF_NETWORK: '100000',
};

/** Starts a gateway on a database of its own. `env` adds to its environment. */
export async function gatewayUnderTest(env: Record<string, string> = {}): Promise<GatewayUnderTest> {
  const database = await temporaryDatabase('gateway');
  const requests = new ToldRequests();
  const broker = new TestBroker();
  const settings = { ...LAX, ...env };
  Object.assign(process.env, settings);
  const surroundings = {
    DATABASE_URL: database.url,
    NATS_URL: 'nats://127.0.0.1:4222',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const means = (service: string) => [
    DatabaseModule.forRoot(service),
    ToldMessagingModule.with(requests, broker),
    VaultModule.forRoot({}),
  ];
  const running: RunningService[] = [];
  const stop = async (): Promise<void> => {
    for (const service of running.reverse()) await service.stop('end of test');
    await database.drop();
  };
  const start = async (...bootstrap: Parameters<typeof bootstrapService>): Promise<RunningService> => {
    try {
      running.push(await bootstrapService(...bootstrap));
      return running.at(-1)!;
    } catch (error) {
      await stop();
      throw error;
    }
  };
  const { app: people } = await start(PeopleModule.on(means('people-test'), settings), {
    name: 'people-test',
    signals: 'caller',
    env: surroundings,
  });
  answerInProcess(requests, people, PEOPLE_REQUESTS);
  const { app, url } = await start(GatewayModule.on(means('gateway-test')), {
    name: 'gateway-test',
    signals: 'caller',
    env: surroundings,
    configure: (app) => configureHttp(app, app.get(DeskPages).handle),
  });
  const passwordHash = await people.get(Passwords).hash(PASSWORD);
  return {
    url,
    app,
    people,
    requests,
    broker,
    databaseUrl: database.url,
    async account(name, { operator = false, campaign, role = 'player', player } = {}) {
      const id = await people.get(AccountRepository).put({ name, passwordHash, operator });
      if (campaign !== undefined)
        await people.get(MembershipRepository).put(id, { campaign, role, player: player ?? null });
    },
    async signIn(name) {
      const answer = await fetch(`${url}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: name, password: PASSWORD }),
      });
      return ((await answer.json()) as { accessToken: string }).accessToken;
    },
    async close() {
      for (const key of Object.keys(settings)) delete process.env[key];
      await stop();
    },
  };
}
