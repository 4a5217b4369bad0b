import { Injectable } from '@nestjs/common';
import type { FleetPosition, PositionReport } from '@vedette/campaign';
import type { DebriefFormat, DebriefIndex } from '@vedette/contracts';
import {
  type BattleDebrief,
  battleDebriefHtml,
  battleDebriefText,
  composeBattleDebrief,
} from '@vedette/battle-reports';
import { tallyOf } from '@vedette/battle-rules';
import { EventStore } from '@vedette/event-store';
import {
  CampaignNotEndedError,
  CampaignNotPublishedError,
  CampaignOpenings,
  CampaignsAsTheyStand,
  diceCommitmentOf,
  lifeOf,
  booksOfCampaign,
  isBattle,
  type CampaignBooks,
} from '@vedette/ledger';
import { NotFoundError } from '@vedette/platform';
import {
  composeDebrief,
  type Debrief,
  debriefHtml,
  type DebriefOf,
  debriefText,
  FLEET_POSITION_EVENT,
  LAND_POSITION_EVENT,
  type ReportedPosition,
  type SizeOf,
  type StaffContact,
} from '@vedette/reports';
import { booksOf } from '@vedette/rulebooks';
import { contactViews, type Desk, deskOf, type Picture, sailRange, stackRange } from '@vedette/intelligence';
import { PictureStore } from '../intelligence/picture-store.js';
import { ToldTurns } from './told-turns.js';

/** How anybody checks by hand that the secret is the one that was promised. */
const DICE_CHECK = "printf %s 'SECRET' | sha256sum";

/** Belief against truth at the end of one turn, of whom it is asked and in any form; `of` is one that there is. */
export type DebriefOfTurn = (of: DebriefOf, format: DebriefFormat) => string;

/** Makes belief and truth, and opens the secret of the dice, of a campaign that has ended and is published; of no other. */
@Injectable()
export class Debriefs {
  constructor(
    private readonly store: EventStore,
    private readonly openings: CampaignOpenings,
    private readonly turns: ToldTurns,
    private readonly pictures: PictureStore,
    private readonly campaigns: CampaignsAsTheyStand,
  ) {}

  /** @throws CampaignNotEndedError @throws CampaignNotPublishedError */
  async index(campaign: string): Promise<DebriefIndex> {
    const { ended, standing } = await this.endOf(campaign);
    const { campaign: document, diceCommitment = null } = await this.openings.of(campaign);
    const secret = await this.openings.secretOf(campaign);
    return {
      ended,
      standing,
      secret,
      dice: {
        commitment: diceCommitment,
        holds: diceCommitment === null ? null : diceCommitmentOf(secret) === diceCommitment,
        check: DICE_CHECK,
      },
      turns: (await this.turns.resolved(campaign)).filter((turn) => turn <= ended),
      sides: [...new Set(document.states.map(({ side }) => side))].sort(),
      players: document.players.map(({ id }) => id),
    };
  }

  /** What is told of a turn, made of facts that are read once. @throws NotFoundError for a turn there is not */
  async ofTurn(campaign: string, turn: number, index: DebriefIndex): Promise<DebriefOfTurn> {
    if (!index.turns.includes(turn)) throw new NotFoundError('debrief', `turn ${turn}`);
    const { secret, dice } = index;
    const { campaign: document } = await this.openings.of(campaign);
    if (isBattle(document)) {
      const { battles } = this.turns;
      const state = await battles.coming(campaign, turn + 1);
      const { turn: hour } = await battles.master(campaign, turn);
      const told = { secret, commitment: dice.commitment, committed: dice.holds };
      const field = { campaign: document.title, turn, hour, state, tally: tallyOf(state) };
      return (of, format) => battleBody(composeBattleDebrief({ ...told, ...field, of }), format);
    }
    const rulebooks = booksOfCampaign(document, 'what everybody believed beside the truth');
    const facts = {
      campaign: document.title,
      turn,
      states: Object.fromEntries(document.states.map(({ id, nation, name }) => [id, name ?? nation])),
      players: Object.fromEntries(document.players.map(({ id, name }) => [id, name])),
      secret,
      commitment: { told: dice.commitment, holds: dice.holds },
      reported: await this.reported(campaign, turn),
      contacts: contactsOf(
        await this.campaigns.of(campaign, turn),
        await this.pictures.ofTurn(campaign, turn),
      ),
      sizeOf: sizesOf(rulebooks),
    };
    return (of, format) => bodyOf(composeDebrief({ ...facts, of }), format, booksOf(rulebooks).land);
  }

