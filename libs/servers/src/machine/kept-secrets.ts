import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

const secretBytes = 24;

/**
 * Secrets of a data folder by name, made at the first start that asks for one and the same ever after. The file is readable by
 * its owner only, and is replaced whole, so that a start that is broken off leaves the old one.
 */
export const keptSecrets = async (
  file: string,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const kept = JSON.parse(text) as Record<string, string>;
  const missing = names.filter((name) => kept[name] === undefined);
  if (missing.length === 0) return kept;
  const all = {
    ...kept,
    ...Object.fromEntries(missing.map((name) => [name, randomBytes(secretBytes).toString('hex')])),
  };
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
  return all;
};
