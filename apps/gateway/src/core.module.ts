import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccessCheck } from './access/access-check.js';
import { AccessGuard } from './access/access.guard.js';
import { AccountService } from './accounts/account.service.js';
import { OwnAccountService } from './accounts/own-account.service.js';
import { AccessTokenReader } from '@vedette/people';
import { AdministrationService } from './administration/administration.service.js';
import { PositionService } from './administration/position.service.js';
import { CampaignLifeService } from './campaigns/campaign-life.service.js';
import { PublishedCampaigns } from './campaigns/published-campaigns.js';
import { CampaignService } from './campaigns/campaign.service.js';
import { InvitationService } from './campaigns/invitation.service.js';
import { MemberService } from './campaigns/member.service.js';
import { ClockService } from './clock/clock.service.js';
import { OpenedTurns } from './clock/opened-turns.interceptor.js';
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
import { InUse } from './sessions/in-use.js';
import { LivePeople } from './sessions/live-people.js';
import { SessionService } from './sessions/session.service.js';
import { TokenService } from './tokens/token.service.js';
import { SupplyService } from './supply/supply.service.js';
import { GATEWAY_SETTINGS, readGatewaySettings } from './settings.js';

const provided = [
  Callers,
  RequestCount,
  RequestDoor,
  ReadBody,
  SignInAttempts,
  Attempter,
  AccessTokenReader,
  InUse,
  LivePeople,
  SessionService,
  TokenService,
  AccountService,
  OwnAccountService,
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
    ...provided,
    AccessCheck,
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
