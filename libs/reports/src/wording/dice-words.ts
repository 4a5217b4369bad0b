import type { ObservedEvent } from '@vedette/observation';
import { figure, share } from './figures.js';
import { plain } from './plain-text.js';

type Draw = NonNullable<ObservedEvent['dice']>[number];

/** Three decimals, fixed: a roll is compared with a chance, so it is never rounded to look like it. */
function thousandths(value: number): string {
  return Number.isFinite(value) ? value.toFixed(3) : 'unknown';
}

/** One die in words: what it was for, what would have happened, what fell. */
export function dieInWords(draw: Draw): string {
  const label = plain(draw.label);
  if ('chance' in draw) {
    const came = draw.roll < draw.chance ? 'it came about' : 'it did not come about';
    return `${label}: a chance of ${share(draw.chance)}; ${thousandths(draw.roll)} fell and ${came}`;
  }
  if ('among' in draw) return `${label}: number ${figure(draw.picked + 1)} of ${figure(draw.among)} fell`;
  return `${label}: between ${figure(draw.from)} and ${figure(draw.to)}, ${figure(draw.value)} fell`;
}
