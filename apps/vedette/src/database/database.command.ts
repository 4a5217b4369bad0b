import { serviceSettings, readConfiguration } from '@vedette/platform';
import { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { adoptDatabase } from './adopt-database.js';
import { prepareDatabase } from './prepare-database.js';
import { readRolePasswords } from './read-role-passwords.js';

interface PrepareOptions {
  readonly passwords?: string;
  readonly stay?: string;
}

/** `vedette database`: what whoever owns the database does before services start. */
export function databaseCommand(): Command {
  const command = new Command('database').description('prepare the database before services start');
  command
    .command('prepare')
    .description(
      'make a role for every service, migrate every schema, grant each role what it needs and no more, seal keys that lie open; ' +
        'as the role of DATABASE_URL or DATABASE_URL_FILE, which must be able to make roles',
    )
    .option(
      '--passwords <file>',
      'JSON with a password for every service, or for those of a cell or a front alone; without it no roles are made and services come as the owner',
    )
    .option(
      '--stay <file>',
      'write this file when it is done, and stay until stopped, so that others can wait',
    )
    .action(async ({ passwords, stay }: PrepareOptions) => {
      const { DATABASE_URL } = readConfiguration({ DATABASE_URL: serviceSettings.DATABASE_URL }, process.env);
      await prepareDatabase({
        databaseUrl: DATABASE_URL,
        key: process.env,
        say,
        ...(passwords === undefined ? {} : { passwords: readRolePasswords(passwords) }),
      });
      say('The database is prepared.');
      if (stay !== undefined) await stayUntilStopped(stay);
    });
  command
    .command('adopt')
    .description(
      'after a restore into another cluster: begin a new era of the log, so that it seals again, and take note of breaks of its history, of which an alert tells until then; as the owner of the database of DATABASE_URL. ' +
        'Asked again it changes nothing',
    )
    .action(async () => {
      const { DATABASE_URL } = readConfiguration({ DATABASE_URL: serviceSettings.DATABASE_URL }, process.env);
      await adoptDatabase(DATABASE_URL, say);
    });
  return command;
}

/** `vedette upgrade`: what is left to do when nothing of the release before runs any more. */
export function upgradeCommand(): Command {
  const command = new Command('upgrade').description('what is left to do after an upgrade');
  command
    .command('finish')
    .description(
      'take away from the database what only the release before still used; that release cannot be started on it again. ' +
        'As the owner of the database of DATABASE_URL; asked again it changes nothing',
    )
    .option('--passwords <file>', 'as "vedette database prepare" was given them')
    .action(async ({ passwords }: PrepareOptions) => {
      const { DATABASE_URL } = readConfiguration({ DATABASE_URL: serviceSettings.DATABASE_URL }, process.env);
      await prepareDatabase({
        databaseUrl: DATABASE_URL,
        key: process.env,
        say,
        finish: true,
        ...(passwords === undefined ? {} : { passwords: readRolePasswords(passwords) }),
      });
      say('The upgrade is finished.');
    });
  return command;
}

async function stayUntilStopped(file: string): Promise<void> {
  const kept = setInterval(() => undefined, 60_000);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    // Last, since who waits for the file may stop this at once.
    writeFileSync(file, '');
  });
  clearInterval(kept);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
