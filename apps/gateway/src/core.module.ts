import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { DATABASE_POOL } from '@vedette/platform';
import { schemaWhenReady } from '@vedette/vault';
import type { Pool } from 'pg';
import { AccessCheck } from './access/access-check.js';
import { AccessGuard } from './access/access.guard.js';
import { AccountHistory } from './accounts/account-history.js';
import { AccountMail } from './accounts/account-mail.js';
import { AccountService } from './accounts/account.service.js';
import { AccountRepository } from './accounts/account.repository.js';
import { EmailService } from './accounts/email.service.js';
import { OneTimeCodeRepository } from './accounts/one-time-code.repository.js';
import { OutgoingRepository } from './accounts/outgoing.repository.js';
import { OwnAccountService } from './accounts/own-account.service.js';
import { PasswordService } from './accounts/password.service.js';
import { AccessTokenReader, AccessTokens, Passwords, SignedCodes } from '@vedette/people';
import { RegistrationService } from './accounts/registration.service.js';
import { AdministrationService } from './administration/administration.service.js';
import { PositionService } from './administration/position.service.js';
import { CampaignLifeService } from './campaigns/campaign-life.service.js';
import { PublishedCampaigns } from './campaigns/published-campaigns.js';
import { CampaignService } from './campaigns/campaign.service.js';
import { InvitationRepository } from './campaigns/invitation.repository.js';
import { InvitationService } from './campaigns/invitation.service.js';
import { MemberService } from './campaigns/member.service.js';
import { MembershipRepository } from './campaigns/membership.repository.js';
import { PeopleRounds } from './campaigns/people-rounds.js';
import { PlaceNotes } from './campaigns/place-notes.js';
import { SeatsTaken } from './campaigns/seats-taken.js';
import { ClockService } from './clock/clock.service.js';
import { OpenedTurns } from './clock/opened-turns.interceptor.js';
import { gatewayHistory } from './database/gateway-schema.js';
import { Callers, RequestCount } from './http/callers.js';
import { ReadBody } from './http/read-body.js';
import { RequestDoor } from './http/request-door.js';
import { Attempter, SignInAttempts, SignInGuard } from './http/sign-in-attempts.js';
import { OtherMethodsFilter } from './http/other-methods.js';
import { validationPipe } from './http/validation.js';
import { WellFormedGuard } from './http/well-formed.guard.js';
import { LiveNews } from './live/live-news.js';
import { OrderBell } from './live/order-bell.js';
import { LetterBell } from './letters/letter-bell.js';
import { LetterService } from './letters/letter.service.js';
import { NoticeSettingsService } from './notices/notice-settings.service.js';
import { DispositionService } from './orders/disposition.service.js';
import { OrderService } from './orders/order.service.js';
import { IntelligenceReaders } from './intelligence/intelligence-readers.js';
import { IntelligenceService } from './intelligence/intelligence.service.js';
import { ArchivesAtOnce } from './reports/archives-at-once.js';
import { ReportArchive } from './reports/report-archive.js';
import { DebriefOrders } from './reports/debrief-orders.js';
import { ReportReaders } from './reports/report-readers.js';
import { ReportService } from './reports/report.service.js';
import { DeviceRepository } from './sessions/device.repository.js';
import { Lockout } from './sessions/lockout.js';
import { SessionSweep } from './sessions/session-sweep.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { SupplyService } from './supply/supply.service.js';
import { GATEWAY_SETTINGS, readGatewaySettings } from './settings.js';
import { PersonalTokenRepository } from './tokens/personal-token.repository.js';
import { PersonalTokens } from './tokens/personal-tokens.js';

/** Resolves when the gateway's own tables are there. */
export const GATEWAY_TABLES = Symbol("the gateway's own tables");

const provided = [
  SignedCodes,
  Callers,
  RequestCount,
  RequestDoor,
  ReadBody,
  SignInAttempts,
  Attempter,
  Passwords,
  AccountHistory,
  OneTimeCodeRepository,
  DeviceRepository,
  PersonalTokenRepository,
  PersonalTokens,
  Lockout,
  AccountRepository,
  MembershipRepository,
  SeatsTaken,
  PlaceNotes,
  SessionRepository,
  OutgoingRepository,
  AccessTokens,
  AccessTokenReader,
  SessionService,
  AccountService,
  PasswordService,
  EmailService,
  OwnAccountService,
  RegistrationService,
  InvitationRepository,
  InvitationService,
  AdministrationService,
  PositionService,
  CampaignService,
  CampaignLifeService,
  PublishedCampaigns,
  DebriefOrders,
  ClockService,
  MemberService,
  OrderService,
  DispositionService,
  ReportService,
  ReportReaders,
  ReportArchive,
  ArchivesAtOnce,
  SupplyService,
  IntelligenceService,
  IntelligenceReaders,
  LetterBell,
  LiveNews,
  OrderBell,
  LetterService,
  NoticeSettingsService,
];

/** What routes and resolvers share: accounts, sessions, access, limits, and the way to the other services. */
@Global()
@Module({
  providers: [
    { provide: GATEWAY_SETTINGS, useFactory: () => readGatewaySettings(process.env) },
    {
      provide: GATEWAY_TABLES,
      inject: [DATABASE_POOL],
      useFactory: (pool: Pool) => schemaWhenReady(pool, gatewayHistory()),
    },
    ...provided,
    AccessCheck,
    SessionSweep,
    AccountMail,
    PeopleRounds,
    // Attempts are counted before looking who asks: a flood must not reach the database.
    { provide: APP_GUARD, useClass: SignInGuard },
    // Before a name from outside becomes a key of anything.
    { provide: APP_GUARD, useClass: WellFormedGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: OpenedTurns },
    { provide: APP_PIPE, useFactory: validationPipe },
    { provide: APP_FILTER, useClass: OtherMethodsFilter },
  ],
  exports: [GATEWAY_SETTINGS, ...provided],
})
export class CoreModule {}
