import { parseArgs } from 'node:util';
import type { Finding } from './drill.js';
import { DRILLS } from './drills.js';
import { holdApart } from './hold-apart.js';
import { inTime, tableOf } from './table.js';

/**
 * The fault campaign: `npm run drills -- [--untimed] [words of names]`. Each drill has servers, services, folders and a
 * process of its own. Prints the table; exits 1 when something did not hold. `--untimed` leaves out how long recovery took, for
 * machines that are busy with other things.
 */
const { values, positionals } = parseArgs({
  options: { untimed: { type: 'boolean' }, list: { type: 'boolean' } },
  allowPositionals: true,
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const wanted = DRILLS.filter(({ name }) => positionals.every((word) => name.includes(word)));
if (wanted.length === 0) throw new Error(`No drill has ${positionals.join(' and ')} in its name.`);
if (values.list) {
  for (const { name, row } of wanted) say(`${name} (${row})`);
  process.exit(0);
}

const findings: Finding[] = [];
for (const drill of wanted) {
  const finding = await holdApart(drill).then((found) => (values.untimed ? found : inTime(found)));
  process.stderr.write(`${finding.fate.padEnd(8)}${finding.name}\n`);
  findings.push(finding);
}
say(tableOf(findings));
process.exitCode = findings.some(({ fate }) => fate === 'failed') ? 1 : 0;
