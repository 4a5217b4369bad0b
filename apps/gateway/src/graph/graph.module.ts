import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { formatError, MOST_TOKENS, schemaUnderItsOwnNames, SubscriptionServer } from '@vedette/edge';
import type { Request, Response } from 'express';
import { LetterBoxFeed } from '../letters/letter-box-feed.js';
import { CampaignNewsFeed } from '../live/campaign-news-feed.js';
import { DoneCount } from '../live/done-count.js';
import { TurnProgressFeed } from '../live/turn-progress-feed.js';
import '../shapes/names-of-the-api.js';
import { OrderResolver } from './order.resolver.js';
import { VersionResolver } from './version.resolver.js';
import { WatchesResolver } from './watches.resolver.js';

/** GraphQL over HTTP, and subscriptions over WebSocket; what is asked over REST as well stands with its routes. */
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      useFactory: (): Omit<ApolloDriverConfig, 'driver'> => ({
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
        parseOptions: { maxTokens: MOST_TOKENS },
        validationRules: [schemaUnderItsOwnNames],
      }),
    }),
  ],
  providers: [
    OrderResolver,
    VersionResolver,
    WatchesResolver,
    CampaignNewsFeed,
    DoneCount,
    LetterBoxFeed,
    TurnProgressFeed,
    SubscriptionServer,
  ],
})
export class GraphModule {}
