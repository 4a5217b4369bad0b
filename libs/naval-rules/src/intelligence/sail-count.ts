import type { Dice, ValueDraw } from '@vedette/chance';
import type { NavalDetectionFigures } from '@vedette/rulebooks';

/** How many strangers there seem to be, in words (PATE 5.2, 5.5), and the draw that put it wrong. */
export interface SailCount {
  readonly size: string;
  readonly dice: ValueDraw;
}

/** The word for a number of strangers that is off by at most a share of it, either way. */
export function sailCount(
  dice: Dice,
  figures: NavalDetectionFigures,
  label: string,
  ships: number,
  error: number,
): SailCount {
  const draw = dice.fraction(`${label}: number`, -error, error);
  const count = Math.max(1, Math.round(ships * (1 + draw.value)));
  return { size: sailWord(figures, count), dice: draw };
}

/** The word for a number of ships. */
export function sailWord(figures: NavalDetectionFigures, count: number): string {
  const words = figures.sailWords.value;
  return (words.find(({ upTo }) => count <= upTo) ?? words.at(-1)!).word;
}
