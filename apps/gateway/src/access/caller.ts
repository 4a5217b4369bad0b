import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import type { Membership } from '../campaigns/membership.repository.js';
import type { SignedIn } from '../sessions/session.service.js';
import { UnauthenticatedError } from '../sessions/session.errors.js';
import { ForbiddenError } from './access.errors.js';

/** What the guard found out about whoever calls. */
export interface Caller {
  readonly signedIn: SignedIn | null;
  /** The place in the campaign at hand; null outside of campaigns, and for operators without one. */
  readonly membership: Membership | null;
}

/** The part of an HTTP request, or of a GraphQL connection, that access is decided from. */
export interface CallerSource {
  headers: { authorization?: string | undefined };
  caller?: Caller;
}

/** The request behind a route, or behind a GraphQL operation. */
export function sourceOf(context: ExecutionContext): CallerSource {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getContext<{ req: CallerSource }>().req;
  return context.switchToHttp().getRequest<Request & CallerSource>();
}

/** The campaign a route's `:id` or a field's `campaign` names. */
export function campaignOf(context: ExecutionContext): string {
  if (context.getType<string>() === 'graphql')
    return String(GqlExecutionContext.create(context).getArgs<{ campaign?: unknown }>().campaign ?? '');
  return String(context.switchToHttp().getRequest<Request>().params['id'] ?? '');
}

/** Injects who is signed in. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const signedIn = sourceOf(context).caller?.signedIn;
  if (!signedIn) throw new UnauthenticatedError('Sign in first.');
  return signedIn;
});

/** Injects the player the caller plays in the campaign at hand. @throws ForbiddenError when he plays nobody */
export const Player = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const player = sourceOf(context).caller?.membership?.player;
  if (!player) throw new ForbiddenError('those who play in the campaign');
  return player;
});

/** Injects the caller's place in the campaign at hand; null for an operator without one. */
export const Place = createParamDecorator(
  (_: unknown, context: ExecutionContext): Membership | null => sourceOf(context).caller?.membership ?? null,
);
