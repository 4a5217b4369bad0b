import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { fits } from '@vedette/campaign';
import { CampaignIdText, type TokenScope } from '@vedette/contracts';
import { UnauthenticatedError } from '@vedette/people';
import type { Response } from 'express';
import { type Credential, credentialOf, isOfDesk, mustBeOfHouse } from '@vedette/edge';
import { LivePeople } from '../callers/live-people.js';
import type { SignedIn } from '../callers/signed-in.js';
import { ACCESS, type Access } from './access.js';
import {
  AccessUndeclaredError,
  ForbiddenError,
  NoSuchCampaignError,
  TokenNotAdmittedError,
} from './access.errors.js';
import { admit, campaignOf, seatNamed, sourceOf, type Caller } from './caller.js';
import { chooseStanding } from './choose-standing.js';
import { OPENS_BY_LINK, SANDBOX } from './opens-by-link.js';
import { TOKEN_SCOPE } from './token-scope.js';

const NOBODY: Caller = { signedIn: null, standing: null };

/** Lets through who may, by what the route or field says of itself. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly people: LivePeople,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() === 'rpc') return true;
    const access = this.accessOf(context);
    admit(context, access.to === 'anyone' ? NOBODY : await this.recognise(access, context));
    return true;
  }

  private accessOf(context: ExecutionContext): Access {
    const declared = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (declared) return declared;
    // Health comes from the platform and is watched by probes that have no session.
    if (context.getClass().name === 'HealthController') return { to: 'anyone' };
    // The fields of an object that a guarded field gave out are the object's own.
    if (context.getType<string>() === 'graphql' && isFieldOfObject(context)) return { to: 'anyone' };
    throw new AccessUndeclaredError([`${context.getClass().name}.${context.getHandler().name}`]);
  }

  private async recognise(
    access: Exclude<Access, { to: 'anyone' }>,
    context: ExecutionContext,
  ): Promise<Caller> {
    const recognised = await this.people.recognise(this.presentedIn(context));
    const { signedIn } = recognised;
    this.mustAdmit(signedIn, context);
    if (access.to === 'signed-in') return { signedIn, standing: null };
    if (access.to === 'operator') {
      if (!signedIn.account.operator) throw new ForbiddenError('those who run the installation');
      return { signedIn, standing: null };
    }
    const campaign = campaignOf(context);
    if (!fits(CampaignIdText, campaign)) throw new NoSuchCampaignError(campaign);
    const places = recognised.places.filter((place) => place.campaign === campaign);
    const asking = { campaign, places, operator: signedIn.account.operator, seat: seatNamed(context) };
    return { signedIn, standing: chooseStanding(asking, access.roles) };
  }

  /** What the request presents, if it may be taken here. @throws UnauthenticatedError */
  private presentedIn(context: ExecutionContext): Credential {
    const source = sourceOf(context);
    const credential = credentialOf(source);
    if (credential === null)
      throw new UnauthenticatedError(
        'Send an access token: "Authorization: Bearer ...". Sign in to get one.',
      );
    if (credential.kind === 'token') return credential;
    const byLink = this.reflector.get<boolean | undefined>(OPENS_BY_LINK, context.getHandler()) ?? false;
    mustBeOfHouse(source, { byLink });
    if (byLink && !isOfDesk(source))
      context.switchToHttp().getResponse<Response>().setHeader('Content-Security-Policy', SANDBOX);
    return credential;
  }

  /** A session is good everywhere; a token only where its scope is named. */
  private mustAdmit({ scopes }: SignedIn, context: ExecutionContext): void {
    if (scopes === null) return;
    const needed = this.reflector.get<TokenScope | undefined>(TOKEN_SCOPE, context.getHandler());
    if (needed === undefined || !scopes.includes(needed)) throw new TokenNotAdmittedError(needed);
  }
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

function isFieldOfObject(context: ExecutionContext): boolean {
  const info = context.getArgByIndex<{ parentType?: { name?: string } } | undefined>(3);
  return !ROOTS.has(info?.parentType?.name ?? 'Query');
}
