import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { CampaignStanding } from '../campaign/campaign-standing.schema.js';
import { CampaignIdText, CLOSED, Digest, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { ReportDocument } from './report-requests.js';

export const DEBRIEF_FORMATS = ['json', 'txt', 'html'] as const;
export type DebriefFormat = (typeof DEBRIEF_FORMATS)[number];

/** Of whom a debrief is told: one player, one side, or everybody. */
export const DebriefSubject = Type.Union([
  Type.Object({ player: PlayerIdText }, CLOSED),
  Type.Object({ side: Type.String({ minLength: 1, maxLength: 60 }) }, CLOSED),
  Type.Object({ everybody: Type.Literal(true) }, CLOSED),
]);
export type DebriefSubject = Static<typeof DebriefSubject>;

/** What there is to debrief, and the secret of the dice; refused until the campaign has ended and is published. */
export const DebriefIndex = Type.Object(
  {
    ended: Type.Unsafe<number>({ ...TurnNumber, description: 'the last turn that counts' }),
    standing: Type.Union([CampaignStanding, Type.Null()], {
      description: 'how the campaign stood when it ended; null where it ended under an older build',
    }),
    secret: Type.String({ description: 'keys the dice: with it every draw can be drawn again' }),
    dice: Type.Object(
      {
        commitment: Type.Union([Digest, Type.Null()], {
          description: 'SHA-256 of the secret as it was told beforehand; null where nothing was',
        }),
        holds: Type.Union([Type.Boolean(), Type.Null()], {
          description: 'whether the secret has it; null where nothing was told',
        }),
        check: Type.String({ description: 'how to find that out by hand' }),
      },
      CLOSED,
    ),
    turns: Type.Array(TurnNumber),
    sides: Type.Array(Type.String()),
    players: Type.Array(PlayerIdText),
  },
  CLOSED,
);
export type DebriefIndex = Static<typeof DebriefIndex>;

/** What there is to debrief. */
export const debriefIndex = defineRequest({
  subject: 'reports.debriefs',
  owner: 'reporting',
  askedBy: ['gateway', 'correspondence'],
  question: Type.Object({ campaign: CampaignIdText }, CLOSED),
  answer: DebriefIndex,
});

/** Belief against truth at the end of one turn; refused until the campaign has ended and is published. */
export const readDebrief = defineRequest({
  subject: 'reports.debrief',
  owner: 'reporting',
  question: Type.Object(
    { campaign: CampaignIdText, turn: TurnNumber, of: DebriefSubject, format: oneOf(DEBRIEF_FORMATS) },
    CLOSED,
  ),
  answer: ReportDocument,
  timeoutMs: 60_000,
});
