import { Type } from '@sinclair/typebox';
import { TurnNumber } from '@vedette/contracts';
import { Calendar } from '@vedette/turn-clock';
import { bodyOf, questionOf } from '@vedette/edge';
import { askedTurn } from '../http/asked-parts.js';
import { CLOCK_BODIES } from './clock.bodies.js';

/** The turn one is done with, so that a second click does not confirm the next one. */
export const ConfirmTurnBody = bodyOf('ConfirmTurn', Type.Object({ turn: TurnNumber }));
export type ConfirmTurnBody = InstanceType<typeof ConfirmTurnBody>;

/** Of which turn. */
export const LatestTurnQuestion = questionOf(
  Type.Object({ turn: askedTurn('the latest turn unless given') }),
);
export type LatestTurnQuestion = InstanceType<typeof LatestTurnQuestion>;

/** When turns of a campaign end, and what was agreed on beside it; both are judged by their own schemas. */
export const CalendarBody = bodyOf(
  'NewCalendar',
  Type.Object({
    calendar: Calendar,
    terms: Type.Optional(
      Type.Object(CLOCK_BODIES.Terms.properties, {
        description: 'terms that are not named stay as they are',
      }),
    ),
  }),
  { component: 'CalendarBody' },
);
export type CalendarBody = InstanceType<typeof CalendarBody>;
