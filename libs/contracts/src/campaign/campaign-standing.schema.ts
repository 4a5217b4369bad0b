import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CLOSED } from '../names.schema.js';

/** How far ahead a side is. */
export const STANDING_VERDICTS = ['even', 'marginal', 'decisive'] as const;

const Natural = Type.Integer({ minimum: 0 });

/** What one side won and lost in a campaign. */
export const SideStandingDocument = Type.Object(
  {
    side: Type.String(),
    cities: Type.Object(
      { from: Natural, to: Natural, won: Type.Array(Type.String()), lost: Type.Array(Type.String()) },
      CLOSED,
    ),
    men: Type.Object(
      {
        from: Natural,
        lost: Type.Object(
          {
            killed: Natural,
            wounded: Natural,
            prisoners: Natural,
            stragglers: Natural,
            destroyed: Type.Integer({
              minimum: 0,
              description: 'gone with units and ships that are no more',
            }),
          },
          CLOSED,
        ),
      },
      CLOSED,
    ),
    ships: Type.Object({ from: Natural, lost: Natural }, CLOSED),
    points: Type.Integer({ description: 'our figure: cities weigh by their level; men and ships lost less' }),
  },
  CLOSED,
);

/** How a campaign stood when it ended, by our figures; told when it is published and not before. */
export const CampaignStanding = Type.Object(
  {
    sides: Type.Array(SideStandingDocument),
    verdict: oneOf(STANDING_VERDICTS),
    ahead: Type.Union([Type.String(), Type.Null()], {
      description: 'the side that stands better; null where none does',
    }),
    margin: Type.Integer({ minimum: 0, description: 'points between it and the best of its enemies' }),
    result: Type.String({ description: 'the same in words' }),
  },
  CLOSED,
);
export type CampaignStanding = Static<typeof CampaignStanding>;
