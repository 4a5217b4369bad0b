import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { type Client, networkOf } from '@vedette/people';
import type { Request } from 'express';

/** Header in which a program shows that it has signed in before. */
export const DEVICE_HEADER = 'vedette-device';

type Asked = Pick<Request, 'headers' | 'ip'>;

/** From where a request comes. */
export function clientOf({ headers, ip }: Asked): Client {
  const device = headers[DEVICE_HEADER];
  return {
    network: networkOf(ip ?? 'unknown'),
    userAgent: headers['user-agent']?.slice(0, 200) ?? null,
    device: typeof device === 'string' ? device : null,
  };
}

/** Injects from where the request comes. */
export const From = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  const request =
    context.getType<string>() === 'graphql'
      ? GqlExecutionContext.create(context).getContext<{ req: Request }>().req
      : context.switchToHttp().getRequest<Request>();
  return clientOf(request);
});
