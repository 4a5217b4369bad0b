import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BenchResult } from './umpire.js';
import { benchReports } from './bench-reports.js';

/** Writes events, final position, receipts and every player's reports under `folder`. */
export function writeResults(folder: string, result: BenchResult): void {
  const files = new Map<string, string>([
    ['events.jsonl', result.events.map((event) => `${JSON.stringify(event)}\n`).join('')],
    ['position.json', `${JSON.stringify(result.position, null, 1)}\n`],
    ['receipts.json', `${JSON.stringify(result.receipts, null, 1)}\n`],
    ...benchReports(result),
  ]);
  for (const [name, text] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
