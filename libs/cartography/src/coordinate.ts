/** A coordinate with two decimals at most. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}
