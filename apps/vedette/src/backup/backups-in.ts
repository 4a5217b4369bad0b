import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that should hold a backup holds none. */
export class NoBackupError extends Error {
  constructor(folder: string) {
    super(
      `There is no whole backup in ${folder}: a dump and its manifest, as ./vedette backup run --to ${folder} writes them.`,
    );
    this.name = 'NoBackupError';
  }
}

/** Files of a backup by its name: that of the database, and the moment, which sorts as it passes. */
const OF_A_BACKUP =
  /^(?<database>.+)-(?<moment>\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.(?<form>json|dump|dump\.part)$/;

interface BackupFile {
  readonly file: string;
  readonly database: string;
  readonly moment: string;
  readonly form: string;
}

/**
 * The manifest that a path names: itself, or where it is a folder that of the newest whole backup in it. One that is still being
 * made is none yet. @throws NoBackupError
 */
export async function manifestAt(path: string): Promise<string> {
  if (!(await stat(path)).isDirectory()) return path;
  const [newest] = wholeOf(await filesIn(path)).sort(({ moment: one }, { moment: other }) =>
    one < other ? 1 : -1,
  );
  if (newest === undefined) throw new NoBackupError(path);
  return join(path, newest.file);
}

/**
 * Removes all backups of a database from a folder but the newest, and what was left of older ones that were broken off. Where there are
 * no more than are kept nothing is removed, and nothing ever that is not named as a backup of this database is.
 * @param keep how many whole backups stay, at least one
 * @returns the files that are gone
 */
export async function keepNewest(
  folder: string,
  { database, keep }: { readonly database: string; readonly keep: number },
): Promise<readonly string[]> {
  const files = (await filesIn(folder)).filter((one) => one.database === database);
  const moments = wholeOf(files)
    .map(({ moment }) => moment)
    .sort()
    .reverse();
  const oldestKept = moments[keep - 1];
  if (oldestKept === undefined) return [];
  const gone = files.filter(({ moment }) => moment < oldestKept).map(({ file }) => file);
  for (const file of gone.sort()) await rm(join(folder, file), { force: true });
  return gone;
}

async function filesIn(folder: string): Promise<readonly BackupFile[]> {
  return (await readdir(folder)).flatMap((file) => {
    const { database, moment, form } = OF_A_BACKUP.exec(file)?.groups ?? {};
    if (database === undefined || moment === undefined || form === undefined) return [];
    return [{ file, database, moment, form }];
  });
}

/** Manifests whose dump has its name, which it has when it is whole. */
function wholeOf(files: readonly BackupFile[]): BackupFile[] {
  const dumps = new Set(files.filter(({ form }) => form === 'dump').map(({ file }) => file));
  return files.filter(({ file, form }) => form === 'json' && dumps.has(file.replace(/json$/, 'dump')));
}
