import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'accounts.json';

/** Where the passwords lie that were made for the people of a scenario. */
export const passwordFile = (dataFolder: string): string => join(dataFolder, NAME);

/** The passwords earlier starts have made, by account; none when there was no earlier start. */
export function keptPasswords(dataFolder: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(passwordFile(dataFolder), 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Keeps passwords beside those that are kept already; readable by their owner only. Whoever changes his password makes what is
 * kept of it worthless, and nobody writes the new one down here.
 */
export function keepPasswords(dataFolder: string, made: Readonly<Record<string, string>>): void {
  const kept = { ...keptPasswords(dataFolder), ...made };
  const draft = `${passwordFile(dataFolder)}.new`;
  writeFileSync(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, passwordFile(dataFolder));
}
