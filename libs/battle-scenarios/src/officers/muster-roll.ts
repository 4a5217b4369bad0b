import type { BattleState } from '@vedette/battle';

/**
 * What of men and guns a battle cannot account for: every unit of its start is there with its strength, losses and stragglers adding up to
 * what it began with, or stands once among the casualties with no more than that; nobody is there who was not; no gun lies on the
 * field that no battery has lost. Empty where all adds up.
 */
export function unaccounted(start: BattleState, end: BattleState): string[] {
  const faults: string[] = [];
  for (const { id, sp: began, losses: lost, stragglers: strayed } of start.units.values()) {
    const had = began + lost + strayed;
    const unit = end.units.get(id);
    const gone = end.casualties.filter((one) => one.unit === id);
    if (unit ? gone.length > 0 : gone.length !== 1) faults.push(`${id} is there and gone, or neither`);
    else if (unit) {
      const has = unit.sp + unit.losses + unit.stragglers;
      if (has !== had) faults.push(`${id} began with ${had} SP and accounts for ${has}`);
    } else {
      const { sp = 0, stragglers = 0 } = gone[0] as (typeof gone)[0] & { stragglers?: number };
      // Guns that came back to the side of a battery that is no more are no loss and nobody's strength (P-37).
      if (sp < 0 || sp + stragglers > had) faults.push(`${id} began with ${had} SP and lost ${sp}`);
    }
  }
  for (const id of end.units.keys()) if (!start.units.has(id)) faults.push(`${id} came from nowhere`);
  for (const { battery, guns } of end.abandonedGuns) {
    const lost = end.units.get(battery)?.losses ?? start.units.get(battery)?.startSP ?? 0;
    if (guns > lost) faults.push(`${guns} guns lie about of ${battery}, which lost ${lost}`);
  }
  return faults;
}
