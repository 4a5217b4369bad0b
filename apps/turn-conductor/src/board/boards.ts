import type { EventStore, RecordedEvent } from '@vedette/event-store';
import {
  type CampaignOpenings,
  CampaignNotFoundError,
  latestTurnAfter,
  type AnySequence,
  type AnyTurn,
  TurnRecord,
  type AnyGame,
} from '@vedette/ledger';
import { CampaignBoard, isForBoards, sequenceOfTurn } from './campaign-board.js';
import { type CampaignGlance, RememberedGlance } from './campaign-glance.js';
import { HeldBoards } from './held-boards.js';

/** Boards held at once, *our figure*. One that was let go is laid again from the log in a few milliseconds when it is asked for. */
const MOST_HELD = 500;
/** Boards laid at once for a question about all campaigns: others who ask the database are to be heard between them. */
const LAID_AT_ONCE = 4;

/**
 * The boards of all campaigns: of those asked for last they are held, of the others a glance is remembered. Nothing here outlives
 * the process; everything is read from the log again.
 */
export class Boards {
  private readonly held: HeldBoards;
  private readonly beingLaid = new Map<string, Promise<CampaignBoard>>();
  /** Of campaigns whose boards were let go, while nothing has happened in them since. */
  private readonly remembered = new Map<string, RememberedGlance>();

  /** @param most boards held at once, not counting turns that are being resolved */
  constructor(
    private readonly store: EventStore,
    private readonly openings: CampaignOpenings,
    most: number = MOST_HELD,
  ) {
    this.held = new HeldBoards(most, (campaign, board) =>
      this.remembered.set(campaign, new RememberedGlance(board)),
    );
  }

  /** Names of all campaigns that were made, in order; one whose board cannot be laid is among them and keeps none from the others. */
  async campaigns(): Promise<string[]> {
    // A name may have a number and no events: a creation that was refused.
    const rows = await this.store.database
      .selectFrom('es.campaign')
      .innerJoin('es.stream', 'es.stream.campaign_no', 'es.campaign.campaign_no')
      .select('campaign_id')
      .where('closed_at', 'is', null)
      .where('stream_id', '=', 'administration')
      .where('version', '>', 0)
      .execute();
    const ids = rows.map((row) => row.campaign_id).sort();
    this.forgetAllBut(new Set(ids));
    return ids;
  }

  /** The board of a campaign. @throws CampaignNotFoundError */
  async board(campaign: string): Promise<CampaignBoard> {
    const known = this.held.get(campaign) ?? this.beingLaid.get(campaign);
    if (known) return known;
    const laid = this.layAndHold(campaign);
    this.beingLaid.set(campaign, laid);
    return laid;
  }

  /** The board of a campaign if it is held; undefined when it was let go or never laid. */
  heldBoard(campaign: string): CampaignBoard | undefined {
    return this.held.peek(campaign);
  }

  /** What one sees of a campaign without its turn; its board is laid only when nothing is remembered. @throws CampaignNotFoundError */
  async glance(campaign: string): Promise<CampaignGlance> {
    return this.held.peek(campaign) ?? this.remembered.get(campaign) ?? this.board(campaign);
  }

  /** What one sees of campaigns, in their order; one whose board cannot be laid is left out and keeps none from the others. */
  async glances(campaigns: readonly string[]): Promise<CampaignGlance[]> {
    const seen = new Map<string, CampaignGlance>();
    const left = campaigns.values();
    const takeOneByOne = async (): Promise<void> => {
      for (const campaign of left) {
        const glance = await this.glance(campaign).catch(() => null);
        if (glance) seen.set(campaign, glance);
      }
    };
    await Promise.all(Array.from({ length: LAID_AT_ONCE }, takeOneByOne));
    return campaigns.flatMap((campaign) => seen.get(campaign) ?? []);
  }

  /** The board with everything committed so far, also what the log's readers have not been shown yet. */
  async fresh(campaign: string): Promise<CampaignBoard> {
    const board = await this.board(campaign);
    board.add(await this.store.readCampaign(campaign, board.versions));
    return this.inOrder(campaign, board);
  }

  /**
   * Takes in events of the log; returns the campaigns in which something happened that the conductor cares for. Also when
   * the board knew it already: a question may have read it before the log was followed to it. Where no board is held none is
   * laid: whoever looks at the campaign has it laid.
   */
  async add(events: readonly RecordedEvent[]): Promise<string[]> {
    const touched = new Set<string>();
    for (const event of events) {
      if (!isForBoards(event)) continue;
      const { campaign } = event;
      this.remembered.delete(campaign);
      touched.add(campaign);
      const board = this.held.get(campaign) ?? (await this.beingLaid.get(campaign)?.catch(isNoSuchCampaign));
      if (!board) continue;
      board.add([event]);
      await this.inOrder(campaign, board);
    }
    return [...touched];
  }

  /** A turn that is over, or the latest one. */
  async turn(campaign: string, turn: number): Promise<{ record: AnyTurn; sequence: AnySequence }> {
    const board = await this.fresh(campaign);
    if (board.record.turn === turn) return { record: board.record, sequence: board.sequence };
    const record = new TurnRecord<AnyGame>(campaign, turn).add(await this.store.readTurns(campaign, turn));
    return { record, sequence: sequenceOfTurn(board.opening, record) };
  }

  /**
   * A board that was just filled on, or the one laid in its place because another turn belongs on it. What is remembered of a
   * board that was let go meanwhile is older than what was filled on.
   */
  private async inOrder(campaign: string, board: CampaignBoard): Promise<CampaignBoard> {
    const isHeld = this.held.peek(campaign) === board;
    if (!isHeld) this.remembered.delete(campaign);
    if (!board.isOutdated) return board;
    // Whoever comes second finds it laid.
    if (isHeld) this.held.drop(campaign);
    return this.board(campaign);
  }

  /** Of a campaign that was archived nothing is told from what is still at hand. */
  private forgetAllBut(there: ReadonlySet<string>): void {
    for (const campaign of [...this.remembered.keys(), ...this.held.campaigns()])
      if (!there.has(campaign)) {
        this.remembered.delete(campaign);
        this.held.drop(campaign);
        this.openings.forget(campaign);
      }
  }

  private async layAndHold(campaign: string): Promise<CampaignBoard> {
    try {
      const board = await this.lay(campaign);
      this.remembered.delete(campaign);
      this.held.hold(campaign, board);
      return board;
    } finally {
      this.beingLaid.delete(campaign);
    }
  }

  private async lay(campaign: string): Promise<CampaignBoard> {
    const opening = await this.openings.of(campaign);
    const board = new CampaignBoard(opening, await this.store.streamVersions(campaign));
    const [administration, umpire, dispositions, turns] = await Promise.all([
      this.store.readStream(campaign, 'administration'),
      this.store.readStream(campaign, 'umpire'),
      this.store.readStream(campaign, 'dispositions'),
      this.store.readStream(campaign, 'turn'),
    ]);
    // The clock goes on from turn to turn; everything else on the board belongs to the latest.
    for (const stream of [administration, dispositions, turns, umpire]) board.add(stream);
    const latest = turns.reduce(latestTurnAfter, board.opening.firstTurn);
    const ofLatest = await this.store.readTurns(campaign, latest);
    // A turn that was rolled back is the latest again, whatever was opened after it.
    board.turnTo(new TurnRecord<AnyGame>(campaign, latest));
    board.add(umpire);
    board.add(ofLatest);
    board.isOutdated = false;
    return board;
  }
}

function isNoSuchCampaign(error: unknown): undefined {
  if (error instanceof CampaignNotFoundError) return undefined;
  throw error;
}
