import type { BattleView } from '@vedette/battle-sight';
import { say } from '../../words/words.js';

/** What a piece of one's own is called, where it is and how it stands, in few words. */
export function pieceWords(piece: string, { units, leaders, commands, arrivals }: BattleView): string {
  const unit = units.find(({ id }) => id === piece);
  if (unit) {
    const comes = arrivals.find(({ id }) => id === unit.group);
    return [
      unit.name,
      unit.hex ?? (comes ? say('comes-at', { hour: comes.turn, area: comes.area }) : say('off-the-map')),
      say('short-strength', { sp: unit.sp }),
      ...(unit.hex === null ? [] : [say(`formation-${unit.formation}`), say(`facing-${unit.facing}`)]),
      ...(unit.state === 'ordered' ? [] : [say(`unit-${unit.state}`)]),
    ].join(' · ');
  }
  const leader = leaders.find(({ id }) => id === piece);
  const command = commands.find(({ id }) => id === piece);
  return [
    leader?.name,
    leader && (leader.hex ?? say('off-the-map')),
    command && say(`level-${command.level}`),
    command?.order && say('has-order', { order: command.order }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Where a unit stands, or a leader, or the leader of a command; null off the map. */
export function hexOf(piece: string, { units, leaders, commands }: BattleView): string | null {
  const unit = units.find(({ id }) => id === piece);
  if (unit) return unit.hex;
  const leader =
    leaders.find(({ id }) => id === piece) ??
    leaders.find(({ id }) => id === commands.find((one) => one.id === piece)?.leader);
  return leader?.hex ?? null;
}
