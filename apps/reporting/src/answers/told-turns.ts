import { Injectable } from '@nestjs/common';
import type { GameEvent, Season } from '@vedette/campaign';
import { EventStore, type Place, type RecordedEvent } from '@vedette/event-store';
import {
  BattleStarts,
  isBattle,
  CampaignNotFoundError,
  CampaignOpenings,
  readGameEvent,
  Recent,
  type StreamName,
  sequenceOfGame,
} from '@vedette/ledger';
import { observe, type ObservedEvent } from '@vedette/observation';
import { NotFoundError } from '@vedette/platform';
import { observedTurn } from '@vedette/reports';
import { type RawBuilder, sql } from 'kysely';
import { battleTurnReports } from '../rendering/battle-told.js';
import { PlayerReports, type ReportsOfTurn } from '../rendering/player-reports.js';
import { reportHeading } from '../rendering/report-heading.js';

/** A turn of a campaign as one player saw it. */
export interface WhoseTurn {
  readonly campaign: string;
  readonly player: string;
  readonly turn: number;
  /** An edition that was corrected since, by its number; the one that counts if left out. */
  readonly edition?: number | undefined;
}

/** An edition of a turn's reports that was corrected since, and why. */
export interface EarlierEdition {
  /** From 1. */
  readonly edition: number;
  readonly reason: string;
}

/** A turn of which a player has reports. */
export interface TurnOfPlayer {
  readonly turn: number;
  /** Before the first turn: a position, and nothing has happened. */
  readonly opening: boolean;
  /** Whether its position report has a map. */
  readonly maps: boolean;
  /** Those before the one that counts, the first first. */
  readonly earlier: readonly EarlierEdition[];
}

interface LaidBy extends EarlierEdition {
  readonly turn: number;
  readonly generation: number;
  readonly season: string;
  readonly until: number;
}

interface ToldIn {
  readonly turn: number;
  readonly season: string;
  readonly opening: boolean;
  readonly places: readonly Place[];
  readonly positions: readonly Place[];
}

/** The stream of what an administrator does by hand: it counts unless its turn was superseded since. */
const BY_HAND: StreamName = 'umpire';
/** Streams whose events count as phases that may be rolled back; in others everything counts. */
const RESOLVED: readonly StreamName[] = ['land', 'naval', 'logistics', 'battle'];

/** Above every generation of a turn: how often it was rolled back. */
const LATEST = 2 ** 31 - 1;

/** Reports that were read last, ready to be read again. */
const KEPT = 24;

/** Makes reports of what players were told, from the events the projection names and no others. */
@Injectable()
export class ToldTurns {
  private readonly recent = new Recent<Promise<ReportsOfTurn>>(KEPT);

  constructor(
    readonly store: EventStore,
    private readonly openings: CampaignOpenings,
    readonly battles: BattleStarts,
  ) {}

  /** Turns of which a player has reports, by turn. */
  async list(campaign: string, player: string): Promise<TurnOfPlayer[]> {
    const told = await this.told(campaign, player);
    const positions = await this.store.readPlaces(
      campaign,
      told.flatMap((turn) => turn.positions),
    );
    const mapped = new Set(positions.filter(hasMaps).map((event) => event.turn));
    const laidBy = await this.laidBy(campaign);
    const ofBattle = isBattle((await this.openings.of(campaign)).campaign);
    return told.map(({ turn, opening }) => ({
      ...{ turn, opening, maps: ofBattle || mapped.has(turn) },
      earlier: laidBy.filter((one) => one.turn === turn).map(({ edition, reason }) => ({ edition, reason })),
    }));
  }

  /** Editions of a campaign's reports that were corrected since, by turn and number. */
  private async laidBy(campaign: string): Promise<LaidBy[]> {
    const { rows } = await sql<LaidBy>`
      SELECT turn, generation, season, coalesce(reason, '') AS reason, until::float8 AS until,
             row_number() OVER (PARTITION BY turn ORDER BY generation)::int AS edition
        FROM proj_reports.told_edition WHERE campaign = ${campaign} ORDER BY turn, generation
    `.execute(this.store.database);
    return rows;
  }

