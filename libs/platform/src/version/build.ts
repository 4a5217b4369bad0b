import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Which build of Vedette this is. */
export interface Build {
  /** The version in the root package.json: the only place that says it. */
  readonly version: string;
  /** First twelve digits of the commit it was checked out at; null where that is not known. */
  readonly commit: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

/** Where git keeps what belongs to this checkout, and what all checkouts of the repository share. */
const gitFolders = (root: string): { readonly own: string; readonly shared: string } | null => {
  const git = join(root, '.git');
  if (existsSync(join(git, 'HEAD'))) return { own: git, shared: git };
  if (!existsSync(git)) return null;
  // A further work tree has a file that names its folder.
  const own = resolve(root, textOf(git)!.replace(/^gitdir:\s*/, ''));
  const common = textOf(join(own, 'commondir'));
  return { own, shared: common === null ? own : resolve(own, common) };
};

const checkedOut = (root: string): string | null => {
  const folders = gitFolders(root);
  if (folders === null) return null;
  const head = textOf(join(folders.own, 'HEAD')) ?? '';
  const reference = /^ref:\s*(.+)$/.exec(head)?.[1];
  if (reference === undefined) return head;
  for (const folder of [folders.own, folders.shared]) {
    const commit = textOf(join(folder, reference));
    if (commit !== null) return commit;
  }
  const packed = textOf(join(folders.shared, 'packed-refs')) ?? '';
  return packed.split('\n').find((line) => line.endsWith(` ${reference}`)) ?? null;
};

/**
 * The build of a checkout or image. An image has no git; `VEDETTE_COMMIT` tells it there.
 * @param root folder of the root package.json
 */
export const buildIn = (root: string, env: Environment): Build => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = /^[0-9a-f]{12,64}/.exec(env['VEDETTE_COMMIT'] || checkedOut(root) || '')?.[0];
  return { version, commit: commit?.slice(0, 12) ?? null };
};

/** The build of this process, as it was when the process started. */
export const BUILD: Build = buildIn(fileURLToPath(new URL('../../../../', import.meta.url)), process.env);

/** A build in one word, in the form of semantic versions: `0.2.0+770c60c1d2e3`. */
export const nameOfBuild = ({ version, commit }: Build): string =>
  commit === null ? version : `${version}+${commit}`;
