import { Type, type Static } from '@sinclair/typebox';
import { CampaignIdText, CLOSED } from '../names.schema.js';

/** A trial that waits for a worker: what is to be tried, and with which dice, stands in the database under its id. */
export const TrialDue = Type.Object(
  {
    campaign: CampaignIdText,
    trial: Type.String({
      pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
      description: 'id of the trial, a UUID',
    }),
  },
  CLOSED,
);
export type TrialDue = Static<typeof TrialDue>;

/** Identity of the message that hands a trial out: however often it is sent, it is stored once. */
export const trialDueMessageId = ({ trial }: TrialDue): string => `trial/${trial}`;

/** Why a trial came to nothing, as the administrator is told. */
export const ProblemOfTrial = Type.Object(
  { code: Type.String(), status: Type.Integer({ minimum: 400, maximum: 599 }), message: Type.String() },
  CLOSED,
);
export type ProblemOfTrial = Static<typeof ProblemOfTrial>;
