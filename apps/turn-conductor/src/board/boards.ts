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

/** The boards of all campaigns. Nothing here outlives the process; everything is read from the log again. */
export class Boards {
  private readonly boards = new Map<string, Promise<CampaignBoard>>();

  constructor(
    private readonly store: EventStore,
    private readonly openings: CampaignOpenings,
  ) {}

  /** Names of all campaigns that were made, in order; one whose board cannot be laid is among them and keeps none from the others. */
  async campaigns(): Promise<string[]> {
    const rows = await this.store.database
      .selectFrom('es.campaign')
      .select('campaign_id')
      .where('closed_at', 'is', null)
      .execute();
    const ids = rows.map((row) => row.campaign_id).sort();
    // A name may have a number and no events: a creation that was refused.
    const made = await Promise.all(ids.map((id) => this.board(id).then(() => true, isThereAllTheSame)));
    return ids.filter((_, i) => made[i]);
  }

  /** The board of a campaign. @throws CampaignNotFoundError */
  board(campaign: string): Promise<CampaignBoard> {
    const known = this.boards.get(campaign);
    if (known) return known;
    const laid = this.lay(campaign);
    this.boards.set(campaign, laid);
    laid.catch(() => this.boards.delete(campaign));
    return laid;
  }

  /** The board with everything committed so far, also what the log's readers have not been shown yet. */
  async fresh(campaign: string): Promise<CampaignBoard> {
    const board = await this.board(campaign);
    board.add(await this.store.readCampaign(campaign, board.versions));
    return board.isOutdated ? this.layAgain(campaign, board) : board;
  }

  /**
   * Takes in events of the log; returns the campaigns in which something happened that the conductor cares for. Also when
   * the board knew it already: a question may have read it before the log was followed to it.
   */
  async add(events: readonly RecordedEvent[]): Promise<string[]> {
    const touched = new Set<string>();
    for (const event of events) {
      if (!isForBoards(event)) continue;
      const board = await this.board(event.campaign).catch(isNoSuchCampaign);
      if (board === false) continue;
      board.add([event]);
      if (board.isOutdated) await this.layAgain(event.campaign, board);
      touched.add(event.campaign);
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

  /** Lays a board again that another turn belongs on, because one was rolled back; whoever comes second finds it laid. */
  private async layAgain(campaign: string, outdated: CampaignBoard): Promise<CampaignBoard> {
    if ((await this.board(campaign)) === outdated) this.boards.delete(campaign);
    return this.board(campaign);
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

const isThereAllTheSame = (error: unknown): boolean => !(error instanceof CampaignNotFoundError);

function isNoSuchCampaign(error: unknown): false {
  if (error instanceof CampaignNotFoundError) return false;
  throw error;
}
