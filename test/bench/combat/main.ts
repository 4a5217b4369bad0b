import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from './armies.js';
import { meetingOf, type BattleOutcome } from './battle-outcome.js';
import { readBattles } from './battle-records.js';
import { drawnBattle } from './drawn-battle.js';
import { tables, type BattleSet } from './figures.js';

/**
 * What battles of the engine cost, beside battles that were fought: `npm run bench:combat -- [battles] [file.csv]`.
 * The file is a table of battles in the form of the CDB90 data base; it is not part of the project. With it every battle
 * of the table is fought again by armies of its sizes ("fought again"), besides battles of any size under either book.
 * Battles of 1861 to 1871 are part of the project and fought again under ROTD with their arms.
 */
const count = Number(process.argv[2] ?? 1000);
const file = process.argv[3];
/** Men on the field from which a battle is fought under the rules for large armies. */
const LARGE = 20_000;
const LATER = join(import.meta.dirname, 'battles-1861-1871.csv');

const records = file && existsSync(file) ? readBattles(readFileSync(file, 'utf8')) : [];
const earlier: BattleSet[] =
  records.length > 0 ? [{ name: 'as fought', battles: records }, again('fought again', records)] : [];
for (const book of ['gitm-amwol', 'gitm-nwol'] as const satisfies Book[])
  earlier.push({ name: book, battles: draw((i) => drawnBattle(book, i + 1)) });

const later = readBattles(readFileSync(LATER, 'utf8'));
process.stdout.write(
  `EIGHTEENTH CENTURY\n\n${tables(earlier)}\n1861 TO 1871\n\n` +
    tables([
      { name: 'as fought 1861-71', battles: later },
      again('fought again rotd-euwol', later, 'rotd-euwol'),
    ]),
);

/** Every battle in its turn, fought by drawn armies of its sizes. */
function again(name: string, of: readonly BattleOutcome[], book?: Book): BattleSet {
  return {
    name,
    battles: draw((i) => {
      const record = of[i % of.length]!;
      const meeting = meetingOf(record);
      const small = meeting.attacker + meeting.defender < LARGE;
      const battle = drawnBattle(book ?? (small ? 'gitm-amwol' : 'gitm-nwol'), i + 1, meeting);
      return battle && { ...battle, half: record.half };
    }),
  };
}

function draw(one: (index: number) => BattleOutcome | null): BattleOutcome[] {
  return Array.from({ length: count }, (_, i) => one(i)).filter((battle) => battle !== null);
}
