import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { LetterService } from './letter.service.js';

/** Whose letters a seat does not see. */
@ApiTags('letters')
@Controller('campaigns/:id/muted-senders')
export class MutedSendersController {
  constructor(private readonly letters: LetterService) {}

  @Get()
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Whose letters you do not see' })
  @ApiOkResponse({ type: [String] })
  muted(@Param('id') campaign: string, @Player() player: string): Promise<string[]> {
    return this.letters.muted({ campaign, player });
  }

  @Put(':player')
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Do not see the letters of a player; he is not told' })
  @ApiOkResponse({ type: [String] })
  mute(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('player') sender: string,
  ): Promise<string[]> {
    return this.letters.mute({ campaign, player }, sender, true);
  }

  @Delete(':player')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'See the letters of a player again, also those that came meanwhile' })
  @ApiOkResponse({ type: [String] })
  unmute(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('player') sender: string,
  ): Promise<string[]> {
    return this.letters.mute({ campaign, player }, sender, false);
  }
}

/** The same where it was before, for programs that know it there: beside `letters/{letter}/read` no description could tell the two apart. */
@ApiExcludeController()
@Controller('campaigns/:id/letters/muted')
export class MutedAmongLettersController extends MutedSendersController {
  constructor(letters: LetterService) {
    super(letters);
  }
}
