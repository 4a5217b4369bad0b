import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the house of a data folder can be asked while it is up. */
export interface HouseAddress {
  readonly natsUrl: string;
  readonly installation: string;
  /** Its database as the owner of all there is, where the house keeps a Postgres of its own. */
  readonly databaseUrl?: string;
  /** Files of its pass phrases by the setting that names them, as far as they lie in files. */
  readonly keyFiles?: Readonly<Partial<Record<'VEDETTE_KEY' | 'CORRESPONDENCE_KEY', string>>>;
}

const NAME = 'house.json';

/** Notes where the house can be asked; readable by its owner only, for the addresses carry passwords. */
export function noteHouse(dataFolder: string, address: HouseAddress): void {
  writeFileSync(join(dataFolder, NAME), `${JSON.stringify(address)}\n`, { mode: 0o600 });
}

/** Forgets the note: the house is going down. */
export function forgetHouse(dataFolder: string): void {
  rmSync(join(dataFolder, NAME), { force: true });
}

/** The house of a data folder, if one is up. */
export function findHouse(dataFolder: string): HouseAddress | null {
  try {
    return JSON.parse(readFileSync(join(dataFolder, NAME), 'utf8')) as HouseAddress;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
