import type { Unit } from './unit.js';

/** Batteries of foot or horse beyond those they serve, which they may hand over; a brigade of guns has none (ROTD 10.11). */
export function spareBatteries({ kind, batteries }: Pick<Unit, 'kind' | 'batteries'>): number {
  return kind.arm === 'artillery' ? 0 : Math.max(0, batteries - kind.mostBatteries);
}

/** Whether a unit serves guns of a kind: those of the foot and their brothers, or of the horse (ROTD 10.11). */
export function servesGuns({ kind }: Pick<Unit, 'kind'>, guns: 'foot' | 'horse'): boolean {
  return kind.gunnery?.kind === guns && kind.tacticalAllowance > 0;
}

/** Whether a unit can take a battery from a friend: foot and horse without one, a brigade of guns up to its most (ROTD 10.11). */
export function hasRoomForBattery({ kind, batteries }: Pick<Unit, 'kind' | 'batteries'>): boolean {
  return batteries < kind.mostBatteries;
}

/** Why units like these never hand a battery over to one another, in words; null when they do: one state and one kind of guns (ROTD 10.11). */
export function whyNoBattery(
  from: Pick<Unit, 'id' | 'kind' | 'state'>,
  to: Pick<Unit, 'id' | 'kind' | 'state'>,
): string | null {
  if (from.id === to.id || from.state !== to.state) return 'a battery goes to another unit of the same state';
  if (from.kind.arm === 'artillery') return 'a brigade of guns keeps its own';
  const guns = from.kind.gunnery?.kind;
  if (!guns || !servesGuns(to, guns))
    return 'guns of the foot go to foot and to light or siege artillery, those of the horse to horse and horse artillery';
  return null;
}
