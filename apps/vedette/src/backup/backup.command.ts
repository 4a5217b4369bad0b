import { readConfiguration, serviceSettings } from '@vedette/platform';
import { Command, InvalidArgumentError } from 'commander';
import type { ReportsAgain } from '@vedette/app-reporting/again';
import { readRolePasswords } from '../database/read-role-passwords.js';
import type { BackupManifest } from './run-backup.js';
import type { VerifiedBackup } from './verify-backup.js';

const EXAMPLE = `
With DATABASE_URL (or DATABASE_URL_FILE) of the owner of the database; verify makes and drops a database beside it. A backup is a dump
and a manifest, which says what its log adds up to. The root key is not in it: keep that apart.

  ./vedette backup run --to /backups
  ./vedette backup run --to /backups --keep 14                           of this database the newest fourteen stay
  ./vedette backup verify /backups/vedette-2026-03-01T02-00-00-000Z.json
  ./vedette backup verify /backups                                       the newest that is there

Before a restore: what a backup holds, whether its dump is whole, and whether VEDETTE_KEY and CORRESPONDENCE_KEY open its keys.

  VEDETTE_KEY_FILE=root-key ./vedette backup look /backups/vedette-2026-03-01T02-00-00-000Z.json

After the services were stopped, with DATABASE_URL naming a database that is not there yet or has nothing in it, and the keys of that time:

  VEDETTE_KEY_FILE=root-key ./vedette backup restore /backups --passwords passwords.json
`;

const FOLDERS_TOO = '\nA folder stands for the newest whole backup in it.';

/** What could not be done, and why, so that whoever runs it by a timer is told. */
const FAILED = 1;

/** `vedette backup`: dumps of the database, for whoever runs the installation. */
export function backupCommand(): Command {
  const command = new Command('backup')
    .description('dump the database, prove that a dump can be restored, and restore it')
    .addHelpText('after', EXAMPLE);
  command
    .command('run')
    .description('dump the database with what its log adds up to; the house goes on')
    .requiredOption('--to <folder>', 'folder of the backups')
    .option(
      '--keep <count>',
      'once it is whole, remove all but so many of the newest of this database',
      atLeastOne,
    )
    .option('--json', 'print JSON')
    .action(({ to, keep, json }: { readonly to: string; readonly keep?: number; readonly json?: boolean }) =>
      tell(
        json,
        async (databaseUrl) => {
          const manifest = await (await import('./run-backup.js')).runBackup(databaseUrl, to);
          if (keep !== undefined)
            await (await import('./backups-in.js')).keepNewest(to, { database: manifest.database, keep });
          return manifest;
        },
        'is written to',
      ),
    );
  command
    .command('look <manifest>')
    .description('say what a backup holds and whether the keys given open it, without restoring it')
    .addHelpText('after', FOLDERS_TOO)
    .option('--json', 'print JSON')
    .action(async (file: string, { json }: { readonly json?: boolean }) => {
      try {
        const seen = await (await import('./look-at-backup.js')).lookAtBackup(file, process.env);
        const { manifest, keys } = seen;
        const lines = [
          `${manifest.file}: ${manifest.database} at ${manifest.at}, made by ${manifest.build} of Postgres ${manifest.postgres}`,
          contentOf(manifest),
          ...Object.entries(keys).map(([setting, fits]) => `${setting} ${fits}`),
        ];
        process.stdout.write(`${json ? JSON.stringify(seen, null, 2) : lines.join('\n')}\n`);
        if (Object.values(keys).includes('is another one')) process.exitCode = FAILED;
      } catch (error) {
        failed(error);
      }
    });
  command
    .command('verify <manifest>')
    .description(
      'restore a backup into a database of its own, compare its log, make the reports of one campaign again, and drop it',
    )
    .addHelpText('after', FOLDERS_TOO)
    .option(
      '--campaign <id>',
      'whose reports are made again; of the campaign with the most turns unless given',
    )
    .option('--json', 'print JSON')
    .action((manifest: string, { campaign, json }: { readonly campaign?: string; readonly json?: boolean }) =>
      tell(
        json,
        async (databaseUrl) =>
          (await import('./verify-backup.js')).verifyBackup(databaseUrl, manifest, {
            ...{ env: process.env, campaign },
          }),
        'can be restored from',
      ),
    );
  command
    .command('restore <manifest>')
    .description(
      'restore a backup into the empty database of DATABASE_URL, or make it: compare its log, prepare it for services and adopt it; as ' +
        'whoever may make databases and roles there',
    )
    .addHelpText('after', FOLDERS_TOO)
    .option('--passwords <file>', 'as "vedette database prepare" takes them')
    .option('--json', 'print JSON')
    .action((path: string, { passwords, json }: { readonly passwords?: string; readonly json?: boolean }) =>
      tell(
        json,
        async (databaseUrl) =>
          (await import('./restore-backup.js')).restoreBackup(path, {
            ...{ databaseUrl, key: process.env, say: (line) => void process.stderr.write(`${line}\n`) },
            ...(passwords === undefined ? {} : { passwords: readRolePasswords(passwords) }),
          }),
        'is restored from',
      ),
    );
  return command;
}

async function tell(
  json: boolean | undefined,
  work: (databaseUrl: string) => Promise<BackupManifest | VerifiedBackup>,
  done: string,
): Promise<void> {
  const { DATABASE_URL } = readConfiguration({ DATABASE_URL: serviceSettings.DATABASE_URL }, process.env);
  try {
    const manifest = await work(DATABASE_URL);
    const lines = [
      `${manifest.database} ${done} ${manifest.file}: ${contentOf(manifest)}`,
      ...('reports' in manifest ? [reportsOf(manifest.reports)] : []),
    ];
    process.stdout.write(`${json ? JSON.stringify(manifest, null, 2) : lines.join('\n')}\n`);
  } catch (error) {
    failed(error);
  }
}

const contentOf = ({ campaigns, head, bytes }: BackupManifest): string =>
  `${Object.keys(campaigns).length} campaigns, ${head} events sealed, ${bytes} bytes`;

function atLeastOne(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 1 to 99999.');
  return Number(text);
}

const COMPARED: Readonly<Record<ReportsAgain['as'], string>> = {
  equal: 'and are those that were kept',
  'none-kept': 'none was kept to compare them with',
  'other-generation': 'those that were kept are of another release and cannot be compared',
};

/** What came of making reports again, in a line. */
export function reportsOf(again: ReportsAgain | null): string {
  if (again === null) return 'no turn of any campaign was resolved: there are no reports to make again';
  const { campaign, turns, reports, as } = again;
  return `${reports} reports of ${campaign} (${turns} turns) were made of the log again, ${COMPARED[as]}`;
}

function failed(error: unknown): void {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = FAILED;
}
