import type { CatalogueRow } from './catalogue-row.js';
import { GITM_AMWOL_CATALOGUE } from './gitm-amwol.js';
import { GITM_NWOL_CATALOGUE } from './gitm-nwol.js';
import { PATE_AMWOL_CATALOGUE } from './pate-amwol.js';
import type { Reading } from './reading.js';
import { READINGS_OF_ARMIES } from './readings-of-armies.js';
import { READINGS_OF_FLEETS } from './readings-of-fleets.js';
import { READINGS_OF_NWOL } from './readings-of-nwol.js';
import { READINGS_OF_ROTD } from './readings-of-rotd.js';
import { ROTD_EUWOL_CATALOGUE } from './rotd-euwol.js';

/** A rule of a book. */
export interface CatalogueEntry {
  readonly book: string;
  readonly number: string;
  /** What it is about, in our words: the books' own text is not ours to give. */
  readonly title: string;
  readonly topic: string;
}

const ROWS: Readonly<Record<string, readonly CatalogueRow[]>> = {
  'gitm-amwol': GITM_AMWOL_CATALOGUE,
  'gitm-nwol': GITM_NWOL_CATALOGUE,
  'pate-amwol': PATE_AMWOL_CATALOGUE,
  'rotd-euwol': ROTD_EUWOL_CATALOGUE,
};

/** Every rule of every book, in the order of the books. */
export const CATALOGUE: readonly CatalogueEntry[] = Object.entries(ROWS).flatMap(([book, rows]) =>
  rows.map(([number, title, topic]) => ({ book, number, title, topic })),
);

/** Our readings of doubtful rules. */
export const READINGS: readonly Reading[] = [
  ...READINGS_OF_ARMIES,
  ...READINGS_OF_NWOL,
  ...READINGS_OF_FLEETS,
  ...READINGS_OF_ROTD,
];

const BY_CITATION = new Map(CATALOGUE.map((entry) => [`${entry.book} ${entry.number}`, entry]));
/** NWOL prints less than is played by it: AMWOL fills the gaps under its own numbers (reading N-01). */
const SISTERS: Readonly<Record<string, string>> = { 'gitm-nwol': 'gitm-amwol' };

/** The rule of a citation such as `gitm-amwol 7.5`; undefined when neither the book nor its sister has one of that number. */
export function ruleOf(citation: string): CatalogueEntry | undefined {
  const [book = '', number = ''] = citation.split(' ');
  const lent = BY_CITATION.get(`${SISTERS[book] ?? book} ${number}`);
  return BY_CITATION.get(citation) ?? (lent && { ...lent, book });
}

/** Our readings of a rule, by its citation. */
export function readingsOf(citation: string): Reading[] {
  return READINGS.filter(({ rules }) => rules.includes(citation));
}

export type { Reading } from './reading.js';
