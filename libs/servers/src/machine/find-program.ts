import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const suffix = process.platform === 'win32' ? '.exe' : '';
/** Servers often live where an ordinary user's PATH does not look. */
const besidePath =
  process.platform === 'win32' ? [] : ['/usr/local/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Whether a file is there and may be run. */
export const isRunnable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The full path of a program on PATH or where servers usually live; undefined when it is not installed. */
export const findProgram = async (
  name: string,
  path = process.env['PATH'] ?? '',
): Promise<string | undefined> => {
  for (const folder of [...path.split(delimiter), ...besidePath]) {
    if (folder === '') continue;
    const file = join(folder, `${name}${suffix}`);
    if (await isRunnable(file)) return file;
  }
  return undefined;
};
