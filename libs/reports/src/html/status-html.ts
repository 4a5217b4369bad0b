import type { StatusWords } from '../document/position-report.schema.js';
import type { UnitStatus } from '../input/unit-status.schema.js';
import { escaped, idOf } from '../markup/markup.js';
import { byRoll } from '../position/piece-order.js';
import { communicationsInWords, supplyInWords } from '../position/words/line-words.js';
import { figure } from '../wording/figures.js';
import { plain } from '../wording/plain-text.js';

/** Anchor of the status of a unit or ship. */
export function statusAnchor(id: string): string {
  return idOf('u', id);
}

/** The status of one unit or ship, as the books set it (GITM AMWOL 3.3; PATE 2.3). */
export function statusHtml({ id, title, lines }: StatusWords): string {
  const facts = lines.map(
    (line) =>
      `<dl class="facts">${line.map(({ label, value }) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`,
  );
  return `<article class="card" id="${statusAnchor(id)}"><h4>${escaped(title)}</h4>${facts.join('')}</article>`;
}

const COLUMNS: readonly (readonly [string, (unit: UnitStatus) => string, 'text' | 'number'])[] = [
  ['Men', (unit) => figure(unit.strength), 'number'],
  ['Guns', (unit) => figure(unit.batteries), 'number'],
  ['Quality', (unit) => unit.quality, 'text'],
  ['Exp.', (unit) => figure(unit.experience), 'number'],
  ['Morale', (unit) => figure(unit.morale), 'number'],
  ['Fatigue', (unit) => figure(unit.fatigue), 'number'],
  ['Supp.', (unit) => figure(unit.supplies), 'number'],
  ['Amm.', (unit) => figure(unit.ammunition), 'number'],
  ['Supply', supplyInWords, 'text'],
  ['Comm.', communicationsInWords, 'text'],
];

/** Anchor of the tactical map of a square. */
export function mapAnchor(square: string): string {
  return idOf('t', square);
}

function whereHtml({ square, tactical, aboard }: UnitStatus, mapped: ReadonlySet<string>): string {
  if (aboard !== null) return escaped(aboard);
  if (square === null) return '';
  const at = tactical === null ? '' : ` ${escaped(tactical)}`;
  return mapped.has(square)
    ? `<a href="#${mapAnchor(square)}">${escaped(square)}</a>${at}`
    : `${escaped(square)}${at}`;
}

/** All units at a glance; each leads to its full status and to the tactical map it is on. */
export function unitsTable(units: readonly UnitStatus[], mapped: ReadonlySet<string>): string {
  if (units.length === 0) return '<p>You have no units.</p>';
  const head = ['Unit', 'Where', ...COLUMNS.map(([title]) => title)]
    .map((title) => `<th scope="col">${title}</th>`)
    .join('');
  const rows = [...units]
    .sort((a, b) => byRoll(a.id, b.id))
    .map((unit) => {
      const cells = COLUMNS.map(
        ([, value, kind]) => `<td${kind === 'number' ? ' class="num"' : ''}>${escaped(value(unit))}</td>`,
      ).join('');
      const id = plain(unit.id);
      return `<tr><th scope="row"><a href="#${statusAnchor(id)}">${escaped(id)}</a></th><td>${whereHtml(unit, mapped)}</td>${cells}</tr>`;
    });
  return `<div class="scroll" tabindex="0" role="region" aria-label="Units at a glance"><table><caption>Units at a glance</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}
