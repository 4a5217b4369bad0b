import { Type } from '@sinclair/typebox';
import { defineBattleEvent, orNull, SideName } from '@vedette/battle';

const Text = Type.String();
const Count = Type.Integer({ minimum: 0 });

/** Another leads a command in a leader's place (P-19). */
export const LeaderReplaced = defineBattleEvent({
  type: 'LeaderReplaced',
  data: Type.Object({ command: Text, before: Text, leader: Text, rating: Count }),
});

/** The rain ended, or went on. */
export const RainRolled = defineBattleEvent({
  type: 'RainRolled',
  data: Type.Object({ ends: Type.Boolean() }),
});

/** Designations to rest end with the turn. */
export const RestEnded = defineBattleEvent({
  type: 'RestEnded',
  data: Type.Object({ commands: Type.Array(Text) }),
});

/** A reinforcement has found its superior: the marker goes (G-34). */
export const MarkerRemoved = defineBattleEvent({
  type: 'MarkerRemoved',
  data: Type.Object({ command: Text }),
});

/** An order given for the turn has lapsed (G-11). */
export const OrderLapsed = defineBattleEvent({
  type: 'OrderLapsed',
  data: Type.Object({ units: Type.Array(Text) }),
});

/** A side held what the scenario asked for to this hour. */
export const DelayEarned = defineBattleEvent({
  type: 'DelayEarned',
  data: Type.Object({ side: SideName, points: Count }),
});

/** The battle is over. */
export const BattleDecided = defineBattleEvent({
  type: 'BattleDecided',
  data: Type.Object({ winner: orNull(SideName), level: Text, tally: Type.Unknown() }),
});

/** Guns left on the field went back to their batteries, or were lost for good (G-43). */
export const GunsSettled = defineBattleEvent({
  type: 'GunsSettled',
  data: Type.Object({ hex: Text, battery: Text, guns: Count, captured: Type.Boolean() }),
});

/** Who holds the places that count. */
export const ObjectivesHeld = defineBattleEvent({
  type: 'ObjectivesHeld',
  data: Type.Object({ held: Type.Record(Text, SideName) }),
});
