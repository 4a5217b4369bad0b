import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PHASE_NAMES } from '@vedette/campaign';
import { Digest, TurnNumber } from '@vedette/contracts';
import { defineStored } from './define-stored.js';

/**
 * A phase is done. It stands directly after the phase's events in the stream of its owner and was appended with them in
 * one piece. Resolving the phase again from the same inputs must give the same two digests.
 */
export const PhaseResolved = defineStored({
  type: 'PhaseResolved',
  streams: ['land', 'naval', 'logistics'],
  data: Type.Object({
    turn: TurnNumber,
    phase: oneOf(PHASE_NAMES),
    events: Type.Integer({ minimum: 0, description: 'how many events of the phase stand before this one' }),
    inputs: Type.Unsafe<string>({
      ...Digest,
      description: 'of the start, the orders, the secret and what came before',
    }),
    outcome: Type.Unsafe<string>({ ...Digest, description: "of the phase's events" }),
    build: Type.Optional(
      Type.String({ description: 'of Vedette that decided it: version, and commit where known' }),
    ),
    generation: Type.Optional(
      Type.Integer({ minimum: 1, description: 'how often the turn had been rolled back, when it had' }),
    ),
  }),
});
export type PhaseResolved = Static<typeof PhaseResolved.data>;
