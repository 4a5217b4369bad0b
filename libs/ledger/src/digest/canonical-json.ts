/**
 * JSON with the keys of every object in order of code units and no spaces, so that equal values give equal bytes on
 * every machine. What JSON leaves out (`undefined`) is left out here.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
