import { describe, expect, it } from '@jest/globals';
import { mapFiles } from './map-files.js';
import { pngOf } from './png/picture.js';
import { composePositionReport } from './position/compose-position-report.js';
import { windowOf } from './specimen/dom.js';
import { specimenTurn } from './specimen/specimen-turn.js';

const files = mapFiles(composePositionReport(specimenTurn()));
const parser = new (windowOf('').DOMParser)();
const parsed = (name: string) =>
  parser.parseFromString(files.find((file) => file.name === name)!.svg, 'image/svg+xml').documentElement;

describe('map files', () => {
  it('are one a sheet, a tactical map and a chart, by name', () => {
    expect(files.map(({ name }) => name)).toEqual([
      'strategic-1',
      'strategic-2',
      'tactical-G6-V6',
      'chart-Gulf',
    ]);
  });

  it('hold all that they refer to, and no text that would need a font', () => {
    for (const { name, svg } of files) {
      const root = parsed(name);
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id!);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
      expect(root.querySelectorAll('text')).toHaveLength(0);
      expect(root.querySelector('title')!.textContent).not.toBe('');
    }
  });

  it('draw the ground of every square, the river, the coast and the frontier', () => {
    const root = parsed('strategic-1');
    const drawn = (selector: string) => root.querySelectorAll(selector).length;
    for (const ground of [
      'gs-open',
      'gs-river',
      'gs-hill',
      'gs-marsh',
      'gs-water',
      'gs-high_20mountain',
      'gs-unseen',
    ])
      expect([ground, drawn(`path[fill="url(#${ground})"]`)]).toEqual([ground, 1]);
    for (const line of ['.river', '.coast', '.frontier', '.grid'])
      expect([line, drawn(line)]).toEqual([line, 1]);
    expect([drawn('.fort'), drawn('.siege')]).toEqual([1, 1]);
  });

  it('draw the siege and its note on the tactical map (GITM AMWOL 2.7)', () => {
    const root = parsed('tactical-G6-V6');
    expect(root.querySelectorAll('.siege')).toHaveLength(1);
    expect(Number(root.getAttribute('height'))).toBeGreaterThan(Number(root.getAttribute('width')));
  });

  it('are pictures of the same bytes every time, where a renderer is installed', async () => {
    const [first] = files;
    const png = await pngOf(first!.svg, 2);
    if (png === null) return;
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(Buffer.from((await pngOf(first!.svg, 2))!).equals(Buffer.from(png))).toBe(true);
    const width = Buffer.from(png).readUInt32BE(16);
    expect(width).toBe(2 * Number(/ width="(\d+)"/.exec(first!.svg)![1]));
  });
});
