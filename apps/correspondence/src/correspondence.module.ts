import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { requestsOf } from '@vedette/contracts';
import { MessagingModule } from '@vedette/messaging';
import { DATABASE_POOL, DatabaseModule } from '@vedette/platform';
import {
  CORRESPONDENCE_KEYS,
  Keyring,
  ROOT_KEY,
  type RootKey,
  RootKeyModule,
  rootKeyWhenReady,
  schemaWhenReady,
} from '@vedette/vault';
import type { Pool } from 'pg';
import { MailCourier } from './couriers/mail-courier.js';
import { WebhookCourier } from './couriers/webhook-courier.js';
import { correspondenceHistory } from './database/correspondence-schema.js';
import { Correspondents } from './database/correspondents.js';
import { LetterArrivals } from './letters/letter-arrivals.js';
import { LetterBell } from './letters/letter-bell.js';
import { LetterRepository } from './letters/letter.repository.js';
import { LeavingController } from './letters/leaving.controller.js';
import { LeavingCorrespondence } from './letters/leaving.js';
import { LetterService } from './letters/letter.service.js';
import { LettersController } from './letters/letters.controller.js';
import { NoticeSettingsRepository } from './notices/notice-settings.repository.js';
import { NoticeSettingsService } from './notices/notice-settings.service.js';
import { NoticeWriter } from './notices/notice-writer.js';
import { NoticesController } from './notices/notices.controller.js';
import { PlaceNewsTaken } from './notices/place-news.js';
import { OutboxSecrets } from './notices/outbox-secrets.js';
import { OutboxSender } from './notices/outbox-sender.js';
import { OutboxRepository } from './notices/outbox.repository.js';
import { WebhookSecrets } from './notices/webhook-secrets.js';
import { NewsReader } from './rounds/news-reader.js';
import { NoticeRounds } from './rounds/notice-rounds.js';
import { Reminders } from './rounds/reminders.js';
import { CORRESPONDENCE_SETTINGS, readCorrespondenceSettings } from './settings.js';

export const SERVICE = 'correspondence';

type Infrastructure = NonNullable<ModuleMetadata['imports']>;

const infrastructure = (): Infrastructure => [
  DatabaseModule.forRoot(SERVICE),
  MessagingModule.forRoot({ service: SERVICE, mustAnswer: requestsOf(SERVICE) }),
];

/** Correspondence: letters between players, notices, and the couriers that bring mail and webhooks. */
@Module({})
export class CorrespondenceModule {
  /** `means` gives database and messaging, `env` settings and the pass phrase; tests give their own. */
  static on(
    means: Infrastructure = infrastructure(),
    env: Readonly<Record<string, string | undefined>> = process.env,
  ): DynamicModule {
    return {
      module: CorrespondenceModule,
      imports: [...means, RootKeyModule.forRoot(CORRESPONDENCE_KEYS, env)],
      controllers: [LettersController, NoticesController, LeavingController],
      providers: [
        { provide: CORRESPONDENCE_SETTINGS, useFactory: () => readCorrespondenceSettings(env) },
        {
          provide: Keyring,
          inject: [DATABASE_POOL, ROOT_KEY],
          // Nothing is asked of the database before its schema is there.
          useFactory: async (pool: Pool, rootKey: RootKey | null) => {
            await schemaWhenReady(pool, correspondenceHistory());
            return new Keyring(
              pool,
              await rootKeyWhenReady(pool, rootKey, CORRESPONDENCE_KEYS),
              CORRESPONDENCE_KEYS,
            );
          },
        },
        Correspondents,
        LetterRepository,
        LetterBell,
        LetterArrivals,
        LetterService,
        LeavingCorrespondence,
        WebhookSecrets,
        OutboxSecrets,
        NoticeSettingsRepository,
        NoticeSettingsService,
        NoticeWriter,
        PlaceNewsTaken,
        OutboxRepository,
        OutboxSender,
        MailCourier,
        WebhookCourier,
        NewsReader,
        Reminders,
        NoticeRounds,
      ],
    };
  }
}
