import { type Static, Type } from '@sinclair/typebox';
import { oneOf, PHASE_NAMES, SEASONS } from '@vedette/campaign';
import { Digest, Instant, TurnNumber } from '@vedette/contracts';
import { defineStored } from './define-stored.js';

/** A turn takes orders from now on, until its deadline if it has one. */
export const TurnOpened = defineStored({
  type: 'TurnOpened',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    season: oneOf(SEASONS),
    deadline: Type.Union([Instant, Type.Null()]),
    start: Type.Unsafe<string>({ ...Digest, description: 'digest of everything the turn starts from' }),
  }),
});

/** The deadline of an open turn was moved, or taken away. */
export const DeadlineMoved = defineStored({
  type: 'DeadlineMoved',
  streams: ['turn'],
  data: Type.Object({ turn: TurnNumber, deadline: Type.Union([Instant, Type.Null()]) }),
});

/** A turn takes no more orders and is being resolved; the root commits everyone to what he has sent. */
export const TurnClosed = defineStored({
  type: 'TurnClosed',
  streams: ['turn'],
  data: Type.Object({ turn: TurnNumber, orderBookRoot: Digest }),
});

/** A phase that should be done long since was handed out again. */
export const PhaseStalled = defineStored({
  type: 'PhaseStalled',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    phase: oneOf(PHASE_NAMES),
    attempt: Type.Integer({ minimum: 2, description: 'number of the attempt that follows' }),
    waitedSeconds: Type.Number(),
  }),
});

/** Every phase of a turn is done. */
export const TurnResolved = defineStored({
  type: 'TurnResolved',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    events: Type.Integer(),
    end: Type.Unsafe<string>({ ...Digest, description: 'digest of everything the next turn starts from' }),
  }),
});

/**
 * The administrator rolled a turn back to before a phase. What was superseded stays in the log and counts no more; the turn
 * waits until he has it go on. A turn opened after it is open no more.
 */
export const TurnRolledBack = defineStored({
  type: 'TurnRolledBack',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    generation: Type.Integer({ minimum: 1, description: 'how often the turn has been rolled back' }),
    to: oneOf(PHASE_NAMES, 'the first phase that is resolved again'),
    superseded: Type.Array(oneOf(PHASE_NAMES), { description: 'phases that are resolved again' }),
    reason: Type.String(),
    by: Type.String({ description: 'account of the administrator' }),
  }),
});
export type TurnRolledBack = Static<typeof TurnRolledBack.data>;

/** A phase fails again and again: the campaign is set aside until the administrator has it go on, and no other waits for it. */
export const TurnSetAside = defineStored({
  type: 'TurnSetAside',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    phase: oneOf(PHASE_NAMES),
    attempts: Type.Integer({ minimum: 1, description: 'how often the phase was handed out' }),
    trouble: Type.String({ description: 'what was seen of it, for administrators' }),
  }),
});

/** A turn that was rolled back, or set aside, goes on. */
export const TurnResumed = defineStored({
  type: 'TurnResumed',
  streams: ['turn'],
  data: Type.Object({ turn: TurnNumber, by: Type.String({ description: 'account of the administrator' }) }),
});

export const TURN_STREAM_EVENTS = [
  TurnOpened,
  DeadlineMoved,
  TurnClosed,
  PhaseStalled,
  TurnResolved,
  TurnRolledBack,
  TurnSetAside,
  TurnResumed,
] as const;
