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

/**
 * Writes the ready file, whole or not at all, if one is named, and tells the parent over the IPC channel if there is
 * one. The file comes first: a parent that was told may read it at once.
 */
export const announceReady = async (message: ReadyMessage, readyFile: string | undefined): Promise<void> => {
  if (readyFile !== undefined) {
    const draft = `${readyFile}.${process.pid}`;
    await writeFile(draft, `${JSON.stringify(message)}\n`);
    await rename(draft, readyFile);
  }
  if (process.send !== undefined && process.connected) process.send(message);
};
