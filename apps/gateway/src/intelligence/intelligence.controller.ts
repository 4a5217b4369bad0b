import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  CONTACT_ARMS,
  CONTACT_BRANCHES,
  CONTACT_GROUPINGS,
  CONTACT_RELIABILITIES,
  CONTACT_SORTS,
  CONTACT_SOURCES,
  MOST_CONTACTS,
} from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import type { Response } from 'express';
import { EVERYBODY, InCampaign, OperatorOnly } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { OptionalNameParam } from '../http/params.js';
import { IntelligenceReaders } from './intelligence-readers.js';
import {
  cursorOf,
  filterOf,
  groupingOf,
  intelligenceFile,
  limitOf,
  sortOf,
  turnOf,
} from './intelligence.query.js';
import { IntelligenceService, type WhosePicture } from './intelligence.service.js';
import { IntelligenceIndexView, IntelligenceRebuildView } from './intelligence.views.js';

type Asked = Readonly<Record<string, unknown>>;

const PLAYER = {
  name: 'player',
  required: false,
  description:
    'whose desk, instead of your own: for administrators, and for who stands in for a minister in the turns handed over',
};
const FILTERS = [
  { name: 'branch', enum: CONTACT_BRANCHES },
  { name: 'state' },
  { name: 'nation' },
  { name: 'area', description: 'two opposite corners: J0-V0:K4-W9' },
  { name: 'place', description: 'a square, a port or a sea area' },
  { name: 'arm', enum: CONTACT_ARMS },
  { name: 'source', enum: CONTACT_SOURCES },
  { name: 'strength', description: 'such as may be of so many units or ships' },
  { name: 'age', description: 'turns old at most' },
  { name: 'reliability', enum: CONTACT_RELIABILITIES, description: 'this letter or better' },
  { name: 'sort', enum: CONTACT_SORTS },
  { name: 'by', enum: CONTACT_GROUPINGS, description: 'what a summary adds up by' },
  { name: 'after', description: '"next" of the page before' },
  { name: 'limit', description: `contacts on a page, at most ${MOST_CONTACTS}; 50 unless stated` },
];

function Filters(): MethodDecorator {
  return (target, key, descriptor) => {
    for (const filter of FILTERS) ApiQuery({ required: false, ...filter })(target, key, descriptor);
  };
}

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
  @ApiQuery(PLAYER)
  @ApiOkResponse({ type: IntelligenceIndexView })
  async index(
    @Param('id') campaign: string,
    @Place() standing: Standing,
    @Query('player', OptionalNameParam) player?: string,
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
  @ApiQuery(PLAYER)
  @Filters()
  @ApiProduces('application/json', 'text/csv', 'text/plain')
  @ApiOkResponse({ description: 'the part asked for' })
  async read(
    @Param('id') campaign: string,
    @Param('turn') turn: string,
    @Param('part') name: string,
    @Place() standing: Standing,
    @Query() query: Asked,
    @Res() response: Response,
    @Query('player', OptionalNameParam) player?: string,
  ): Promise<void> {
    const file = intelligenceFile(name);
    if (!file) throw new NotFoundError('intelligence', name.slice(0, 40));
    const whose = await this.readers.whose({ standing, player }, campaign, turnOf(turn));
    response.setHeader('Cache-Control', 'private, no-cache');
    if (file.format === 'json') {
      response.json(await this.document(whose, file.table, query));
      return;
    }
    const asked = { filter: filterOf(query), sort: sortOf(query['sort']), by: groupingOf(query['by']) };
    const { mediaType, body, digest } = await this.intelligence.print(whose, file.table, file.format, asked);
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
    query: Asked,
  ): Promise<unknown> {
    switch (table) {
      case 'contacts':
        return this.intelligence.contacts(whose, {
          filter: filterOf(query),
          sort: sortOf(query['sort']),
          after: cursorOf(query['after']),
          limit: limitOf(query['limit']),
        });
      case 'cleared':
        return this.intelligence.cleared(whose);
      case 'summary':
        return this.intelligence.summary(whose, groupingOf(query['by']) ?? 'state', filterOf(query));
      case 'forces':
        return this.intelligence.forces(whose);
    }
  }
}
