import { InvalidRequestError } from '@vedette/platform';

/** Lists and objects in each other; the deepest document there is, a position, has a fraction of that. */
const DEEPEST = 64;

const [QUOTE, ESCAPE, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** A body goes deeper than anything here: whatever reads it by its structure would run out of stack. */
export class JsonTooDeepError extends InvalidRequestError {
  constructor() {
    super({
      code: 'json-too-deep',
      field: '/',
      rule: `at most ${DEEPEST} levels`,
      message: `The body has lists or objects in each other more than ${DEEPEST} deep; send it flatter.`,
    });
  }
}

/** A body has more values than anything here: of few bytes it would make many objects, and fill the heap. */
export class JsonTooManyValuesError extends InvalidRequestError {
  constructor(most: number) {
    super({
      code: 'json-too-many-values',
      status: 413,
      field: '/',
      rule: `at most ${most} values`,
      message: `The body has more than ${most} values; send less at once.`,
    });
  }
}

/**
 * Looks how deep a JSON text in UTF-8 goes and how many values it has, before anybody takes it apart: a value stands after
 * every opening bracket and every comma. What stands within strings does not count.
 * @throws JsonTooDeepError @throws JsonTooManyValuesError
 */
export function mustBeOfModestShape(body: Buffer, mostValues: number): void {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]!;
    if (quoted) {
      if (byte === ESCAPE) at++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === COMMA) values++;
    else if (OPENING.has(byte)) {
      values++;
      if (++depth > DEEPEST) throw new JsonTooDeepError();
    } else if (CLOSING.has(byte)) depth--;
    if (values > mostValues) throw new JsonTooManyValuesError(mostValues);
  }
}
