import type { CaseFile } from './case-file.js';
import { BATTLE_RULEBOOK } from '@vedette/battle';
import type { CatalogueEntry } from './catalogue.js';
import { LAND_BOOKS, NAVAL_BOOKS, type RuleNumbers } from '@vedette/rulebooks';
import type { Citations, KeyType } from './citations.js';
import { figuresOf } from '@vedette/rulebooks/figures';

/** A case of any book, as far as it proves a rule. */
export interface ProvingCase {
  readonly rulebook: string;
  readonly rule: string;
  readonly case: Pick<CaseFile['case'], 'id' | 'kind' | 'also' | 'describes'>;
}

/** What proves one rule. */
export interface RuleCoverage extends CatalogueEntry {
  readonly cases: readonly string[];
  readonly kinds: ReadonlySet<string>;
  /** Where a rule that only describes shows; null for a rule that decides. */
  readonly describes: string | null;
  readonly citedBy: readonly string[];
}

/** Per rule of the catalogue: its cases, and the code that applies it. */
export function coverageOf(
  catalogue: readonly CatalogueEntry[],
  cases: readonly ProvingCase[],
  citations: Citations,
): RuleCoverage[] {
  return catalogue.map((entry) => {
    const mine = cases.filter(
      (one) =>
        (one.rulebook === entry.rulebook && one.rule === entry.id) ||
        (one.case.also ?? []).includes(`${entry.rulebook} ${entry.id}`),
    );
    return {
      ...entry,
      cases: mine.map((one) => one.case.id),
      kinds: new Set(mine.map((one) => one.case.kind ?? 'positive')),
      describes: mine.find((one) => one.case.describes)?.case.describes ?? null,
      citedBy: [...appliedBy(entry, citations)],
    };
  });
}

/** Files that apply a rule of a book: by the keys the book has that number for, and by its own figures. */
function appliedBy({ rulebook, id }: CatalogueEntry, citations: Citations): Set<string> {
  const files = new Set<string>();
  if (rulebook === BATTLE_RULEBOOK) {
    // A paragraph of a P-item applies the item.
    for (const [key, cited] of citations.battle)
      if (key === id || key.startsWith(`${id}.`)) for (const file of cited) files.add(file);
    return files;
  }
  const [type, book]: [KeyType, { readonly rules: RuleNumbers<string> } | undefined] = LAND_BOOKS.has(
    rulebook,
  )
    ? ['land', LAND_BOOKS.get(rulebook)]
    : ['naval', NAVAL_BOOKS.get(rulebook)];
  for (const [key, number] of Object.entries(book?.rules ?? {}))
    if (number === id) for (const file of citations[type].get(key) ?? []) files.add(file);
  if (figuresOf(rulebook).some(({ figure }) => figure.rule === id)) files.add(`figures of ${rulebook}`);
  return files;
}

const KINDS = ['positive', 'negative', 'boundary'] as const;

/** Kinds of case a rule still lacks, of the three that every deciding rule has; none for a rule that only describes. */
export function lacking(rule: RuleCoverage): string[] {
  return rule.describes ? [] : KINDS.filter((kind) => !rule.kinds.has(kind));
}

/** Rules that decide something and have no case. */
export function uncovered(coverage: readonly RuleCoverage[]): RuleCoverage[] {
  return coverage.filter((rule) => rule.cases.length === 0);
}
