import { readFileSync } from 'node:fs';
import { MalformedDocumentError } from '@vedette/campaign';

const STANDARD_INPUT = 0;

/** The text of a file, or of what is piped in. @throws MalformedDocumentError when it cannot be read */
export function readOrderText(file: string): string {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
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
