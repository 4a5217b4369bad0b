const VERBS: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have' };

/**
 * What is told of one unit, told of several: `did not make its move: it was too tired` becomes `did not make their move: they
 * were too tired`. Only words that stand for the units change; the beach stays a beach with `no room on it`.
 */
export function ofSeveral(text: string): string {
  return text
    .replace(
      /\bit (was|is|has|had|met|could|came|stood|went)\b/g,
      (_, verb: string) => `they ${VERBS[verb] ?? verb}`,
    )
    .replace(/\bintercept it\b/g, 'intercept them')
    .replace(/\bits (move|orders|path|square|city|nation|side|own)\b/g, 'their $1');
}
