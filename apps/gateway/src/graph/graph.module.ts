import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { AccountResolver } from './account.resolver.js';
import { AdministrationResolver } from './administration.resolver.js';
import { CampaignLifeResolver } from './campaign-life.resolver.js';
import { CampaignResolver } from './campaign.resolver.js';
import { ClockResolver } from './clock.resolver.js';
import { DispositionResolver } from './disposition.resolver.js';
import { CampaignNewsFeed } from '../live/campaign-news-feed.js';
import { CampaignNewsResolver } from './campaign-news.resolver.js';
import { LetterBoxFeed } from '../letters/letter-box-feed.js';
import { formatError } from './format-error.js';
import { LetterResolver } from './letter.resolver.js';
import { NoticeResolver } from './notice.resolver.js';
import { MOST_TOKENS, schemaUnderItsOwnNames } from './operation-limits.js';
import { InvitationResolver } from './invitation.resolver.js';
import { IntelligenceResolver } from './intelligence.resolver.js';
import { OperationDoor } from './operation-door.js';
import { OrderOptionsResolver } from './order-options.resolver.js';
import { OrderResolver } from './order.resolver.js';
import { RuleResolver } from './rule.resolver.js';
import { DebriefResolver } from './debrief.resolver.js';
import { ReportResolver } from './report.resolver.js';
import { SessionResolver } from './session.resolver.js';
import { SubscriptionServer } from './subscription-server.js';
import { SupplyResolver } from './supply.resolver.js';
import { TokenResolver } from './token.resolver.js';
import { UmpireResolver } from './umpire.resolver.js';
import { VersionResolver } from './version.resolver.js';
import { TurnProgressFeed } from './turn-progress-feed.js';

/** GraphQL over HTTP, and subscriptions over WebSocket. */
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
    SessionResolver,
    AccountResolver,
    TokenResolver,
    InvitationResolver,
    AdministrationResolver,
    CampaignResolver,
    CampaignLifeResolver,
    ClockResolver,
    UmpireResolver,
    OrderOptionsResolver,
    OrderResolver,
    RuleResolver,
    DispositionResolver,
    ReportResolver,
    DebriefResolver,
    SupplyResolver,
    IntelligenceResolver,
    LetterResolver,
    CampaignNewsResolver,
    CampaignNewsFeed,
    LetterBoxFeed,
    NoticeResolver,
    VersionResolver,
    TurnProgressFeed,
    OperationDoor,
    SubscriptionServer,
  ],
})
export class GraphModule {}
