import type { Season } from '@vedette/campaign';
import type { EventStore } from '@vedette/event-store';
import type { DocumentStore } from '@vedette/vault';
import { TurnNotFoundError, TurnNotResolvedError } from '../campaign/campaign.errors.js';
import type { CampaignOpening, CampaignOpenings } from '../campaign/campaign-openings.js';
import type { AnyGame } from '../turn/game-of-record.js';
import { TurnRecord } from '../turn/turn-record.js';
import { CampaignTurns } from './campaign-turns.js';
import { Recent } from './recent.js';

/**
 * Positions are kept warm as long as they have no more pieces than this together (our figure: some 40 MB of a worker's memory), so that
 * turns of many campaigns that end at once are not read anew for each phase; and those of a campaign's last two turns in any case.
 */
const PIECES_KEPT = 20_000;
const LEAST_KEPT = 4;
const CAMPAIGNS_KEPT = 200;

/** How positions of one game are read, kept and played on. */
export interface Positions<Game extends AnyGame, State, Mutable extends State> {
  /** Name of its snapshots. */
  readonly snapshot: string;
  /** Refuses a campaign of another game, whose positions this one cannot read. */
  mustBeOf?(facts: CampaignOpening['campaign']): void;
  /** Digest of the code that folds its events. */
  readonly reducer: string;
  read(document: unknown): Mutable;
  write(state: State): unknown;
  /** How many pieces it has: what it takes of memory goes by them. */
  pieces(state: State): number;
  /** A copy of the caller's own. */
  copy(state: State): Mutable;
  /** A turn begins from a position: it has its season. */
  enter(state: Mutable, season: Season): void;
  /** A position with what was edited by hand; the one given is taken over. */
  edited(state: Mutable, edits: readonly Game['event'][]): Mutable;
  /** The position after a turn, come to exactly as its workers do; the one given is taken over. */
  after(state: Mutable, record: TurnRecord<Game>): Mutable;
}

/**
 * The positions turns start from: the opening position with the events of every turn before folded in, in telling order,
 * and then what was edited by hand before the turn's first phase. Snapshots in the store spare the folding; they hold no
 * edits of their own turn, and throwing them away changes nothing but time.
 */
export class Starts<Game extends AnyGame, State, Mutable extends State> {
  private readonly warm = new Recent<Promise<State>>(PIECES_KEPT, LEAST_KEPT);
  private readonly edited = new Recent<Promise<State>>(LEAST_KEPT);
  private readonly campaigns = new Recent<CampaignTurns>(CAMPAIGNS_KEPT);

  constructor(
    private readonly store: EventStore,
    private readonly documents: DocumentStore,
    private readonly openings: CampaignOpenings,
    private readonly positions: Positions<Game, State, Mutable>,
  ) {}

  /**
   * The position `turn` starts from, as a copy of the caller's own. @throws CampaignNotFoundError
   * @throws TurnNotFoundError when the turn was never opened @throws TurnNotResolvedError when one before is not done
   */
  async at(campaign: string, turn: number): Promise<Mutable> {
    return this.positions.copy(await this.master(campaign, turn));
  }

  /** As {@link at}, but shared: for reading only. The same object until something is edited or rolled back. */
  async master(campaign: string, turn: number): Promise<State> {
    const turns = await this.turns(campaign);
    if (turns.seasonOf(turn) === undefined) {
      await this.openings.of(campaign);
      throw new TurnNotFoundError(campaign, turn);
    }
    return this.start(campaign, turn, turns);
  }

  /** As {@link master}, also of the turn that comes next and is not open yet; its season is then the one before's. */
  async coming(campaign: string, turn: number): Promise<State> {
    return this.start(campaign, turn, await this.turns(campaign));
  }

  /** With the edits of the turn folded in. */
  private async start(campaign: string, turn: number, turns: CampaignTurns): Promise<State> {
    const edits = turns.edits(turn);
    const plain = await this.unedited(campaign, turn, turns);
    if (edits.length === 0) return plain;
    return kept(this.edited, `${keyOf(campaign, turn, turns)}/${edits.length}`, async () =>
      this.positions.edited(this.positions.copy(plain), edits as readonly Game['event'][]),
    );
  }

