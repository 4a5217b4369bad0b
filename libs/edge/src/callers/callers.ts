import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AccessTokenReader, digestOf, networkOf } from '@vedette/people';
import { LRUCache } from 'lru-cache';
import { EDGE_SETTINGS, type EdgeSettings } from '../edge-settings.js';
import { CallerNames } from './caller-names.js';
import { RateLimit } from './rate-limit.js';
import { type Credential, credentialOf, isPersonalToken, type Presented } from './credential.js';
import { LiveTokens } from './live-tokens.js';

/** The part of a request, or of a connection, that tells whose it is. */
export type CountedRequest = Pick<Request, 'headers' | 'ip'> & Pick<Presented, 'opened'>;

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
  constructor(@Inject(EDGE_SETTINGS) settings: EdgeSettings, names: CallerNames) {
    super(settings.REQUESTS_PER_MINUTE, names);
  }
}

const MOST_REMEMBERED = 10_000;
/** How long it is remembered whose a personal token or a cookie is, in milliseconds: for counting alone, and whether it is good the guard asks. */
const REMEMBERED_MS = 60_000;

/**
 * Tells callers apart, before anything is counted, at next to no cost: an access token by its signature, a personal token or
 * a cookie by what is remembered of it. One that is not is looked up, but for networks that have used their allowance up: so however many are made
 * up, no more are looked up than requests are let through.
 */
@Injectable()
export class Callers {
  private readonly remembered = new LRUCache<string, boolean>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly tokens: AccessTokenReader,
    private readonly live: LiveTokens,
    private readonly requests: RequestCount,
  ) {}

  /** The session or personal token of a genuine token or cookie, else the network: a made-up one must not buy a new allowance. */
  async of(request: CountedRequest): Promise<CountedCaller> {
    const credential = credentialOf(request);
    if (credential === null) return strangerOf(request);
    if (credential.kind === 'cookie' || isPersonalToken(credential.token)) {
      const digest = digestOf(credential.kind === 'cookie' ? credential.code : credential.token);
      const name = `${credential.kind} ${digest.toString('base64url')}`;
      const known = await this.isKnown(credential, name, request);
      return known ? { name, known } : strangerOf(request);
    }
    const { token } = credential;
    return this.tokens.read(token).then(
      (session) => ({ name: `session ${session}`, known: true }),
      () => strangerOf(request),
    );
  }

  private async isKnown(credential: Credential, name: string, request: CountedRequest): Promise<boolean> {
    const remembered = this.remembered.get(name);
    if (remembered !== undefined) return remembered;
    if (this.requests.isUsedUp(addressOf(request), performance.now())) return false;
    const known = await this.live.isLive(credential);
    this.remembered.set(name, known);
    return known;
  }
}

/** The place a request comes from: of IPv6 the first half, for whoever has one address has all the rest. */
export const addressOf = ({ ip }: CountedRequest): string => `address ${networkOf(ip ?? 'unknown')}`;

const strangerOf = (request: CountedRequest): CountedCaller => ({ name: addressOf(request), known: false });
