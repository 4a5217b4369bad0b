/**
 * Men hit by a side in a segment, before posture and walls of those who are hit: rate x heat x effective strength (GITM
 * AMWOL 9.7, 9.9, 9.14). Rate and heat are the same for both sides, so that hits stand as strengths do and more strength
 * never hits fewer. How many are aimed at does not count: only the lines of 9.4 limit who may strike.
 */
export function inflictedMen(rate: number, heat: number, strength: number): number {
  return rate * heat * strength;
}
