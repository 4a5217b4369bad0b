import { Type } from '@sinclair/typebox';
import { defineBattleEvent, OrderWord, orNull } from '@vedette/battle';

const Text = Type.String();

/** A standing instruction was taken down, or taken back. */
export const InstructionGiven = defineBattleEvent({
  type: 'InstructionGiven',
  data: Type.Object({ for: Text, keys: Type.Array(Text) }),
});

/** A piece was set up before the first turn. */
export const SetUp = defineBattleEvent({
  type: 'SetUp',
  data: Type.Object({ subject: Text, hex: orNull(Text), order: orNull(OrderWord) }),
});

/** A group's order of entry was taken down. */
export const EntryOrdered = defineBattleEvent({
  type: 'EntryOrdered',
  data: Type.Object({ group: Text, sequence: Type.Array(Text), at: orNull(Text) }),
});

/** The gate to changes that are not automatic stood open, or stayed shut. */
export const GateTried = defineBattleEvent({
  type: 'GateTried',
  data: Type.Object({ side: Text, open: Type.Boolean() }),
});

/** A command or a unit has another order. */
export const OrderChanged = defineBattleEvent({
  type: 'OrderChanged',
  data: Type.Object({ subject: Text, from: OrderWord, to: OrderWord }),
});

/** An attempt to change orders came to nothing. */
export const OrderStands = defineBattleEvent({
  type: 'OrderStands',
  data: Type.Object({ subject: Text, order: OrderWord, wanted: OrderWord, why: Text }),
});

/** Units follow their default order, or their command's again. */
export const UnitsFellBackOnOrder = defineBattleEvent({
  type: 'UnitsFellBackOnOrder',
  data: Type.Object({ orders: Type.Record(Text, OrderWord), why: Text }),
});
