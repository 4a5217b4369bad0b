import { readFile } from 'node:fs/promises';
import { pipedIn } from './piped-in.js';
import { UsageError } from './usage.error.js';

/** A JSON document from a file, or from what is piped in under the name `-`. @throws UsageError when it cannot be read */
export async function readDocument(file: string): Promise<unknown> {
  try {
    return JSON.parse(await (file === '-' ? pipedIn() : readFile(file, 'utf8'))) as unknown;
  } catch (cause) {
    throw new UsageError(`${file} cannot be read as JSON: ${(cause as Error).message}`, { cause });
  }
}
