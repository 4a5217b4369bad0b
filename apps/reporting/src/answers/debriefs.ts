import { Injectable } from '@nestjs/common';
import type { FleetPosition, PositionReport } from '@vedette/campaign';
import type { DebriefFormat, DebriefIndex, DebriefSubject, ReportDocument } from '@vedette/contracts';
import { battleDebriefHtml, battleDebriefText, composeBattleDebrief } from '@vedette/battle-reports';
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
import { bodyDigest } from '../rendering/player-reports.js';
import { PictureStore } from '../intelligence/picture-store.js';
import { ToldTurns } from './told-turns.js';

/** How anybody checks by hand that the secret is the one that was promised. */
const DICE_CHECK = "printf %s 'SECRET' | sha256sum";

const MEDIA_TYPES: Readonly<Record<DebriefFormat, string>> = {
  json: 'application/json',
  txt: 'text/plain',
  html: 'text/html',
};

/** Opens belief and truth, and the secret of the dice, when a campaign that has ended is published; to nobody before. */
@Injectable()
export class DebriefRoom {
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

  /** @throws CampaignNotEndedError @throws NotFoundError for a turn, side or player there is not */
  async read(
    campaign: string,
    turn: number,
    subject: DebriefSubject,
    format: DebriefFormat,
  ): Promise<ReportDocument> {
    const { turns, sides, players, secret, dice } = await this.index(campaign);
    if (!turns.includes(turn)) throw new NotFoundError('debrief', `turn ${turn}`);
    const of = subjectOf(subject);
    if (of.kind === 'player' && !players.includes(of.name)) throw new NotFoundError('player', of.name);
    if (of.kind === 'side' && !sides.includes(of.name)) throw new NotFoundError('side', of.name);
    const { campaign: document } = await this.openings.of(campaign);
    const told = { secret, commitment: dice.commitment, committed: dice.holds };
    if (isBattle(document)) {
      const body = await this.ofBattle({ campaign, turn, of, format, title: document.title, ...told });
      return { mediaType: MEDIA_TYPES[format], body, digest: bodyDigest(body) };
    }
    const rulebooks = booksOfCampaign(document, 'what everybody believed beside the truth');
    const debrief = composeDebrief({
      campaign: document.title,
      turn,
      of,
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
    });
    const body = bodyOf(debrief, format, booksOf(rulebooks).land);
    return { mediaType: MEDIA_TYPES[format], body, digest: bodyDigest(body) };
  }

  /** Of a battle every side's contacts are set beside the field itself. */
  private async ofBattle({ campaign, title, format, ...told }: DebriefOfBattle): Promise<string> {
    const { battles } = this.turns;
    const state = await battles.coming(campaign, told.turn + 1);
    const { turn: hour } = await battles.master(campaign, told.turn);
    const debrief = composeBattleDebrief({ ...told, campaign: title, hour, state, tally: tallyOf(state) });
    if (format === 'json') return `${JSON.stringify(debrief)}\n`;
    return format === 'txt' ? battleDebriefText(debrief) : battleDebriefHtml(debrief);
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

/** What of a debrief of a battle does not lie in the field. */
interface DebriefOfBattle {
  readonly campaign: string;
  readonly title: string;
  readonly turn: number;
  readonly of: DebriefOf;
  readonly format: DebriefFormat;
  readonly secret: string;
  readonly commitment: string | null;
  readonly committed: boolean | null;
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

function subjectOf(subject: DebriefSubject): DebriefOf {
  if ('player' in subject) return { kind: 'player', name: subject.player };
  return 'side' in subject ? { kind: 'side', name: subject.side } : { kind: 'all', name: 'all' };
}

function bodyOf(
  debrief: Debrief,
  format: DebriefFormat,
  { id, title }: { readonly id: string; readonly title: string },
): string {
  if (format === 'json') return `${JSON.stringify(debrief)}\n`;
  return format === 'txt' ? debriefText(debrief) : debriefHtml(debrief, { id, title });
}
