import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccessCheck } from './access/access-check.js';
import { AccessGuard } from './access/access.guard.js';
import { AccessTokenReader } from '@vedette/people';
import { OrdersSeenService } from './administration/orders-seen.service.js';
import { PositionService } from './administration/position.service.js';
import { PublishedCampaigns } from './campaigns/published-campaigns.js';
import { CampaignService } from './campaigns/campaign.service.js';
import { OpenedTurns } from './clock/opened-turns.interceptor.js';
import { DeskPages } from './desk/desk-pages.js';
import {
  Devices,
  EDGE_PARTS,
  EDGE_SETTINGS,
  LargerBodies,
  LiveTokens,
  OtherMethodsFilter,
  SignInGuard,
  validationPipe,
  WellFormedGuard,
} from '@vedette/edge';
import { SentPositions } from './http/sent-positions.js';
import { LimitsAmongGateways } from './limits/limits-among-gateways.js';
import { LiveNews } from './live/live-news.js';
import { Bells } from './bells/bells.js';
import { WebhookTests } from './notices/webhook-tests.js';
import { EffectiveOrdersService } from './effective/effective-orders.service.js';
import { OrderService } from './orders/order.service.js';
import { IntelligenceReaders } from './intelligence/intelligence-readers.js';
import { ArchivesAtOnce } from './reports/archives-at-once.js';
import { ArchivedCampaigns } from './campaigns/archived-campaigns.js';
import { ReportArchive } from './reports/report-archive.js';
import { DebriefOrders } from './reports/debrief-orders.js';
import { ReportReaders } from './reports/report-readers.js';
import { ReportService } from './reports/report.service.js';
import { InUse } from './callers/in-use.js';
import { KnownDevices } from './sessions/known-devices.js';
import { LivePeople } from './callers/live-people.js';
import { SeatDeskService } from './seat-desk/seat-desk.service.js';
import { HouseStatusService } from './status/house-status.service.js';
import { GATEWAY_SETTINGS, readGatewaySettings } from './settings.js';

const provided = [
  DeskPages,
  ...EDGE_PARTS,
  AccessTokenReader,
  InUse,
  LivePeople,
  PositionService,
  OrdersSeenService,
  CampaignService,
  ArchivedCampaigns,
  PublishedCampaigns,
  DebriefOrders,
  OrderService,
  EffectiveOrdersService,
  SeatDeskService,
  ReportService,
  ReportReaders,
  ReportArchive,
  ArchivesAtOnce,
  HouseStatusService,
  IntelligenceReaders,
  Bells,
  LiveNews,
  WebhookTests,
];

/** What routes and resolvers share: accounts, sessions, access, limits, and the way to the other services. */
@Global()
@Module({
  providers: [
    { provide: GATEWAY_SETTINGS, useFactory: () => readGatewaySettings(process.env) },
    ...provided,
    // What the edge asks of the house it stands before.
    { provide: EDGE_SETTINGS, useExisting: GATEWAY_SETTINGS },
    { provide: LiveTokens, useExisting: LivePeople },
    { provide: Devices, useClass: KnownDevices },
    { provide: LargerBodies, useClass: SentPositions },
    AccessCheck,
    LimitsAmongGateways,
    // Attempts are counted before looking who asks: a flood must not reach the database.
    { provide: APP_GUARD, useClass: SignInGuard },
    // Before a name from outside becomes a key of anything.
    { provide: APP_GUARD, useClass: WellFormedGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: OpenedTurns },
    { provide: APP_PIPE, useFactory: validationPipe },
    { provide: APP_FILTER, useClass: OtherMethodsFilter },
  ],
  exports: [GATEWAY_SETTINGS, EDGE_SETTINGS, LiveTokens, ...provided],
})
export class CoreModule {}
