import type { BattleView } from '@vedette/battle-sight';
import { element, escaped } from '../map/markup.js';
import { page } from '../turn/report-html.js';

/** A table of a view: its heading, its columns, its rows. */
interface ViewTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function tablesOf(view: BattleView): ViewTable[] {
  return [
    {
      title: 'Own troops',
      columns: ['Hex', 'Unit', 'SP', 'Formation', 'State', 'Order', 'Ammunition', 'In command'],
      rows: view.units.map((unit) => [
        unit.hex ?? '–',
        unit.name,
        String(unit.sp),
        unit.formation,
        unit.collapsed ? `${unit.state}, shattered` : unit.state,
        String(unit.derived['order']),
        String(unit.ammo),
        unit.derived['inCommand'] === true ? 'yes' : 'no',
      ]),
    },
    {
      title: 'Leaders',
      columns: ['Hex', 'Leader', 'Rating', 'Range', 'Stars', 'Status'],
      rows: view.leaders.map((one) => [
        one.hex ?? '–',
        one.name,
        String(one.rating),
        String(one.range),
        String(one.stars),
        one.status,
      ]),
    },
    {
      title: 'The enemy, as far as he is known',
      columns: ['Contact', 'Hex', 'What', 'Seen', 'Who'],
      rows: view.contacts.map(({ id, hex, kind, band, seen, stale, units }) => [
        id,
        hex,
        [band, kind].filter(Boolean).join(' '),
        stale ? `${seen}, not since` : seen,
        units.map(({ name, state }) => (state === 'ordered' ? name : `${name} (${state})`)).join(', '),
      ]),
    },
  ];
}

function titleOf({ turn, side, initiative, weather, result }: BattleView): string[] {
  const sky = [weather.rain === null ? '' : 'rain', weather.mud ? 'mud' : ''].filter(Boolean).join(', ');
  return [
    `Position before turn ${turn}, ${side}`,
    [initiative === null ? '' : `Initiative: ${initiative}.`, sky === '' ? '' : `Weather: ${sky}.`]
      .filter(Boolean)
      .join(' '),
    result === null ? '' : `Result: ${result.winner ?? 'nobody'}, ${result.level}.`,
  ].filter((line) => line !== '');
}

/** A view as text in columns. */
export function viewText(view: BattleView): string {
  const tables = tablesOf(view).flatMap(({ title, columns, rows }) => {
    const widths = columns.map((column, place) =>
      Math.max(column.length, ...rows.map((row) => row[place]!.length)),
    );
    const line = (cells: readonly string[]) =>
      cells
        .map((cell, place) => cell.padEnd(widths[place]!))
        .join('  ')
        .trimEnd();
    return ['', title, line(columns), ...rows.map(line)];
  });
  return [...titleOf(view), ...tables, ''].join('\n');
}

/** A view as a page, with its map. */
export function viewHtml(view: BattleView, mapSvg: string): string {
  const [title = '', ...more] = titleOf(view);
  const tables = tablesOf(view).map(({ title: heading, columns, rows }) => {
    const row = (name: 'th' | 'td', cells: readonly string[]) =>
      element('tr', {}, cells.map((cell) => `<${name}>${escaped(cell)}</${name}>`).join(''));
    return `${element('h2', {}, escaped(heading))}${element('table', {}, row('th', columns) + rows.map((cells) => row('td', cells)).join(''))}`;
  });
  const said = more.map((line) => element('p', {}, escaped(line)));
  return page(title, [element('h1', {}, escaped(title)), ...said, mapSvg, ...tables].join(''));
}
