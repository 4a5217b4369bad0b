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
import { LRUCache } from 'lru-cache';
import { type Observable, tap } from 'rxjs';
import { CallerNames } from '../callers/caller-names.js';
import { addressOf, type CountedRequest } from '../callers/callers.js';
import { DEVICE_HEADER } from '../callers/client-of.js';
import { EDGE_SETTINGS, type EdgeSettings } from '../edge-settings.js';
import { settle } from '../http/allowance-headers.js';
import { RateLimit } from '../callers/rate-limit.js';
import { Devices } from './devices.js';

const SIGN_IN = Symbol('counted as an attempt to sign in');

/** Attempts to sign in, by network, or by the device that has signed in before. */
@Injectable()
export class SignInAttempts extends RateLimit {
  constructor(@Inject(EDGE_SETTINGS) settings: EdgeSettings, names: CallerNames) {
    super(settings.SIGN_INS_PER_MINUTE, names);
  }
}

const DEVICE_CODE = /^vdd_[A-Za-z0-9_-]{43}$/;
const MOST_REMEMBERED = 10_000;

/** Whose attempts to sign in are counted together: those of a device that has signed in before are its own. */
@Injectable()
export class Attempter {
  /** Devices by their codes: a code is what it is for ever. */
  private readonly known = new LRUCache<string, { readonly device: string | null }>({ max: MOST_REMEMBERED });

  constructor(private readonly devices: Devices) {}

  async of(request: CountedRequest): Promise<string> {
    const code = request.headers[DEVICE_HEADER];
    const device = typeof code === 'string' && DEVICE_CODE.test(code) ? await this.deviceOf(code) : null;
    return device === null ? addressOf(request) : `device ${device}`;
  }

  private async deviceOf(code: string): Promise<string | null> {
    const known = this.known.get(code) ?? { device: await this.devices.ofCode(code) };
    this.known.set(code, known);
    return known.device;
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

/** Counts a route as an attempt to sign in: by network or known device, before it is tried, and only when it fails. */
export const CountsAsSignIn = (): MethodDecorator =>
  applyDecorators(SetMetadata(SIGN_IN, 'sign-in'), UseInterceptors(SignInRefund));

/**
 * Counts every attempt to sign in before it is tried. Requests are counted at the door; attempts are counted here, each
 * field of an operation for itself, so that one request with many of them is no way round.
 */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly attempts: SignInAttempts,
    private readonly attempter: Attempter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() === 'rpc' || !this.reflector.get(SIGN_IN, context.getHandler()))
      return true;
    const { request, response } = exchangeOf(context);
    settle(this.attempts.count(await this.attempter.of(request), performance.now()), response);
    return true;
  }
}

interface Exchange {
  readonly request: CountedRequest;
  readonly response: Response | undefined;
}

function exchangeOf(context: ExecutionContext): Exchange {
  if (context.getType<string>() !== 'graphql') {
    const http = context.switchToHttp();
    return { request: http.getRequest<Request>(), response: http.getResponse<Response>() };
  }
  const { req, res } = GqlExecutionContext.create(context).getContext<{ req: Request; res?: Response }>();
  return { request: req, response: res };
}
