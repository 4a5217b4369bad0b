import { existsSync } from 'node:fs';
import { keysOpen } from '@vedette/vault';
import type pg from 'pg';

type OpenPlace = Parameters<typeof keysOpen>[1];

/** What a start writes beside the keys of a database, so that whoever finds them can tell where they are opened. */
const NOTE = 'opened by the keys in ';

/** A database serves another data folder, whose keys alone open it. */
export class DatabaseOfAnotherFolderError extends Error {
  readonly code = 'DATABASE_OF_ANOTHER_FOLDER';

  constructor({
    database,
    dataFolder,
    other,
  }: {
    database: string;
    dataFolder: string;
    other: string | null;
  }) {
    super(
      [
        `The database ${database} belongs to another start of Vedette${other === null ? '' : `, whose data folder is ${other}`}: what is secret in it is sealed with the keys of that folder (root.key, correspondence.key), which those in ${dataFolder} do not open.`,
        ...waysOn(database, dataFolder, other),
      ].join('\n'),
    );
    this.name = 'DatabaseOfAnotherFolderError';
  }
}

function waysOn(database: string, dataFolder: string, other: string | null): string[] {
  const begin = [
    `To begin anew beside it, take servers of your own in a new data folder; nothing of the other house is touched:`,
    `  VEDETTE_SERVERS=local,embedded npm start -- --data ${dataFolder}-2`,
  ];
  if (other !== null && existsSync(other))
    return [`To go on with it, take its folder:`, `  npm start -- --data ${other}`, ...begin];
  return [
    `To go on with it, lay copies of its root.key and correspondence.key into ${dataFolder}${other === null ? '' : `; ${other} is there no more`}. Without them its secrets cannot be opened by anybody.`,
    ...begin,
    `Who wants nothing of the other house any more, its campaigns included, drops its database first: dropdb ${database}`,
  ];
}

/** Holds a database against the keys of a data folder, before anything is done to it. @throws DatabaseOfAnotherFolderError */
export async function mustBeOfFolder(
  pool: pg.Pool,
  { database, dataFolder, places }: { database: string; dataFolder: string; places: readonly OpenPlace[] },
): Promise<void> {
  for (const place of places)
    if (!(await keysOpen(pool, place)))
      throw new DatabaseOfAnotherFolderError({ database, dataFolder, other: await folderNoted(pool) });
}

/** Notes at a database which data folder opens it. */
export async function noteFolder(pool: pg.Pool, dataFolder: string): Promise<void> {
  if ((await folderNoted(pool)) === dataFolder) return;
  const { rows } = await pool.query<{ statement: string }>(
    `SELECT format('COMMENT ON SCHEMA vault IS %L', $1::text) AS statement`,
    [NOTE + dataFolder],
  );
  await pool.query(rows[0]!.statement);
}

async function folderNoted(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ note: string | null }>(
    `SELECT obj_description(to_regnamespace('vault'), 'pg_namespace') AS note`,
  );
  const note = rows[0]?.note ?? '';
  return note.startsWith(NOTE) ? note.slice(NOTE.length) : null;
}
