import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { Digest, TurnNumber } from '@vedette/contracts';
import { PHASES_OF_TURNS } from '@vedette/turns';
import { defineStored } from './define-stored.js';

/**
 * A phase is done. It stands directly after the phase's events in the stream of its owner and was appended with them in
 * one piece. Resolving the phase again from the same inputs must give the same two digests.
 */
export const PhaseResolved = defineStored({
  type: 'PhaseResolved',
  streams: ['land', 'naval', 'logistics', 'battle'],
  data: Type.Object({
    turn: TurnNumber,
    phase: oneOf(PHASES_OF_TURNS),
    events: Type.Integer({ minimum: 0, description: 'how many events of the phase stand before this one' }),
    inputs: Type.Unsafe<string>({
      ...Digest,
      description: 'of the start, the orders, the secret and what came before',
    }),
    outcome: Type.Unsafe<string>({ ...Digest, description: "of the phase's events" }),
    build: Type.Optional(
      Type.String({ description: 'of Vedette that decided it: version, and commit where known' }),
    ),
    goesOnWith: Type.Optional(
      oneOf(
        PHASES_OF_TURNS,
        'the phase its worker resolves next, at once: nobody need hand it out unless it is not done soon',
      ),
    ),
    generation: Type.Optional(
      Type.Integer({ minimum: 1, description: 'how often the turn had been rolled back, when it had' }),
    ),
  }),
});
export type PhaseResolved = Static<typeof PhaseResolved.data>;
