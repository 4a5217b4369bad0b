import { Inject, Injectable } from '@nestjs/common';
import { type Credential, LargerBodies } from '@vedette/edge';
import type { Request } from 'express';
import { LivePeople } from '../callers/live-people.js';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';

/** Whole positions, of which campaigns are made: larger than all other bodies, and read of an operator's session and nobody else. */
@Injectable()
export class SentPositions extends LargerBodies {
  readonly limitKb: number;
  /** *Our figure*: the largest scenario of the house has some 4,000. */
  readonly mostValues = 200_000;

  constructor(
    private readonly people: LivePeople,
    @Inject(GATEWAY_SETTINGS) { POSITION_LIMIT_KB }: GatewaySettings,
  ) {
    super();
    this.limitKb = POSITION_LIMIT_KB;
  }

  isOne({ method, path }: Request): boolean {
    return method === 'POST' && /^\/campaigns\/?$/i.test(path);
  }

  mayBeSentWith(credential: Credential): Promise<boolean> {
    return this.people.recognise(credential).then(
      ({ signedIn: { account, scopes } }) => account.operator && scopes === null,
      () => false,
    );
  }
}
