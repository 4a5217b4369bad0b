import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { NotFoundError } from '@vedette/platform';
import type { Response } from 'express';
import { AnswerContent, eitherOf, text } from '../openapi/described-content.js';
import { EVERYBODY, InCampaign, OperatorOnly } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { QueryOf } from '../shapes/question-of.js';
import { IntelligenceReaders } from './intelligence-readers.js';
import { intelligenceFile, turnOf } from './intelligence.query.js';
import { DeskQuestion, filterOf, PartQuestion } from './intelligence.questions.js';
import { IntelligenceService, type WhosePicture } from './intelligence.service.js';
import {
  ClearedContactsView,
  ContactPageView,
  ContactSummaryView,
  IntelligenceIndexView,
  IntelligenceRebuildView,
} from './intelligence.views.js';
import { OwnForcesView } from './own-forces.views.js';

/** What ministers' staffs believe of strangers and know of their own forces. */
@ApiTags('intelligence')
@Controller()
export class IntelligenceController {
  constructor(
    private readonly intelligence: IntelligenceService,
    private readonly readers: IntelligenceReaders,
  ) {}

  @Get('campaigns/:id/intelligence')
  @InCampaign(...EVERYBODY)
  @ApiOperation({ summary: 'The turns of which there is intelligence' })
  @ApiOkResponse({ type: IntelligenceIndexView })
  async index(
    @Param('id') campaign: string,
    @Place() standing: Standing,
    @QueryOf(DeskQuestion) { player }: DeskQuestion,
  ): Promise<IntelligenceIndexView> {
    const { player: whose } = await this.readers.whose({ standing, player }, campaign, null);
    return this.intelligence.turns({ campaign, player: whose });
  }

  @Get('campaigns/:id/intelligence/:turn/:part')
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
    @Param('id') campaign: string,
    @Param('turn') turn: string,
    @Param('part') name: string,
    @Place() standing: Standing,
    @QueryOf(PartQuestion) asked: PartQuestion,
    @Res() response: Response,
  ): Promise<void> {
    const file = intelligenceFile(name);
    if (!file) throw new NotFoundError('intelligence', name.slice(0, 40));
    const whose = await this.readers.whose({ standing, player: asked.player }, campaign, turnOf(turn));
    response.setHeader('Cache-Control', 'private, no-cache');
    if (file.format === 'json') {
      response.json(await this.document(whose, file.table, asked));
      return;
    }
    const { sort, by } = asked;
    const wanted = { filter: filterOf(asked), sort, by };
    const { mediaType, body, digest } = await this.intelligence.print(whose, file.table, file.format, wanted);
    response.setHeader('ETag', `"${digest}"`);
    if (file.format === 'csv')
      response.setHeader('Content-Disposition', `attachment; filename="${file.table}.csv"`);
    response.type(`${mediaType}; charset=utf-8`).send(body);
  }

  @Post('operator/intelligence/rebuild')
  @HttpCode(200)
  @OperatorOnly()
  @ApiOperation({ summary: 'Make all intelligence again from the events' })
  @ApiOkResponse({ type: IntelligenceRebuildView })
  rebuild(): Promise<IntelligenceRebuildView> {
    return this.intelligence.rebuild();
  }

  private document(
    whose: WhosePicture,
    table: 'contacts' | 'cleared' | 'summary' | 'forces',
    asked: PartQuestion,
  ): Promise<unknown> {
    switch (table) {
      case 'contacts': {
        const { sort, after, limit } = asked;
        return this.intelligence.contacts(whose, {
          filter: filterOf(asked),
          sort,
          after: after ?? null,
          limit,
        });
      }
      case 'cleared':
        return this.intelligence.cleared(whose);
      case 'summary':
        return this.intelligence.summary(whose, asked.by ?? 'state', filterOf(asked));
      case 'forces':
        return this.intelligence.forces(whose);
    }
  }
}
