import { resolve } from 'node:path';
import type { Command } from 'commander';
import { findHouse } from '../start/house-file.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Commands that open the database of an installation as its owner. */
const OF_THE_OWNER: ReadonlySet<string> = new Set([
  'backup',
  'campaign',
  'database',
  'doctor',
  'keys',
  'retention',
]);
const DATA = '--data';
/** Where a start keeps its things unless it is told otherwise. */
export const DEFAULT_DATA = '.data';
const KEYS = ['VEDETTE_KEY', 'CORRESPONDENCE_KEY'] as const;

/**
 * What a command of the database's owner need not be told where an installation is up on this machine with a Postgres and keys of its own: by
 * which settings they are reached. Nothing where a database is named, or none is up: then the command asks for what it lacks. A key that is named stays.
 *
 * @param command first word after `vedette`
 * @param dataFolder of the installation
 */
export function settingsOfHouseBeside(
  command: string,
  dataFolder: string,
  env: Environment,
): Record<string, string> {
  const isNamed = (name: string): boolean => Boolean(env[name] ?? env[`${name}_FILE`]);
  if (!isOfTheOwner(command) || isNamed('DATABASE_URL')) return {};
  const house = findHouse(dataFolder);
  if (house?.databaseUrl === undefined) return {};
  const keys = KEYS.filter((name) => !isNamed(name) && house.keyFiles?.[name] !== undefined);
  return {
    DATABASE_URL: house.databaseUrl,
    ...Object.fromEntries(keys.map((name) => [`${name}_FILE`, resolve(house.keyFiles![name]!)])),
  };
}

/** Has each command of the database's owner take the data folder of the installation it stands beside. */
export function tellDataFolder(command: Command): void {
  if (command.commands.length > 0) {
    for (const part of command.commands) tellDataFolder(part);
    return;
  }
  if (command.options.some(({ long }) => long === DATA)) return;
  command.option(
    `${DATA} <folder>`,
    'data folder of an installation on this machine, whose database and keys are taken where none are named',
    DEFAULT_DATA,
  );
}

/** Whether a command opens the database of an installation as its owner. */
export const isOfTheOwner = (command: string): boolean => OF_THE_OWNER.has(command);
