import {
  CAMPAIGN_EVENTS,
  copyState,
  fold,
  readPosition,
  writePosition,
  type CampaignState,
  type MutableCampaignState,
  type PositionDocument,
  type TheatreSource,
} from '@vedette/campaign';
import type { EventStore } from '@vedette/event-store';
import { TurnBranches } from '@vedette/referee';
import { sequenceOf, pieceTypes } from '@vedette/rulebooks';
import type { DocumentStore } from '@vedette/vault';
import { TurnNotFoundError, TurnNotResolvedError } from '../campaign/campaign.errors.js';
import type { CampaignOpenings } from '../campaign/campaign-openings.js';
import { TurnRecord } from '../turn/turn-record.js';
import { CampaignTurns } from './campaign-turns.js';
import { Recent } from './recent.js';
import { reducerHash } from './reducer-hash.js';

const SNAPSHOT = 'turn-start';
/** Positions of this many turns are kept warm; a campaign's last two are what a worker needs. */
const KEPT = 4;
const CAMPAIGNS_KEPT = 200;

/**
 * The positions turns start from: the opening position with the events of every turn before folded in, in telling order,
 * and then what was edited by hand before the turn's first phase. Snapshots in the store spare the folding; they hold no
 * edits of their own turn, and throwing them away changes nothing but time.
 */
export class TurnStarts {
  private readonly warm = new Recent<Promise<CampaignState>>(KEPT);
  private readonly edited = new Recent<Promise<CampaignState>>(KEPT);
  private readonly campaigns = new Recent<CampaignTurns>(CAMPAIGNS_KEPT);
  private readonly reducer = reducerHash(CAMPAIGN_EVENTS, '@vedette/campaign');

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
  async at(campaign: string, turn: number): Promise<MutableCampaignState> {
    return copyState(await this.master(campaign, turn));
  }

  /** As {@link at}, but shared: for reading only. The same object until something is edited or rolled back. */
  async master(campaign: string, turn: number): Promise<CampaignState> {
    const turns = await this.turns(campaign);
    if (turns.seasonOf(turn) === undefined) {
      await this.openings.of(campaign);
      throw new TurnNotFoundError(campaign, turn);
    }
    return this.start(campaign, turn, turns);
  }

  /** As {@link master}, also of the turn that comes next and is not open yet; its season is then the one before's. */
  async coming(campaign: string, turn: number): Promise<CampaignState> {
    return this.start(campaign, turn, await this.turns(campaign));
  }

  /** With the edits of the turn folded in. */
  private async start(campaign: string, turn: number, turns: CampaignTurns): Promise<CampaignState> {
    const edits = turns.edits(turn);
    const plain = await this.unedited(campaign, turn, turns);
    if (edits.length === 0) return plain;
    return kept(this.edited, `${keyOf(campaign, turn, turns)}/${edits.length}`, async () =>
      fold(copyState(plain), edits),
    );
  }

  private unedited(campaign: string, turn: number, turns: CampaignTurns): Promise<CampaignState> {
    return kept(this.warm, keyOf(campaign, turn, turns), () => this.load(campaign, turn, turns));
  }

  private async load(campaign: string, turn: number, turns: CampaignTurns): Promise<MutableCampaignState> {
    const { firstTurn } = await this.openings.of(campaign);
    if (turn < firstTurn) throw new TurnNotFoundError(campaign, turn);
    const base = await this.base(campaign, turn, turns);
    let { state } = base;
    for (let past = base.turn; past < turn; past++) state = await this.play(campaign, past, state);
    const season = turns.seasonOf(turn);
    // A turn that is not open yet has no season of its own, so it is no base for others.
    if (season === undefined) return state;
    state.season = season;
    if (base.turn < turn) await this.keep(campaign, turn, turns, state);
    return state;
  }

  /** The nearest position there is: warm, in a snapshot, or the opening. The caller may change it. */
  private async base(
    campaign: string,
    turn: number,
    turns: CampaignTurns,
  ): Promise<{ turn: number; state: MutableCampaignState }> {
    const before = this.warm.get(keyOf(campaign, turn - 1, turns));
    if (before) return { turn: turn - 1, state: copyState(await before) };
    const snapshot = await this.snapshot(campaign, turn, turns);
    if (snapshot)
      return { turn: snapshot.version, state: readPosition(snapshot.state, this.theatres, pieceTypes) };
    const opening = await this.openings.of(campaign);
    const document = await this.documents.get(opening.position);
    return { turn: opening.firstTurn, state: readPosition(document, this.theatres, pieceTypes) };
  }

  /** The newest snapshot not beyond a turn that no rollback has made void. */
  private async snapshot(campaign: string, turn: number, turns: CampaignTurns) {
    const most = turns.rollbacksBefore(turn);
    const found = await Promise.all(
      Array.from({ length: most + 1 }, (_, rollbacks) =>
        this.store.snapshots.latest<PositionDocument>(
          { campaign, name: nameOf(rollbacks), reducerHash: this.reducer },
          turn,
        ),
      ),
    );
    return found
      .filter((one, rollbacks) => one !== undefined && turns.rollbacksBefore(one.version) === rollbacks)
      .reduce((best, one) => (!best || one!.version > best.version ? one : best), undefined);
  }

  /** The position after a resolved turn, come to exactly as the referee does; the one given is taken over. */
  private async play(
    campaign: string,
    turn: number,
    state: MutableCampaignState,
  ): Promise<MutableCampaignState> {
    const record = new TurnRecord(campaign, turn).add(await this.store.readTurns(campaign, turn));
    if (!record.opened || !record.resolved) throw new TurnNotResolvedError(campaign, turn);
    state.season = record.opened.season;
    const branches = new TurnBranches(fold(state, record.edits()), sequenceOf(state));
    for (const [phase, { events }] of record.phases) branches.learned(phase, events);
    return branches.latest();
  }

  private async turns(campaign: string): Promise<CampaignTurns> {
    const turns = this.campaigns.get(campaign) ?? new CampaignTurns(campaign);
    this.campaigns.set(campaign, turns);
    await turns.refresh(this.store);
    return turns;
  }

  private async keep(
    campaign: string,
    turn: number,
    turns: CampaignTurns,
    state: MutableCampaignState,
  ): Promise<void> {
    await this.store.snapshots.save({
      campaign,
      name: nameOf(turns.rollbacksBefore(turn)),
      reducerHash: this.reducer,
      version: turn,
      streams: {},
      state: writePosition(state),
    });
  }
}

/** The first name belongs to campaigns in which nothing was ever rolled back. */
const nameOf = (rollbacks: number): string => (rollbacks === 0 ? SNAPSHOT : `${SNAPSHOT}-${rollbacks}`);

function keyOf(campaign: string, turn: number, turns: CampaignTurns): string {
  return `${campaign}/${turn}/${turns.rollbacksBefore(turn)}/${turns.seasonOf(turn) ?? 'not open'}`;
}

function kept<V>(cache: Recent<Promise<V>>, key: string, load: () => Promise<V>): Promise<V> {
  const known = cache.get(key);
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  // A failure must not be remembered: the turn may be opened, or the database back, a moment later.
  loading.catch(() => cache.delete(key));
  return loading;
}
