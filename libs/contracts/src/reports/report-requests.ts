import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED, TurnNumber, PieceIdText } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

export const REPORT_KINDS = ['turn', 'position'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export const REPORT_FORMATS = ['json', 'txt', 'html', 'svg', 'png'] as const;
/** Forms a map comes in. */
export const MAP_FORMATS = ['svg', 'png'] as const;
export type MapFormat = (typeof MAP_FORMATS)[number];
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Editions a turn's reports have at most: a turn is not rolled back so often. */
export const MOST_EDITIONS = 1_000;

const whose = { campaign: CampaignIdText, player: PlayerIdText };
const one = Type.Object(
  {
    ...whose,
    turn: TurnNumber,
    format: oneOf(REPORT_FORMATS),
    edition: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_EDITIONS, description: 'one before the last correction' }),
    ),
  },
  CLOSED,
);

/** One report of one player in one form. */
export const ReportDocument = Type.Object(
  {
    mediaType: Type.String(),
    body: Type.String({ description: 'in base64 for a PNG, text for everything else' }),
    digest: Type.String({ description: 'SHA-256 of the body; the same report always has the same' }),
  },
  CLOSED,
);
export type ReportDocument = Static<typeof ReportDocument>;

/** What happened in a turn, as one player saw it. */
export const readTurnReport = defineRequest({
  subject: 'reports.turn',
  owner: 'reporting',
  question: one,
  answer: ReportDocument,
});

/** Where everything stands after a turn, as one player knows it. */
export const readPositionReport = defineRequest({
  subject: 'reports.position',
  owner: 'reporting',
  question: one,
  answer: ReportDocument,
});

/** Campaigns that may be asked about at once: more places no account has. */
export const MOST_ARCHIVED_ASKED = 1_000;

/** A campaign that is over and in an archive, whose reports the house still hands out. */
export const ArchivedCampaignDocument = Type.Object(
  {
    id: CampaignIdText,
    title: Type.String(),
    archivedAt: Type.String({ format: 'date-time' }),
    published: Type.Boolean({ description: 'whether everybody in it may read the reports of everybody' }),
    players: Type.Array(PlayerIdText, { description: 'whose reports there are' }),
  },
  CLOSED,
);
export type ArchivedCampaignDocument = Static<typeof ArchivedCampaignDocument>;

/** Which of some campaigns are in an archive and can be read on; others are left out. */
export const listArchived = defineRequest({
  subject: 'reports.archived',
  owner: 'reporting',
  question: Type.Object({ campaigns: Type.Array(CampaignIdText, { maxItems: MOST_ARCHIVED_ASKED }) }, CLOSED),
  answer: Type.Object({ campaigns: Type.Array(ArchivedCampaignDocument) }, CLOSED),
});

/** Which reports a player has. */
export const listReports = defineRequest({
  subject: 'reports.list',
  owner: 'reporting',
  question: Type.Object(whose, CLOSED),
  answer: Type.Object(
    {
      reports: Type.Array(
        Type.Object(
          {
            turn: TurnNumber,
            kind: oneOf(REPORT_KINDS),
            formats: Type.Array(oneOf(REPORT_FORMATS)),
            edition: Type.Integer({ minimum: 1, description: 'more than 1 when it was corrected' }),
            earlier: Type.Array(
              Type.Object({ edition: Type.Integer({ minimum: 1 }), reason: Type.String() }, CLOSED),
              { description: 'editions before it, and why each was corrected' },
            ),
          },
          CLOSED,
        ),
      ),
    },
    CLOSED,
  ),
});

/** The maps of a position report, in their order. */
export const listMaps = defineRequest({
  subject: 'reports.maps',
  owner: 'reporting',
  question: Type.Object({ ...whose, turn: TurnNumber }, CLOSED),
  answer: Type.Object(
    { maps: Type.Array(Type.Object({ name: Type.String(), title: Type.String() }, CLOSED)) },
    CLOSED,
  ),
});

/** One map of a position report, as SVG or PNG. */
export const drawMap = defineRequest({
  subject: 'reports.map',
  owner: 'reporting',
  question: Type.Object(
    {
      ...whose,
      turn: TurnNumber,
      map: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$' }),
      format: oneOf(MAP_FORMATS),
    },
    CLOSED,
  ),
  answer: ReportDocument,
});

/** Makes every report again from the events and puts the new ones in place of the old ones in one step. */
export const rebuildReports = defineRequest({
  subject: 'reports.rebuild',
  owner: 'reporting',
  question: Type.Object({}, CLOSED),
  answer: Type.Object(
    { generation: Type.Integer(), reports: Type.Integer(), seconds: Type.Number() },
    CLOSED,
  ),
  timeoutMs: 600_000,
});

/** One thing that befell a piece, or that it did not do, with the rule and what was weighed. */
const matter = {
  text: Type.String({ examples: ['US1IN lost 12% in the firing and ran in rout.'] }),
  rule: Type.String({ examples: ['gitm-amwol 9.8'] }),
  reasons: Type.Array(Type.String(), { description: 'what was weighed; of your own side only' }),
};

/** Why a unit or ship (of a battle, a unit, leader or command) fared as it did in a turn, and why it did not do more, as far as a player knows. */
export const PieceStoryDocument = Type.Object(
  {
    turn: TurnNumber,
    piece: Type.String({ examples: ['US3IN'] }),
    own: Type.Boolean({ description: 'whether the reader commands or deputises it' }),
    story: Type.Array(
      Type.Object(
        {
          phase: Type.String({
            examples: ['tactical-3'],
            description: 'of a battle the step, and the impulse as you saw them: activation/3',
          }),
          title: Type.String({ description: 'the phase in words', examples: ['Tactical movement 3'] }),
          ...matter,
          dice: Type.Array(Type.String(), { description: 'dice in words; of your own side only' }),
        },
        CLOSED,
      ),
    ),
    notDone: Type.Array(Type.Object(matter, CLOSED), {
      description: 'what was ordered or due and not done, and why',
    }),
    words: Type.String({ description: 'all of it as plain text' }),
  },
  CLOSED,
);
export type PieceStoryDocument = Static<typeof PieceStoryDocument>;

/** Why a piece fared as it did; not found where the player knows nothing of it, whether there is such a piece or not. */
export const explainPiece = defineRequest({
  subject: 'reports.why',
  owner: 'reporting',
  question: Type.Object({ ...whose, turn: TurnNumber, piece: PieceIdText }, CLOSED),
  answer: PieceStoryDocument,
});
