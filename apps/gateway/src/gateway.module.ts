import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { requestsOf } from '@vedette/contracts';
import { MessagingModule } from '@vedette/messaging';
import { DatabaseModule } from '@vedette/platform';
import { VaultModule } from '@vedette/vault';
import { AccountsController } from './accounts/accounts.controller.js';
import { ProvisionController } from './accounts/provision.controller.js';
import { CampaignsController } from './campaigns/campaigns.controller.js';
import { MembersController } from './campaigns/members.controller.js';
import { CoreModule } from './core.module.js';
import { GraphModule } from './graph/graph.module.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { OrdersController, ReceiptKeyController } from './orders/orders.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { AuthController } from './sessions/auth.controller.js';

export const SERVICE = 'gateway';

type Infrastructure = NonNullable<ModuleMetadata['imports']>;

const infrastructure = (): Infrastructure => [
  DatabaseModule.forRoot(SERVICE),
  MessagingModule.forRoot({ service: SERVICE, mustAnswer: requestsOf(SERVICE) }),
  VaultModule.forRoot(),
];

/** The gateway: REST, GraphQL and live progress for players, ministers, administrators and operators. */
@Module({})
export class GatewayModule {
  /** `means` gives database, messaging and vault; tests give their own. */
  static on(means: Infrastructure = infrastructure()): DynamicModule {
    return {
      module: GatewayModule,
      imports: [...means, CoreModule, GraphModule],
      controllers: [
        AuthController,
        AccountsController,
        ProvisionController,
        CampaignsController,
        MembersController,
        OrdersController,
        ReceiptKeyController,
        ReportsController,
        OpenApiController,
      ],
    };
  }
}
