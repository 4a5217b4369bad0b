import { type Static, Type } from '@sinclair/typebox';

/** Format of belief against truth after a turn of a battle. */
export const BATTLE_DEBRIEF_FORMAT = 'vedette/battle-debrief@1';

const Text = Type.String();
const Count = Type.Integer({ minimum: 0 });
const orNull = <T extends ReturnType<typeof Type.String | typeof Type.Boolean>>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** How a belief turned out: as it was, smaller or larger than believed, or nothing. */
export const VERDICTS = ['right', 'fewer', 'more', 'nobody there'] as const;

/** A contact of a side, and who truly stood in its hex. */
export const BattleBelief = Type.Object({
  contact: Type.String({ examples: ['K3'] }),
  hex: Text,
  believed: Type.String({ description: 'what it was taken for, in words' }),
  seen: Type.String({ description: 'the turn in which it was last seen, by its hour' }),
  stale: Type.Boolean({ description: 'whether nobody saw the hex in this turn' }),
  truly: Type.Array(Text, { description: 'ids of the enemy’s units in the hex' }),
  sp: Type.Integer({ minimum: 0, description: 'their strength points there' }),
  verdict: Type.Union(VERDICTS.map((verdict) => Type.Literal(verdict))),
});
export type BattleBelief = Static<typeof BattleBelief>;

/** What one side believed at the end of a turn. */
export const SideDebrief = Type.Object({
  side: Text,
  judged: Type.Object({
    contacts: Count,
    right: Count,
    hollow: Type.Integer({ minimum: 0, description: 'contacts of hexes where nobody stood' }),
    stale: Count,
    unseen: Type.Integer({
      minimum: 0,
      description: 'units of the enemy on the map of which it had no contact',
    }),
  }),
  beliefs: Type.Array(BattleBelief),
  unseen: Type.Array(Type.Object({ hex: Text, units: Type.Array(Text), sp: Count })),
});
export type SideDebrief = Static<typeof SideDebrief>;

/** A unit or leader as it truly was. */
export const TruePieceOfBattle = Type.Object({
  id: Text,
  name: Text,
  side: Text,
  hex: orNull(Type.String({ description: 'null off the map' })),
  status: Type.String({ description: 'state, formation and orders in words' }),
  sp: Type.Union([Count, Type.Null()], { description: 'strength points; null of a leader' }),
});
export type TruePieceOfBattle = Static<typeof TruePieceOfBattle>;

const Score = Type.Object({ lossPoints: Count, objectives: Count, delay: Count, total: Count });

/** Belief against truth at the end of a turn of a battle, and the scores. Opened only after the battle's end. */
export const BattleDebrief = Type.Object(
  {
    format: Type.Literal(BATTLE_DEBRIEF_FORMAT),
    campaign: Text,
    turn: Count,
    hour: Type.String({ description: 'the turn by its hour' }),
    of: Type.Object({
      kind: Type.Union([Type.Literal('player'), Type.Literal('side'), Type.Literal('all')]),
      name: Text,
    }),
    players: Type.Record(Text, Text),
    secret: Type.String({ description: 'keys the dice: with it everybody can throw them again' }),
    commitment: orNull(
      Type.String({
        description: 'SHA-256 of the secret, as it was told before the first die; null where none was',
      }),
    ),
    committed: orNull(
      Type.Boolean({ description: 'whether the secret has that SHA-256; null where none was told' }),
    ),
    tally: Type.Record(Text, Score),
    result: Type.Union([Type.Object({ winner: orNull(Type.String()), level: Text }), Type.Null()]),
    sides: Type.Array(SideDebrief, { description: 'the side it is told of; of all, both' }),
    truth: Type.Array(TruePieceOfBattle),
  },
  { $id: 'battle-debrief.schema.json', title: 'Debrief of a battle, version 1' },
);
export type BattleDebrief = Static<typeof BattleDebrief>;
