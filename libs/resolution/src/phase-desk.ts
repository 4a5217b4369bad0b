import type { TurnAhead } from '@vedette/contracts';
import type { NewEvent } from '@vedette/event-store';
import type { AnyGame, ResolvedPhase, TurnRecord } from '@vedette/ledger';
import type { TurnSequence } from '@vedette/rulebooks';
import type { PhaseOfTurn } from '@vedette/turns';

/** A phase that was decided on a desk and is not written down yet. */
export interface DecidedPhase {
  readonly events: readonly AnyGame['event'][];
  /** The events as they are appended. */
  readonly records: readonly NewEvent[];
  /** Says that they were appended, up to `lastVersion` of their owner's stream. */
  readonly written: (resolved: ResolvedPhase<AnyGame['event']>, lastVersion: number) => void;
}

/** A turn on a worker's desk, whatever game it is of: a cache of the log that can be thrown away at any moment and laid out again. */
export interface PhaseDesk {
  readonly record: TurnRecord<AnyGame>;
  readonly sequence: TurnSequence<PhaseOfTurn>;
  readonly secret: string;
  readonly rulebook: string;
  /** Reads what has come into the log since the last look. */
  refresh(): Promise<void>;
  /** The version a stream of the campaign has, as far as this desk knows. */
  versionOf(stream: string): number;
  /** Does ahead what any phase needs; the book must be closed. */
  prepare?(): void;
  /** Decides a phase; the book must be closed, and every phase before it done. */
  decide(phase: PhaseOfTurn): DecidedPhase;
}

/** Lays out turns. */
export type LayDesk = (turn: TurnAhead) => Promise<PhaseDesk>;
