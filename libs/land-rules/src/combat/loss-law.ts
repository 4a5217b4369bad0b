/**
 * Men hit by a side of this strength firing at, or closing with, this many men: rate x strength x 2 x targets /
 * (targets + strength). Against equal numbers it is rate x strength; against few targets fewer find one, so that the
 * exchange of losses hardly depends on the ratio of forces, as battles of the period show (GITM AMWOL 9.7, 9.9).
 */
export function inflictedMen(rate: number, strength: number, targets: number): number {
  return strength <= 0 || targets <= 0 ? 0 : (rate * 2 * strength * targets) / (targets + strength);
}
