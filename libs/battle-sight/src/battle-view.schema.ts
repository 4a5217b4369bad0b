import { type Static, Type } from '@sinclair/typebox';
import {
  BattleDocument,
  CommandDocument,
  ContactDocument,
  HexName,
  LeaderDocument,
  OPEN,
  orNull,
  SideName,
  TurnName,
  UnitDocument,
  WorksDocument,
} from '@vedette/battle';
import { BATTLE_VIEW_FORMAT } from './battle-view.js';

const { arrivals, weather, result } = BattleDocument.properties;

/** What a side knows of a battle, as its players are given it (P-25.1): its own things whole, of the enemy its contacts. */
export const BattleViewDocument = Type.Object(
  {
    format: Type.Literal(BATTLE_VIEW_FORMAT),
    turn: TurnName,
    side: SideName,
    units: Type.Array(UnitDocument),
    leaders: Type.Array(LeaderDocument),
    commands: Type.Array(CommandDocument),
    works: Type.Array(WorksDocument),
    abandonedGuns: Type.Array(
      Type.Object(
        {
          hex: HexName,
          battery: orNull(Type.String({ description: 'null where it is not his own' })),
          guns: Type.Integer({ minimum: 1 }),
        },
        OPEN,
      ),
    ),
    arrivals,
    contacts: Type.Array(ContactDocument),
    initiative: orNull(SideName),
    window: Type.Optional(
      Type.Union([Type.Literal('first'), Type.Literal('second')], {
        description: 'which half of the orders is sent next, where a turn closes twice',
      }),
    ),
    weather,
    result,
  },
  OPEN,
);
export type BattleViewDocument = Static<typeof BattleViewDocument>;
