import { Injectable } from '@nestjs/common';
import type { PlaceNews } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { Kysely } from 'kysely';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';
import { NoticeWriter } from './notice-writer.js';

/** Takes news of places that people hands over, as notices. */
@Injectable()
export class PlaceNewsTaken {
  constructor(
    @InjectDatabase() private readonly db: Kysely<CorrespondenceSchema>,
    private readonly writer: NoticeWriter,
  ) {}

  /** Handed over again, it changes nothing. */
  async take({ id, account, campaign, title, text, writtenAt }: PlaceNews): Promise<void> {
    const notice = { about: 'place', campaign, title, turn: null, deadline: null, text } as const;
    await this.writer.writeTo(account, { notice, id: `place/${id}`, at: Date.parse(writtenAt) }, this.db);
  }
}
