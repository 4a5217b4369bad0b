import {
  copyState,
  readPosition,
  writePosition,
  type CampaignState,
  type PositionDocument,
  type Season,
  type TheatreSource,
} from '@vedette/campaign';
import type { EventStore } from '@vedette/event-store';
import { TurnBranches } from '@vedette/referee';
import { sequenceOf } from '@vedette/rulebooks';
import type { DocumentStore } from '@vedette/vault';
import { TurnNotFoundError, TurnNotResolvedError } from '../campaign/campaign.errors.js';
import type { CampaignOpenings } from '../campaign/campaign-openings.js';
import { TurnRecord } from '../turn/turn-record.js';
import { Recent } from './recent.js';
import { reducerHash } from './reducer-hash.js';

const SNAPSHOT = 'turn-start';
/** Positions of this many turns are kept warm; a campaign's last two are what a worker needs. */
const KEPT = 4;

/**
 * The positions turns start from: the opening position with the events of every turn before folded in, in telling order.
 * Snapshots in the store spare the folding; throwing them away changes nothing but time.
 */
export class TurnStarts {
  private readonly warm = new Recent<Promise<CampaignState>>(KEPT);
  private readonly reducer = reducerHash();

  constructor(
    private readonly store: EventStore,
    private readonly documents: DocumentStore,
    private readonly openings: CampaignOpenings,
    private readonly theatres: TheatreSource,
  ) {}

  /**
   * The position `turn` starts from, as a copy of the caller's own. @throws CampaignNotFoundError
   * @throws TurnNotFoundError when the turn was never opened @throws TurnNotResolvedError when one before is not done
   */
  async at(campaign: string, turn: number): Promise<CampaignState> {
    return copyState(await this.master(campaign, turn));
  }

  /** As {@link at}, but shared: for reading only. */
  master(campaign: string, turn: number): Promise<CampaignState> {
    const key = `${campaign}/${turn}`;
    const known = this.warm.get(key);
    if (known) return known;
    const loading = this.load(campaign, turn);
    this.warm.set(key, loading);
    // A failure must not be remembered: the turn may be opened, or the database back, a moment later.
    loading.catch(() => this.warm.delete(key));
    return loading;
  }

  private async load(campaign: string, turn: number): Promise<CampaignState> {
    const { firstTurn } = await this.openings.of(campaign);
    const season = await this.seasonOf(campaign, turn);
    if (turn < firstTurn || season === null) throw new TurnNotFoundError(campaign, turn);
    const base = await this.base(campaign, turn);
    let { state } = base;
    for (let past = base.turn; past < turn; past++) state = await this.play(campaign, past, state);
    state.season = season;
    if (base.turn < turn) await this.keep(campaign, turn, state);
    return state;
  }

  /** The nearest position there is: warm, in a snapshot, or the opening. The caller may change it. */
  private async base(campaign: string, turn: number): Promise<{ turn: number; state: CampaignState }> {
    const before = this.warm.get(`${campaign}/${turn - 1}`);
    if (before) return { turn: turn - 1, state: copyState(await before) };
    const snapshot = await this.store.snapshots.latest<PositionDocument>(
      { campaign, name: SNAPSHOT, reducerHash: this.reducer },
      turn,
    );
    if (snapshot) return { turn: snapshot.version, state: readPosition(snapshot.state, this.theatres) };
    const opening = await this.openings.of(campaign);
    const document = await this.documents.get(opening.position);
    return { turn: opening.firstTurn, state: readPosition(document, this.theatres) };
  }

  /** The position after a resolved turn, come to exactly as the referee does; the one given is taken over. */
  private async play(campaign: string, turn: number, state: CampaignState): Promise<CampaignState> {
    const record = new TurnRecord(campaign, turn).add(await this.store.readTurns(campaign, turn));
    if (!record.opened || !record.resolved) throw new TurnNotResolvedError(campaign, turn);
    state.season = record.opened.season;
    const branches = new TurnBranches(state, sequenceOf(state));
    for (const [phase, { events }] of record.phases) branches.learned(phase, events);
    return branches.latest();
  }

  private async seasonOf(campaign: string, turn: number): Promise<Season | null> {
    const events = await this.store.readStream(campaign, 'turn');
    return new TurnRecord(campaign, turn).add(events).opened?.season ?? null;
  }

  private async keep(campaign: string, turn: number, state: CampaignState): Promise<void> {
    await this.store.snapshots.save({
      campaign,
      name: SNAPSHOT,
      reducerHash: this.reducer,
      version: turn,
      streams: {},
      state: writePosition(state),
    });
  }
}
