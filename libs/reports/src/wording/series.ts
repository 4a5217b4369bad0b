/** `A`, `A and B`, `A, B and C`; empty for nothing. */
export function series(items: readonly string[], conjunction = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items[items.length - 1]!}`;
}

/** `A, B, C` of the parts that are there. */
export function listed(...items: readonly string[]): string {
  return items.filter((item) => item !== '').join(', ');
}

/** Parts that are there, joined by spaces: a sentence is put together from what the observer knows. */
export function phrase(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
}

/** A sentence: capital first, full stop last, no blank before a colon, semicolon or comma that joins its parts. */
export function sentence(...parts: readonly (string | false | null | undefined)[]): string {
  const words = phrase(...parts).replace(/ (?=[:;,])/g, '');
  if (words === '') return '';
  const first = words[0]!.toUpperCase() + words.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
