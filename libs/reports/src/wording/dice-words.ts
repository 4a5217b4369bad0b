import type { ObservedEvent } from '@vedette/observation';
import { figure, share } from './figures.js';
import { plain } from './plain-text.js';

type Draw = NonNullable<ObservedEvent['dice']>[number];

/** Three decimals, fixed: a roll is compared with a chance, so it is never rounded to look like it. */
function thousandths(value: number): string {
  return Number.isFinite(value) ? value.toFixed(3) : 'unknown';
}

/** A value of a range to three decimals, without trailing noughts. */
function thousandthsAtMost(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : 'unknown';
}

/** One die in words: what it was for, what would have happened, what fell. */
export function dieInWords(draw: Draw): string {
  const label = plain(draw.label);
  if ('chance' in draw) {
    return `${label}: chance ${share(draw.chance)}, ${thousandths(draw.roll)} fell, ${draw.roll < draw.chance ? 'so yes' : 'so no'}`;
  }
  if ('among' in draw) return `${label}: ${figure(draw.picked + 1)} of ${figure(draw.among)} fell`;
  return `${label}: from ${figure(draw.from)} to ${figure(draw.to)}, ${thousandthsAtMost(draw.value)} fell`;
}
