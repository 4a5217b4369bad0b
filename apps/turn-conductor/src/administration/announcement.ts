import { AnnouncementMade, type GameEvent, type Occasion } from '@vedette/campaign';
import { ADMINISTRATION_RULE } from './administration-rule.js';

/** An announcement as an event of the turn in whose report it stands. */
export function announcement(
  turn: number,
  players: readonly string[],
  data: { readonly text: string; readonly by: string; readonly occasion?: Occasion },
): GameEvent {
  return {
    seq: 0,
    turn,
    phase: 'orders',
    type: AnnouncementMade.type,
    rule: ADMINISTRATION_RULE,
    data: { ...data },
    audience: Object.fromEntries(players.map((player) => [player, 'full' as const])),
  };
}
