import { Type } from '@sinclair/typebox';
import { defineBattleEvent } from '@vedette/battle';

const Text = Type.String();

/** A side sent a group elsewhere; the other side learns that, not which. */
export const GroupSentElsewhere = defineBattleEvent({
  type: 'GroupSentElsewhere',
  data: Type.Object({ side: Text, group: Text, area: Text }),
  seen: { troops: ['side'] },
});

/** A group is there and may enter in its command's activation. */
export const GroupArrived = defineBattleEvent({
  type: 'GroupArrived',
  data: Type.Object({ group: Text, area: Text }),
});

/** A group is not there yet. */
export const GroupDelayed = defineBattleEvent({
  type: 'GroupDelayed',
  data: Type.Object({ group: Text, area: Text }),
});
