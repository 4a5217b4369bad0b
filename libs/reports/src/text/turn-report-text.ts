import type {
  ReportLine,
  ReportSection,
  TurnReport,
  TurnReportPart,
} from '../document/turn-report.schema.js';
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

/** A turn report as plain text of 80 columns; says everything the page says (GITM AMWOL 5.3). */
export function turnReportText(report: TurnReport): string {
  const { heading, parts } = report;
  return asFile([
    ...headingText(`Turn report, turn ${heading.turn}`, heading),
    ...wrap(
      'The number before a line is that of its event, in your own counting; the number in brackets is the rule. What stands after "Why" and "Dice" is of your own side only.',
    ),
    '',
    ...parts.flatMap((part) => partText(part, heading.rulebook.id)),
  ]);
}
