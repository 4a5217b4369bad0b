import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./', import.meta.url));

/** Installs the other stores into this folder, once. */
export const installRivals = (): void => {
  if (!existsSync(`${folder}node_modules/@eventide/message-db/package.json`)) {
    console.log('Installing emmett and message-db into test/bench/event-store ...');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--workspaces=false'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
};

/** Loads a package that only this folder has; its types are not known to the rest of the repository. */
export const loadRival = async <Shape>(name: string): Promise<Shape> => {
  const path = createRequire(`${folder}package.json`).resolve(name);
  return (await import(path)) as Shape;
};

/** The folder with message-db's install script. */
export const messageDbScripts = `${folder}node_modules/@eventide/message-db/database`;
