import type { Say } from './square-words.js';
import type { ToldLine } from './told-lines.js';

/** What is said of the lines of the units of a square: those that share a source in one sentence. */
export function lineWords(lines: readonly ToldLine[], square: string, say: Say): string[] {
  const shared = new Map<string, { readonly line: ToldLine; readonly units: string[] }>();
  for (const line of lines) {
    if (line.square !== square) continue;
    const key = `${line.layer} ${line.source}`;
    const known = shared.get(key);
    if (known) known.units.push(line.unit);
    else shared.set(key, { line, units: [line.unit] });
  }
  return [...shared.values()].map(({ line: { layer, source }, units }) =>
    say(`line-${layer}`, { units: units.join(', '), source: source ?? 'none' }),
  );
}
