/** What strikes: its strength with every factor, and the basic strength under them, which stands for its numbers (9.6). */
export interface Strikers {
  readonly strength: number;
  readonly basic: number;
}

/**
 * Men hit by strikers: rate x strength x (2 x targets / (targets + basic strength)) ^ power. Losses are proportional to
 * strength (GITM AMWOL 9.7, 9.9); the fewer targets there are for those who strike, the fewer they hit, so that numbers
 * alone do not decide the exchange of losses: it goes with the odds to 1 - power.
 */
export function inflictedMen(
  rate: number,
  power: number,
  { strength, basic }: Strikers,
  targets: number,
): number {
  if (strength <= 0 || targets <= 0) return 0;
  return Math.min(targets, rate * strength * ((2 * targets) / (targets + basic)) ** power);
}
