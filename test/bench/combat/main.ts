import { existsSync, readFileSync } from 'node:fs';
import type { Book } from './armies.js';
import { meetingOf, type BattleOutcome } from './battle-outcome.js';
import { readBattles } from './battle-records.js';
import { drawnBattle } from './drawn-battle.js';
import { tables, type BattleSet } from './figures.js';

/**
 * What battles of the engine cost, beside battles that were fought: `npm run bench:combat -- [battles] [file.csv]`.
 * The file is a table of battles in the form of the CDB90 data base; it is not part of the project. With it every battle
 * of the table is fought again by armies of its sizes ("fought again"), besides battles of any size under either book.
 */
const count = Number(process.argv[2] ?? 1000);
const file = process.argv[3];
const records = file && existsSync(file) ? readBattles(readFileSync(file, 'utf8')) : [];
/** Men on the field from which a battle is fought under the rules for large armies. */
const LARGE = 20_000;

const sets: BattleSet[] = [];
if (records.length > 0) {
  sets.push({ name: 'as fought', battles: records });
  sets.push({
    name: 'fought again',
    battles: draw((i) => {
      const record = records[i % records.length]!;
      const meeting = meetingOf(record);
      const book: Book = meeting.attacker + meeting.defender < LARGE ? 'gitm-amwol' : 'gitm-nwol';
      const battle = drawnBattle(book, i + 1, meeting);
      return battle && { ...battle, half: record.half };
    }),
  });
}
for (const book of ['gitm-amwol', 'gitm-nwol'] as const satisfies Book[])
  sets.push({ name: book, battles: draw((i) => drawnBattle(book, i + 1)) });
process.stdout.write(tables(sets));

function draw(one: (index: number) => BattleOutcome | null): BattleOutcome[] {
  return Array.from({ length: count }, (_, i) => one(i)).filter((battle) => battle !== null);
}
