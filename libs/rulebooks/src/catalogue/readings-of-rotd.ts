import type { Reading } from './reading.js';

/** Our readings of doubtful rules of ROTD, as docs/compliance.md has them. */
// prettier-ignore
export const READINGS_OF_ROTD: readonly Reading[] = [
  { tag: 'R-29', rules: ['rotd-euwol 11.3'], text: 'A siege asks for no garrison: one hostile man beside an empty city besieges it.' },
  { tag: 'R-31', rules: ['rotd-euwol 11.13'], text: 'The nearest permitted source by distance serves; of equally near ones a city, then a depot, a cache, a headquarters, then the first by name.' },
  { tag: 'R-48', rules: ['rotd-euwol 11.6', 'rotd-euwol 11.11'], text: 'Naval batteries, which never draw, use no ammunition.' },
  { tag: 'R-75', rules: ['rotd-euwol 11.2'], text: 'A line goes on from bank to bank as a unit would that no enemy watches; two ends in one square always have one.' },
  { tag: 'R-77', rules: ['rotd-euwol 11.11'], text: 'A city is of the nation in whose square it stands; a chain links friendly cities by lines of at most ten squares.' },
];
