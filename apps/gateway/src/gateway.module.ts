import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { requestsOf } from '@vedette/contracts';
import { MessagingModule } from '@vedette/messaging';
import { DatabaseModule } from '@vedette/platform';
import { VaultModule } from '@vedette/vault';
import { AccountsController } from './accounts/accounts.controller.js';
import { OwnAccountController } from './accounts/own-account.controller.js';
import { AdministrationController } from './administration/administration.controller.js';
import { PositionController } from './administration/position.controller.js';
import { BriefsController } from './briefs/briefs.controller.js';
import { CampaignLifeController } from './campaigns/campaign-life.controller.js';
import { CampaignsController, ScenariosController } from './campaigns/campaigns.controller.js';
import { InvitationsController } from './campaigns/invitations.controller.js';
import { LeavingController } from './campaigns/leaving.controller.js';
import { MembersController } from './campaigns/members.controller.js';
import { SentDocumentsController } from './campaigns/sent-documents.controller.js';
import { ClockController } from './clock/clock.controller.js';
import { WayOfOrdersController } from './clock/way-of-orders.controller.js';
import { CoreModule } from './core.module.js';
import { GraphModule } from './graph/graph.module.js';
import { LettersController } from './letters/letters.controller.js';
import { MutedAmongLettersController, MutedSendersController } from './letters/muted-senders.controller.js';
import { NoticesController } from './notices/notices.controller.js';
import { IntelligenceController } from './intelligence/intelligence.controller.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { ArrangedHandOversController } from './orders/arranged-hand-overs.controller.js';
import { DispositionsController } from './orders/dispositions.controller.js';
import { EffectiveOrdersController } from './effective/effective-orders.controller.js';
import { ReachController } from './reach/reach.controller.js';
import { OrderOptionsController } from './orders/order-options.controller.js';
import { CampaignReceiptKeyController } from './orders/campaign-receipt-key.controller.js';
import { OrdersController, ReceiptKeyController, ReceiptKeysController } from './orders/orders.controller.js';
import { PrintedMapController } from './printed/printed-map.controller.js';
import { DebriefController } from './reports/debrief.controller.js';
import { ReportsController, WhyController } from './reports/reports.controller.js';
import { RestraintsController } from './restraints/restraints.controller.js';
import { RulesController } from './rules/rules.controller.js';
import { JoiningController } from './seeking/joining.controller.js';
import { SeekingController } from './seeking/seeking.controller.js';
import { SeatDeskController } from './seat-desk/seat-desk.controller.js';
import { StatusController } from './status/status.controller.js';
import { SupplyController } from './supply/supply.controller.js';
import { VotesController } from './votes/votes.controller.js';
import { AuthController } from './sessions/auth.controller.js';
import { BrowserController } from './sessions/browser.controller.js';
import { TokensController } from './tokens/tokens.controller.js';

export const SERVICE = 'gateway';

type Infrastructure = NonNullable<ModuleMetadata['imports']>;

const infrastructure = (): Infrastructure => [
  DatabaseModule.forRoot(SERVICE),
  MessagingModule.forRoot({ service: SERVICE, mustAnswer: requestsOf(SERVICE) }),
  VaultModule.forRoot(process.env, 'documents'),
];

/** What is asked over REST and over GraphQL. */
const BOTH_DOORS = [
  AuthController,
  OwnAccountController,
  TokensController,
  AccountsController,
  AdministrationController,
  PositionController,
  CampaignsController,
  BriefsController,
  CampaignLifeController,
  ScenariosController,
  ClockController,
  MembersController,
  LeavingController,
  InvitationsController,
  SeekingController,
  JoiningController,
  RestraintsController,
  VotesController,
  OrderOptionsController,
  EffectiveOrdersController,
  ReachController,
  SeatDeskController,
  OrdersController,
  RulesController,
  DispositionsController,
  ArrangedHandOversController,
  CampaignReceiptKeyController,
  ReceiptKeyController,
  ReceiptKeysController,
  ReportsController,
  WhyController,
  DebriefController,
  SupplyController,
  IntelligenceController,
  MutedSendersController,
  LettersController,
  NoticesController,
  StatusController,
];
const REST_ALONE = [
  BrowserController,
  PrintedMapController,
  MutedAmongLettersController,
  OpenApiController,
  WayOfOrdersController,
  SentDocumentsController,
];

/** The gateway: REST, GraphQL and live progress for players, ministers, administrators and operators. */
@Module({})
export class GatewayModule {
  /** `means` gives database, messaging and vault; tests give their own. */
  static on(means: Infrastructure = infrastructure()): DynamicModule {
    return {
      module: GatewayModule,
      imports: [...means, CoreModule, GraphModule],
      controllers: [...BOTH_DOORS, ...REST_ALONE],
      providers: BOTH_DOORS,
    };
  }
}
