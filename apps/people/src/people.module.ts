import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { requestsOf } from '@vedette/contracts';
import { MessagingModule } from '@vedette/messaging';
import { AccessTokens, Passwords, SignedCodes } from '@vedette/people';
import { DATABASE_POOL, DatabaseModule } from '@vedette/platform';
import { readHistory, schemaWhenReady, VaultModule } from '@vedette/vault';
import type { Pool } from 'pg';
import { AccountHistory } from './records/account-history.js';
import { AccountMail } from './accounts/account-mail.js';
import { AccountRepository } from './records/account.repository.js';
import { AccountService } from './accounts/account.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { CellRepository } from './cells/cell.repository.js';
import { CellService } from './cells/cell.service.js';
import { CellsController } from './cells/cells.controller.js';
import { EmailService } from './accounts/email.service.js';
import { Leaving } from './accounts/leaving.js';
import { OneTimeCodeRepository } from './records/one-time-code.repository.js';
import { OutgoingRepository } from './records/outgoing.repository.js';
import { OwnAccountController } from './accounts/own-account.controller.js';
import { OwnAccountService } from './accounts/own-account.service.js';
import { PasswordService } from './accounts/password.service.js';
import { RegistrationService } from './sessions/registration.service.js';
import { peopleHistory } from './database/people-schema.js';
import { InvitationRepository } from './invitations/invitation.repository.js';
import { InvitationService } from './invitations/invitation.service.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { Campaigns } from './memberships/campaigns.js';
import { MemberService } from './memberships/member.service.js';
import { MembersController } from './memberships/members.controller.js';
import { MembershipRepository } from './memberships/membership.repository.js';
import { PlaceNews } from './memberships/place-news.js';
import { PlaceNotes } from './memberships/place-notes.js';
import { SeatsTaken } from './memberships/seats-taken.js';
import { RestraintRepository } from './restraints/restraint.repository.js';
import { RestraintService } from './restraints/restraint.service.js';
import { RestraintsController } from './restraints/restraints.controller.js';
import { JoinRequestRepository } from './seeking/join-request.repository.js';
import { JoinRequestService } from './seeking/join-request.service.js';
import { SeekingController } from './seeking/seeking.controller.js';
import { SeekingRepository } from './seeking/seeking.repository.js';
import { SeekingService } from './seeking/seeking.service.js';
import { PeopleRounds } from './people-rounds.js';
import { DeviceRepository } from './sessions/device.repository.js';
import { Lockout } from './sessions/lockout.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { SessionSweep } from './sessions/session-sweep.js';
import { BrowserSessionService } from './sessions/browser-session.service.js';
import { BrowserSessionsController } from './sessions/browser-sessions.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { PEOPLE_SETTINGS, readPeopleSettings } from './settings.js';
import { PersonalTokenRepository } from './tokens/personal-token.repository.js';
import { PersonalTokens } from './tokens/personal-tokens.js';
import { TokensController } from './tokens/tokens.controller.js';

export const SERVICE = 'people';

/** Resolves when the tables of people are there. */
export const PEOPLE_TABLES = Symbol('the tables of people');

type Infrastructure = NonNullable<ModuleMetadata['imports']>;

const infrastructure = (): Infrastructure => [
  DatabaseModule.forRoot(SERVICE),
  MessagingModule.forRoot({ service: SERVICE, mustAnswer: requestsOf(SERVICE) }),
  VaultModule.forRoot(),
];

/** What the gateway kept before there was this service; from there its tables come. */
const gatewayHistory = () => readHistory('gateway', new URL('./sql/gateway/', import.meta.url));

/** People: accounts, sessions, personal tokens, places and invitations. Passwords, codes and tokens are made and checked here. */
@Module({})
export class PeopleModule {
  /** `means` gives database, messaging and vault, `env` the settings; tests give their own. */
  static on(
    means: Infrastructure = infrastructure(),
    env: Readonly<Record<string, string | undefined>> = process.env,
  ): DynamicModule {
    return {
      module: PeopleModule,
      imports: means,
      controllers: [
        SessionsController,
        BrowserSessionsController,
        OwnAccountController,
        TokensController,
        AccountsController,
        MembersController,
        InvitationsController,
        SeekingController,
        RestraintsController,
        CellsController,
      ],
      providers: [
        { provide: PEOPLE_SETTINGS, useFactory: () => readPeopleSettings(env) },
        {
          provide: PEOPLE_TABLES,
          inject: [DATABASE_POOL],
          useFactory: async (pool: Pool) => {
            await schemaWhenReady(pool, gatewayHistory());
            await schemaWhenReady(pool, peopleHistory());
          },
        },
        SignedCodes,
        AccessTokens,
        Passwords,
        AccountHistory,
        AccountRepository,
        OneTimeCodeRepository,
        OutgoingRepository,
        AccountMail,
        AccountService,
        Leaving,
        PasswordService,
        EmailService,
        OwnAccountService,
        RegistrationService,
        BrowserSessionService,
        DeviceRepository,
        Lockout,
        SessionRepository,
        SessionService,
        SessionSweep,
        PersonalTokenRepository,
        PersonalTokens,
        Campaigns,
        MembershipRepository,
        MemberService,
        PlaceNotes,
        PlaceNews,
        SeatsTaken,
        InvitationRepository,
        InvitationService,
        SeekingRepository,
        SeekingService,
        JoinRequestRepository,
        JoinRequestService,
        RestraintRepository,
        RestraintService,
        CellRepository,
        CellService,
        PeopleRounds,
      ],
    };
  }
}
