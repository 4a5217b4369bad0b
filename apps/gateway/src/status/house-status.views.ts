import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { STALLS, TurnStateDocument, VerificationDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';
import { HOUSE_PARTS } from './house-parts.js';
import { PART_STATES } from './part-states.js';
import { TURN_WAITS } from './what-a-turn-waits-for.js';

const PartShape = Type.Object({
  part: oneOf(HOUSE_PARTS),
  state: oneOf(PART_STATES),
  does: Type.String({ description: 'what it does, in words' }),
  waits: Type.Union([Type.String(), Type.Null()], {
    description: 'what waits while nobody does it; null while it runs',
  }),
});
const StallShape = Type.Object({
  stall: oneOf(STALLS),
  words: Type.String({ description: 'the same as a sentence' }),
});
viewOf('PartOfHouse', PartShape);
viewOf('StallOfHouse', StallShape);
viewOf('Verification', VerificationDocument);

/** What runs, what waits, and when turns were last verified: the same for everybody, of no campaign. */
export const HouseStatusView = viewOf(
  'HouseStatus',
  Type.Object({
    runs: Type.Boolean({ description: 'every part runs, and it is known that nothing stands still' }),
    parts: Type.Array(PartShape),
    stalls: Type.Union([Type.Array(StallShape), Type.Null()], {
      description:
        'what stands still though every part is there, each once and of no campaign; null while that cannot be learned',
    }),
    verified: Type.Union([Type.Array(VerificationDocument), Type.Null()], {
      description:
        'when a resolved turn was last resolved once more and compared, of each part that decides phases and has been verified at all; null while that cannot be learned',
    }),
  }),
);
export type HouseStatusView = Shown<typeof HouseStatusView>;

/** What the latest turn of a campaign waits for. */
export const TurnWaitingView = viewOf(
  'TurnWaiting',
  Type.Object({
    ...Type.Pick(TurnStateDocument, ['turn', 'status', 'deadline']).properties,
    waitsFor: oneOf(TURN_WAITS),
    lacking: Type.Array(oneOf(HOUSE_PARTS), {
      description: 'parts of the house that are away and without which the turn does not go on',
    }),
    words: Type.String({ description: 'the same as a sentence' }),
  }),
);
export type TurnWaitingView = Shown<typeof TurnWaitingView>;
