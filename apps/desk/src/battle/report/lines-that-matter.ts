import type { BattleReport } from '@vedette/battle-reports';

type Line = BattleReport['lines'][number];

/** Steps in which a side only hears its own orders back; whatever dice fell in them matters all the same. */
const OWN_ORDERS: ReadonlySet<string> = new Set(['orders-automatic', 'designation', 'attachment']);

/** The lines of a turn's report that a reader should not miss, in their order: those with a die, and all that is no order of his own. */
export const linesThatMatter = ({ lines }: BattleReport): readonly Line[] =>
  lines.filter(({ step, dice }) => dice !== undefined || !OWN_ORDERS.has(step));

/** The lines of a report by their steps, in the order in which they come. */
export function byStep({
  lines,
}: BattleReport): { readonly step: string; readonly lines: readonly Line[] }[] {
  const steps = [...new Set(lines.map(({ step }) => step))];
  return steps.map((step) => ({ step, lines: lines.filter((line) => line.step === step) }));
}

/** A die in words: what it was for, what fell, what was added and why, and what came of it. */
export function dieWords(die: Readonly<Record<string, unknown>>): string {
  const drms = (die['drms'] ?? []) as readonly {
    readonly why: string;
    readonly value: number;
    readonly rule: string;
  }[];
  const added = drms
    .map(({ why, value, rule }) => `${value > 0 ? '+' : ''}${value} ${why} (${rule})`)
    .join(', ');
  const result = die['result'];
  return [
    String(die['label']),
    [String(die['die']), added === '' ? '' : `${added} = ${String(die['adjusted'])}`]
      .filter(Boolean)
      .join(', '),
    ...(typeof result === 'string' ? [`→ ${result}`] : []),
  ].join(': ');
}
