import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AccessTokenReader, networkOf, digestOf, SignedCodes } from '@vedette/people';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { RateLimit } from './rate-limit.js';

/** The part of a request, or of a connection, that tells whose it is. */
export type Asked = Pick<Request, 'headers' | 'ip'>;

/** Whose requests are counted together. */
export interface CountedCaller {
  /** Under what they are counted. */
  readonly name: string;
  /** Whether he showed a token that this installation signed; whether its session still lives, the guard asks. */
  readonly known: boolean;
}

/** Requests of each caller in a minute: of HTTP each one, over WebSocket each message. */
@Injectable()
export class RequestCount extends RateLimit {
  constructor(@Inject(GATEWAY_SETTINGS) settings: GatewaySettings) {
    super(settings.REQUESTS_PER_MINUTE);
  }
}

/** Tells callers apart without asking the database: what is asked before anything is counted must cost nothing. */
@Injectable()
export class Callers {
  constructor(
    private readonly tokens: AccessTokenReader,
    private readonly codes: SignedCodes,
  ) {}

  /** The session or personal token of a genuine token, else the network: a made-up one must not buy a new allowance. */
  async of(request: Asked): Promise<CountedCaller> {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return strangerOf(request);
    if (await this.codes.genuine('vdt', token))
      return { name: `token ${digestOf(token).toString('base64url')}`, known: true };
    return this.tokens.read(token).then(
      (session) => ({ name: `session ${session}`, known: true }),
      () => strangerOf(request),
    );
  }
}

/** The place a request comes from: of IPv6 the first half, for whoever has one address has all the rest. */
export const addressOf = ({ ip }: Asked): string => `address ${networkOf(ip ?? 'unknown')}`;

const strangerOf = (request: Asked): CountedCaller => ({ name: addressOf(request), known: false });