  private unedited(campaign: string, turn: number, turns: CampaignTurns): Promise<State> {
    const { pieces } = this.positions;
    return kept(this.warm, keyOf(campaign, turn, turns), () => this.load(campaign, turn, turns), pieces);
  }

  private async load(campaign: string, turn: number, turns: CampaignTurns): Promise<Mutable> {
    const { firstTurn, campaign: facts } = await this.openings.of(campaign);
    this.positions.mustBeOf?.(facts);
    if (turn < firstTurn) throw new TurnNotFoundError(campaign, turn);
    const base = await this.base(campaign, turn, turns);
    let { state } = base;
    for (let past = base.turn; past < turn; past++) state = await this.play(campaign, past, state);
    const season = turns.seasonOf(turn);
    // A turn that is not open yet has no season of its own, so it is no base for others.
    if (season === undefined) return state;
    this.positions.enter(state, season);
    if (base.turn < turn) await this.keep(campaign, turn, turns, state);
    return state;
  }

  /** The nearest position there is: warm, in a snapshot, or the opening. The caller may change it. */
  private async base(
    campaign: string,
    turn: number,
    turns: CampaignTurns,
  ): Promise<{ turn: number; state: Mutable }> {
    const before = this.warm.get(keyOf(campaign, turn - 1, turns));
    if (before) return { turn: turn - 1, state: this.positions.copy(await before) };
    const snapshot = await this.snapshot(campaign, turn, turns);
    if (snapshot) return { turn: snapshot.version, state: this.positions.read(snapshot.state) };
    const opening = await this.openings.of(campaign);
    const document = await this.documents.get(opening.position);
    return { turn: opening.firstTurn, state: this.positions.read(document) };
  }

  /** The newest snapshot not beyond a turn that no rollback has made void. */
  private async snapshot(campaign: string, turn: number, turns: CampaignTurns) {
    const most = turns.rollbacksBefore(turn);
    const found = await Promise.all(
      Array.from({ length: most + 1 }, (_, rollbacks) =>
        this.store.snapshots.latest<unknown>(
          { campaign, name: this.nameOf(rollbacks), reducerHash: this.positions.reducer },
          turn,
        ),
      ),
    );
    return found
      .filter((one, rollbacks) => one !== undefined && turns.rollbacksBefore(one.version) === rollbacks)
      .reduce((best, one) => (!best || one!.version > best.version ? one : best), undefined);
  }

  /** The position after a resolved turn, come to exactly as the referee does; the one given is taken over. */
  private async play(campaign: string, turn: number, state: Mutable): Promise<Mutable> {
    const record = new TurnRecord<Game>(campaign, turn).add(await this.store.readTurns(campaign, turn));
    if (!record.opened || !record.resolved) throw new TurnNotResolvedError(campaign, turn);
    this.positions.enter(state, record.opened.season);
    return this.positions.after(this.positions.edited(state, record.edits()), record);
  }

  private async turns(campaign: string): Promise<CampaignTurns> {
    const turns = this.campaigns.get(campaign) ?? new CampaignTurns(campaign);
    this.campaigns.set(campaign, turns);
    await turns.refresh(this.store);
    return turns;
  }

  private async keep(campaign: string, turn: number, turns: CampaignTurns, state: Mutable): Promise<void> {
    await this.store.snapshots.save({
      campaign,
      name: this.nameOf(turns.rollbacksBefore(turn)),
      reducerHash: this.positions.reducer,
      version: turn,
      streams: {},
      state: this.positions.write(state),
    });
  }

  /** The first name belongs to campaigns in which nothing was ever rolled back. */
  private nameOf(rollbacks: number): string {
    const { snapshot } = this.positions;
    return rollbacks === 0 ? snapshot : `${snapshot}-${rollbacks}`;
  }
}

function keyOf(campaign: string, turn: number, turns: CampaignTurns): string {
  return `${campaign}/${turn}/${turns.rollbacksBefore(turn)}/${turns.seasonOf(turn) ?? 'not open'}`;
}

function kept<V>(
  cache: Recent<Promise<V>>,
  key: string,
  load: () => Promise<V>,
  weigh: (value: V) => number = () => 1,
): Promise<V> {
  const known = cache.get(key);
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  loading.then(
    (value) => cache.set(key, loading, weigh(value)),
    // A failure must not be remembered: the turn may be opened, or the database back, a moment later.
    () => cache.delete(key),
  );
  return loading;
}
