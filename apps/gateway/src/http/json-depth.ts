import { InvalidRequestError } from '@vedette/platform';

/** Lists and objects in each other; the deepest document there is, a position, has a fraction of that. */
const DEEPEST = 64;

const [QUOTE, ESCAPE] = [0x22, 0x5c];
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

/** Looks how deep a JSON text goes before anybody takes it apart. Brackets within strings do not count. @throws JsonTooDeepError */
export function mustNotBeTooDeep(body: Buffer): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]!;
    if (quoted) {
      if (byte === ESCAPE) at++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (OPENING.has(byte) && ++depth > DEEPEST) throw new JsonTooDeepError();
    else if (CLOSING.has(byte)) depth--;
  }
}