  private async endOf(campaign: string): Promise<Pick<DebriefIndex, 'ended' | 'standing'>> {
    const { ended, standing } = lifeOf(await this.store.readStream(campaign, 'administration'));
    if (!ended) throw new CampaignNotEndedError(campaign);
    if (ended.publishedAt === null) throw new CampaignNotPublishedError(campaign, ended.opensAt);
    return { ended: ended.turn, standing };
  }

  /** What every player was reported at the end of a turn, in the order of the campaign's players. */
  private async reported(campaign: string, turn: number): Promise<ReportedPosition[]> {
    const { campaign: document } = await this.openings.of(campaign);
    const events = await this.turns.positions(campaign, turn);
    const lands = new Map<string, PositionReport>();
    const fleets = new Map<string, FleetPosition>();
    for (const event of events)
      if (event.type === LAND_POSITION_EVENT) lands.set(event.data.player, event.data);
      else if (event.type === FLEET_POSITION_EVENT) fleets.set(event.data.player, event.data);
    const sides = new Map(document.states.map(({ id, side }) => [id, side]));
    return document.players.map(({ id: player, state }) => ({
      player,
      state,
      side: sides.get(state) ?? state,
      land: (lands.get(player) as ReportedPosition['land'] | undefined) ?? null,
      fleet: (fleets.get(player) as ReportedPosition['fleet'] | undefined) ?? null,
    }));
  }
}

type Facts = Awaited<ReturnType<CampaignsAsTheyStand['of']>>;

/** What the staffs believed, with who holds each desk. */
function contactsOf({ states, players }: Facts, pictures: readonly Picture[]): StaffContact[] {
  const heldBy = (staff: string, desk: Desk): string[] =>
    players
      .filter(({ state, ministries }) => state === staff && deskOf(ministries) === desk)
      .map(({ id }) => id);
  return pictures.flatMap((picture) => {
    const { state: staff, desk } = picture;
    const side = states.find(({ id }) => id === staff)?.side ?? staff;
    const whose = { staff, side, desk, held: heldBy(staff, desk) };
    return contactViews(picture).map(
      ({ id, state, branch, unit, within, place, strength, age, reliability }): StaffContact => ({
        ...whose,
        ...{ id, state, unit, within, place, ...strength, age, reliability },
        arm: branch === 'sea' ? 'fleet' : 'land',
      }),
    );
  });
}

/** Size words as the campaign's books use them. */
function sizesOf(rulebooks: CampaignBooks): SizeOf {
  const { land, naval } = booksOf(rulebooks);
  return (kind, word) => {
    if (kind === 'troops') return stackRange(land, word);
    return naval ? sailRange(naval.figures.detection, word, 'sloop') : { least: 1, most: 1 };
  };
}

function battleBody(debrief: BattleDebrief, format: DebriefFormat): string {
  if (format === 'json') return `${JSON.stringify(debrief)}\n`;
  return format === 'txt' ? battleDebriefText(debrief) : battleDebriefHtml(debrief);
}

function bodyOf(
  debrief: Debrief,
  format: DebriefFormat,
  { id, title }: { readonly id: string; readonly title: string },
): string {
  if (format === 'json') return `${JSON.stringify(debrief)}\n`;
  return format === 'txt' ? debriefText(debrief) : debriefHtml(debrief, { id, title });
}
