import { Injectable, Logger } from '@nestjs/common';
import { type GameEvent, stateId, type StateId } from '@vedette/campaign';
import { EventStore } from '@vedette/event-store';
import {
  type Desk,
  DESKS,
  deskOf,
  foldTurn,
  type Picture,
  poolTurn,
  type ToldTurn,
} from '@vedette/intelligence';
import {
  CampaignOpenings,
  CampaignsAsTheyStand,
  type CampaignOpening,
  isStoredType,
  readGameEvent,
  tellTurn,
  TurnRecord,
  booksOfCampaign,
  isBattle,
} from '@vedette/ledger';
import { observe, type ObservedEvent } from '@vedette/observation';
import { sequenceOf } from '@vedette/rulebooks';
import type { Transaction } from 'kysely';
import type { IntelligenceTables } from './intelligence-schema.js';
import { KnownMaps } from './known-maps.js';

/**
 * Adds a turn to what ministers' staffs believe. A state's belief is made of what its own members observed and of the
 * picture of the turn before, and of nothing else.
 */
@Injectable()
export class IntelligenceWriter {
  private readonly logger = new Logger('Intelligence');

  constructor(
    private readonly store: EventStore,
    private readonly openings: CampaignOpenings,
    private readonly maps: KnownMaps,
    private readonly campaigns: CampaignsAsTheyStand,
  ) {}

  /** Writes what a resolved turn added to each desk that some minister holds. */
  async write(transaction: Pictures, campaign: string, turn: number): Promise<void> {
    const { campaign: facts } = await this.openings.of(campaign);
    // Who commands in a battle sees it himself: it has no ministers.
    if (isBattle(facts)) return;
    const record = new TurnRecord(campaign, turn).add(await this.store.readTurns(campaign, turn));
    // Made again later, the log knows already that this outcome was rolled back: what counts comes with its own event.
    if (record.resolved === null) return;
    const season = record.opened?.season ?? 'campaign';
    const events = tellTurn(
      record,
      sequenceOf({ rulebooks: booksOfCampaign(facts, 'what ministers believe'), season }),
    );
    await this.fold(transaction, { campaign, turn, season, events });
  }

  /** Writes what the reports of the opening tell each desk, when the first turn opens; later turns add nothing. */
  async writeOpening(transaction: Pictures, campaign: string, opened: number): Promise<void> {
    const { campaign: facts, firstTurn } = await this.openings.of(campaign);
    if (isBattle(facts) || opened !== firstTurn) return;
    const turn = firstTurn - 1;
    const events = (await this.store.readTurns(campaign, turn))
      .filter(({ stream, type }) => stream === OPENING && !isStoredType(type))
      .map(readGameEvent);
    const season = (events[0]?.data as { season?: string } | undefined)?.season ?? 'campaign';
    if (events.length > 0) await this.fold(transaction, { campaign, turn, season, events });
  }

  private async fold(transaction: Pictures, { campaign, turn, season, events }: Happened): Promise<void> {
    const begun = performance.now();
    const { players } = await this.campaigns.of(campaign, turn);
    const earlier = await before(transaction, campaign, turn);
    const pictures: Picture[] = [];
    for (const [state, desks] of desksOf(players)) {
      const told = toldTo(state, players, turn, season, events);
      const map = await this.maps.of(campaign, state, turn);
      for (const desk of desks)
        pictures.push(foldTurn(earlier.get(`${state} ${desk}`) ?? null, { state, desk }, told, map));
    }
    const rows = pictures.map((picture) => rowOf(campaign, picture));
    if (rows.length > 0) await transaction.insertInto('picture').values(rows).execute();
    const ms = Math.round(performance.now() - begun);
    this.logger.log({ campaign, turn, pictures: pictures.length, ms }, 'Intelligence written');
  }
}

type Pictures = Transaction<IntelligenceTables>;

interface Happened {
  readonly campaign: string;
  readonly turn: number;
  readonly season: string;
  readonly events: readonly GameEvent[];
}

/** The stream in which a campaign's opening reports stand. */
const OPENING = 'opening';

type Players = CampaignOpening['campaign']['players'];

/** The desks that ministers of each state hold. */
function desksOf(players: Players): Map<StateId, Desk[]> {
  const held = new Map<StateId, Desk[]>();
  for (const { state: text, ministries } of players) {
    const state = stateId(text);
    const desk = deskOf(ministries);
    if (desk && !held.get(state)?.includes(desk)) held.set(state, [...(held.get(state) ?? []), desk]);
  }
  return held;
}

function toldTo(
  state: StateId,
  players: Players,
  turn: number,
  season: string,
  events: readonly GameEvent[],
): ToldTurn {
  const members = players.filter((player) => player.state === state);
  return poolTurn(
    turn,
    season,
    members.map(({ id: player }) => ({
      player,
      seen: events
        .map((event) => observe(event, player))
        .filter((seen): seen is ObservedEvent => seen !== null),
    })),
  );
}

/** The last picture of each desk before a turn, by state and desk. */
async function before(transaction: Pictures, campaign: string, turn: number): Promise<Map<string, Picture>> {
  const rows = await transaction
    .selectFrom('picture')
    .select(['state', 'desk', 'body'])
    .distinctOn(['state', 'desk'])
    .where('campaign', '=', campaign)
    .where('desk', 'in', [...DESKS])
    .where('turn', '<', turn)
    .orderBy('state')
    .orderBy('desk')
    .orderBy('turn', 'desc')
    .execute();
  return new Map(rows.map(({ state, desk, body }) => [`${state} ${desk}`, JSON.parse(body) as Picture]));
}

function rowOf(campaign: string, picture: Picture): IntelligenceTables['picture'] {
  const { state, desk, turn, contacts, cleared, units, ships } = picture;
  return {
    ...{ campaign, state, desk, turn, body: JSON.stringify(picture) },
    ...{ contacts: contacts.length, cleared: cleared.length, units: units.length, ships: ships.length },
  };
}
