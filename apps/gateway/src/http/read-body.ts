import { Inject, Injectable } from '@nestjs/common';
import { InvalidRequestError } from '@vedette/platform';
import { json, type Request, type RequestHandler, type Response, text } from 'express';
import { LivePeople } from '../sessions/live-people.js';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { BodiesAtOnce } from './bodies-at-once.js';
import { ofBodyParser } from './body-errors.js';
import { Callers } from './callers.js';
import { mustBeOfModestShape } from './json-shape.js';

const KB = 1024;
/** What somebody may send before he has shown a token, *our figure*: to sign in and to register takes a twentieth. */
const STRANGERS_KB = 16;
/** Bodies of full size that one caller, and all of them, may have on their way at the same time, *our figures*. */
const [AT_ONCE_OF_ONE, AT_ONCE_OF_ALL] = [16, 128];
/** The same of those who have shown no token, whose bodies are small. */
const [AT_ONCE_OF_STRANGER, AT_ONCE_OF_STRANGERS] = [32, 512];
/** Values in a body, *our figures*: the largest scenario of the house has some 4,000, five hundred orders some 20,000. */
const [MOST_VALUES, MOST_VALUES_OF_POSITION] = [50_000, 200_000];
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
 * installation little, of who has as much as orders take, and a whole position, of which a campaign is made, only of those
 * who run the installation. Nothing is unpacked, for a compressed body costs its sender a thousandth of what it costs here.
 */
@Injectable()
export class ReadBody {
  private readonly strangers: Reading;
  private readonly known: Reading;
  private readonly positions: Reading;

  constructor(
    private readonly callers: Callers,
    private readonly people: LivePeople,
    @Inject(GATEWAY_SETTINGS) { BODY_LIMIT_KB, POSITION_LIMIT_KB }: GatewaySettings,
  ) {
    const stranger = Math.min(STRANGERS_KB, BODY_LIMIT_KB) * KB;
    const body = BODY_LIMIT_KB * KB;
    const position = POSITION_LIMIT_KB * KB;
    this.strangers = readingOf(stranger, MOST_VALUES, [AT_ONCE_OF_STRANGER, AT_ONCE_OF_STRANGERS]);
    this.known = readingOf(body, MOST_VALUES, [AT_ONCE_OF_ONE, AT_ONCE_OF_ALL]);
    this.positions = readingOf(position, MOST_VALUES_OF_POSITION, [1, 2]);
  }

  readonly handle: RequestHandler = (request, response, next) => {
    // Who asks for a body looks for the member, whether there is one or not.
    request.body = undefined;
    if (!WITH_BODY.has(request.method)) return next();
    this.read(request, response, next).catch(next);
  };

  private async read(request: Request, response: Response, next: Next): Promise<void> {
    const { name, known } = await this.callers.of(request);
    const reading = isNewCampaign(request)
      ? await this.ofNewCampaign(request)
      : known
        ? this.known
        : this.strangers;
    // The guard says to whoever may not make a campaign why not; his body stays unread.
    if (reading === null) return next();
    const giveBack = reading.atOnce.take(name, bytesOf(request, reading.limit));
    response.once('close', giveBack);
    const reader = request.is('text/plain') ? reading.text : reading.json;
    reader(request, response, (error?: unknown) => {
      giveBack();
      next(ofBodyParser(error));
    });
  }

  /** A position is read of an operator's session, and of nobody else. */
  private async ofNewCampaign({ headers }: Request): Promise<Reading | null> {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    return this.people.recognise(token).then(
      ({ signedIn: { account, scopes } }) => (account.operator && scopes === null ? this.positions : null),
      () => null,
    );
  }
}

const isNewCampaign = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/campaigns\/?$/i.test(path);

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
