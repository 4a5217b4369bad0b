import { type Static, Type } from '@sinclair/typebox';
import { oneOf, SEASONS } from '@vedette/campaign';
import { Digest, Instant, TurnNumber } from '@vedette/contracts';
import { PHASES_OF_TURNS } from '@vedette/turns';
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
    phase: oneOf(PHASES_OF_TURNS),
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
 * waits until he has it go on, unless its orders are taken again: then it is opened by the next event of the stream. Turns
 * opened after it are open no more; each has a `TurnSuperseded` of its own before this.
 */
export const TurnRolledBack = defineStored({
  type: 'TurnRolledBack',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    generation: Type.Integer({ minimum: 1, description: 'how often the turn has been rolled back' }),
    to: oneOf(PHASES_OF_TURNS, 'the first phase that is resolved again'),
    superseded: Type.Array(oneOf(PHASES_OF_TURNS), { description: 'phases that are resolved again' }),
    later: Type.Optional(Type.Array(TurnNumber, { description: 'turns superseded with it, in order' })),
    orders: Type.Optional(Type.Literal('reopened', { description: 'its book is open again' })),
    reason: Type.String(),
    by: Type.String({ description: 'account of the administrator' }),
  }),
});
export type TurnRolledBack = Static<typeof TurnRolledBack.data>;

/**
 * A turn counts as never opened, because one before it was rolled back. What was ordered for it stands when it is opened
 * again; what was done by hand for it does not.
 */
export const TurnSuperseded = defineStored({
  type: 'TurnSuperseded',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    generation: Type.Integer({ minimum: 1, description: 'how often the turn has been taken back' }),
    with: Type.Unsafe<number>({ ...TurnNumber, description: 'the turn that was rolled back' }),
    byHand: Type.Integer({
      minimum: 0,
      description: 'version of the stream `umpire` up to which what was done for the turn counts no more',
    }),
  }),
});
export type TurnSuperseded = Static<typeof TurnSuperseded.data>;

/** A rollback of a turn that had not gone on yet was taken back: everything is as it was before it. */
export const RollBackUndone = defineStored({
  type: 'RollBackUndone',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    generation: Type.Integer({ minimum: 2 }),
    latest: Type.Unsafe<number>({ ...TurnNumber, description: 'the latest turn, as it was' }),
    resolved: Type.Boolean({ description: 'whether the turn is resolved again with it' }),
    season: oneOf(SEASONS),
    reason: Type.String(),
    by: Type.String({ description: 'account of the administrator' }),
  }),
});

/** A turn that was superseded is what it was, because the rollback was taken back. */
export const TurnRestored = defineStored({
  type: 'TurnRestored',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    generation: Type.Integer({ minimum: 2 }),
    with: TurnNumber,
    resolved: Type.Boolean(),
    season: oneOf(SEASONS),
  }),
});

/** A phase fails again and again: the campaign is set aside until the administrator has it go on, and no other waits for it. */
export const TurnSetAside = defineStored({
  type: 'TurnSetAside',
  streams: ['turn'],
  data: Type.Object({
    turn: TurnNumber,
    phase: oneOf(PHASES_OF_TURNS),
    attempts: Type.Integer({ minimum: 1, description: 'how often the phase was handed out' }),
    trouble: Type.String({ description: 'what was seen of it, for administrators' }),
    by: Type.Optional(
      Type.String({
        description: 'account of the administrator who held it by hand; left out where a phase kept failing',
      }),
    ),
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
  TurnSuperseded,
  TurnRolledBack,
  RollBackUndone,
  TurnRestored,
  TurnSetAside,
  TurnResumed,
] as const;
