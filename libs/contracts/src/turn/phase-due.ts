import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PHASE_NAMES } from '@vedette/campaign';
import { CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';

/** A phase that waits for a worker: everything else is in the event store. */
export const PhaseDue = Type.Object(
  {
    campaign: CampaignIdText,
    turn: TurnNumber,
    phase: oneOf(PHASE_NAMES),
    /** 1 for the first time it is handed out. */
    attempt: Type.Integer({ minimum: 1 }),
  },
  CLOSED,
);
export type PhaseDue = Static<typeof PhaseDue>;

/** Identity of a phase, the same for every attempt. */
export const phaseKey = ({ campaign, turn, phase }: Pick<PhaseDue, 'campaign' | 'turn' | 'phase'>): string =>
  `${campaign}/${turn}/${phase}`;

/** Identity of the message that hands a phase out; a further attempt is a further message. */
export const phaseDueMessageId = (due: PhaseDue): string =>
  due.attempt === 1 ? phaseKey(due) : `${phaseKey(due)}/${due.attempt}`;
