import { readConfiguration, serviceSettings } from '@vedette/platform';
import { CORRESPONDENCE_KEYS, HOUSE_KEYS, readRootKey, resealKeys } from '@vedette/vault';
import { Command } from 'commander';
import { openAsOwner } from '../database/owner-pool.js';

/** Wrong settings, as services end with them. */
const WRONG_SETTINGS = 78;

const PLACES = [HOUSE_KEYS, CORRESPONDENCE_KEYS] as const;

/** The environment as if the pass phrase before, in `…_OLD` or the file that `…_OLD_FILE` names, held now. */
const asBefore = (setting: string): Readonly<Record<string, string | undefined>> => ({
  [setting]: process.env[`${setting}_OLD`],
  [`${setting}_FILE`]: process.env[`${setting}_OLD_FILE`],
});

/** `vedette keys`: the pass phrases that seal keys, for whoever runs the installation. */
export function keysCommand(): Command {
  const command = new Command('keys').description('change the pass phrases that seal keys');
  command
    .command('reseal')
    .description(
      'seal every key under VEDETTE_KEY that was sealed under VEDETTE_KEY_OLD, or under CORRESPONDENCE_KEY that was sealed under ' +
        'CORRESPONDENCE_KEY_OLD (each may be named by …_FILE), while no service runs; as the owner of the database of DATABASE_URL. ' +
        'Begun again after it was broken off it goes on',
    )
    .option('--json', 'print JSON')
    .action(async ({ json }: { readonly json?: boolean }) => {
      const { DATABASE_URL } = readConfiguration({ DATABASE_URL: serviceSettings.DATABASE_URL }, process.env);
      const changed = PLACES.flatMap((place) => {
        const before = readRootKey(asBefore(place.setting), place);
        const now = readRootKey(process.env, place);
        return before && now ? [{ place, before, now }] : [];
      });
      if (changed.length === 0) {
        process.stderr.write('VEDETTE_KEY must be the new pass phrase and VEDETTE_KEY_OLD the one before.\n');
        process.exitCode = WRONG_SETTINGS;
        return;
      }
      const pool = openAsOwner(DATABASE_URL, 1);
      try {
        for (const { place, before, now } of changed) {
          const keys = await resealKeys(pool, before, now, place);
          const words = `${keys.length} keys are sealed under the new ${place.setting}. The old one opens older backups and nothing else.`;
          process.stdout.write(`${json ? JSON.stringify({ setting: place.setting, keys }) : words}\n`);
        }
      } finally {
        await pool.end();
      }
    });
  return command;
}
