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
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import { AccessTokens } from '../sessions/access-tokens.js';
import { DEVICE_HEADER } from '../sessions/client.js';
import { digestOf, SignedCodes } from '../sessions/signed-codes.js';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { RateLimit } from './rate-limit.js';
import { TooManyRequestsError } from './too-many-requests.error.js';

const SIGN_IN = Symbol('counted as an attempt to sign in');

/** Attempts to sign in, by address, or by the device that has signed in before. */
@Injectable()
export class SignInAttempts extends RateLimit {
  constructor(@Inject(GATEWAY_SETTINGS) settings: GatewaySettings) {
    super(settings.SIGN_INS_PER_MINUTE);
  }
}

/** Whose attempts to sign in are counted together: those of a device that has signed in before are its own. */
@Injectable()
export class Attempter {
  constructor(private readonly codes: SignedCodes) {}

  async of(request: Exchange['request']): Promise<string> {
    const code = request.headers[DEVICE_HEADER];
    const device = typeof code === 'string' ? await this.codes.named('vdd', code) : null;
    return device === null ? addressOf(request) : `device ${device}`;
  }
}

/** An attempt that came off does not count: the limit is for guessing, not for a club behind one address. */
@Injectable()
export class SignInRefund implements NestInterceptor {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly attempter: Attempter,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const caller = await this.attempter.of(exchangeOf(context).request);
    return next.handle().pipe(tap({ complete: () => this.attempts.refund(caller) }));
  }
}

/** Counts a route as an attempt to sign in: by address or known device, before it is tried, and only when it fails. */
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
    private readonly codes: SignedCodes,
    private readonly signIns: SignInAttempts,
    private readonly attempter: Attempter,
    @Inject(GATEWAY_SETTINGS) settings: GatewaySettings,
  ) {
    this.all = new RateLimit(settings.REQUESTS_PER_MINUTE);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() === 'rpc' || context.getClass().name === 'HealthController') return true;
    const { request, response } = exchangeOf(context);
    const now = Date.now();
    if (this.reflector.get(SIGN_IN, context.getHandler()))
      settle(this.signIns.count(await this.attempter.of(request), now), response);
    settle(this.all.count(await this.callerOf(request), now), response);
    return true;
  }

  /** The session or personal token of a genuine token, else the address: a made-up one must not buy a new allowance. */
  private async callerOf(request: Exchange['request']): Promise<string> {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return addressOf(request);
    if (await this.codes.genuine('vdt', token)) return `token ${digestOf(token).toString('base64url')}`;
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