  /** Turns that are resolved, in order. */
  async resolved(campaign: string): Promise<number[]> {
    const { rows } = await sql<{ turn: number }>`
      SELECT turn FROM proj_reports.told_turn WHERE campaign = ${campaign} AND ready AND NOT opening ORDER BY turn
    `.execute(this.store.database);
    return rows.map(({ turn }) => turn);
  }

  /** The positions that all players were reported at the end of a resolved turn. */
  async positions(campaign: string, turn: number): Promise<GameEvent[]> {
    const { campaign: document } = await this.openings.of(campaign);
    const told = await Promise.all(document.players.map(({ id }) => this.told(campaign, id, turn)));
    const places = told.flatMap((turns) => turns.flatMap(({ positions }) => positions));
    return (await this.store.readPlaces(campaign, places)).map(readGameEvent);
  }

  /** Both reports of a player's turn. @throws NotFoundError when he has none, or has them not yet */
  async reports(whose: WhoseTurn): Promise<ReportsOfTurn> {
    const laidBy = await this.editionOf(whose);
    const [told] = await this.told(whose.campaign, whose.player, whose.turn, laidBy);
    if (!told) throw new NotFoundError('report', `turn ${whose.turn}`);
    const key = `${whose.campaign}/${whose.player}/${whose.turn}/${laidBy?.generation ?? ''}/${JSON.stringify(told)}`;
    const known = this.recent.get(key);
    if (known) return known;
    const made = this.make(whose, told, laidBy);
    this.recent.set(key, made);
    made.catch(() => this.recent.delete(key));
    return made;
  }

  /** The edition asked for, if it is one that was laid by; null for the one that counts. @throws NotFoundError */
  private async editionOf({ campaign, turn, edition }: WhoseTurn): Promise<LaidBy | null> {
    if (edition === undefined) return null;
    const laidBy = (await this.laidBy(campaign)).filter((one) => one.turn === turn);
    if (edition === laidBy.length + 1) return null;
    const found = laidBy[edition - 1];
    if (!found) throw new NotFoundError('report', `edition ${edition} of turn ${turn}`);
    return found;
  }

  /** What a player was told, turn by turn; of turns that are resolved and phases that were not rolled back. */
  private async told(
    campaign: string,
    player: string,
    turn?: number,
    laidBy: LaidBy | null = null,
  ): Promise<ToldIn[]> {
    const before = laidBy?.generation ?? LATEST;
    const until = laidBy?.until ?? Number.MAX_SAFE_INTEGER;
    const { rows } = await sql<ToldIn>`
      SELECT turn, coalesce(${laidBy?.season ?? null}::text, season) AS season, opening, array_agg(place ORDER BY stream COLLATE "C", (place->>'version')::int) AS places,
             coalesce(array_agg(place ORDER BY stream COLLATE "C", (place->>'version')::int)
                      FILTER (WHERE reports), '{}') AS positions
        FROM proj_reports.told
        JOIN proj_reports.told_turn USING (campaign, turn)
       CROSS JOIN LATERAL (
         SELECT json_build_object('stream', stream, 'version', known.version) AS place, known.version = ANY (positions) AS reports
           FROM unnest(versions) AS known (version)
          WHERE CASE
                WHEN stream = ${BY_HAND} THEN NOT EXISTS (
                  SELECT FROM proj_reports.told_by_hand_void AS void
                   WHERE (void.campaign, void.turn) = (told.campaign, told.turn) AND void.generation < ${before}
                     AND known.version <= void.version)
                WHEN stream IN (${sql.join(RESOLVED)}) THEN EXISTS (
                  SELECT FROM proj_reports.told_phase AS phase
                   WHERE (phase.campaign, phase.turn, phase.stream) = (told.campaign, told.turn, told.stream)
                     AND known.version BETWEEN phase.first AND phase.last AND ${countsIn(before, until)})
                ELSE true END
       ) AS counted
       WHERE campaign = ${campaign} AND player = ${player} AND (ready OR ${laidBy !== null})
         AND (${turn ?? null}::int IS NULL OR turn = ${turn ?? null}::int)
       GROUP BY turn, season, opening
       ORDER BY turn`.execute(this.store.database);
    return rows;
  }

