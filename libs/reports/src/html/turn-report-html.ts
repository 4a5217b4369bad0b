import type {
  ReportLine,
  ReportSection,
  TurnReport,
  TurnReportPart,
} from '../document/turn-report.schema.js';
import type { TurnSummary } from '../document/turn-summary.schema.js';
import { escaped, idOf } from '../markup/markup.js';
import { summaryParts } from '../turn/summary/summary-parts.js';
import { ruleOf } from '@vedette/rulebooks/catalogue';
import { ruleName, shortRuleName } from '../wording/rule-name.js';
import { htmlPage, type PageLinks } from './page.js';

function ruleAnchor(rule: string): string {
  return idOf('r', rule);
}

function because(title: string, clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : `<p>${title}: ${escaped(clauses.join('; '))}.</p>`;
}

function lineHtml(line: ReportLine, rulebook: string): string {
  const number = line.events[0]!;
  const [whole, short] = [ruleName(line.rule), shortRuleName(line.rule, rulebook)];
  // Who speaks what he sees must be understood: the name that is read aloud holds the one that is shown.
  const spoken = whole.includes(short) ? whole : short;
  const rule = `<a class="r" href="#${ruleAnchor(line.rule)}" aria-label="rule ${escaped(spoken)}">[${escaped(short)}]</a>`;
  const why = `${because('Why', line.reasons)}${because('Dice', line.dice)}`;
  const details =
    why === ''
      ? ''
      : ` <details><summary>${line.reasons.length === 0 ? 'dice' : 'why'}</summary>${why}</details>`;
  return `<li id="${line.id}"><a class="n" href="#${line.id}" aria-label="event ${number}">${number}.</a>${escaped(line.text)} ${rule}${details}</li>`;
}

function linesHtml(lines: readonly ReportLine[], rulebook: string, style: string): string {
  if (lines.length === 0) return '';
  return `<ol class="${style}">${lines.map((line) => lineHtml(line, rulebook)).join('\n')}</ol>`;
}

function sectionHtml(section: ReportSection, rulebook: string, part: string): string {
  const { id, title, lines } = section;
  if (lines.length === 0) return `<p class="quiet">${escaped(title)}: nothing to report.</p>`;
  const matters = lines.filter(({ weight }) => weight === 'matter');
  const routine = lines.filter(({ weight }) => weight === 'routine');
  const also =
    matters.length > 0 && routine.length > 0
      ? `<h4>Routine</h4>${linesHtml(routine, rulebook, 'lines routine')}`
      : linesHtml(routine, rulebook, 'lines routine');
  return `<section id="${escaped(id)}" aria-labelledby="${escaped(part)}-h ${escaped(id)}-h"><h3 id="${escaped(id)}-h">${escaped(title)}</h3>${linesHtml(matters, rulebook, 'lines')}${also}</section>`;
}

function partHtml(part: TurnReportPart, rulebook: string, others: readonly TurnReportPart[]): string {
  const links = others.map(
    (other) => `<p class="back"><a href="#${other.part}">${escaped(other.title)}</a></p>`,
  );
  const sections = part.sections.map((section) => sectionHtml(section, rulebook, part.part)).join('\n');
  return `<section id="${part.part}" aria-labelledby="${part.part}-h"><h2 id="${part.part}-h">${escaped(part.title)}</h2>${links.join('')}\n${sections}</section>`;
}

/** Rules cited, each with the lines that cite it. */
function rulesHtml(report: TurnReport): string {
  const cited = new Map<string, ReportLine[]>();
  for (const part of report.parts)
    for (const { lines } of part.sections)
      for (const line of lines) {
        const others = cited.get(line.rule);
        if (others) others.push(line);
        else cited.set(line.rule, [line]);
      }
  const items = [...cited]
    .sort(([a], [b]) => compareRules(a, b))
    .map(([rule, lines]) => {
      const links = lines.map(({ id, events }) => `<a href="#${id}">${events[0]!}</a>`).join(', ');
      const title = ruleOf(rule)?.title;
      return `<li id="${ruleAnchor(rule)}">${escaped(ruleName(rule))}${title ? `, ${escaped(title)}` : ''}: ${links}</li>`;
    });
  return `<section id="rules" aria-labelledby="rules-h"><h2 id="rules-h">Rules cited</h2><p>Each rule with the events decided by it.</p><ul class="plain">${items.join('')}</ul></section>`;
}

/** Books by name, paragraphs by number: 9.8 before 9.14. */
function compareRules(a: string, b: string): number {
  const parts = (rule: string): string[] => rule.split(/[ .]/);
  const left = parts(a);
  const right = parts(b);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [x = '', y = ''] = [left[i], right[i]];
    if (x === y) continue;
    const numbers = Number(x) - Number(y);
    if (Number.isFinite(numbers) && numbers !== 0) return numbers;
    return x < y ? -1 : 1;
  }
  return 0;
}

function summaryHtml(summary: TurnSummary): string {
  const parts = summaryParts(summary).map(({ id, title, items }) => {
    const sentences = items.map(({ text, lines }) => {
      const links = lines.map((anchor) => `<a class="r" href="#${anchor}">${anchor.slice(1)}</a>`);
      return `<li>${escaped(text)}${links.length === 0 ? '' : ` <span class="to">line ${links.join(', ')}</span>`}</li>`;
    });
    return `<section id="summary-${id}" aria-labelledby="summary-${id}-h"><h3 id="summary-${id}-h">${escaped(title)}</h3><ul class="summary">${sentences.join('\n')}</ul></section>`;
  });
  return `<section id="summary" aria-labelledby="summary-h"><h2 id="summary-h">Summary</h2>${parts.join('\n')}</section>`;
}

/** A turn report as one page (GITM AMWOL 5.3): every line has its event's number, its rule, and for own matters its reasons. */
export function turnReportHtml(report: TurnReport, links?: PageLinks): string {
  const { heading, summary, parts } = report;
  const rulebook = heading.rulebook.id;
  return htmlPage({
    title: `Turn report, turn ${heading.turn}`,
    heading,
    maps: false,
    ...(links ? { links } : {}),
    contents: [
      { anchor: 'summary', title: 'Summary' },
      ...parts.flatMap((part) => [
        { anchor: part.part, title: part.title },
        ...part.sections
          .filter(({ lines }) => lines.length > 0)
          .map(({ id, title }) => ({ anchor: id, title })),
      ]),
      { anchor: 'rules', title: 'Rules cited' },
    ],
    body: [
      summaryHtml(summary),
      '<p>The number before a line is that of its event, in your own counting; the number in brackets is the rule. Reasons and dice are given for your own side only; dice that settled no more than who moved first are in the document (turn.json).</p>',
      ...parts.map((part) =>
        partHtml(
          part,
          rulebook,
          parts.filter((other) => other !== part),
        ),
      ),
      rulesHtml(report),
    ].join('\n'),
  });
}
