import { Get, Param, Post, Res } from '@nestjs/common';
import { Query } from '@nestjs/graphql';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, ApiProduces } from '@nestjs/swagger';
import {
  listCleared,
  listContacts,
  listForces,
  listIntelligence,
  printIntelligence,
  rebuildIntelligence,
  summariseContacts,
} from '@vedette/contracts';
import {
  AnswerContent,
  ArgsOf,
  Asked,
  AsMutation,
  AsQuery,
  BothDoors,
  eitherOf,
  Serves,
  text,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import type { Response } from 'express';
import { EVERYBODY, InCampaign, OperatorOnly } from '../access/access.js';
import { Place } from '../access/caller.js';
import { OpensByLink } from '../access/opens-by-link.js';
import type { Standing } from '../access/standing.js';
import { inEveryCell, longest } from '../cells/in-every-cell.js';
import { IntelligenceReaders, type WhosePicture } from './intelligence-readers.js';
import { intelligenceFile, turnOf } from './intelligence.query.js';
import {
  ContactsQuestion,
  DeskQuestion,
  filterOf,
  PartQuestion,
  PictureQuestion,
  SummaryQuestion,
} from './intelligence.questions.js';
import {
  ClearedContactsView,
  ClearedContactView,
  ContactPageView,
  ContactSummaryView,
  IntelligenceIndexView,
  IntelligenceRebuildView,
} from './intelligence.views.js';
import { OwnForcesView } from './own-forces.views.js';

/** What ministers' staffs believe of strangers and know of their own forces. Which desk a player reads, if any, reporting decides by his office. */
@BothDoors('', 'intelligence')
export class IntelligenceController {
  constructor(
    private readonly requests: RequestClient,
    private readonly readers: IntelligenceReaders,
  ) {}

  @Get('campaigns/:id/intelligence')
  @Serves(200, IntelligenceIndexView, 'The turns of which there is intelligence')
  @AsQuery('intelligence')
  @InCampaign(...EVERYBODY)
  async index(
    @Place() standing: Standing,
    @Asked(DeskQuestion) asked: DeskQuestion,
  ): Promise<IntelligenceIndexView> {
    const { campaign, player } = await this.readers.whose(standing, asked);
    return this.requests.request(listIntelligence, { campaign, player });
  }

  @Get('campaigns/:id/intelligence/:turn/:part')
  @OpensByLink()
  @InCampaign(...EVERYBODY)
  @ApiOperation({
    summary:
      'Intelligence as known after a turn: "contacts", "cleared", "summary" or "forces" as JSON; tables with .csv or .txt, of "units" and "ships" too',
  })
  @ApiParam({ name: 'turn', description: 'number of a turn, or "latest"', example: 'latest' })
  @ApiParam({ name: 'part', example: 'contacts.csv' })
  @ApiProduces('application/json', 'text/csv', 'text/plain')
  @ApiOkResponse({ description: 'the part asked for' })
  @ApiExtraModels(ContactPageView, ClearedContactsView, ContactSummaryView, OwnForcesView)
  @AnswerContent({
    'application/json': eitherOf(
      'ContactPageView',
      'ClearedContactsView',
      'ContactSummaryView',
      'OwnForcesView',
    ),
    'text/csv': text('the table, RFC 4180'),
    'text/plain': text('the table in columns'),
  })
  async read(
    @Param('turn') turn: string,
    @Param('part') name: string,
    @Place() standing: Standing,
    @Asked(PartQuestion) { player, ...asked }: PartQuestion,
    @Res() response: Response,
  ): Promise<void> {
    const file = intelligenceFile(name);
    if (!file) throw new NotFoundError('intelligence', name.slice(0, 40));
    const whose = await this.readers.whose(standing, { player, turn: turnOf(turn) });
    response.setHeader('Cache-Control', 'private, no-cache');
    const { by, sort, after, limit } = asked;
    const filter = filterOf(asked);
    if (file.format === 'json') {
      const documents = {
        contacts: () => this.page(whose, { filter, sort, after, limit }),
        cleared: () => this.requests.request(listCleared, whose),
        summary: () => this.requests.request(summariseContacts, { ...whose, by: by ?? 'state', filter }),
        forces: () => this.requests.request(listForces, whose),
      };
      response.json(await documents[file.table]());
      return;
    }
    const { mediaType, body, digest } = await this.requests.request(printIntelligence, {
      ...{ ...whose, table: file.table, format: file.format },
      ...{ filter, sort, by },
    });
    response.setHeader('ETag', `"${digest}"`);
    if (file.format === 'csv')
      response.setHeader('Content-Disposition', `attachment; filename="${file.table}.csv"`);
    response.type(`${mediaType}; charset=utf-8`).send(body);
  }

  @Query(() => ContactPageView, { description: 'The order of battle as believed after a turn' })
  @InCampaign(...EVERYBODY)
  async contacts(
    @Place() standing: Standing,
    @ArgsOf(ContactsQuestion) { turn, player, ...asked }: ContactsQuestion,
  ): Promise<ContactPageView> {
    return this.page(await this.readers.whose(standing, { turn, player }), asked);
  }

  @Query(() => [ClearedContactView], { description: 'Contacts struck from the order of battle in a turn' })
  @InCampaign(...EVERYBODY)
  async clearedContacts(
    @Place() standing: Standing,
    @ArgsOf(PictureQuestion) asked: PictureQuestion,
  ): Promise<ClearedContactView[]> {
    const whose = await this.readers.whose(standing, asked);
    return (await this.requests.request(listCleared, whose)).cleared;
  }

  @Query(() => ContactSummaryView, { description: 'The order of battle added up' })
  @InCampaign(...EVERYBODY)
  async contactSummary(
    @Place() standing: Standing,
    @ArgsOf(SummaryQuestion) { by, filter = {}, ...asked }: SummaryQuestion,
  ): Promise<ContactSummaryView> {
    const whose = await this.readers.whose(standing, asked);
    return this.requests.request(summariseContacts, { ...whose, by, filter });
  }

  @Query(() => OwnForcesView, { description: "Supply and readiness of the state's own forces" })
  @InCampaign(...EVERYBODY)
  async ownForces(
    @Place() standing: Standing,
    @ArgsOf(PictureQuestion) asked: PictureQuestion,
  ): Promise<OwnForcesView> {
    return this.requests.request(listForces, await this.readers.whose(standing, asked));
  }

  @Post('operator/intelligence/rebuild')
  @Serves(200, IntelligenceRebuildView, 'Make all intelligence again from the events')
  @AsMutation('rebuildIntelligence')
  @OperatorOnly()
  async rebuild(): Promise<IntelligenceRebuildView> {
    const made = await inEveryCell(this.requests, rebuildIntelligence);
    const pictures = made.reduce((sum, one) => sum + one.pictures, 0);
    return { ...longest(made), pictures };
  }

  private page(
    whose: WhosePicture,
    { filter = {}, after, ...asked }: Omit<ContactsQuestion, 'turn' | 'player'>,
  ): Promise<ContactPageView> {
    return this.requests.request(listContacts, { ...whose, ...asked, filter, after: after ?? null });
  }
}
