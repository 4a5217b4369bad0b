/** `movement.marchFatigueLimit` as `movement: march fatigue limit`, as the rules call it. */
export const figureName = (path: string): string => {
  const [first = '', ...rest] = path.replace(/([a-z\d])([A-Z])/g, '$1 $2').split('.');
  return [first, rest.join(', ')].filter(Boolean).join(': ').toLowerCase();
};

/** A figure that is told as JSON, in one line a reader can read: bare texts and numbers, tables as `row: value`. */
export function figureWords(value: string): string {
  return inWords(JSON.parse(value) as unknown);
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(inWords).join('; ');
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  return Object.entries(value)
    .map(([key, part]) =>
      typeof part === 'object' && part !== null ? `${key} (${inWords(part)})` : `${key}: ${inWords(part)}`,
    )
    .join(', ');
}
