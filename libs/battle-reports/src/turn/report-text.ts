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

/** Lines under one heading; `begins` names the turn that begins with them. */
export interface ReportSection {
  readonly begins: string | null;
  readonly title: string;
  readonly lines: readonly ReportLine[];
}

/** A step in words. */
export function stepTitle(step: string): string {
  return STEPS[step] ?? step;
}

/** Lines under the headings they belong to, in their order: a step and impulse, of several turns each begun by its hour. */
export function grouped(report: BattleReport): ReportSection[] {
  const { turn, lines } = report;
  const several = lastTurnOf(report) !== turn;
  const groups: { turn: string; title: string; lines: ReportLine[]; begins: string | null }[] = [];
  for (const line of lines) {
    const title =
      line.impulse === undefined ? stepTitle(line.step) : `${stepTitle(line.step)}, impulse ${line.impulse}`;
    const last = groups.at(-1);
    if (last?.title === title && last.turn === line.turn) last.lines.push(line);
    else {
      const begins = several && line.turn !== last?.turn ? `Turn ${line.turn}` : null;
      groups.push({ turn: line.turn, title, lines: [line], begins });
    }
  }
  return groups;
}

/** What a report is headed by: the turn, or the first and the last it tells of, and whose it is. */
export function reportTitle(report: BattleReport): string {
  const { turn, side } = report;
  const last = lastTurnOf(report);
  return last === turn ? `Turn ${turn}, ${side}` : `Turns ${turn} to ${last}, ${side}`;
}

function lastTurnOf({ turn, lines }: BattleReport): string {
  return lines.at(-1)?.turn ?? turn;
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

/** A report as text, a heading a turn, and a step and impulse. */
export function reportText(report: BattleReport): string {
  const body = grouped(report).flatMap(({ begins, title, lines: under }) => [
    ...(begins === null ? [] : ['', '', begins, '='.repeat(begins.length)]),
    '',
    title,
    ...under.flatMap(({ text, rule, dice = [] }) => [
      `  ${text} [${rule}]`,
      ...dice.map((die) => `    ${dieText(die)}`),
    ]),
  ]);
  return [reportTitle(report), ...body, ''].join('\n');
}
