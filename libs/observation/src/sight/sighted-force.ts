import type { SightedForce, Unit } from '@vedette/campaign';

const FEWEST = 10;

/**
 * What strangers make out of a unit that moves in their sight (GITM AMWOL 4.4, 4.5, reading A-60): whose it is, its arm, and
 * about how many men. `error` is the share by which they misjudge the number, at most the `countError` of 4.1 either way.
 */
export function sightedForce(unit: Unit, error: number): SightedForce {
  const { arm } = unit.kind;
  return {
    state: unit.state,
    arm: arm === 'engineers' ? 'infantry' : arm,
    men: inRoundNumbers(unit.strength * (1 + error)),
  };
}

/** To the nearest half of the leading figure's worth below 5, to its worth above: 1,500, 3,000, 700; 10 at least. */
export function inRoundNumbers(men: number): number {
  if (men <= FEWEST) return FEWEST;
  const magnitude = 10 ** Math.floor(Math.log10(men));
  const step = men < 5 * magnitude ? magnitude / 2 : magnitude;
  return Math.max(FEWEST, Math.round(men / step) * step);
}
