import {
  applyDecorators,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { VedetteError } from '@vedette/platform';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import { AccessTokens } from '../sessions/access-tokens.js';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { RateLimit } from './rate-limit.js';

/** The caller asks more than he may (429). */
export class TooManyRequestsError extends VedetteError {
  constructor(
    limit: number,
    readonly retryAfterSeconds: number,
  ) {
    super({
      code: 'too-many-requests',
      status: 429,
      rule: `${limit} requests a minute`,
      message: `More than ${limit} requests in a minute; try again in ${retryAfterSeconds} s.`,
    });
  }
}

const SIGN_IN = Symbol('counted as an attempt to sign in');

/** Attempts to sign in, by address. */
@Injectable()
export class SignInAttempts extends RateLimit {
  constructor(@Inject(GATEWAY_SETTINGS) settings: GatewaySettings) {
    super(settings.SIGN_INS_PER_MINUTE);
  }
}

/** An attempt that came off does not count: the limit is for guessing, not for a club behind one address. */
@Injectable()
export class SignInRefund implements NestInterceptor {
  constructor(private readonly attempts: SignInAttempts) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const caller = addressOf(exchangeOf(context).request);
    return next.handle().pipe(tap({ complete: () => this.attempts.refund(caller) }));
  }
}

/** Counts a route as an attempt to sign in: by address, before it is tried, and only when it fails. */
export const CountsAsSignIn = (): MethodDecorator =>
  applyDecorators(SetMetadata(SIGN_IN, 'sign-in'), UseInterceptors(SignInRefund));

interface Exchange {
  readonly request: Pick<Request, 'headers' | 'ip'>;
  readonly response: Response | undefined;
}

/** Counts every request before anything is done for it. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly all: RateLimit;

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly signIns: SignInAttempts,
    @Inject(GATEWAY_SETTINGS) settings: GatewaySettings,
  ) {
    this.all = new RateLimit(settings.REQUESTS_PER_MINUTE);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() === 'rpc' || context.getClass().name === 'HealthController') return true;
    const { request, response } = exchangeOf(context);
    const now = Date.now();
    if (this.reflector.get(SIGN_IN, context.getHandler()))
      settle(this.signIns.count(addressOf(request), now), response);
    settle(this.all.count(await this.callerOf(request), now), response);
    return true;
  }

  /** The session of a genuine token, else the address: a made-up token must not buy a new allowance. */
  private async callerOf(request: Exchange['request']): Promise<string> {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return addressOf(request);
    return this.tokens.read(token).then(
      (session) => `session ${session}`,
      () => addressOf(request),
    );
  }
}

const addressOf = ({ ip }: Exchange['request']): string => `address ${ip ?? 'unknown'}`;

function settle(allowance: ReturnType<RateLimit['count']>, response: Response | undefined): void {
  const { allowed, limit, remaining, resetSeconds } = allowance;
  response?.setHeader('RateLimit-Limit', limit);
  response?.setHeader('RateLimit-Remaining', remaining);
  response?.setHeader('RateLimit-Reset', resetSeconds);
  if (!allowed) throw new TooManyRequestsError(limit, resetSeconds);
}

function exchangeOf(context: ExecutionContext): Exchange {
  if (context.getType<string>() !== 'graphql') {
    const http = context.switchToHttp();
    return { request: http.getRequest<Request>(), response: http.getResponse<Response>() };
  }
  const { req, res } = GqlExecutionContext.create(context).getContext<{ req: Request; res?: Response }>();
  return { request: req, response: res };
}
