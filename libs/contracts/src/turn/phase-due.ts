import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { PHASES_OF_TURNS } from '@vedette/turns';
import { CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';

/** A phase that waits for a worker: everything else is in the event store. */
export const PhaseDue = Type.Object(
  {
    campaign: CampaignIdText,
    turn: TurnNumber,
    phase: oneOf(PHASES_OF_TURNS),
    /** 1 for the first time it is handed out. */
    attempt: Type.Integer({ minimum: 1 }),
    /** How often the turn was rolled back; left out while it was not. */
    generation: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  CLOSED,
);
export type PhaseDue = Static<typeof PhaseDue>;

/** Identity of a phase, the same for every attempt; after a rollback it is another. */
export const phaseKey = ({
  campaign,
  turn,
  phase,
  generation = 0,
}: Pick<PhaseDue, 'campaign' | 'turn' | 'phase' | 'generation'>): string =>
  `${campaign}/${turn}/${phase}${generation === 0 ? '' : `/again-${generation}`}`;

/** Identity of the message that hands a phase out; a further attempt is a further message. */
export const phaseDueMessageId = (due: PhaseDue): string =>
  due.attempt === 1 ? phaseKey(due) : `${phaseKey(due)}/${due.attempt}`;
