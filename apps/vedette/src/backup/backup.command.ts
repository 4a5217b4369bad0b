import { readConfiguration, serviceSettings } from '@vedette/platform';
import { Command } from 'commander';
import type { BackupManifest } from './run-backup.js';

const EXAMPLE = `
With DATABASE_URL (or DATABASE_URL_FILE) of the owner of the database; verify makes and drops a database beside it. A backup is a dump
and a manifest, which says what its log adds up to. The root key is not in it: keep that apart.

  ./vedette backup run --to /backups
  ./vedette backup verify /backups/vedette-2026-03-01T02-00-00-000Z.json
`;

/** What could not be done, and why, so that whoever runs it by a timer is told. */
const FAILED = 1;

/** `vedette backup`: dumps of the database, for whoever runs the installation. */
export function backupCommand(): Command {
  const command = new Command('backup')
    .description('dump the database, and prove that a dump can be restored')
    .addHelpText('after', EXAMPLE);
  command
    .command('run')
    .description('dump the database with what its log adds up to; the house goes on')
    .requiredOption('--to <folder>', 'folder of the backups')
    .option('--json', 'print JSON')
    .action(({ to, json }: { readonly to: string; readonly json?: boolean }) =>
      tell(
        json,
        async (databaseUrl) => (await import('./run-backup.js')).runBackup(databaseUrl, to),
        'is written to',
      ),
    );
  command
    .command('verify <manifest>')
    .description('restore a backup into a database of its own, compare its log, and drop it again')
    .option('--json', 'print JSON')
    .action((manifest: string, { json }: { readonly json?: boolean }) =>
      tell(
        json,
        async (databaseUrl) => (await import('./verify-backup.js')).verifyBackup(databaseUrl, manifest),
        'can be restored from',
      ),
    );
  return command;
}

async function tell(
  json: boolean | undefined,
  work: (databaseUrl: string) => Promise<BackupManifest>,
  done: string,
): Promise<void> {
  const { DATABASE_URL } = readConfiguration({ DATABASE_URL: serviceSettings.DATABASE_URL }, process.env);
  try {
    const manifest = await work(DATABASE_URL);
    const { database, file, head, campaigns, bytes } = manifest;
    const words = `${database} ${done} ${file}: ${Object.keys(campaigns).length} campaigns, ${head} events sealed, ${bytes} bytes`;
    process.stdout.write(`${json ? JSON.stringify(manifest, null, 2) : words}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = FAILED;
  }
}
