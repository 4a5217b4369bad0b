import type { BattleReport, ReportLine } from './battle-report.js';

const STEPS: Readonly<Record<string, string>> = {
  'orders-automatic': 'Orders, automatic changes',
  'orders-attempts': 'Orders, attempts',
  initiative: 'Initiative',
  designation: 'Recovery designated',
  attachment: 'Attachment',
  arrival: 'Arrivals',
  activation: 'Activation',
  'out-of-command': 'Out of command',
  replacement: 'Leaders replaced',
  recovery: 'Recovery',
  cleanup: 'End of the turn',
};

/** A step in words. */
export function stepTitle(step: string): string {
  return STEPS[step] ?? step;
}

/** Lines under the headings they belong to, in their order. */
export function grouped(
  lines: readonly ReportLine[],
): { readonly title: string; readonly lines: readonly ReportLine[] }[] {
  const groups: { title: string; lines: ReportLine[] }[] = [];
  for (const line of lines) {
    const title =
      line.impulse === undefined ? stepTitle(line.step) : `${stepTitle(line.step)}, impulse ${line.impulse}`;
    const last = groups.at(-1);
    if (last?.title === title) last.lines.push(line);
    else groups.push({ title, lines: [line] });
  }
  return groups;
}

/** A die as a reader checks it: what fell, what was added and why, what came of it. */
export function dieText(die: Readonly<Record<string, unknown>>): string {
  const {
    label,
    die: value,
    drms = [],
    adjusted,
    target,
    result,
  } = die as {
    label: string;
    die: number;
    drms?: readonly { value: number; why: string }[];
    adjusted?: number;
    target?: unknown;
    result?: unknown;
  };
  const added = drms.map((drm) => `${drm.value > 0 ? '+' : ''}${drm.value} ${drm.why}`);
  const parts = [`${label.slice(0, label.indexOf('#'))} ${value}`];
  if (added.length > 0) parts.push(added.join(', '));
  if (adjusted !== undefined && adjusted !== value) parts.push(`= ${adjusted}`);
  if (typeof target === 'number') parts.push(`against ${target}`);
  if (result !== undefined) parts.push(`→ ${String(result)}`);
  return parts.join(' ');
}

/** A report as text, a heading a step and impulse. */
export function reportText({ turn, side, lines }: BattleReport): string {
  const body = grouped(lines).flatMap(({ title, lines: under }) => [
    '',
    title,
    ...under.flatMap(({ text, rule, dice = [] }) => [
      `  ${text} [${rule}]`,
      ...dice.map((die) => `    ${dieText(die)}`),
    ]),
  ]);
  return [`Turn ${turn}, ${side}`, ...body, ''].join('\n');
}
