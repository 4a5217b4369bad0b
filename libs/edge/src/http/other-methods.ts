import { type ArgumentsHost, Catch, Injectable, NotFoundException } from '@nestjs/common';
import { ProblemFilter, VedetteError } from '@vedette/platform';
import type { Request, Response } from 'express';

/** What the router of Express tells of one of its layers. */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/**
 * A path that exists, asked for by a method it has not, is answered 405 with the methods it has (RFC 9110 15.5.6) instead of a
 * 404 that would say there is no such place.
 */
@Catch(NotFoundException)
@Injectable()
export class OtherMethodsFilter extends ProblemFilter {
  override catch(error: NotFoundException, host: ArgumentsHost): unknown {
    if (host.getType<string>() !== 'http') return super.catch(error, host);
    const request = host.switchToHttp().getRequest<Request & { readonly route?: unknown }>();
    const methods = request.route === undefined ? methodsOf(request) : [];
    if (methods.length === 0) return super.catch(error, host);
    const allowed = methods.join(', ');
    host.switchToHttp().getResponse<Response>().setHeader('Allow', allowed);
    return super.catch(
      new VedetteError({
        code: 'method-not-allowed',
        status: 405,
        message: `Found ${request.method}, allowed here: ${allowed}.`,
      }),
      host,
    );
  }
}

/** The methods, in capitals and in order, by which the path of the request is answered; HEAD wherever GET is. */
function methodsOf(request: Request): readonly string[] {
  const { stack } = (request.app as unknown as { readonly router: { readonly stack: readonly Layer[] } })
    .router;
  const methods = stack
    .filter((layer) => layer.route !== undefined && layer.match(request.path))
    .flatMap((layer) => Object.keys(layer.route?.methods ?? {}))
    .filter((method) => method !== '_all')
    .map((method) => method.toUpperCase());
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}
