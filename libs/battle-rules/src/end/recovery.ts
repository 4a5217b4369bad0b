import type { BattleContext } from '@vedette/battle';
import { recoverStragglers } from './straggler-recovery.js';

/** Phase IV-B: at 0400 stragglers come back to who called them in (G-47); rest from fatigue is reckoned in Cleanup (P-14). */
export function recover(context: BattleContext): void {
  recoverStragglers(context);
}
