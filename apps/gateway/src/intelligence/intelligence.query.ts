import { INTELLIGENCE_TABLES, type IntelligenceTable, type TableFormat } from '@vedette/contracts';
import { ParameterInvalidError } from '@vedette/edge';

/** A turn by its number, or `latest`: null. @throws ParameterInvalidError */
export function turnOf(text: string): number | null {
  if (text === 'latest') return null;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 10_000) return Number(text);
  throw new ParameterInvalidError('turn', 'a whole number from 0 to 10000, or "latest"');
}

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
