import { type CampaignState, copyState, type MutableCampaignState, type PhaseName } from '@vedette/campaign';
import type { TurnAhead } from '@vedette/contracts';
import type { EventStore } from '@vedette/event-store';
import {
  type CampaignOpenings,
  type ResolvedPhase,
  recordGameEvent,
  streamOf,
  TurnNotFoundError,
  TurnRecord,
  type TurnStarts,
} from '@vedette/ledger';
import type { DecidedPhase, LayDesk, PhaseDesk } from './phase-desk.js';
import { TurnTakenBackError } from './resolution.errors.js';
import { decidePhase, type Deciders, judgeTurn, type JudgedOrder, TurnBranches } from '@vedette/referee';
import { sequenceOf, type TurnSequence } from '@vedette/rulebooks';

/** What a desk is filled from. */
export interface DeskSources {
  readonly store: EventStore;
  readonly openings: CampaignOpenings;
  readonly starts: TurnStarts;
}

/** Lays out turns of campaigns. */
export const campaignDesks =
  (sources: DeskSources, deciders: Deciders): LayDesk =>
  (due) =>
    TurnDesk.lay(due, sources, deciders);

/**
 * A turn of a campaign on a worker's desk: its start, its judged orders, and the phases that are done. It is a cache of the log: it can
 * be thrown away at any moment and laid out again.
 */
export class TurnDesk implements PhaseDesk {
  private judgedOrders: readonly JudgedOrder[] | null = null;

  private constructor(
    private readonly store: EventStore,
    readonly record: TurnRecord,
    readonly sequence: TurnSequence,
    readonly secret: string,
    readonly rulebook: string,
    private readonly start: CampaignState,
    private readonly branches: TurnBranches,
    private readonly versions: Record<string, number>,
    private readonly deciders: Deciders,
  ) {}

  /** Lays out a turn. @throws CampaignNotFoundError @throws TurnNotFoundError @throws TurnNotResolvedError
   * @throws TurnTakenBackError when the turn was rolled back or superseded since the phase was handed out */
  static async lay(
    { campaign, turn, generation = 0 }: TurnAhead,
    sources: DeskSources,
    deciders: Deciders,
  ): Promise<TurnDesk> {
    const { store, openings, starts } = sources;
    const secret = await openings.secretOf(campaign);
    // Before the events: a stream that moves in between is then read twice, never passed over.
    const versions = { ...(await store.streamVersions(campaign)) };
    const record = new TurnRecord(campaign, turn).add(await store.readTurns(campaign, turn));
    if (record.generation > generation) throw new TurnTakenBackError(turn);
    if (!record.opened) throw new TurnNotFoundError(campaign, turn);
    const start = await starts.master(campaign, turn);
    const state = copyState(start);
    const sequence = sequenceOf(state);
    const branches = new TurnBranches(state, sequence);
    const desk = new TurnDesk(
      store,
      record,
      sequence,
      secret,
      state.rulebooks.land,
      start,
      branches,
      versions,
      deciders,
    );
    desk.takeIn();
    return desk;
  }

  /** Reads what has come into the log since the last look. */
  async refresh(): Promise<void> {
    this.record.add(await this.store.readCampaign(this.record.campaign, this.versions));
    this.takeIn();
  }

  /** The version a stream of the campaign has, as far as this desk knows. */
  versionOf(stream: string): number {
    return this.versions[stream] ?? 0;
  }

  /** Judges the book, which must be closed. */
  prepare(): void {
    this.judged();
  }

  /** Every order of the turn as judged, in the order of sending. The book must be closed. */
  judged(): readonly JudgedOrder[] {
    return (this.judgedOrders ??= judgeTurn(
      this.start,
      this.record.standing().map(({ order }) => order),
    ));
  }

  /** Decides a phase by the rules of its book. @throws PhaseNotReadyError when a phase before it is not done */
  decide(phase: PhaseName): DecidedPhase {
    const { secret, deciders } = this;
    const state = this.stateFor(phase);
    const events = decidePhase({ state, phase, judged: this.judged(), secret, deciders });
    return {
      events,
      records: events.map(recordGameEvent),
      written: (resolved, lastVersion) => this.decided(phase, state, { ...resolved, events }, lastVersion),
    };
  }

  /** The state to decide a phase in. @throws PhaseNotReadyError when a phase before it is not done */
  stateFor(phase: PhaseName): MutableCampaignState {
    return this.branches.stateFor(phase);
  }

  /** Says that a phase was decided on its state, and appended up to `lastVersion` of its owner's stream. */
  decided(phase: PhaseName, state: MutableCampaignState, resolved: ResolvedPhase, lastVersion: number): void {
    const owner = this.sequence.find(({ name }) => name === phase)!.owner;
    this.branches.decided(phase, state, resolved.events);
    this.record.resolve(phase, resolved, streamOf(owner), lastVersion);
    this.versions[streamOf(owner)] = lastVersion;
  }

  private takeIn(): void {
    for (const [stream, version] of Object.entries(this.record.versions))
      this.versions[stream] = Math.max(version, this.versions[stream] ?? 0);
    const done = this.branches.done();
    for (const [phase, { events }] of this.record.phases)
      if (!done.has(phase)) this.branches.learned(phase, events);
  }
}
