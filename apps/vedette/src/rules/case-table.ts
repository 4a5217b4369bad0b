import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';

/** Folder of the tables, beside the books' folders of cases. */
export const TABLES = 'tables';

/** Books, ground, states and players that many cases share, by name; a comment says what each is. */
export type CaseTables = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The tables of a folder of cases, or of the nearest folder above it that has some. */
export function readTables(folder: string): CaseTables {
  const here = join(folder, TABLES);
  if (existsSync(here))
    return new Map(
      readdirSync(here)
        .filter((file) => file.endsWith('.yaml'))
        .sort()
        .map((file) => [
          basename(file, '.yaml'),
          parse(readFileSync(join(here, file), 'utf8')) as Readonly<Record<string, unknown>>,
        ]),
    );
  return dirname(folder) === folder ? new Map() : readTables(dirname(folder));
}

/** A case with its position written out: what it says itself stands over what its table says. */
export function laidOut<Case extends { readonly position: object }>(
  read: Case,
  tables: CaseTables,
  file: string,
): Case {
  const { table, ...own } = (read.position ?? {}) as { table?: string };
  if (table === undefined) return read;
  const shared = tables.get(table);
  if (!shared)
    throw new Error(`${file}: there is no table "${table}"; there are ${[...tables.keys()].join(', ')}`);
  return { ...read, position: { ...shared, ...own } };
}
