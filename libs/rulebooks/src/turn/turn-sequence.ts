import type { PhaseName, Season } from '@vedette/campaign';

/** Which service decides a phase, and in which stream its events stand. */
export type PhaseOwner = 'land' | 'naval' | 'logistics' | 'battle';
export const PHASE_OWNERS: readonly PhaseOwner[] = ['land', 'naval', 'logistics', 'battle'];

/** One phase of a turn: who decides it and which phases it waits for. Its names are those of the game it is of. */
export interface PhasePlan<Name extends string = PhaseName> {
  readonly name: Name;
  readonly owner: PhaseOwner;
  readonly after: readonly Name[];
  /** Others whose rules decide in this phase before its owner's, in this order, into its owner's stream. */
  readonly ahead?: readonly PhaseOwner[];
  /** Where the sequence stands in the book. */
  readonly rule: string;
}

/** A turn as a graph, listed in the order in which it is told (a topological order). */
export type TurnSequence<Name extends string = PhaseName> = readonly PhasePlan<Name>[];

/** Whose rules decide a phase, in the order in which they do. */
export function decidingIn({ owner, ahead = [] }: Pick<PhasePlan, 'owner' | 'ahead'>): PhaseOwner[] {
  return [...ahead, owner];
}

/** Phases that must be done before `name`, near and far, in telling order. */
export function ancestorsOf<Name extends string>(sequence: TurnSequence<Name>, name: Name): Name[] {
  const plans = new Map(sequence.map((plan) => [plan.name, plan]));
  const found = new Set<Name>();
  const visit = (phase: Name): void => {
    for (const before of plans.get(phase)?.after ?? []) {
      if (found.has(before)) continue;
      found.add(before);
      visit(before);
    }
  };
  visit(name);
  return sequence.map((plan) => plan.name).filter((phase) => found.has(phase));
}

/** Phases that may run now: not done, and all they wait for done; in telling order. */
export function readyPhases<Name extends string>(
  sequence: TurnSequence<Name>,
  done: ReadonlySet<Name>,
): PhasePlan<Name>[] {
  return sequence.filter((plan) => !done.has(plan.name) && plan.after.every((before) => done.has(before)));
}

/**
 * Checks a sequence: every phase once, nothing waits for a phase that is not there or comes later, and the phases of one
 * owner form a chain (an owner has one stream, so two of its phases never run side by side), and nobody decides a phase twice.
 * Returns faults in words.
 */
export function sequenceFaults<Name extends string>(sequence: TurnSequence<Name>): string[] {
  const faults: string[] = [];
  const told = new Set<Name>();
  for (const plan of sequence) {
    if (told.has(plan.name)) faults.push(`${plan.name} stands twice`);
    for (const before of plan.after)
      if (!told.has(before)) faults.push(`${plan.name} waits for ${before}, which does not come before it`);
    const deciding = decidingIn(plan);
    for (const owner of new Set(deciding.filter((one, place) => deciding.indexOf(one) < place)))
      faults.push(`${owner} decides ${plan.name} twice`);
    told.add(plan.name);
  }
  for (const owner of PHASE_OWNERS) {
    const mine = sequence.filter((plan) => plan.owner === owner);
    for (let i = 1; i < mine.length; i++)
      if (!ancestorsOf(sequence, mine[i]!.name).includes(mine[i - 1]!.name))
        faults.push(`${mine[i]!.name} does not wait for ${mine[i - 1]!.name}, though ${owner} decides both`);
  }
  return faults;
}

/** The sequences of a book by season; peace and truce turns are deployment turns. */
export type TurnSequences = Readonly<Record<Season, TurnSequence>>;
