import {
  copyState,
  fold,
  type GameEvent,
  type MutableCampaignState,
  type PhaseName,
} from '@vedette/campaign';
import { deriveSituation } from '@vedette/contact';
import { ancestorsOf, booksOf, type TurnSequence } from '@vedette/rulebooks';
import { PhaseNotReadyError } from './phase-not-ready.error.js';

interface Branch {
  readonly state: MutableCampaignState;
  readonly folded: Set<PhaseName>;
}

/**
 * The states in which the phases of one turn are decided. A phase sees the turn's start and what its ancestors in the
 * graph did, and nothing else, so it makes no difference whether fleets or armies were resolved first. States are shared
 * as far as possible: one copy is made where the graph forks.
 */
export class TurnBranches {
  private readonly branches: Branch[];
  private readonly events = new Map<PhaseName, readonly GameEvent[]>();
  private readonly ancestors: ReadonlyMap<PhaseName, ReadonlySet<PhaseName>>;

  /** `start` is the position at the turn's start; it is taken over, completed with what is derived, and will change. */
  constructor(
    start: MutableCampaignState,
    private readonly sequence: TurnSequence,
  ) {
    deriveSituation(start, booksOf(start.rulebooks).land);
    this.branches = [{ state: start, folded: new Set() }];
    this.ancestors = new Map(sequence.map(({ name }) => [name, new Set(ancestorsOf(sequence, name))]));
  }

  /** Phases whose events are known. */
  done(): ReadonlySet<PhaseName> {
    return new Set(this.events.keys());
  }

  /** Events of a phase that is done. */
  eventsOf(phase: PhaseName): readonly GameEvent[] {
    return this.events.get(phase) ?? [];
  }

  /**
   * The state in which to decide `phase`. The caller decides it on that very state and then calls {@link decided}.
   * Throws {@link PhaseNotReadyError} when an ancestor's events are missing.
   */
  stateFor(phase: PhaseName): MutableCampaignState {
    return this.branchFor(phase).state;
  }

  /** Says that `phase` was decided on the state handed out by {@link stateFor}, which already holds these events. */
  decided(phase: PhaseName, state: MutableCampaignState, events: readonly GameEvent[]): void {
    this.branches.find((branch) => branch.state === state)?.folded.add(phase);
    this.events.set(phase, events);
  }

  /** Takes in the events of a phase that was decided elsewhere. */
  learned(phase: PhaseName, events: readonly GameEvent[]): void {
    this.events.set(phase, events);
  }

  /** The state after every phase that is done, folded in telling order where branches meet. */
  latest(): MutableCampaignState {
    const all = this.done();
    const branch = this.best((candidate) => subset(candidate.folded, all));
    this.foldMissing(branch, all);
    return branch.state;
  }

  private branchFor(phase: PhaseName): Branch {
    const wanted = this.ancestors.get(phase);
    if (!wanted)
      throw new PhaseNotReadyError(
        phase,
        [],
        this.sequence.map(({ name }) => name),
      );
    const missing = [...wanted].filter((name) => !this.events.has(name));
    if (missing.length > 0) throw new PhaseNotReadyError(phase, missing, [...this.events.keys()]);
    const branch = this.best((candidate) => subset(candidate.folded, wanted));
    if (this.isNeededElsewhere(branch, phase)) {
      const copy = { state: copyState(branch.state), folded: new Set(branch.folded) };
      this.branches.push(copy);
    }
    this.foldMissing(branch, wanted);
    return branch;
  }

  /** Whether some other phase still to come could no longer start from this branch once `phase` is folded into it. */
  private isNeededElsewhere(branch: Branch, phase: PhaseName): boolean {
    const wanted = this.ancestors.get(phase)!;
    return this.sequence.some(({ name }) => {
      if (name === phase || this.events.has(name)) return false;
      const needs = this.ancestors.get(name)!;
      if (needs.has(phase) && [...wanted].every((before) => needs.has(before))) return false;
      return !this.branches.some((other) => other !== branch && subset(other.folded, needs));
    });
  }

  private best(fits: (branch: Branch) => boolean): Branch {
    let found: Branch | undefined;
    for (const branch of this.branches)
      if (fits(branch) && (!found || branch.folded.size > found.folded.size)) found = branch;
    return found!;
  }

  private foldMissing(branch: Branch, wanted: ReadonlySet<PhaseName>): void {
    for (const { name } of this.sequence) {
      if (!wanted.has(name) || branch.folded.has(name)) continue;
      fold(branch.state, this.events.get(name) ?? []);
      branch.folded.add(name);
    }
  }
}

function subset<T>(inner: ReadonlySet<T>, outer: ReadonlySet<T>): boolean {
  for (const item of inner) if (!outer.has(item)) return false;
  return true;
}
