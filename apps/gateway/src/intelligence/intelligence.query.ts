import { faultsOf } from '@vedette/campaign';
import {
  CONTACT_GROUPINGS,
  CONTACT_SORTS,
  ContactFilterDocument,
  INTELLIGENCE_TABLES,
  type IntelligenceTable,
  MOST_CONTACTS,
  type TableFormat,
} from '@vedette/contracts';
import { ParameterInvalidError } from '../http/params.js';

export type SortText = (typeof CONTACT_SORTS)[number];
export type GroupingText = (typeof CONTACT_GROUPINGS)[number];

const FILTERS = Object.keys(ContactFilterDocument.properties) as (keyof ContactFilterDocument)[];
const NUMBERS: ReadonlySet<string> = new Set(['strength', 'age']);

/** The filter of a query string: every key of the filter that is there. @throws ParameterInvalidError */
export function filterOf(query: Readonly<Record<string, unknown>>): ContactFilterDocument {
  const filter = Object.fromEntries(
    FILTERS.filter((key) => query[key] !== undefined && query[key] !== null).map((key) => [
      key,
      NUMBERS.has(key) ? wholeNumber(key, query[key]) : query[key],
    ]),
  );
  const [fault] = faultsOf(ContactFilterDocument, filter);
  if (fault) throw new ParameterInvalidError(fault.pointer.replace('/', '') || 'filter', fault.allowed);
  return filter as ContactFilterDocument;
}

/** A turn by its number, or `latest`: null. @throws ParameterInvalidError */
export function turnOf(text: unknown): number | null {
  if (text === undefined || text === null || text === 'latest') return null;
  const turn = wholeNumber('turn', text);
  if (turn > 10_000) throw new ParameterInvalidError('turn', 'a whole number from 0 to 10000, or "latest"');
  return turn;
}

/** How many contacts a page may hold. @throws ParameterInvalidError */
export function limitOf(text: unknown): number | undefined {
  if (text === undefined || text === null) return undefined;
  const limit = wholeNumber('limit', text);
  if (limit < 1 || limit > MOST_CONTACTS)
    throw new ParameterInvalidError('limit', `a whole number from 1 to ${MOST_CONTACTS}`);
  return limit;
}

/** Where to go on. @throws ParameterInvalidError */
export function cursorOf(text: unknown): string | null {
  if (text === undefined || text === null) return null;
  if (typeof text !== 'string' || !/^[\w.-]{1,80}$/.test(text))
    throw new ParameterInvalidError('after', 'the "next" of the page before');
  return text;
}

/** In which order. @throws ParameterInvalidError */
export const sortOf = (text: unknown): SortText | undefined => oneOf('sort', CONTACT_SORTS, text);
/** By what to add up. @throws ParameterInvalidError */
export const groupingOf = (text: unknown): GroupingText | undefined => oneOf('by', CONTACT_GROUPINGS, text);

const ALL_FORMS = ['json', 'csv', 'txt'] as const;
type Form = (typeof ALL_FORMS)[number];
/** Troops and ships have different columns: as JSON they are one document, as tables two. */
const FORMS: Readonly<Record<IntelligenceTable | 'forces', readonly Form[]>> = {
  contacts: ALL_FORMS,
  cleared: ALL_FORMS,
  summary: ALL_FORMS,
  forces: ['json'],
  units: ['csv', 'txt'],
  ships: ['csv', 'txt'],
};
const TABLES = [...INTELLIGENCE_TABLES, 'forces'] as const;

/** A part of the intelligence in one form; troops and ships apart are no JSON. */
export type IntelligenceFile =
  | { readonly table: 'contacts' | 'cleared' | 'summary' | 'forces'; readonly format: 'json' }
  | { readonly table: IntelligenceTable; readonly format: TableFormat };

/** Which part a file name means, and in which form: `contacts.csv`, or `contacts` for JSON; null for none. */
export function intelligenceFile(name: string): IntelligenceFile | null {
  const match = /^([a-z]+)(?:\.([a-z]+))?$/.exec(name);
  const table = TABLES.find((known) => known === match?.[1]);
  const format = ALL_FORMS.find((known) => known === (match?.[2] ?? 'json'));
  return table && format && FORMS[table].includes(format) ? ({ table, format } as IntelligenceFile) : null;
}

function oneOf<const T extends string>(name: string, allowed: readonly T[], found: unknown): T | undefined {
  if (found === undefined || found === null) return undefined;
  const match = allowed.find((value) => value === found);
  if (match === undefined) throw new ParameterInvalidError(name, `one of ${allowed.join(', ')}`);
  return match;
}

function wholeNumber(name: string, found: unknown): number {
  if (!/^\d{1,6}$/.test(String(found))) throw new ParameterInvalidError(name, 'a whole number');
  return Number(found);
}