  private async make(
    { campaign, player, turn }: WhoseTurn,
    told: ToldIn,
    laidBy: LaidBy | null,
  ): Promise<ReportsOfTurn> {
    const { campaign: document, firstTurn, diceCommitment = null } = await this.openings.of(campaign);
    const recorded = await this.store.readPlaces(campaign, told.places);
    // Archived since its opening was read: of what is left a report would be made that tells less.
    if (recorded.length < told.places.length) throw new CampaignNotFoundError(campaign);
    if (isBattle(document))
      return battleTurnReports(
        {
          ...{ campaign, player, turn, opening: told.opening, corrected: laidBy !== null },
          recorded: recorded.filter(({ sequence: occurred }) => laidBy === null || occurred < laidBy.until),
        },
        this,
      );
    const sequence = sequenceOfGame(document, { season: told.season as Season, turn });
    const place = new Map<string, number>(sequence.map(({ name }, index) => [name, index]));
    const events = recorded
      .filter(({ sequence: occurred }) => laidBy === null || occurred < laidBy.until)
      .map((event) => observe(readGameEvent(event), player))
      .filter((seen): seen is ObservedEvent => seen !== null)
      // A phase stands in one stream, so its events keep their order.
      .sort((a, b) => (place.get(a.phase) ?? 0) - (place.get(b.phase) ?? 0));
    const decidedBy = await this.buildsOf(campaign, turn, laidBy);
    const dice = told.opening || turn === firstTurn ? diceCommitment : undefined;
    const heading = reportHeading(document, player, turn, told.season, { decidedBy, dice });
    return new PlayerReports(observedTurn(heading, events), { opening: told.opening });
  }

  /** Builds that decided the phases of a turn that count, in the order of their names. */
  private async buildsOf(campaign: string, turn: number, laidBy: LaidBy | null): Promise<string[]> {
    const before = laidBy?.generation ?? LATEST;
    const until = laidBy?.until ?? Number.MAX_SAFE_INTEGER;
    const { rows } = await sql<{ build: string }>`
      SELECT DISTINCT build COLLATE "C" AS build FROM proj_reports.told_phase AS phase
       WHERE campaign = ${campaign} AND turn = ${turn} AND build <> '' AND ${countsIn(before, until)}
       ORDER BY build`.execute(this.store.database);
    return rows.map(({ build }) => build);
  }
}

/** Of `phase`, whether it counts: it was not rolled back since, nor resolved again. */
const countsIn = (before: number, until: number): RawBuilder<unknown> => sql`(
  phase.sequence < ${until}
  AND NOT EXISTS (
    SELECT FROM proj_reports.told_void AS void
     WHERE (void.campaign, void.turn) = (phase.campaign, phase.turn)
       AND void.phase IN ('', phase.phase) AND void.generation > phase.generation
       AND void.generation < ${before})
  AND NOT EXISTS (
    SELECT FROM proj_reports.told_phase AS again
     WHERE (again.campaign, again.turn, again.phase) = (phase.campaign, phase.turn, phase.phase)
       AND again.generation > phase.generation AND again.sequence < ${until}))`;

/** Whether a reported position has anything a map is drawn of: squares, tactical maps or seas. */
function hasMaps(event: RecordedEvent): boolean {
  const data = readGameEvent(event).data as Readonly<Record<string, unknown>>;
  return [data['squares'], data['maps'], data['seas']].some((part) => Array.isArray(part) && part.length > 0);
}
