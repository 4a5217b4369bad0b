const CITATION = /^([a-z]+(?:-[a-z]+)?)\s+(.+)$/;

/** A rule as events cite it, `gitm-amwol 9.8`, as readers write it: `GITM AMWOL 9.8`. */
export function ruleName(rule: string): string {
  const found = CITATION.exec(rule.trim());
  return found ? `${found[1]!.toUpperCase().replace('-', ' ')} ${found[2]!}` : rule.trim();
}

/** The short form beside a line: the paragraph alone for the campaign's own book, the book too for any other. */
export function shortRuleName(rule: string, rulebook: string): string {
  const found = CITATION.exec(rule.trim());
  if (!found) return rule.trim();
  return found[1] === rulebook ? found[2]! : `${found[1]!.split('-')[0]!.toUpperCase()} ${found[2]!}`;
}
