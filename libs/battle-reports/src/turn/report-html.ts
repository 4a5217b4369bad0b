import { element, escaped } from '../map/markup.js';
import type { BattleReport } from './battle-report.js';
import { dieText, grouped, reportTitle } from './report-text.js';

const STYLE =
  'body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fffdf6;color:#1d1a16}h1,h2,h3{font-weight:normal;letter-spacing:.04em}h2,h3{border-bottom:1px solid #b9ae98}li{margin:.25rem 0}.rule{color:#6a5f4e;font-size:.85em}.die{display:block;color:#5a4b38;font-size:.85em}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.2rem .6rem;border-bottom:1px solid #e0d6c0}svg{max-width:100%;height:auto}';

/** A page with a title and a body. */
export function page(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>\n`;
}

/** A report as a page, a heading a turn, and a step and impulse, each line with its rule and dice. */
export function reportHtml(report: BattleReport): string {
  const title = reportTitle(report);
  const groups = grouped(report);
  const heading = groups.some(({ begins }) => begins !== null) ? 'h3' : 'h2';
  const sections = groups.map(({ begins, title: step, lines }) => {
    const items = lines.map(({ text, rule, dice = [] }) => {
      const weighed = dice.map((die) => element('span', { class: 'die' }, escaped(dieText(die)))).join('');
      return element(
        'li',
        {},
        `${escaped(text)} ${element('span', { class: 'rule' }, escaped(rule))}${weighed}`,
      );
    });
    const turn = begins === null ? '' : element('h2', {}, escaped(begins));
    return `${turn}${element(heading, {}, escaped(step))}${element('ul', {}, items.join(''))}`;
  });
  return page(title, `${element('h1', {}, escaped(title))}${sections.join('')}`);
}
