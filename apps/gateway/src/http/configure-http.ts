import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type RequestHandler, text } from 'express';
import helmet from 'helmet';
import { ofBodyParser } from './body-errors.js';
import { mustNotBeTooDeep } from './json-depth.js';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';

/** Body limits, security headers, and who may call from a browser, before anything listens. */
export function configureHttp(app: NestExpressApplication): void {
  const settings = app.get<GatewaySettings>(GATEWAY_SETTINGS);
  const proxies = listOf(settings.TRUST_PROXY);
  app.set('trust proxy', proxies.length > 0 ? proxies : false);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(helmet());
  app.use(readBody(settings));
  const origins = listOf(settings.CORS_ORIGINS);
  if (origins.length > 0) app.enableCors({ origin: origins, maxAge: 600 });
}

/** A campaign is made of a whole position; everything else is small. Orders may come as text. */
function readBody({ BODY_LIMIT_KB, POSITION_LIMIT_KB }: GatewaySettings): RequestHandler {
  const verify = (_request: unknown, _response: unknown, body: Buffer): void => mustNotBeTooDeep(body);
  const usual = json({ limit: BODY_LIMIT_KB * 1024, strict: false, verify });
  const texts = text({ type: 'text/plain', limit: BODY_LIMIT_KB * 1024, defaultCharset: 'utf-8' });
  const positions = json({ limit: POSITION_LIMIT_KB * 1024, strict: false, verify });
  return (request, response, next) => {
    const read = request.method === 'POST' && request.path === '/campaigns' ? positions : usual;
    const reader = request.is('text/plain') ? texts : read;
    reader(request, response, (error?: unknown) => next(ofBodyParser(error)));
  };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
