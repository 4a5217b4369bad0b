import { Type } from '@sinclair/typebox';
import { defineBattleEvent, SideName } from '@vedette/battle';

const Text = Type.String();

/** An overall commander went into the initiative roll. */
export const CommanderCommitted = defineBattleEvent({
  type: 'CommanderCommitted',
  data: Type.Object({ side: SideName, leader: Text }),
});

/** Both sides threw for the initiative and nobody has it yet. */
export const InitiativeTied = defineBattleEvent({
  type: 'InitiativeTied',
  data: Type.Object({ event: Type.Boolean() }),
});

/** A side has the initiative. */
export const InitiativeWon = defineBattleEvent({
  type: 'InitiativeWon',
  data: Type.Object({ side: SideName }),
});

/** A command is designated to recover. */
export const RecoveryDesignated = defineBattleEvent({
  type: 'RecoveryDesignated',
  data: Type.Object({ command: Text, what: Text }),
});

/** A command or unit goes under another superior. */
export const Attached = defineBattleEvent({
  type: 'Attached',
  data: Type.Object({ subject: Text, from: Text, to: Text }),
});

/** An attachment, a designation or a choice of area was not possible when it came to it. */
export const NotPossible = defineBattleEvent({
  type: 'NotPossible',
  data: Type.Object({ what: Text, why: Text }),
});
