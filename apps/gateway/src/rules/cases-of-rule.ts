import { readFileSync } from 'node:fs';

/** Kinds of case: the rule at work, kept out, at its edge. */
export const CASE_KINDS = ['positive', 'negative', 'boundary'] as const;

/** A case by which a rule is proved, as the panel of a rule tells it. */
export interface ToldCase {
  /** As it is numbered in `test/cases`. */
  readonly id: string;
  readonly kind: (typeof CASE_KINDS)[number];
  /** One sentence of what it shows. */
  readonly shows: string;
}

/** By book and rule number; a rule without cases only describes, and is left out. */
export type ToldCases = Readonly<Record<string, Readonly<Record<string, readonly ToldCase[]>>>>;

// Held to the cases that are played by test/cases/told-cases.spec.ts.
const CASES = JSON.parse(readFileSync(new URL('./told-cases.json', import.meta.url), 'utf8')) as ToldCases;

/** The cases that prove a rule of a book, in their order; none for a rule that only describes. */
export function casesOf(book: string, number: string): readonly ToldCase[] {
  const rules = Object.hasOwn(CASES, book) ? CASES[book]! : {};
  return Object.hasOwn(rules, number) ? rules[number]! : [];
}
