import {
  type BattleStep,
  copyBattle,
  type MutableBattleState,
  ToldList,
  type TurnOrders,
} from '@vedette/battle';
import { BATTLE_EVENTS, type ClosedWindow, decideStep, ordersInForce } from '@vedette/battle-rules';
import type { TurnAhead } from '@vedette/contracts';
import type { EventStore } from '@vedette/event-store';
import { HexMap } from '@vedette/hex';
import {
  type BattleGame,
  recordBattleEvent,
  sequenceOfGame,
  streamOf,
  TurnNotFoundError,
  TurnRecord,
} from '@vedette/ledger';
import { fold } from '@vedette/record';
import {
  type DecidedPhase,
  type GameSources,
  type PhaseDesk,
  PhaseNotReadyError,
  TurnTakenBackError,
} from '@vedette/resolution';
import type { TurnSequence } from '@vedette/rulebooks';
import { firstWindow, ordersOf } from './orders-of-turn.js';

const STREAM = streamOf('battle');

/**
 * A turn of a battle on a worker's desk: the battle as far as it has been played, and the orders as judged at the turn's beginning.
 * It is a cache of the log, which can be thrown away at any moment and laid out again.
 */
export class BattleDesk implements PhaseDesk {
  private readonly map: HexMap;
  private readonly state: MutableBattleState;
  /** Steps that are folded into the state. */
  private readonly folded = new Set<BattleStep>();
  private standing: TurnOrders | null = null;

  private constructor(
    private readonly store: EventStore,
    readonly record: TurnRecord<BattleGame>,
    readonly sequence: TurnSequence<BattleStep>,
    readonly secret: string,
    readonly rulebook: string,
    private readonly start: MutableBattleState,
    private readonly first: ClosedWindow | null,
    private readonly versions: Record<string, number>,
  ) {
    this.map = new HexMap(start.map);
    this.state = copyBattle(start);
    this.takeIn();
  }

  /**
   * Lays out a turn. @throws CampaignNotFoundError @throws TurnNotFoundError @throws TurnNotResolvedError
   * @throws TurnTakenBackError when the turn was rolled back or superseded since the step was handed out
   */
  static async lay({ campaign, turn, generation = 0 }: TurnAhead, sources: GameSources): Promise<BattleDesk> {
    const { store, openings, battles } = sources;
    const secret = await openings.secretOf(campaign);
    const { campaign: facts } = await openings.of(campaign);
    // Before the events: a stream that moves in between is then read twice, never passed over.
    const versions = { ...(await store.streamVersions(campaign)) };
    const record = new TurnRecord<BattleGame>(campaign, turn).add(await store.readTurns(campaign, turn));
    if (record.generation > generation) throw new TurnTakenBackError(turn);
    if (!record.opened) throw new TurnNotFoundError(campaign, turn);
    const start = await battles.at(campaign, turn);
    const first = await firstWindow(sources, { campaign, turn, facts });
    // The turns of a battle have no phases but its steps.
    const sequence = sequenceOfGame(facts, { season: 'campaign', turn }) as TurnSequence<BattleStep>;
    return new BattleDesk(store, record, sequence, secret, facts.rulebooks.land, start, first, versions);
  }

  async refresh(): Promise<void> {
    this.record.add(await this.store.readCampaign(this.record.campaign, this.versions));
    this.takeIn();
  }

  versionOf(stream: string): number {
    return this.versions[stream] ?? 0;
  }

  /** @throws PhaseNotReadyError when a step before it is not done */
  decide(step: BattleStep): DecidedPhase {
    const missing = this.before(step).filter((name) => !this.folded.has(name));
    if (missing.length > 0) throw new PhaseNotReadyError(step, missing, [...this.folded]);
    const { map, secret: seed, record } = this;
    const orders = this.orders();
    const events = decideStep(this.state, step, { map, orders, seed, told: new ToldList({}) });
    // What was decided is in the state; if it cannot be appended the desk is thrown away.
    this.folded.add(step);
    return {
      events,
      records: events.map((event) => recordBattleEvent(event, record.turn)),
      written: (resolved, lastVersion) => {
        record.resolve(step, { ...resolved, events }, STREAM, lastVersion);
        this.versions[STREAM] = lastVersion;
      },
    };
  }

  /** The orders that stand, judged from the turn's beginning; one that was refused when it came in costs no other its place. */
  private orders(): TurnOrders {
    return (this.standing ??= ordersInForce(
      { state: this.start, orders: ordersOf(this.record) },
      this.first,
    ));
  }

  private before(step: BattleStep): readonly BattleStep[] {
    const names = this.sequence.map(({ name }) => name);
    return names.slice(0, names.indexOf(step));
  }

  private takeIn(): void {
    for (const [stream, version] of Object.entries(this.record.versions))
      this.versions[stream] = Math.max(version, this.versions[stream] ?? 0);
    for (const { name } of this.sequence) {
      const done = this.record.phases.get(name);
      if (!done || this.folded.has(name)) continue;
      fold(BATTLE_EVENTS, this.state, done.events);
      this.folded.add(name);
    }
  }
}
