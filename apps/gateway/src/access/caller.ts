import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { fits, PlayerIdText } from '@vedette/campaign';
import type { Request } from 'express';
import { ParameterInvalidError, type Proved } from '@vedette/edge';
import type { SignedIn } from '../callers/signed-in.js';
import { UnauthenticatedError } from '@vedette/people';
import { CallerUnknownError, ForbiddenError } from './access.errors.js';
import type { SeatHolder, Standing } from './standing.js';

/** What the guard found out about whoever calls a route or asks a field. */
export interface Caller {
  readonly signedIn: SignedIn | null;
  /** As what he asks in the campaign at hand; null where no campaign is. */
  readonly standing: Standing | null;
}

/** The part of an HTTP request, or of a GraphQL connection, that access is decided from. */
export interface CallerSource extends Proved {
  readonly headers: Proved['headers'] & {
    readonly 'vedette-seat'?: string | string[] | undefined;
  };
}

/**
 * Who calls, by what is called: the fields of a GraphQL operation share one request, and are asked each by somebody else
 * when they name different campaigns.
 */
const callers = new WeakMap<object, Caller>();

/** The request behind a route, or behind a GraphQL operation. */
export function sourceOf(context: ExecutionContext): CallerSource {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getContext<{ req: CallerSource }>().req;
  return context.switchToHttp().getRequest<Request>();
}

/** The campaign a route's `:id` or a field's `campaign` names. */
export function campaignOf(context: ExecutionContext): string {
  if (context.getType<string>() === 'graphql')
    return String(GqlExecutionContext.create(context).getArgs<{ campaign?: unknown }>().campaign ?? '');
  return String(context.switchToHttp().getRequest<Request>().params['id'] ?? '');
}

/** The seat a request names: a field's argument, or the header; null for none. @throws ParameterInvalidError */
export function seatNamed(context: ExecutionContext): string | null {
  const argument =
    context.getType<string>() === 'graphql'
      ? GqlExecutionContext.create(context).getArgs<{ seat?: unknown }>().seat
      : undefined;
  const named = argument ?? sourceOf(context).headers['vedette-seat'];
  if (named === undefined) return null;
  if (!fits(PlayerIdText, named))
    throw new ParameterInvalidError('Vedette-Seat', 'a player id of the campaign');
  return named;
}

/** Notes who calls the route or asks the field at hand. */
export function admit(context: ExecutionContext, caller: Caller): void {
  callers.set(calledIn(context), caller);
}

/** Who calls the route or asks the field at hand. @throws CallerUnknownError when nobody looked */
export function callerOf(context: ExecutionContext): Caller {
  const caller = callers.get(calledIn(context));
  if (!caller) throw new CallerUnknownError();
  return caller;
}

/** As what the caller asks in the campaign at hand. @throws ForbiddenError when it is none of his */
export function standingOf(context: ExecutionContext): Standing {
  const { standing } = callerOf(context);
  if (!standing || standing.campaign !== campaignOf(context))
    throw new ForbiddenError('those who have a place in the campaign');
  return standing;
}

/** The seat the caller asks from in the campaign at hand. @throws ForbiddenError when he plays nobody */
export function seatOf(context: ExecutionContext): SeatHolder {
  const standing = standingOf(context);
  if (standing.kind !== 'seat') throw new ForbiddenError('those who play in the campaign');
  return standing;
}

/** Who is signed in. @throws UnauthenticatedError */
function signedInOf(context: ExecutionContext): SignedIn {
  const { signedIn } = callerOf(context);
  if (!signedIn) throw new UnauthenticatedError('Sign in first.');
  return signedIn;
}

/** Injects who is signed in. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext) => signedInOf(context));

/** One who plays, in his campaign. */
export type Seat = Pick<SeatHolder, 'campaign' | 'player'>;

/** Injects the seat the caller asks from in the campaign at hand. @throws ForbiddenError when he plays nobody */
export const FromSeat = createParamDecorator((_: unknown, context: ExecutionContext): Seat => {
  const { campaign, player } = seatOf(context);
  return { campaign, player };
});

/** Who administers a campaign: what he does is logged under his name. */
export interface Umpire {
  readonly campaign: string;
  readonly by: string;
}

/** Injects the campaign at hand, and the name of who does something to it. @throws ForbiddenError when it is none of his */
export const ByUmpire = createParamDecorator((_: unknown, context: ExecutionContext): Umpire => {
  const { campaign } = standingOf(context);
  return { campaign, by: signedInOf(context).account.name };
});

/** Injects as what the caller asks in the campaign at hand. @throws ForbiddenError when it is none of his */
export const Place = createParamDecorator((_: unknown, context: ExecutionContext): Standing =>
  standingOf(context),
);

/** What is called: a field as it stands in an operation, or a request, which is for one route. */
function calledIn(context: ExecutionContext): object {
  return context.getType<string>() === 'graphql'
    ? GqlExecutionContext.create(context).getInfo<object>()
    : context.switchToHttp().getRequest<Request>();
}
