import { Inject, Injectable } from '@nestjs/common';
import { InvalidRequestError } from '@vedette/platform';
import { json, type Request, type RequestHandler, type Response, text } from 'express';
import { Callers } from '../callers/callers.js';
import { credentialOf } from '../callers/credential.js';
import { EDGE_SETTINGS, type EdgeSettings } from '../edge-settings.js';
import { BodiesAtOnce } from './bodies-at-once.js';
import { ofBodyParser } from './body-errors.js';
import { mustBeOfModestShape } from './json-shape.js';
import { LargerBodies } from './larger-bodies.js';

const KB = 1024;
/** What somebody may send before he has shown a token, *our figure*: to sign in and to register takes a twentieth. */
const STRANGERS_KB = 16;
/** Bodies of full size that one caller, and all of them, may have on their way at the same time, *our figures*. */
const [AT_ONCE_OF_ONE, AT_ONCE_OF_ALL] = [16, 128];
/** The same of those who have shown no token, whose bodies are small. */
const [AT_ONCE_OF_STRANGER, AT_ONCE_OF_STRANGERS] = [32, 512];
/** Larger bodies on their way at the same time of one caller, and of all of them. */
const LARGER_AT_ONCE = [1, 2] as const;
/** Values in a body, *our figure*: five hundred orders have some 20,000. */
const MOST_VALUES = 50_000;
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

type Next = (error?: unknown) => void;

/** How much of a body is read, and by what. */
interface Reading {
  readonly limit: number;
  readonly atOnce: BodiesAtOnce;
  readonly json: RequestHandler;
  readonly text: RequestHandler;
}

/**
 * Reads bodies by what is known of their sender before the first byte of them: of who has shown no token of this
 * installation little, of who has as much as `BODY_LIMIT_KB`, and a larger one only where `LargerBodies` says so. Nothing is
 * unpacked, for a compressed body costs its sender a thousandth of what it costs here.
 */
@Injectable()
export class ReadBody {
  private readonly strangers: Reading;
  private readonly known: Reading;
  private readonly larger: Reading;

  constructor(
    private readonly callers: Callers,
    private readonly largerBodies: LargerBodies,
    @Inject(EDGE_SETTINGS) { BODY_LIMIT_KB }: EdgeSettings,
  ) {
    const stranger = Math.min(STRANGERS_KB, BODY_LIMIT_KB) * KB;
    const body = BODY_LIMIT_KB * KB;
    this.strangers = readingOf(stranger, MOST_VALUES, [AT_ONCE_OF_STRANGER, AT_ONCE_OF_STRANGERS]);
    this.known = readingOf(body, MOST_VALUES, [AT_ONCE_OF_ONE, AT_ONCE_OF_ALL]);
    this.larger = readingOf(largerBodies.limitKb * KB, largerBodies.mostValues, LARGER_AT_ONCE);
  }

  readonly handle: RequestHandler = (request, response, next) => {
    // Who asks for a body looks for the member, whether there is one or not.
    request.body = undefined;
    if (!WITH_BODY.has(request.method)) return next();
    this.read(request, response, next).catch(next);
  };

  private async read(request: Request, response: Response, next: Next): Promise<void> {
    const { name, known } = await this.callers.of(request);
    const reading = this.largerBodies.isOne(request)
      ? await this.ofLargerBody(request)
      : known
        ? this.known
        : this.strangers;
    // The guard says to whoever may not send it why not; his body stays unread.
    if (reading === null) return next();
    const giveBack = reading.atOnce.take(name, bytesOf(request, reading.limit));
    response.once('close', giveBack);
    const reader = request.is('text/plain') ? reading.text : reading.json;
    reader(request, response, (error?: unknown) => {
      giveBack();
      next(ofBodyParser(error));
    });
  }

  /** A larger body is read of whoever may send it, and of nobody else. */
  private async ofLargerBody(request: Request): Promise<Reading | null> {
    const credential = credentialOf(request);
    return credential !== null && (await this.largerBodies.mayBeSentWith(credential)) ? this.larger : null;
  }
}

/** What is kept of a body until it is whole: one that does not say its length may be the longest, one too long is not kept. */
function bytesOf({ headers }: Request, limit: number): number {
  const told = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? limit : 0));
  return told > limit ? 0 : told;
}

function readingOf(
  limit: number,
  mostValues: number,
  [ofOne, ofAll]: readonly [ofOne: number, ofAll: number],
): Reading {
  const verify = (_: unknown, __: unknown, body: Buffer, charset: string): void => {
    try {
      mustBeUtf8(charset);
      mustBeOfModestShape(body, mostValues);
    } catch (cause) {
      // The parser writes upon what is thrown here; ours comes out of it as it is.
      throw new Error('The body is not fit to be read.', { cause });
    }
  };
  return {
    limit,
    atOnce: new BodiesAtOnce({ most: limit * ofAll, mostOfOne: limit * ofOne }),
    json: json({ limit, strict: false, inflate: false, verify }),
    text: text({ type: 'text/plain', limit, inflate: false, defaultCharset: 'utf-8' }),
  };
}

/** In another charset a bracket need not be the byte of a bracket, so its shape could not be seen. */
function mustBeUtf8(charset: string): void {
  if (charset.toLowerCase() !== 'utf-8')
    throw new InvalidRequestError({
      code: 'encoding-unsupported',
      status: 415,
      field: '/',
      rule: 'UTF-8, not compressed',
      message: 'Send the body in UTF-8, and not compressed.',
    });
}
