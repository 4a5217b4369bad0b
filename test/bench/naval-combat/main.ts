import { readFileSync } from 'node:fs';
import { figuresOf, type Action } from './action.js';
import { drawnActions } from './drawn-actions.js';

/**
 * What duels of ships cost and how they end, beside actions that were fought: `npm run bench:naval -- [duels]`. The
 * actions are those of `history.json`, with one ship on each side as good as all of them.
 */
const duels = Number(process.argv[2] ?? 2000);
const history = JSON.parse(readFileSync(new URL('history.json', import.meta.url), 'utf8')) as {
  actions: (Action & { type: 'FR' | 'SL' })[];
};
const begun = performance.now();
const columns: [string, Record<string, string>][] = [
  ['as fought', figuresOf(history.actions)],
  ['frigates', figuresOf(history.actions.filter(({ type }) => type === 'FR'))],
  ['sloops', figuresOf(history.actions.filter(({ type }) => type === 'SL'))],
  ['FR drawn', figuresOf(drawnActions('FR', duels, 1))],
  ['SL drawn', figuresOf(drawnActions('SL', duels, 2))],
  ['range', figuresOf(drawnActions('FR', duels, 3, { close: false }))],
  ['close', figuresOf(drawnActions('FR', duels, 4, { close: true }))],
  ['at hulls', figuresOf(drawnActions('FR', duels, 5, { fireAt: 'hull' }))],
  ['at rigging', figuresOf(drawnActions('FR', duels, 6, { fireAt: 'rigging' }))],
];
process.stderr.write(`${6 * duels} duels in ${Math.round(performance.now() - begun)} ms\n`);
process.stdout.write(`${''.padEnd(36)}${columns.map(([name]) => name.padStart(11)).join('')}\n`);
for (const row of Object.keys(columns[0]![1]))
  process.stdout.write(
    `${row.padEnd(36)}${columns.map(([, figures]) => (figures[row] ?? '').padStart(11)).join('')}\n`,
  );
