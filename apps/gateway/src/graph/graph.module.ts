import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { AccountResolver } from './account.resolver.js';
import { AdministrationResolver } from './administration.resolver.js';
import { CampaignResolver } from './campaign.resolver.js';
import { ClockResolver } from './clock.resolver.js';
import { DispositionResolver } from './disposition.resolver.js';
import { LetterBoxFeed } from '../letters/letter-box-feed.js';
import { formatError } from './format-error.js';
import { LetterResolver } from './letter.resolver.js';
import { NoticeResolver } from './notice.resolver.js';
import { operationLimits } from './operation-limits.js';
import { InvitationResolver } from './invitation.resolver.js';
import { IntelligenceResolver } from './intelligence.resolver.js';
import { OrderResolver } from './order.resolver.js';
import { DebriefResolver } from './debrief.resolver.js';
import { ReportResolver } from './report.resolver.js';
import { SessionResolver } from './session.resolver.js';
import { SubscriptionServer } from './subscription-server.js';
import { SupplyResolver } from './supply.resolver.js';
import { TokenResolver } from './token.resolver.js';
import { UmpireResolver } from './umpire.resolver.js';
import { TurnProgressFeed } from './turn-progress-feed.js';

/** GraphQL over HTTP, and subscriptions over WebSocket. */
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [GATEWAY_SETTINGS],
      useFactory: (settings: GatewaySettings): Omit<ApolloDriverConfig, 'driver'> => ({
        autoSchemaFile: true,
        sortSchema: true,
        graphiql: false,
        introspection: true,
        persistedQueries: false,
        cache: 'bounded',
        includeStacktraceInErrorResponses: false,
        autoTransformHttpErrors: false,
        formatError,
        context: ({ req, res }: { req: Request; res: Response }) => ({ req, res }),
        validationRules: [operationLimits({ depth: settings.GRAPHQL_DEPTH, cost: settings.GRAPHQL_COST })],
      }),
    }),
  ],
  providers: [
    SessionResolver,
    AccountResolver,
    TokenResolver,
    InvitationResolver,
    AdministrationResolver,
    CampaignResolver,
    ClockResolver,
    UmpireResolver,
    OrderResolver,
    DispositionResolver,
    ReportResolver,
    DebriefResolver,
    SupplyResolver,
    IntelligenceResolver,
    LetterResolver,
    LetterBoxFeed,
    NoticeResolver,
    TurnProgressFeed,
    SubscriptionServer,
  ],
})
export class GraphModule {}
