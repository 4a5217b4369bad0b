import { context } from '@opentelemetry/api';
import { core } from '@opentelemetry/sdk-node';
import type { RequestHandler } from 'express';

/**
 * Has the request's span and metric name the route that answered: `/campaigns/:campaign/orders`, never the path that was asked for, which
 * anybody can make up. The route is known when it has been found, so it is looked up when the request is measured.
 */
export const tellRoute: RequestHandler = (request, _response, next) => {
  const measured = core.getRPCMetadata(context.active());
  if (measured?.type === core.RPCType.HTTP)
    Object.defineProperty(measured, 'route', {
      configurable: true,
      get: () => (request.route as { path?: string } | undefined)?.path,
    });
  next();
};
