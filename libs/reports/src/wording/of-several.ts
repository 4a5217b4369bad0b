const VERBS: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have' };

const ORDERED = /^ had orders\b/;
const CLAUSE = /((?:had orders[^:;]*:|;) )([a-z]+s)\b/g;

/** `marches` without its ending: `march`; `goes` is `go`, `carries` is `carry`. */
function withoutEnding(verb: string): string {
  if (/(?:ch|sh|ss|x|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
}

/** Orders say of one unit what it does: `engages; fights`. Of several: `engage; fight`. */
function orderedOfSeveral(text: string): string {
  if (!ORDERED.test(text)) return text;
  return text.replace(CLAUSE, (_, before: string, verb: string) => `${before}${withoutEnding(verb)}`);
}

/**
 * What is told of one unit, told of several: `did not make its move: it was too tired` becomes `did not make their move: they
 * were too tired`. Only words that stand for the units change: the beach stays a beach with `no room on it`, the city its
 * siege, and an enemy who broke a march off still broke `it` off.
 */
export function ofSeveral(text: string): string {
  return orderedOfSeveral(text)
    .replace(
      /\bit (was|is|has|had|met|could|came|stood|went|did)\b/g,
      (_, verb: string) => `they ${VERBS[verb] ?? verb}`,
    )
    .replace(/\b(intercept|held|to|against) it\b/g, '$1 them')
    .replace(/(?<!\bleave )\bits\b(?! siege)/g, 'their');
}
