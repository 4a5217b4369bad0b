import { createHmac } from 'node:crypto';
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { DatabaseClock } from '@vedette/platform';
import { CORRESPONDENCE_SETTINGS, type CorrespondenceSettings } from '../settings.js';
import { DeliveryError } from './delivery.error.js';
import { isPublicAddress } from './public-address.js';

const TIMEOUT_MS = 10_000;
const LEAST_FREE_PORT = 1_024;

/** Where a webhook is sent, and with what it is signed. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/**
 * Signature of a webhook: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hexadecimal>`. The time is signed too,
 * so that what somebody overheard cannot be played again later.
 */
export function signatureOf(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Sends webhooks. Nothing of an answer but its status is ever told: a webhook must be no way to look into other networks. */
@Injectable()
export class WebhookCourier {
  private readonly reach: CorrespondenceSettings['WEBHOOK_REACH'];

  constructor(
    @Inject(CORRESPONDENCE_SETTINGS) { WEBHOOK_REACH }: Pick<CorrespondenceSettings, 'WEBHOOK_REACH'>,
    @Inject(DatabaseClock) private readonly clock: Pick<DatabaseClock, 'now'>,
  ) {
    this.reach = WEBHOOK_REACH;
  }

  /** What is wrong with an address by its looks; null when nothing is. */
  faultOf(text: string): string | null {
    if (!URL.canParse(text)) return 'a URL';
    const url = new URL(text);
    const schemes = this.reach === 'anywhere' ? ['https:', 'http:'] : ['https:'];
    if (!schemes.includes(url.protocol)) return `a URL that begins with ${schemes.join('// or ')}//`;
    if (url.username !== '' || url.password !== '') return 'a URL without user and password';
    if (this.reach === 'anywhere') return null;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublicAddress(host)) return 'a URL in the open internet';
    const port = Number(url.port || 443);
    if (port !== 443 && port < LEAST_FREE_PORT)
      return `a URL with port 443, or one from ${LEAST_FREE_PORT} on`;
    return null;
  }

  /** @throws DeliveryError when the receiver cannot be reached, or answers with anything but 2xx */
  async send({ url, secret }: WebhookTarget, id: string, payload: unknown): Promise<void> {
    const fault = this.faultOf(url);
    if (fault !== null) throw new DeliveryError(`the address must be ${fault}`);
    const body = JSON.stringify(payload);
    const seconds = Math.floor((await this.clock.now()).getTime() / 1000);
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const status = await new Promise<number>((settle, reject) => {
      const outgoing = send(url, {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        lookup: this.lookup,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Vedette',
          'vedette-delivery': id,
          'vedette-signature': signatureOf(secret, body, seconds),
        },
      });
      outgoing.once('error', (error) => reject(new DeliveryError(reasonOf(error), { cause: error })));
      outgoing.once('response', (answer) => {
        settle(answer.statusCode ?? 0);
        outgoing.destroy();
      });
      outgoing.end(body);
    });
    if (status >= 300 && status < 400)
      throw new DeliveryError(`the receiver answered ${status}; redirects are not followed`);
    if (status < 200 || status >= 300) throw new DeliveryError(`the receiver answered ${status}`);
  }

  /** Looks a name up and connects to what was found and checked: looked up again it might be something else. */
  private readonly lookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      if (error) return done(error, '', 0);
      if (this.reach === 'public' && !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddressError(), '', 0);
      if (options.all) return done(null, addresses);
      done(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

const REASONS: Readonly<Record<string, string>> = {
  PRIVATE_ADDRESS: 'the name leads to an address that is not of the open internet',
  ABORT_ERR: 'the receiver did not answer in time',
  ECONNREFUSED: 'the receiver refused the connection',
  ECONNRESET: 'the receiver broke the connection off',
  ENOTFOUND: 'there is no such host',
};

function reasonOf(error: Error & { code?: unknown }): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return REASONS['ABORT_ERR']!;
  const code = String(error.code ?? '');
  return (
    REASONS[code] ?? `the receiver could not be reached${/^[A-Z0-9_]{3,60}$/.test(code) ? ` (${code})` : ''}`
  );
}
