import { type Static, Type } from '@sinclair/typebox';
import { BattleDieDocument, BattleReceiptDocument, OPEN, SideName, TurnName } from '@vedette/battle';
import { BATTLE_REPORT_FORMAT } from './battle-report.js';

/** A die as a player is told of it: whole where all that moved it is his to know, else only how it fell and what came of it. */
const ToldDieDocument = Type.Object(
  { ...Type.Partial(BattleDieDocument).properties, label: BattleDieDocument.properties.label },
  OPEN,
);

/** What a player is told of a turn: lines in order of occurrence, and his orders that were refused or lost a part. */
export const BattleReportDocument = Type.Object(
  {
    format: Type.Literal(BATTLE_REPORT_FORMAT),
    turn: TurnName,
    side: SideName,
    lines: Type.Array(
      Type.Object(
        {
          turn: TurnName,
          step: Type.String(),
          impulse: Type.Optional(
            Type.Integer({ minimum: 1, description: 'among those his side saw something of' }),
          ),
          rule: Type.String({ description: 'the book and the ids that decided' }),
          hex: Type.Optional(Type.String()),
          units: Type.Optional(Type.Array(Type.String())),
          text: Type.String(),
          dice: Type.Optional(Type.Array(ToldDieDocument)),
        },
        OPEN,
      ),
    ),
    refused: Type.Array(BattleReceiptDocument),
  },
  OPEN,
);
export type BattleReportDocument = Static<typeof BattleReportDocument>;
