import type { Season } from '@vedette/campaign';
import type { PhaseOfTurn } from './phase-of-turn.js';
import type { TurnCourse } from './turn-event.js';
import { type RollBack, type TakenBack, type Upheaval, upheavalOf } from './upheaval.js';

/** The first generations that count: of phases, and of closings of the book; and what was done by hand that does not. */
export interface CountsFrom {
  readonly turn: number;
  /** Of single phases, where it is later than that of the turn. */
  readonly phases: ReadonlyMap<PhaseOfTurn, number>;
  readonly book: number;
  /** Version up to which what was done by hand counts no more. */
  readonly byHandAfter: number;
}

/** How a turn stands by its course. Never changed: what a rollback lays by is the standing before it, whole. */
export interface TurnStanding {
  /** How often it was rolled back, superseded or restored. */
  readonly generation: number;
  readonly opened: { readonly at: string; readonly season: Season; readonly start: string } | null;
  /** The season it was last opened in, also while it counts as never opened; null when it never was. */
  readonly season: Season | null;
  readonly deadline: string | null;
  readonly closedAt: string | null;
  readonly resolved: { readonly at: string; readonly end: string } | null;
  /** The last rollback, while the turn waits for the administrator to have it go on. */
  readonly rolledBack: (RollBack & { readonly at: string }) | null;
  /** The phase that fails again and again, while the turn is set aside for it. */
  readonly setAside: { readonly at: string; readonly phase: PhaseOfTurn; readonly attempts: number } | null;
  /** Phases that were handed out again: the attempt under way and when it began. */
  readonly stalls: ReadonlyMap<PhaseOfTurn, { readonly attempt: number; readonly at: string }>;
  /** Attempts of phases made before the turn was last had to go on: they are not counted against them. */
  readonly forgiven: ReadonlyMap<PhaseOfTurn, number>;
  readonly countsFrom: CountsFrom;
  /** How it stood before the last rollback that can still be taken back. */
  readonly before: TurnStanding | null;
}

/** A turn of which nothing has happened. */
export const NEVER_OPENED: TurnStanding = {
  generation: 0,
  opened: null,
  season: null,
  deadline: null,
  closedAt: null,
  resolved: null,
  rolledBack: null,
  setAside: null,
  stalls: new Map(),
  forgiven: new Map(),
  countsFrom: { turn: 0, phases: new Map(), book: 0, byHandAfter: 0 },
  before: null,
};

/** How a turn stands after an event of its own course; the events come in the order of their stream. */
export function standingAfter(standing: TurnStanding, event: TurnCourse): TurnStanding {
  const upheaval = upheavalOf(event);
  return progress(upheaval ? shaken(standing, upheaval, event.at) : standing, event);
}

function shaken(standing: TurnStanding, upheaval: Upheaval, at: string): TurnStanding {
  switch (upheaval.kind) {
    case 'taken-back':
      return upheaval.phases
        ? withoutPhases(standing, upheaval.phases, upheaval, at)
        : unopened(standing, upheaval);
    case 'restored':
      // What was in hand since then is of another generation.
      return { ...(standing.before ?? standing), generation: upheaval.generation };
    case 'settled':
      return { ...standing, before: null };
  }
}

/** What was ordered for it stands, and is in none of this. */
function unopened(before: TurnStanding, { generation, byHandUpTo }: TakenBack): TurnStanding {
  const { season, countsFrom } = before;
  const byHandAfter = byHandUpTo ?? countsFrom.byHandAfter;
  return {
    ...NEVER_OPENED,
    ...{ generation, season, before },
    countsFrom: { ...countsFrom, turn: generation, book: generation, byHandAfter },
  };
}

function withoutPhases(
  before: TurnStanding,
  phases: readonly PhaseOfTurn[],
  { generation, rollBack }: TakenBack,
  at: string,
): TurnStanding {
  const { stalls, forgiven, countsFrom } = before;
  const from = phases.map((phase) => [phase, generation] as const);
  return {
    ...before,
    ...{ generation, before, resolved: null, setAside: null },
    rolledBack: rollBack && { at, ...rollBack },
    stalls: without(stalls, phases),
    forgiven: without(forgiven, phases),
    countsFrom: { ...countsFrom, phases: new Map([...countsFrom.phases, ...from]) },
  };
}

function progress(standing: TurnStanding, event: TurnCourse): TurnStanding {
  const { at } = event;
  switch (event.type) {
    case 'TurnOpened': {
      const { season, start, deadline } = event.data;
      return { ...standing, opened: { at, season, start }, season, deadline };
    }
    case 'DeadlineMoved':
      return { ...standing, deadline: event.data.deadline };
    case 'TurnClosed':
      return { ...standing, closedAt: at };
    case 'PhaseStalled': {
      const { phase, attempt } = event.data;
      return { ...standing, stalls: new Map(standing.stalls).set(phase, { attempt, at }) };
    }
    case 'TurnResolved':
      return { ...standing, resolved: { at, end: event.data.end } };
    case 'TurnSetAside': {
      const { phase, attempts } = event.data;
      return { ...standing, setAside: { at, phase, attempts } };
    }
    case 'TurnResumed':
      return resumed(standing);
    default:
      return standing;
  }
}

function resumed(standing: TurnStanding): TurnStanding {
  const tried = [...standing.stalls].map(([phase, { attempt }]) => [phase, attempt] as const);
  return {
    ...standing,
    ...{ rolledBack: null, setAside: null },
    forgiven: new Map([...standing.forgiven, ...tried]),
  };
}

function without<V>(
  map: ReadonlyMap<PhaseOfTurn, V>,
  phases: readonly PhaseOfTurn[],
): ReadonlyMap<PhaseOfTurn, V> {
  const isGone = new Set(phases);
  return new Map([...map].filter(([phase]) => !isGone.has(phase)));
}
