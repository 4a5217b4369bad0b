import { plain } from './spelling.js';

/**
 * What people write who do not know the words of orders, and the words that may be what they want. They are only offered: a
 * scout may be there to see, or not to be caught.
 */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  scout: ['evade', 'halt-on-detection'],
  reconnoitre: ['evade', 'halt-on-detection'],
  observe: ['evade', 'stay'],
  charge: ['assault'],
  storm: ['assault'],
  fight: ['attack', 'engage'],
  strike: ['attack', 'engage'],
  retreat: ['withdraw'],
  retire: ['withdraw'],
  flee: ['evade', 'withdraw'],
  avoid: ['evade'],
  screen: ['skirmish'],
  guard: ['defend', 'intercept'],
  protect: ['defend', 'support'],
  fortify: ['last-ditch', 'defend'],
  entrench: ['last-ditch', 'defend'],
  follow: ['pursue', 'march-to'],
  chase: ['pursue'],
  escort: ['support'],
  help: ['support', 'march-to'],
  eat: ['supply'],
  load: ['supply'],
  board: ['march'],
  embark: ['march'],
};

/** The words that an everyday word may stand for, of those that may stand here; none where it is unknown. */
export function offeredFor(written: string, allowed: ReadonlySet<string>): string[] {
  return (OFFERED[plain(written)] ?? []).filter((word) => allowed.has(word));
}
