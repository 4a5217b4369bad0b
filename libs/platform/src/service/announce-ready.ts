import { rename, writeFile } from 'node:fs/promises';

/** What a service tells the process that started it once it serves. */
export interface ReadyMessage {
  readonly type: 'vedette-ready';
  readonly service: string;
  readonly pid: number;
  /** Where its HTTP listens. */
  readonly url: string;
}

/** Whether a message from a child process is its announcement. */
export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && (message as { type?: unknown }).type === 'vedette-ready';

/** Tells the parent over the IPC channel if there is one, and writes the ready file whole or not at all if one is named. */
export const announceReady = async (message: ReadyMessage, readyFile: string | undefined): Promise<void> => {
  if (process.send !== undefined && process.connected) process.send(message);
  if (readyFile === undefined) return;
  const draft = `${readyFile}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(message)}\n`);
  await rename(draft, readyFile);
};
