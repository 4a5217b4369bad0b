type Plain = Record<string, unknown>;

/** What an order says: without nulls, flags that are not set, and lists of nothing; keys in `kept` stay although they are empty. */
export function said<T extends object>(part: T, kept: readonly string[] = []): T {
  return Object.fromEntries(
    Object.entries(part as Plain).filter(([key, value]) => {
      if (value === undefined || value === null) return false;
      return kept.includes(key) || !(value === false || (Array.isArray(value) && value.length === 0));
    }),
  ) as T;
}

/** A section of an order that says something, or undefined. */
export function section<T extends object>(
  part: T | null | undefined,
  kept: readonly string[] = [],
): T | undefined {
  if (!part) return undefined;
  const rest = said(part, kept);
  return Object.keys(rest).length > 0 ? rest : undefined;
}
