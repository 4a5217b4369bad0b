import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { HouseClient, type ServerOptions } from '../server/house-client.js';
import { runCommand } from '../server/run-command.js';
import { withServer } from '../server/server-command.js';
import { UsageError } from '../server/usage.error.js';
import { openInBrowser } from './open-in-browser.js';

const FORMATS = ['txt', 'html', 'json', 'svg'] as const;
type Kind = 'turn' | 'position';

interface Options extends ServerOptions {
  readonly position?: boolean;
  readonly format?: string;
  readonly player?: string;
  readonly out?: string;
  readonly open?: boolean;
  readonly list?: boolean;
}

interface ReportEntry {
  readonly turn: number;
  readonly kind: Kind;
  readonly formats: readonly string[];
  readonly edition: number;
}

/** `vedette report [turn]`: the report of a turn, in the terminal, in a file or in a browser. */
export function reportCommand(): Command {
  const command = withServer(new Command('report').argument('[turn]', 'the latest there is, unless given'))
    .option('--position', 'the position report with its maps instead of what happened')
    .option('--format <format>', `${FORMATS.join(', ')}; txt, or html with --open`)
    .option('--open', 'show it in a browser')
    .option('--out <file>', 'write it to a file')
    .option('--player <id>', 'whose, where you may read those of others')
    .option('--list', 'only tell which reports there are');
  return command.action((turn?: string) => runCommand(() => showReport(turn, command.opts<Options>())));
}

async function showReport(given: string | undefined, options: Options): Promise<void> {
  const client = new HouseClient(options);
  const whose = options.player ? `?player=${encodeURIComponent(options.player)}` : '';
  const entries = await client.campaign<readonly ReportEntry[]>('GET', `/reports${whose}`);
  if (options.list) {
    process.stdout.write(tellReports(entries));
    return;
  }
  const kind: Kind = options.position ? 'position' : 'turn';
  const turn = turnOf(given, kind, entries);
  const format = options.format ?? (options.open ? 'html' : 'txt');
  if (!FORMATS.some((one) => one === format))
    throw new UsageError(`there is no form "${format}" of a report; forms are ${FORMATS.join(', ')}`);
  const { bytes } = await client.document(`/reports/${turn}/${kind}.${format}${whose}`);
  if (options.out !== undefined) writeFileSync(options.out, bytes, { mode: 0o600 });
  else if (!options.open) process.stdout.write(bytes);
  if (!options.open) return;
  const file = options.out ?? join(mkdtempSync(join(tmpdir(), 'vedette-')), `turn-${turn}-${kind}.${format}`);
  if (options.out === undefined) writeFileSync(file, bytes, { mode: 0o600 });
  process.stdout.write(`${file}\n`);
  await openInBrowser(file);
}

function turnOf(given: string | undefined, kind: Kind, entries: readonly ReportEntry[]): number {
  const turns = entries.filter((entry) => entry.kind === kind).map(({ turn }) => turn);
  if (given !== undefined) {
    if (!/^\d{1,5}$/.test(given)) throw new UsageError(`"${given}" is no turn; give a number such as 3`);
    return Number(given);
  }
  if (turns.length > 0) return Math.max(...turns);
  throw new UsageError(
    kind === 'turn'
      ? 'no turn is resolved yet; the opening is told by "vedette report --position"'
      : 'there is no report yet',
  );
}

function tellReports(entries: readonly ReportEntry[]): string {
  const lines = [...entries]
    .sort((a, b) => b.turn - a.turn)
    .map(({ turn, kind, formats, edition }) => {
      const corrected = edition > 1 ? `, corrected (edition ${edition})` : '';
      return `turn ${turn}  ${kind}: ${formats.join(', ')}${corrected}\n`;
    });
  return lines.join('') || 'There is no report yet.\n';
}
