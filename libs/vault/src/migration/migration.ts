import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** One step of a schema's history; once applied anywhere its text never changes. */
export interface MigrationStep {
  /** File name, which gives the order: `001-documents.sql`. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the SQL. */
  readonly checksum: string;
  /**
   * A step *expands* when programs that do not know it go on as before. One that takes away what the release before still used
   * *contracts*: its file says so in a line `-- contracts`, and only `vedette upgrade finish` applies it.
   */
  readonly change: 'expands' | 'contracts';
}

/** A schema and the steps that make it. */
export interface SchemaHistory {
  readonly schema: string;
  readonly steps: readonly MigrationStep[];
}

/** Reads the steps of a schema from the `.sql` files of a folder, in order of file name. */
export function readHistory(schema: string, folder: URL): SchemaHistory {
  const path = fileURLToPath(folder);
  const names = readdirSync(path)
    .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
    .sort();
  const steps = names.map((name): MigrationStep => {
    const sql = readFileSync(join(path, name), 'utf8');
    const change = /^-- contracts\b/m.test(sql) ? 'contracts' : 'expands';
    return { name, sql, change, checksum: createHash('sha256').update(sql).digest('hex') };
  });
  return { schema, steps };
}
