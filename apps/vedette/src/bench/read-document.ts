import { readFileSync } from 'node:fs';
import { MalformedDocumentError } from '@vedette/campaign';
import { parseDocument } from './parse-document.js';

/** Reads a text file. @throws MalformedDocumentError when it cannot be read */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new MalformedDocumentError(file, [
      {
        pointer: '',
        found: (error as NodeJS.ErrnoException).code ?? 'an unreadable file',
        allowed: 'a readable file',
      },
    ]);
  }
}

/** Reads a JSON file. Throws {@link MalformedDocumentError} naming the place where the JSON breaks off. */
export function readDocument(file: string): unknown {
  return parseDocument(readText(file), file);
}
