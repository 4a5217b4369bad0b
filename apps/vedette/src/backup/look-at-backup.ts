import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CORRESPONDENCE_KEYS, HOUSE_KEYS, type KeyPlace, opensSample, readRootKey } from '@vedette/vault';
import { manifestAt } from './backups-in.js';
import { BackupUnsoundError } from './backup-unsound.error.js';
import { BACKUP_FORMAT, type BackupManifest, digestFile } from './run-backup.js';

/** Whether a pass phrase is the one a backup was sealed with. */
export type KeyFits = 'opens' | 'is another one' | 'is not given' | 'is not needed' | 'cannot be tried';

/** What can be said of a backup without restoring it. */
export interface BackupSeen {
  /** Path of the manifest. */
  readonly file: string;
  readonly manifest: BackupManifest;
  /** Path of the dump, which is what the manifest says. */
  readonly dump: string;
  readonly keys: Readonly<Record<KeyPlace['setting'], KeyFits>>;
}

/** The pass phrase given is not the one under which the keys of a backup were sealed: services would not start on it. */
export class BackupKeyWrongError extends Error {
  constructor(file: string, settings: readonly string[]) {
    super(
      `${settings.join(' and ')} did not seal the keys in ${file}: services started on it with this pass phrase would end with 78. ` +
        'Give the pass phrase of the installation at that time.',
    );
    this.name = 'BackupKeyWrongError';
  }
}

/**
 * Looks at a backup without restoring it: that the dump is the one its manifest speaks of, and whether the pass phrases of the environment
 * open the keys in it.
 * @param path the manifest, or a folder for the newest backup in it
 * @throws NoBackupError @throws BackupUnsoundError
 */
export async function lookAtBackup(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<BackupSeen> {
  const file = await manifestAt(path);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as BackupManifest;
  if (manifest.format !== BACKUP_FORMAT)
    throw new BackupUnsoundError(file, [`it is of form "${String(manifest.format)}", not ${BACKUP_FORMAT}`]);
  const dump = join(dirname(file), manifest.file);
  const digest = await digestFile(dump);
  if (digest !== manifest.sha256)
    throw new BackupUnsoundError(file, [`the dump has digest ${digest}, not ${manifest.sha256}`]);
  const fits = (place: KeyPlace): KeyFits => {
    // Backups of before say nothing of keys.
    const sample = manifest.keys?.[place.setting];
    if (sample === undefined) return 'cannot be tried';
    if (sample === null) return 'is not needed';
    const rootKey = readRootKey(env, place);
    if (!rootKey) return 'is not given';
    return opensSample(rootKey, sample) ? 'opens' : 'is another one';
  };
  return {
    ...{ file, manifest, dump },
    keys: { VEDETTE_KEY: fits(HOUSE_KEYS), CORRESPONDENCE_KEY: fits(CORRESPONDENCE_KEYS) },
  };
}

/** As {@link lookAtBackup}, for who is about to rely on it. @throws NoBackupError @throws BackupUnsoundError @throws BackupKeyWrongError */
export async function soundBackup(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<BackupSeen> {
  const seen = await lookAtBackup(path, env);
  const wrong = Object.entries(seen.keys).flatMap(([setting, fits]) =>
    fits === 'is another one' ? [setting] : [],
  );
  if (wrong.length > 0) throw new BackupKeyWrongError(seen.file, wrong);
  return seen;
}
