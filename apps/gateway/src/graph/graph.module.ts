import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { AdministrationResolver } from './administration.resolver.js';
import { CampaignResolver } from './campaign.resolver.js';
import { formatError } from './format-error.js';
import { operationLimits } from './operation-limits.js';
import { OrderResolver } from './order.resolver.js';
import { ReportResolver } from './report.resolver.js';
import { SessionResolver } from './session.resolver.js';
import { SubscriptionServer } from './subscription-server.js';
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
    AdministrationResolver,
    CampaignResolver,
    OrderResolver,
    ReportResolver,
    TurnProgressFeed,
    SubscriptionServer,
  ],
})
export class GraphModule {}
