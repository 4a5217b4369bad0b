import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ClockDocument } from '@vedette/contracts';
import { EVERYBODY, InCampaign, PLAYS } from '../access/access.js';
import { Me, Place, Player } from '../access/caller.js';
import type { SignedIn } from '../sessions/signed-in.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { ClockService } from '../clock/clock.service.js';
import { ClockView } from '../clock/clock.views.js';
import { OpensTurn } from '../clock/opens-turn.js';
import { JsonValue } from './json-value.scalar.js';

const INT = { type: () => Int };
const MAYBE_INT = { type: () => Int, nullable: true };
const MAYBE_TEXT = { type: () => String, nullable: true };
const AUDIENCE = {
  type: () => JsonValue,
  nullable: true,
  description: '"everybody" unless given, "administrators", or a list of players',
};

/** When turns end, and who has said that he is done. */
@Resolver()
export class ClockResolver {
  constructor(private readonly clocks: ClockService) {}

  @Query(() => ClockView, { description: 'The next deadline, your own flags, and what was announced' })
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @OpensTurn()
  clock(@Args('campaign') campaign: string, @Place() standing: Standing): Promise<ClockDocument> {
    return this.clocks.describe(campaign, standing);
  }

  @Mutation(() => ClockView, {
    description: 'You are done with the turn; a later change of your orders undoes it',
  })
  @InCampaign(...PLAYS)
  @TokensWith('clock:write')
  confirmTurn(
    @Args('campaign') campaign: string,
    @Args('turn', INT) turn: number,
    @Player() player: string,
  ): Promise<ClockDocument> {
    return this.clocks.confirm(campaign, player, turn);
  }

  @Mutation(() => ClockView, { description: 'You are not done with the turn after all' })
  @InCampaign(...PLAYS)
  @TokensWith('clock:write')
  clearConfirmation(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('turn', MAYBE_INT) turn?: number | null,
  ): Promise<ClockDocument> {
    return this.clocks.clear(campaign, player, turn ?? undefined);
  }

  @Mutation(() => ClockView, { description: 'When turns end; the open turn gets its deadline by it' })
  @InCampaign('administrator')
  setCalendar(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('calendar', { type: () => JsonValue }) calendar: unknown,
    @Args('terms', { type: () => JsonValue, nullable: true }) terms?: unknown,
  ): Promise<ClockDocument> {
    return this.clocks.setCalendar(campaign, calendar, terms, account.name);
  }

  @Mutation(() => ClockView, { description: 'Put the deadline off, to a moment or by some minutes' })
  @InCampaign('administrator')
  extendTurn(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('reason') reason: string,
    @Args('until', MAYBE_TEXT) until?: string | null,
    @Args('minutes', MAYBE_INT) minutes?: number | null,
    @Args('audience', AUDIENCE) audience?: unknown,
  ): Promise<ClockDocument> {
    return this.clocks.govern(campaign, 'extend', given({ reason, until, minutes, audience }), account.name);
  }

  @Mutation(() => ClockView, { description: 'Stop the clock; orders are taken as before' })
  @InCampaign('administrator')
  pauseClock(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('reason') reason: string,
    @Args('audience', AUDIENCE) audience?: unknown,
  ): Promise<ClockDocument> {
    return this.clocks.govern(campaign, 'pause', given({ reason, audience }), account.name);
  }

  @Mutation(() => ClockView, { description: 'Have the clock go on, the deadline as far away as it was' })
  @InCampaign('administrator')
  resumeClock(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('reason', MAYBE_TEXT) reason?: string | null,
    @Args('audience', AUDIENCE) audience?: unknown,
  ): Promise<ClockDocument> {
    return this.clocks.govern(campaign, 'resume', given({ reason, audience }), account.name);
  }

  @Mutation(() => ClockView, { description: 'Excuse a player in the open turn, or for one he missed' })
  @InCampaign('administrator')
  excusePlayer(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('player') player: string,
    @Args('reason') reason: string,
    @Args('turn', MAYBE_INT) turn?: number | null,
  ): Promise<ClockDocument> {
    return this.clocks.govern(campaign, 'excuse', given({ player, reason, turn }), account.name);
  }

  @Mutation(() => ClockView, { description: 'Somebody else plays a player from now on' })
  @InCampaign('administrator')
  replacePlayer(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('player') player: string,
  ): Promise<ClockDocument> {
    return this.clocks.govern(campaign, 'replace', { player }, account.name);
  }

  @Mutation(() => ClockView, { description: 'Have a turn that is held end as it stands' })
  @InCampaign('administrator')
  releaseTurn(
    @Args('campaign') campaign: string,
    @Me() { account }: SignedIn,
    @Args('turn', INT) turn: number,
  ): Promise<ClockDocument> {
    return this.clocks.govern(campaign, 'release', { turn }, account.name);
  }
}

/** Arguments that were given; GraphQL clients send null for those that were not. */
function given(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).filter(([, value]) => value !== undefined && value !== null),
  );
}
