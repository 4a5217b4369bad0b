import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { toldLogLine } from './told-log-line.js';

/** As much of the end of a log as is read. *Our figure*: some thousand lines. */
const MOST_BYTES = 1_000_000;

/** The ends of the logs of a data folder by file name, each line as far as it may leave the house; none where there is no such folder. */
export async function lastLines(dataFolder: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(dataFolder, 'logs');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const logs = new Map<string, string>();
  for (const name of names.filter((one) => one.endsWith('.log')).sort()) {
    const told = (await endOf(join(folder, name)))
      .split('\n')
      .map(toldLogLine)
      .filter((line) => line !== null);
    logs.set(name, told.map((line) => `${line}\n`).join(''));
  }
  return logs;
}

async function endOf(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - MOST_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    const text = buffer.toString('utf8', 0, bytesRead);
    // What was cut in the middle of a line is no line.
    return from === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } finally {
    await handle.close();
  }
}
