import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AccessTokenReader, digestOf, networkOf } from '@vedette/people';
import { LRUCache } from 'lru-cache';
import { isPersonalToken, LivePeople } from '../sessions/live-people.js';
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

const MOST_REMEMBERED = 10_000;
/** How long it is remembered whose a personal token is, in milliseconds: for counting alone, and whether it is good the guard asks. */
const REMEMBERED_MS = 60_000;

/**
 * Tells callers apart, before anything is counted, at next to no cost: an access token by its signature, a personal token by what is
 * remembered of it. One that is not is looked up, but for networks that have used their allowance up: so however many are made
 * up, no more are looked up than requests are let through.
 */
@Injectable()
export class Callers {
  private readonly remembered = new LRUCache<string, boolean>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly tokens: AccessTokenReader,
    private readonly people: LivePeople,
    private readonly requests: RequestCount,
  ) {}

  /** The session or personal token of a genuine token, else the network: a made-up one must not buy a new allowance. */
  async of(request: Asked): Promise<CountedCaller> {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return strangerOf(request);
    if (isPersonalToken(token)) {
      const digest = digestOf(token).toString('base64url');
      const known = await this.isKnown(token, digest, request);
      return known ? { name: `token ${digest}`, known } : strangerOf(request);
    }
    return this.tokens.read(token).then(
      (session) => ({ name: `session ${session}`, known: true }),
      () => strangerOf(request),
    );
  }

  private async isKnown(token: string, digest: string, request: Asked): Promise<boolean> {
    const remembered = this.remembered.get(digest);
    if (remembered !== undefined) return remembered;
    if (this.requests.isUsedUp(addressOf(request), Date.now())) return false;
    const known = (await this.people.ofToken(token)) !== undefined;
    this.remembered.set(digest, known);
    return known;
  }
}

/** The place a request comes from: of IPv6 the first half, for whoever has one address has all the rest. */
export const addressOf = ({ ip }: Asked): string => `address ${networkOf(ip ?? 'unknown')}`;

const strangerOf = (request: Asked): CountedCaller => ({ name: addressOf(request), known: false });
