import { tacticalIndex, type TacticalMapReport } from '@vedette/campaign';
import { isCrossing, TACTICAL_SIZE, tacticalMapOfLetters, type TacticalMap } from '@vedette/geography';

/** One tactical map as the report shows it: the ground, and the enemies in sight. */
export interface Ground {
  readonly map: TacticalMap;
  /** Tactical squares of active enemies. */
  readonly enemies: readonly number[];
}

/** Reads the ground of a map in the report. */
export function groundOf(report: TacticalMapReport): Ground {
  return {
    map: tacticalMapOfLetters(report.terrain, report.defence, () => undefined),
    enemies: report.units
      .filter(({ standing, condition }) => standing === 'hostile' && condition === 'active')
      .map(({ tactical }) => tacticalIndex(tactical)),
  };
}

/** The enemy nearest to a tactical square, or -1 when none is in sight; the first of equals. */
export function nearestEnemy(ground: Ground, from: number): number {
  let best = -1;
  for (const enemy of ground.enemies) if (best < 0 || range(from, enemy) < range(from, best)) best = enemy;
  return best;
}

/** Whether a river or range lies between two squares, so that only a ford or pass leads over. */
export function isDivided({ map }: Ground, a: number, b: number): boolean {
  if (isCrossing(map.terrain[a]!) || isCrossing(map.terrain[b]!)) return false;
  return map.region[a] !== map.region[b];
}

/** Distance of two tactical squares, a diagonal step counting one. */
export function range(a: number, b: number): number {
  return Math.max(
    Math.abs((a % TACTICAL_SIZE) - (b % TACTICAL_SIZE)),
    Math.abs(Math.floor(a / TACTICAL_SIZE) - Math.floor(b / TACTICAL_SIZE)),
  );
}
