import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A database object as it stands in its `.sql` file, and the digest by which a change to it is noticed. */
export interface SqlFile {
  readonly path: string;
  readonly text: string;
  readonly digest: string;
}

const root = new URL('../sql/', import.meta.url);

/** Reads one file of the `sql` folder, `functions/seal.sql` for instance. */
export const readSqlFile = async (path: string): Promise<SqlFile> => {
  const text = await readFile(new URL(path, root), 'utf8');
  return { path, text, digest: createHash('sha256').update(text).digest('hex') };
};
