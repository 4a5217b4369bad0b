import { Type } from '@sinclair/typebox';
import { defineBattleEvent, orNull, SideName } from '@vedette/battle';

const Text = Type.String();
const Ids = Type.Array(Text);

/** A command acts: at ME or RE, after a roll or without. */
export const CommandActivated = defineBattleEvent({
  type: 'CommandActivated',
  data: Type.Object({
    command: orNull(Text),
    level: Text,
    how: Text,
    units: Ids,
  }),
});

/** A command tried for ME and failed; what its confusion came to. */
export const CommandConfused = defineBattleEvent({
  type: 'CommandConfused',
  data: Type.Object({ command: Text, result: Text }),
});

/** A unit of a command in part confusion rolled for itself. */
export const UnitConfused = defineBattleEvent({
  type: 'UnitConfused',
  data: Type.Object({ unit: Text, level: Text }),
});

/** A side let its impulse go by. */
export const ImpulsePassed = defineBattleEvent({
  type: 'ImpulsePassed',
  data: Type.Object({ side: SideName, said: Type.Boolean() }),
});

/** An entry of the list can never be played any more. */
export const EntryStruck = defineBattleEvent({
  type: 'EntryStruck',
  data: Type.Object({ subject: Text, why: Text }),
});

/** Nobody of a command is there to act. */
export const NobodyActs = defineBattleEvent({
  type: 'NobodyActs',
  data: Type.Object({ subject: Text, why: Text }),
});

/** A unit works on breastworks or entrenchments, or on their removal. */
export const WorksBuilt = defineBattleEvent({
  type: 'WorksBuilt',
  data: Type.Object({ unit: Text, hex: Text, kind: Text, turns: Type.Integer() }),
});

/** Works of the enemy were taken down by a turn's work; at 0 turns they are gone (P-18). */
export const WorksRazed = defineBattleEvent({
  type: 'WorksRazed',
  data: Type.Object({ unit: Text, hex: Text, kind: Text, turns: Type.Integer() }),
});

/** Troops were marked for the bayonet (G-41). */
export const BayonetsFixed = defineBattleEvent({
  type: 'BayonetsFixed',
  data: Type.Object({ units: Ids }),
});

/** An activation is over (P-33). */
export const ActivationFinished = defineBattleEvent({
  type: 'ActivationFinished',
  data: Type.Object({ units: Ids }),
});

/** An impulse began; nobody is told how many the other side has had. */
export const ImpulseBegun = defineBattleEvent({
  type: 'ImpulseBegun',
  data: Type.Object({ side: SideName }),
});

/** Entries of a list, by their place in the orders, have been played without an impulse. */
export const EntryPlayed = defineBattleEvent({
  type: 'EntryPlayed',
  data: Type.Object({ places: Type.Array(Type.Integer()) }),
});
