import { MalformedDocumentError } from '@vedette/campaign';

/** Lists and objects in each other; the deepest document there is, a position, has a fraction of that. */
const DEEPEST = 64;

/**
 * A text as the JSON document it is. One that goes deeper than any document is refused here, for whatever reads it by its structure would
 * run out of stack. @throws MalformedDocumentError saying where it breaks off
 */
export function parseDocument(text: string, document: string, allowed = 'one JSON document'): unknown {
  const value = parsed(text, document, allowed);
  if (isDeeperThan(value, DEEPEST))
    throw new MalformedDocumentError(document, [
      {
        pointer: '',
        found: `lists or objects in each other more than ${DEEPEST} deep`,
        allowed: `at most ${DEEPEST} levels`,
      },
    ]);
  return value;
}

function parsed(text: string, document: string, allowed: string): unknown {
  try {
    // Some editors begin a file with a mark of its encoding.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new MalformedDocumentError(document, [{ pointer: '', found: (error as Error).message, allowed }]);
  }
}

/** Level by level, never by descending. */
function isDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
