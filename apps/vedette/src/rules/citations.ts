import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RULE_ROOMS = [
  'contact',
  'land-rules',
  'naval-rules',
  'supply-rules',
  'observation',
  'order-rules',
  'rulebooks',
  'geography',
  'campaign',
  'referee',
  'reports',
];
const CITED =
  /(landRule|navalRule)\(\s*(?:judging,\s*)?'(\d+\.\d+)'|(GITM|PATE|ROTD)(?: (?:AMWOL|NWOL|EUWOL))?((?:[ ,]*(?:and )?\d+\.\d+)*)|\((\d+\.\d+(?:, \d+\.\d+)*)\)/g;

/** The books of one game: a number means one rule in GITM, another in PATE and in ROTD. */
export const FAMILIES = ['gitm', 'pate', 'rotd'] as const;
export type Family = (typeof FAMILIES)[number];

/** Source files by the rule number they cite, of each family of books. */
export type Citations = Readonly<Record<Family, ReadonlyMap<string, ReadonlySet<string>>>>;

/** Which source files cite which rule of which books, for the coverage table. */
export function readCitations(libs: string): Citations {
  const found = Object.fromEntries(
    FAMILIES.map((family) => [family, new Map<string, Set<string>>()]),
  ) as Record<Family, Map<string, Set<string>>>;
  for (const room of RULE_ROOMS) {
    const folder = join(libs, room, 'src');
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || name.endsWith('.spec.ts')) continue;
      const file = `libs/${room}/src/${name}`;
      for (const { family, rule } of rulesIn(readFileSync(join(folder, name), 'utf8'), familyOfFile(file)))
        found[family].set(rule, (found[family].get(rule) ?? new Set()).add(file));
    }
  }
  return found;
}

/** The book that bare numbers of a file are of, until it names one. */
function familyOfFile(file: string): Family {
  return /naval|pate-/.test(file) ? 'pate' : 'gitm';
}

/** Numbers after a book's name or in a call are of that book; bare ones in brackets of the one last named. */
export function rulesIn(text: string, unnamed: Family): { family: Family; rule: string }[] {
  let named = unnamed;
  return [...text.matchAll(CITED)].flatMap(([, call, called, book, listed, bare]) => {
    if (book) named = book.toLowerCase() as Family;
    const family = call ? (call === 'navalRule' ? 'pate' : 'gitm') : named;
    const numbers = (called ?? listed ?? bare ?? '').match(/\d+\.\d+/g) ?? [];
    return numbers.map((rule) => ({ family, rule }));
  });
}
