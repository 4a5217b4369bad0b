/** Words of a line with spaces between, those that are missing left out. */
export function wordsOf(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(' ');
}
