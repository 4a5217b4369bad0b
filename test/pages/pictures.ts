import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pngOf } from '@vedette/reports';
import { Browser } from './browser.js';
import { type RealTurns, realTurns } from './real-turns.js';

/**
 * `npm run pictures`: makes the pictures of docs/pictures/reports anew from the war of 1846 as its scripted staffs play it. Maps
 * are drawn without fonts and come out the same everywhere; pages are what Chromium shows.
 */
const folder = fileURLToPath(new URL('../../docs/pictures/reports/', import.meta.url));
const SECRET = 'the dice of 1846';
const TURNS = 3;

/** Maps by file: whose, of which turn, and how its name begins. */
const MAPS = [
  { file: 'strategic-map', player: 'arista', turn: 3, map: /^strategic/ },
  { file: 'tactical-map', player: 'taylor', turn: 1, map: /^tactical-J9-V4/ },
  { file: 'sea-chart', player: 'conner', turn: 3, map: /^(sea|chart)/ },
] as const;
/** The upper part of pages by file. */
const PAGES = [
  { file: 'turn-report', player: 'taylor', turn: 3, kind: 'turn', width: 800, height: 1400 },
  { file: 'position-report', player: 'taylor', turn: 3, kind: 'position', width: 1100, height: 1400 },
  { file: 'position-report-phone', player: 'taylor', turn: 3, kind: 'position', width: 320, height: 1400 },
] as const;

const war = realTurns('amwol-1846', TURNS, SECRET);
await drawMaps(war);
await showPages(war);

async function drawMaps({ reportsOf }: RealTurns): Promise<void> {
  for (const { file, player, turn, map } of MAPS) {
    const { maps } = reportsOf(player, turn);
    const found = maps.find(({ name }) => map.test(name));
    if (!found)
      throw new Error(`${player} has no map ${map} in turn ${turn}: ${maps.map(({ name }) => name)}`);
    const png = await pngOf(found.svg, 1.5);
    if (!png) throw new Error('No renderer on this machine: npm install @resvg/resvg-js');
    write(file, png);
  }
}

async function showPages({ reportsOf }: RealTurns): Promise<void> {
  const pages = mkdtempSync(join(tmpdir(), 'vedette-pictures-'));
  const browser = await Browser.open();
  try {
    for (const { file, player, turn, kind, width, height } of PAGES) {
      const page = join(pages, `${file}.html`);
      writeFileSync(page, reportsOf(player, turn).render(kind, 'html')!.body);
      await browser.show(page, width);
      write(file, await browser.picture({ width, height }));
    }
  } finally {
    await browser.close();
    rmSync(pages, { recursive: true, force: true });
  }
}

function write(file: string, png: Uint8Array): void {
  writeFileSync(`${folder}${file}.png`, png);
  process.stdout.write(`${file}.png: ${png.length} bytes\n`);
}
