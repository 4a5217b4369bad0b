import { Injectable } from '@nestjs/common';
import {
  type AnswerOf,
  type ContactFilterDocument,
  type IntelligenceTable,
  listCleared,
  listContacts,
  listForces,
  listIntelligence,
  printIntelligence,
  type QuestionOf,
  rebuildIntelligence,
  type ReportDocument,
  summariseContacts,
  type TableFormat,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';

/** Whose picture, and of which turn; null for the latest. */
export interface WhosePicture {
  readonly campaign: string;
  readonly player: string;
  readonly turn: number | null;
}

/** What of the contacts is asked for. */
export interface AskedContacts {
  readonly filter: ContactFilterDocument;
  readonly sort?: QuestionOf<typeof listContacts>['sort'];
  readonly after?: string | null;
  readonly limit?: number;
}

/** Asks reporting for ministers' intelligence. Which desk a player reads, if any, is decided there by his office. */
@Injectable()
export class IntelligenceService {
  constructor(private readonly requests: RequestClient) {}

  turns(whose: Pick<WhosePicture, 'campaign' | 'player'>): Promise<AnswerOf<typeof listIntelligence>> {
    return this.requests.request(listIntelligence, whose);
  }

  contacts(whose: WhosePicture, asked: AskedContacts): Promise<AnswerOf<typeof listContacts>> {
    return this.requests.request(listContacts, { ...whose, ...asked });
  }

  cleared(whose: WhosePicture): Promise<AnswerOf<typeof listCleared>> {
    return this.requests.request(listCleared, whose);
  }

  summary(
    whose: WhosePicture,
    by: QuestionOf<typeof summariseContacts>['by'],
    filter: ContactFilterDocument,
  ): Promise<AnswerOf<typeof summariseContacts>> {
    return this.requests.request(summariseContacts, { ...whose, by, filter });
  }

  forces(whose: WhosePicture): Promise<AnswerOf<typeof listForces>> {
    return this.requests.request(listForces, whose);
  }

  print(
    whose: WhosePicture,
    table: IntelligenceTable,
    format: TableFormat,
    asked: Pick<AskedContacts, 'filter' | 'sort'> & {
      readonly by?: QuestionOf<typeof summariseContacts>['by'];
    },
  ): Promise<ReportDocument> {
    return this.requests.request(printIntelligence, { ...whose, table, format, ...asked });
  }

  rebuild(): Promise<AnswerOf<typeof rebuildIntelligence>> {
    return this.requests.request(rebuildIntelligence, {});
  }
}
