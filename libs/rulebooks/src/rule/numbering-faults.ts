import type { NumberedBook } from './rule-numbers.js';

/** A number as books print them, for instance `9.8` or `3.5a`. */
const NUMBER = /^\d+\.\d+[a-z]?$/;

/** What is wrong with a book's numbers, in words: rules it says nothing of, keys nobody knows, what is no number. */
export function numberingFaults<Rule extends string>(
  book: NumberedBook<Rule>,
  rules: readonly Rule[],
): string[] {
  return [
    ['rules', book.rules],
    ['drawNumbers', book.drawNumbers],
  ].flatMap(([table, given]) => {
    const numbers = given as Readonly<Record<string, unknown>>;
    return [
      ...rules
        .filter((rule) => !(rule in numbers))
        .map(
          (rule) =>
            `${book.id}: ${String(table)} has no row for "${rule}"; give its number, or null for none`,
        ),
      ...Object.keys(numbers)
        .filter((key) => !(rules as readonly string[]).includes(key))
        .map((key) => `${book.id}: ${String(table)} numbers "${key}", which is the key of no rule`),
      ...Object.entries(numbers)
        .filter(([, number]) => number !== null && !(typeof number === 'string' && NUMBER.test(number)))
        .map(
          ([key, number]) =>
            `${book.id}: ${String(table)} gives "${key}" the number ${JSON.stringify(number)}`,
        ),
    ];
  });
}
