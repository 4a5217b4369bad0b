import { readFile } from 'node:fs/promises';
import { MalformedDocumentError } from '@vedette/campaign';
import { pipedIn } from '../server/piped-in.js';

/** The text of a file, or of what is piped in. @throws MalformedDocumentError when it cannot be read */
export async function readOrderText(file: string): Promise<string> {
  try {
    return await (file === '-' ? pipedIn() : readFile(file, 'utf8'));
  } catch (error) {
    throw new MalformedDocumentError(file, [
      {
        pointer: '',
        found: (error as NodeJS.ErrnoException).code ?? 'an unreadable file',
        allowed: 'a readable file, or - and orders piped in',
      },
    ]);
  }
}
