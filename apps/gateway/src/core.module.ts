import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { DATABASE_POOL } from '@vedette/platform';
import { migrateWhenReady } from '@vedette/vault';
import type { Pool } from 'pg';
import { AccessCheck } from './access/access-check.js';
import { AccessGuard } from './access/access.guard.js';
import { AccountService } from './accounts/account.service.js';
import { AccountRepository } from './accounts/account.repository.js';
import { Passwords } from './accounts/passwords.js';
import { CampaignService } from './campaigns/campaign.service.js';
import { MemberService } from './campaigns/member.service.js';
import { MembershipRepository } from './campaigns/membership.repository.js';
import { gatewayHistory } from './database/gateway-schema.js';
import { RateLimitGuard, SignInAttempts } from './http/rate-limit.guard.js';
import { TooManyRequestsFilter } from './http/too-many-requests.filter.js';
import { validationPipe } from './http/validation.js';
import { OrderService } from './orders/order.service.js';
import { ReportService } from './reports/report.service.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { SessionSweep } from './sessions/session-sweep.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { GATEWAY_SETTINGS, readGatewaySettings } from './settings.js';

/** Resolves when the gateway's own tables are there. */
export const GATEWAY_TABLES = Symbol("the gateway's own tables");

const provided = [
  SignInAttempts,
  Passwords,
  AccountRepository,
  MembershipRepository,
  SessionRepository,
  AccessTokens,
  SessionService,
  AccountService,
  CampaignService,
  MemberService,
  OrderService,
  ReportService,
];

/** What routes and resolvers share: accounts, sessions, access, limits, and the way to the other services. */
@Global()
@Module({
  providers: [
    { provide: GATEWAY_SETTINGS, useFactory: () => readGatewaySettings(process.env) },
    {
      provide: GATEWAY_TABLES,
      inject: [DATABASE_POOL],
      useFactory: (pool: Pool) => migrateWhenReady(pool, gatewayHistory()),
    },
    ...provided,
    AccessCheck,
    SessionSweep,
    // Counting comes before looking who asks: a flood must not reach the database.
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useFactory: validationPipe },
    { provide: APP_FILTER, useClass: TooManyRequestsFilter },
  ],
  exports: [GATEWAY_SETTINGS, ...provided],
})
export class CoreModule {}
