import type {
  ReportLine,
  ReportSection,
  TurnReport,
  TurnReportPart,
} from '../document/turn-report.schema.js';
import type { TurnSummary } from '../document/turn-summary.schema.js';
import { summaryParts } from '../turn/summary/summary-parts.js';
import { shortRuleName } from '../wording/rule-name.js';
import { headingText } from './heading-text.js';
import { asFile, titled, wrap } from './page.js';

/** `Why: one thing; another.` */
function because(title: string, clauses: readonly string[], indent: string): string[] {
  return clauses.length === 0 ? [] : wrap(`${clauses.join('; ')}.`, `${indent}${title}: `, `${indent}  `);
}

function lineText(line: ReportLine, rulebook: string): string[] {
  const number = `${line.events[0]!}. `.padStart(6);
  const indent = ' '.repeat(number.length);
  return [
    ...wrap(`${line.text} [${shortRuleName(line.rule, rulebook)}]`, number, indent),
    ...because('Why', line.reasons, indent),
    ...because('Dice', line.dice, indent),
  ];
}

function sectionText(section: ReportSection, rulebook: string): string[] {
  if (section.lines.length === 0) return [...wrap(`${section.title}: nothing to report.`), ''];
  const matters = section.lines.filter((line) => line.weight === 'matter');
  const routine = section.lines.filter((line) => line.weight === 'routine');
  return [
    ...titled(section.title, '-'),
    ...matters.flatMap((line) => lineText(line, rulebook)),
    ...(matters.length > 0 && routine.length > 0 ? ['', '  Routine:'] : []),
    ...routine.flatMap((line) => lineText(line, rulebook)),
    '',
  ];
}

function partText(part: TurnReportPart, rulebook: string): string[] {
  return [
    ...titled(part.title.toUpperCase(), '='),
    '',
    ...part.sections.flatMap((one) => sectionText(one, rulebook)),
  ];
}

/** Anchor `e12` of the document is line 12 here. */
function linesInWords(lines: readonly string[]): string {
  const numbers = [...new Set(lines.map((anchor) => anchor.slice(1)))];
  return numbers.length === 0 ? '' : ` [line ${numbers.join(', ')}]`;
}

function summaryText(summary: TurnSummary): string[] {
  return [
    ...titled('SUMMARY', '='),
    '',
    ...summaryParts(summary).flatMap(({ title, items }) => [
      ...titled(title, '-'),
      ...items.flatMap(({ text, lines }) => wrap(`${text}${linesInWords(lines)}`, '* ', '  ')),
      '',
    ]),
  ];
}

/** A turn report as plain text of 80 columns; says everything the page says (GITM AMWOL 5.3). */
export function turnReportText(report: TurnReport): string {
  const { heading, summary, parts } = report;
  return asFile([
    ...headingText(`Turn report, turn ${heading.turn}`, heading),
    ...summaryText(summary),
    ...wrap(
      'The number before a line is that of its event, in your own counting; the number in brackets is the rule. What stands after "Why" and "Dice" is of your own side only. Dice that settled no more than who moved first are in the document (turn.json).',
    ),
    '',
    ...parts.flatMap((part) => partText(part, heading.rulebook.id)),
  ]);
}
