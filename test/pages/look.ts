import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Browser } from './browser.js';
import { layoutFaults } from './layout-faults.js';
import { realTurns } from './real-turns.js';

/**
 * Looks at the pages of real turns as browsers show them: `npm run look [-- folder]`. The war of 1846 is played for three
 * turns; the reports of a commander of each side, of a commodore and of a minister are opened in Chromium at four widths and
 * as printed, kept as pictures in the folder, and measured. Exits 1 where something is cut off, too small or too faint.
 */
const folder = resolve(process.argv[2] ?? '.data/look');
const WIDTHS = [320, 768, 1280] as const;
const PLAYERS = ['taylor', 'arista', 'conner', 'polk'] as const;
const TURN = 3;
const HIGHEST = 6000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
mkdirSync(folder, { recursive: true });
const war = realTurns('amwol-1846', TURN, 'the dice of 1846');
const browser = await Browser.open();
let faults = 0;
try {
  for (const player of PLAYERS)
    for (const kind of ['turn', 'position'] as const) {
      const reports = war.reportsOf(player, TURN);
      const file = `${folder}/${player}-${kind}.html`;
      writeFileSync(file, reports.render(kind, 'html')!.body);
      writeFileSync(`${folder}/${player}-${kind}.txt`, reports.render(kind, 'txt')!.body);
      for (const width of WIDTHS) {
        await browser.show(file, width);
        const found = await layoutFaults(browser, width);
        const height = await browser.value<number>('document.documentElement.scrollHeight');
        for (let y = 0, sheet = 1; y < height; y += HIGHEST, sheet++)
          writeFileSync(
            `${folder}/${player}-${kind}-${width}-${sheet}.png`,
            await browser.picture({ y, width, height: Math.min(HIGHEST, height - y) }),
          );
        faults += found.length;
        say(`${player} ${kind} at ${width}: ${height} high, ${found.length === 0 ? 'held' : 'MISSED'}`);
        for (const fault of found) say(`  ${fault}`);
      }
      await browser.show(file, 794, 'print');
      const pdf = `${folder}/${player}-${kind}.pdf`;
      writeFileSync(pdf, await browser.print());
    }
} finally {
  await browser.close();
}
say(faults === 0 ? `held: pictures in ${folder}` : `MISSED: ${faults} faults, pictures in ${folder}`);
process.exitCode = faults === 0 ? 0 : 1;
