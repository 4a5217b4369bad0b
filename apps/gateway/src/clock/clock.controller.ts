import { applyDecorators, Body, Delete, Get, Post, Put } from '@nestjs/common';
import { Args, Mutation } from '@nestjs/graphql';
import { ApiBody } from '@nestjs/swagger';
import {
  CLOCK_ACTS,
  type ClockAct,
  type ClockActName,
  type ClockDocument,
  confirmTurn,
  describeClock,
  describeTurn,
  governClock,
  type QuestionOf,
  setCalendar,
} from '@vedette/contracts';
import { Asked, AsMutation, AsQuery, BothDoors, JsonValue, Judged, SentApart, Serves } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { EVERYBODY, InCampaign, PLAYS } from '../access/access.js';
import { ByUmpire, FromSeat, Place, type Seat, type Umpire } from '../access/caller.js';
import { OpensTurn } from '../access/opens-turn.js';
import { sightOf } from '../access/sight.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { Bells, readyBell } from '../bells/bells.js';
import { bodyName, readCalendar } from './clock.bodies.js';
import { CalendarBody, ConfirmTurnBody, LatestTurnQuestion } from './clock.dto.js';
import { ClockView } from './clock.views.js';

/** A route by which administrators do something with the clock. */
const Act = (act: ClockActName, told: string): MethodDecorator =>
  applyDecorators(
    Post(`clock/${act}`),
    Serves(200, ClockView, told),
    InCampaign('administrator'),
    ApiBody({ schema: { $ref: `#/components/schemas/${bodyName(act)}` } }),
  );
/** How it is done. */
const How = (act: ClockActName): ParameterDecorator => Judged(CLOCK_ACTS[act]);
type HowOf<A extends ClockActName> = Extract<ClockAct, { readonly act: A }>['how'];

/** When turns end, and who has said that he is done. */
@BothDoors('campaigns/:id', 'clock')
export class ClockController {
  constructor(
    private readonly requests: RequestClient,
    private readonly bells: Bells,
  ) {}

  @Get('clock')
  @Serves(200, ClockView, 'The next deadline, your own flags, and what the administrator has announced')
  @AsQuery('clock')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @OpensTurn()
  describe(@Place() standing: Standing): Promise<ClockDocument> {
    const { campaign } = standing;
    return this.requests.request(describeClock, { campaign, ...sightOf(standing) });
  }

  @Post('turn/ready')
  @Serves(200, ClockView, 'You are done with the turn, with orders or without; a later change undoes it')
  @AsMutation('confirmTurn')
  @InCampaign(...PLAYS)
  @TokensWith('clock:write')
  confirm(
    @FromSeat() seat: Seat,
    @SentApart(ConfirmTurnBody) { turn }: ConfirmTurnBody,
  ): Promise<ClockDocument> {
    return this.confirmed({ ...seat, turn, confirmed: 'yes' });
  }

  @Delete('turn/ready')
  @Serves(200, ClockView, 'You are not done with the turn after all')
  @AsMutation('clearConfirmation')
  @InCampaign(...PLAYS)
  @TokensWith('clock:write')
  async clear(
    @FromSeat() seat: Seat,
    @Asked(LatestTurnQuestion) asked: LatestTurnQuestion,
  ): Promise<ClockDocument> {
    const { campaign } = seat;
    const turn = asked.turn ?? (await this.requests.request(describeTurn, { campaign })).turn;
    return this.confirmed({ ...seat, turn, confirmed: 'no' });
  }

  /** Has it written whether somebody is done, and tells who watches that another number of players may be. */
  private async confirmed(question: QuestionOf<typeof confirmTurn>): Promise<ClockDocument> {
    const clock = await this.requests.request(confirmTurn, question);
    this.bells.ring(readyBell(question.campaign));
    return clock;
  }

  /** @throws BodyMalformedError */
  @Put('calendar')
  @Serves(200, ClockView, 'When turns end; the open turn gets its deadline by it')
  @InCampaign('administrator')
  async setCalendar(
    @ByUmpire() umpire: Umpire,
    @Body() { calendar, terms }: CalendarBody,
  ): Promise<ClockDocument> {
    return this.requests.request(setCalendar, { ...umpire, ...readCalendar(calendar, terms) });
  }

  @Mutation(() => ClockView, {
    name: 'setCalendar',
    description: 'When turns end; the open turn gets its deadline by it',
  })
  @InCampaign('administrator')
  setCalendarAndTerms(
    @ByUmpire() umpire: Umpire,
    @Args('calendar', { type: () => JsonValue }) calendar: unknown,
    @Args('terms', { type: () => JsonValue, nullable: true }) terms?: unknown,
  ): Promise<ClockDocument> {
    return this.setCalendar(umpire, { calendar, terms: terms ?? undefined } as CalendarBody);
  }

  @Act('extend', 'Put the deadline off, to a moment or by some minutes; a held turn runs on')
  @AsMutation('extendTurn')
  extend(@ByUmpire() umpire: Umpire, @How('extend') how: HowOf<'extend'>): Promise<ClockDocument> {
    return this.govern(umpire, { act: 'extend', how });
  }

  @Act('pause', 'Stop the clock; orders are taken as before')
  @AsMutation('pauseClock')
  pause(@ByUmpire() umpire: Umpire, @How('pause') how: HowOf<'pause'>): Promise<ClockDocument> {
    return this.govern(umpire, { act: 'pause', how });
  }

  @Act('resume', 'Have the clock go on, the deadline as far away as it was')
  @AsMutation('resumeClock')
  resume(@ByUmpire() umpire: Umpire, @How('resume') how: HowOf<'resume'>): Promise<ClockDocument> {
    return this.govern(umpire, { act: 'resume', how });
  }

  @Act('excuse', 'Excuse a player: the open turn does not wait for him, a turn he missed does not count')
  @AsMutation('excusePlayer')
  excuse(@ByUmpire() umpire: Umpire, @How('excuse') how: HowOf<'excuse'>): Promise<ClockDocument> {
    return this.govern(umpire, { act: 'excuse', how });
  }

  @Act('replace', 'Somebody else plays a player from now on: what was confirmed or missed is not his')
  @AsMutation('replacePlayer')
  replace(@ByUmpire() umpire: Umpire, @How('replace') how: HowOf<'replace'>): Promise<ClockDocument> {
    return this.govern(umpire, { act: 'replace', how });
  }

  @Act('release', 'Have a turn that is held end as it stands')
  @AsMutation('releaseTurn')
  release(@ByUmpire() umpire: Umpire, @How('release') how: HowOf<'release'>): Promise<ClockDocument> {
    return this.govern(umpire, { act: 'release', how });
  }

  private govern({ campaign, by }: Umpire, does: ClockAct): Promise<ClockDocument> {
    return this.requests.request(governClock, { campaign, does, by });
  }
}
