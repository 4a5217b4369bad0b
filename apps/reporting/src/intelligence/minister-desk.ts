import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  listCleared,
  listContacts,
  listForces,
  listIntelligence,
  printIntelligence,
  QuestionOf,
  ReportDocument,
  summariseContacts,
} from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import {
  clearedTable,
  contactsTable,
  type ContactView,
  contactViews,
  csvTable,
  CursorInvalidError,
  type Desk,
  deskOf,
  pageOf,
  type Picture,
  plainTable,
  shipsTable,
  sorted,
  summarise,
  summaryTable,
  type Table,
  unitsTable,
  viewOf,
  wanted,
} from '@vedette/intelligence';
import { CampaignOpenings, CampaignsAsTheyStand } from '@vedette/ledger';
import { NotFoundError } from '@vedette/platform';
import type { Kysely } from 'kysely';
import type { IntelligenceTables } from './intelligence-schema.js';
import { CursorError, NoDeskError } from './minister.errors.js';

const PAGE = 50;
const MEDIA_TYPES = { csv: 'text/csv', txt: 'text/plain' } as const;

interface Whose {
  readonly campaign: string;
  readonly player: string;
}
interface WhosePicture extends Whose {
  readonly turn: number | null;
}
type Filter = QuestionOf<typeof listContacts>['filter'];

/** Lays pictures before ministers: each reads his own desk's, of whichever turn he asks. */
@Injectable()
export class MinisterDesk {
  private readonly db: Kysely<IntelligenceTables>;

  constructor(
    store: EventStore,
    private readonly openings: CampaignOpenings,
    private readonly campaigns: CampaignsAsTheyStand,
  ) {
    this.db = (store.database as unknown as Kysely<IntelligenceTables>).withSchema('proj_intelligence');
  }

  /** @throws NoDeskError, NotFoundError */
  async turns(whose: Whose): Promise<AnswerOf<typeof listIntelligence>> {
    const { state, desk } = await this.holder(whose);
    const turns = await this.db
      .selectFrom('picture')
      .select(['turn', 'contacts', 'cleared', 'units', 'ships'])
      .where('campaign', '=', whose.campaign)
      .where('state', '=', state)
      .where('desk', '=', desk)
      .orderBy('turn', 'desc')
      .execute();
    return { desk, turns };
  }

  /** @throws NoDeskError, NotFoundError, CursorError */
  async contacts(question: QuestionOf<typeof listContacts>): Promise<AnswerOf<typeof listContacts>> {
    const picture = await this.picture(question);
    const { sort = 'place', after = null, limit = PAGE } = question;
    try {
      const all = await this.asked(question.campaign, picture, question.filter);
      const page = pageOf(all, { turn: picture.turn, sort, after, limit });
      return { ...headOf(picture), ...page, contacts: page.contacts.map(contactDocument) };
    } catch (error) {
      if (error instanceof CursorInvalidError) throw new CursorError(error.found);
      throw error;
    }
  }

  async cleared(question: QuestionOf<typeof listCleared>): Promise<AnswerOf<typeof listCleared>> {
    const picture = await this.picture(question);
    const cleared = picture.cleared.map(({ why, contact }) => ({
      why,
      contact: contactDocument(viewOf(contact, picture.turn)),
    }));
    return { ...headOf(picture), cleared };
  }

  async summary(question: QuestionOf<typeof summariseContacts>): Promise<AnswerOf<typeof summariseContacts>> {
    const picture = await this.picture(question);
    const asked = await this.asked(question.campaign, picture, question.filter);
    return { ...headOf(picture), by: question.by, rows: summarise(asked, question.by) };
  }

  async forces(question: QuestionOf<typeof listForces>): Promise<AnswerOf<typeof listForces>> {
    const picture = await this.picture(question);
    return {
      ...headOf(picture),
      units: picture.units.map((unit) => ({ ...unit, wants: [...unit.wants] })),
      ships: picture.ships.map((ship) => ({ ...ship, wants: [...ship.wants] })),
    };
  }

  async print(question: QuestionOf<typeof printIntelligence>): Promise<ReportDocument> {
    const picture = await this.picture(question);
    const table = await this.table(question, picture);
    const body = question.format === 'csv' ? csvTable(table) : plainTable(table);
    return {
      mediaType: MEDIA_TYPES[question.format],
      body,
      digest: createHash('sha256').update(body).digest('hex'),
    };
  }

  private async table(question: QuestionOf<typeof printIntelligence>, picture: Picture): Promise<Table> {
    const { campaign, filter, sort = 'place', by = 'state' } = question;
    switch (question.table) {
      case 'contacts':
        return contactsTable(picture.turn, sorted(await this.asked(campaign, picture, filter), sort));
      case 'summary':
        return summaryTable(picture.turn, by, summarise(await this.asked(campaign, picture, filter), by));
      case 'cleared':
        return clearedTable(picture);
      case 'units':
        return unitsTable(picture);
      case 'ships':
        return shipsTable(picture);
    }
  }

  private async asked(campaign: string, picture: Picture, filter: Filter): Promise<ContactView[]> {
    const { states } = (await this.openings.of(campaign)).campaign;
    const nations = Object.fromEntries(states.map(({ id, nation }) => [id, nation]));
    return contactViews(picture).filter(wanted(filter ?? {}, nations));
  }

  private async holder({ campaign, player }: Whose): Promise<{ state: string; desk: Desk }> {
    const { players } = await this.campaigns.of(campaign);
    const found = players.find(({ id }) => id === player);
    if (!found) throw new NotFoundError('player', player);
    const desk = deskOf(found.ministries);
    if (!desk) throw new NoDeskError(player);
    return { state: found.state, desk };
  }

  private async picture({ campaign, player, turn }: WhosePicture): Promise<Picture> {
    const { state, desk } = await this.holder({ campaign, player });
    const row = await this.db
      .selectFrom('picture')
      .select('body')
      .where('campaign', '=', campaign)
      .where('state', '=', state)
      .where('desk', '=', desk)
      .$if(turn !== null, (query) => query.where('turn', '=', turn!))
      .orderBy('turn', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) throw new NotFoundError('intelligence', turn === null ? 'yet' : `of turn ${turn}`);
    return JSON.parse(row.body) as Picture;
  }
}

const headOf = ({ turn, desk }: Picture): { turn: number; desk: Desk } => ({ turn, desk });

function contactDocument(view: ContactView): AnswerOf<typeof listContacts>['contacts'][number] {
  return { ...view, strength: { ...view.strength }, also: [...view.also], by: [...view.by] };
}
