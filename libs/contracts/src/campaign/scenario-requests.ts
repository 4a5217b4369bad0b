import { Type, type Static } from '@sinclair/typebox';
import { CLOSED, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** A scenario of the house, for who chooses one. */
export const ScenarioDocument = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    theatre: Type.String({ description: 'id of the theatre, or "inline"' }),
    sides: Type.Array(Type.String()),
    seats: Type.Integer({ minimum: 0, description: 'players it is made for' }),
    firstTurn: TurnNumber,
    lastTurn: Type.Unsafe<number>({ ...TurnNumber, description: 'after which it ends by itself' }),
  },
  CLOSED,
);
export type ScenarioDocument = Static<typeof ScenarioDocument>;

/** The scenarios a campaign can be made of. */
export const listScenarios = defineRequest({
  subject: 'campaign.scenarios',
  owner: 'turn-conductor',
  question: Type.Object({}, CLOSED),
  answer: Type.Object({ scenarios: Type.Array(ScenarioDocument) }, CLOSED),
});
