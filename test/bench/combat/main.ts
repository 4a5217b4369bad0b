import { existsSync, readFileSync } from 'node:fs';
import { drawnBattle, type BattleOutcome } from './drawn-battle.js';
import { readBattles } from './battle-records.js';
import { figuresOf, type BattleFigures } from './figures.js';

/**
 * What battles of the engine cost, beside battles that were fought: `npm run bench:combat -- [battles] [file.csv]`.
 * The file is the table of battles 1700-1799 of the CDB90 data base; it is not part of the project.
 */
const count = Number(process.argv[2] ?? 1000);
const file = process.argv[3];
const columns: [string, BattleFigures][] = [];
for (const book of ['gitm-amwol', 'gitm-nwol'] as const) {
  const begun = performance.now();
  const drawn = Array.from({ length: count }, (_, i) => drawnBattle(book, i + 1)).filter(
    (one): one is BattleOutcome => one !== null,
  );
  columns.push([book, figuresOf(drawn)]);
  process.stderr.write(`${book}: ${drawn.length} battles in ${Math.round(performance.now() - begun)} ms\n`);
}
if (file && existsSync(file)) columns.push(['as fought', figuresOf(readBattles(readFileSync(file, 'utf8')))]);
const rows = Object.keys(columns[0]![1]) as (keyof BattleFigures)[];
process.stdout.write(`${''.padEnd(46)}${columns.map(([name]) => name.padStart(12)).join('')}\n`);
for (const row of rows)
  process.stdout.write(
    `${row.padEnd(46)}${columns.map(([, figures]) => (figures[row] ?? '').padStart(12)).join('')}\n`,
  );
