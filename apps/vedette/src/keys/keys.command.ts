import { readConfiguration, serviceSettings } from '@vedette/platform';
import { CORRESPONDENCE_KEYS, HOUSE_KEYS, readRootKey, resealKeys } from '@vedette/vault';
import { Command } from 'commander';
import { openAsOwner } from '../database/owner-pool.js';
import { brokerWayOf } from '../operator/broker-way.js';
import { type PlaceOptions, placeOf, reached } from '../operator/house-place.js';
import { mustBeHeld, processesOn } from './must-be-held.js';

/** Wrong settings, as services end with them. */
const WRONG_SETTINGS = 78;

const PLACES = [HOUSE_KEYS, CORRESPONDENCE_KEYS] as const;

/** `vedette keys`: the pass phrases that seal keys, for whoever runs the installation. */
export function keysCommand(): Command {
  const command = new Command('keys').description('change the pass phrases that seal keys');
  reached(command.command('reseal'))
    .description(
      'seal every key under VEDETTE_KEY that was sealed under VEDETTE_KEY_OLD, or under CORRESPONDENCE_KEY that was sealed under ' +
        'CORRESPONDENCE_KEY_OLD (each may be named by …_FILE), while services that have both go on, or none runs; as the owner of the ' +
        'database of DATABASE_URL. Services are asked over the broker which they have: one that lacks the new one is named, and nothing is ' +
        'sealed. Begun again after it was broken off it goes on, and it says when the old one may go',
    )
    .option('--force', 'seal although a service lacks the new one, or does not say what it has')
    .action(async ({ force = false, ...options }: PlaceOptions & { readonly force?: boolean }) => {
      const house = placeOf(options);
      const { DATABASE_URL } = readConfiguration({ DATABASE_URL: serviceSettings.DATABASE_URL }, process.env);
      const changed = PLACES.flatMap((place) => {
        const rootKey = readRootKey(process.env, place);
        return rootKey && rootKey.opens.length > 1 ? [{ place, rootKey }] : [];
      });
      if (changed.length === 0) {
        process.stderr.write('VEDETTE_KEY must be the new pass phrase and VEDETTE_KEY_OLD the one before.\n');
        process.exitCode = WRONG_SETTINGS;
        return;
      }
      const pool = openAsOwner(DATABASE_URL, 1);
      try {
        if (!force) {
          const processes = await processesOn(pool, brokerWayOf(house));
          for (const { place, rootKey } of changed) mustBeHeld(processes, place, rootKey);
        }
        for (const { place, rootKey } of changed) {
          const keys = await resealKeys(pool, rootKey, place);
          const { setting } = place;
          process.stdout.write(
            `${house.json ? JSON.stringify({ setting, keys, oldMayGo: `${setting}_OLD` }) : wordsOf(setting, keys.length)}\n`,
          );
        }
      } finally {
        await pool.end();
      }
    });
  return command;
}

const wordsOf = (setting: string, sealed: number): string =>
  `${sealed} keys are sealed anew, all under the new ${setting}, and none needs the old one: ${setting}_OLD may go from every service. ` +
  'Keep the old pass phrase as long as backups of before: it opens them and nothing else.';
