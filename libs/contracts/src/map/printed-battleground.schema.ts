import { MapDocument } from '@vedette/battle';
import { Type, type Static } from '@sinclair/typebox';
import { CLOSED } from '../names.schema.js';

/**
 * The ground a battle is fought on, as it is printed: the same for both sides from the first turn to the last. Nobody's troops and
 * works are on it.
 */
export const PrintedBattlegroundDocument = Type.Object(
  {
    format: Type.Literal('vedette/battleground@1'),
    cell: Type.Literal('hex', { description: 'the shape of a cell' }),
    name: Type.String({ description: 'what the battle is called' }),
    date: Type.String({ examples: ['1863-07-01'] }),
    lastTurn: Type.Union([Type.String(), Type.Null()], {
      description: 'the turn it ends with, by its hour; null where it goes on until it is ended',
    }),
    map: MapDocument,
  },
  CLOSED,
);
export type PrintedBattlegroundDocument = Static<typeof PrintedBattlegroundDocument>;
