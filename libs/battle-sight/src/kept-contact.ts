import type { BattleState, Side } from '@vedette/battle';

/** A contact as the position keeps it: beside what its side knows, which units it is as long as it stays in sight. */
export type KeptContact = BattleState['contacts'][Side][number] & {
  readonly of?: readonly string[];
  readonly unseen?: number;
};

/** A side's contacts after a look, and the number its next new one gets. */
export interface Looked {
  readonly contacts: readonly KeptContact[];
  readonly next: number;
}
