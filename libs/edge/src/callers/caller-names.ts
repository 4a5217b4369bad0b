import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CallerNaming } from './rate-limit.js';

/** Characters of a name: 132 bits of a digest, so that no two callers ever share one. */
const NAME_CHARACTERS = 22;

/**
 * Under what names callers are counted: a digest under a key, so that what processes tell each other of a caller says neither his
 * address nor his session, and cannot be tried out by whoever has not the key. Until there is a key of the installation a process
 * has one of its own, and its names mean nothing to others.
 */
@Injectable()
export class CallerNames implements CallerNaming {
  private key: string | Buffer = randomBytes(32);
  private keyBefore: string | Buffer | null = null;

  /** Names callers as all do who have this key. */
  useKey(key: string): void {
    [this.keyBefore, this.key] = [this.key, key];
  }

  of(caller: string): string {
    return nameUnder(this.key, caller);
  }

  before(caller: string): string | null {
    return this.keyBefore === null ? null : nameUnder(this.keyBefore, caller);
  }
}

const nameUnder = (key: string | Buffer, caller: string): string =>
  createHmac('sha256', key).update(caller).digest('base64url').slice(0, NAME_CHARACTERS);

/** Whether a text could be a name of a caller. */
export const isCallerName = (text: unknown): text is string =>
  typeof text === 'string' && text.length === NAME_CHARACTERS && /^[\w-]+$/.test(text);
