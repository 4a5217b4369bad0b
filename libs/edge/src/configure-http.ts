import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { GRAPHQL_PATH, OperationDoor } from './graph/operation-door.js';
import { EDGE_SETTINGS, type EdgeSettings } from './edge-settings.js';
import { ReadBody } from './http/read-body.js';
import { RequestDoor } from './http/request-door.js';

/** How long headers, and a whole request, may take to come in, in milliseconds; *our figures*: 8 MB on a slow line. */
const [HEADERS_WITHIN, REQUEST_WITHIN] = [10_000, 60_000];
/** Answers below this many bytes fit into one packet as they are; *our figure*. */
const SMALL = 1_024;
const POLICY = { contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } } as const;

/** What a page of another origin may read beside the body. */
const EXPOSED_HEADERS = [
  'ETag',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
];

/**
 * What happens to a request before anybody looks what it asks for, and before anything listens: security headers, who may
 * call from a browser, the count, only then the body, and how much an operation of GraphQL asks for. `pages` are served to
 * everybody and not counted.
 */
export function configureHttp(app: NestExpressApplication, pages: RequestHandler): void {
  const settings = app.get<EdgeSettings>(EDGE_SETTINGS);
  const proxies = listOf(settings.TRUST_PROXY);
  app.set('trust proxy', proxies.length > 0 ? proxies : false);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  Object.assign(app.getHttpServer() as Server, {
    headersTimeout: HEADERS_WITHIN,
    requestTimeout: REQUEST_WITHIN,
  });
  // Not every house has https: told to upgrade, a page over plain http in a home network would stay empty.
  app.use(helmet({ ...POLICY, strictTransportSecurity: false }));
  app.use(overHttpsAlone);
  app.use(compression({ threshold: SMALL }));
  const origins = listOf(settings.CORS_ORIGINS);
  // Before all that may refuse, so that a page can read why.
  if (origins.length > 0) app.enableCors({ origin: origins, maxAge: 600, exposedHeaders: EXPOSED_HEADERS });
  app.use(pages);
  app.use(app.get(RequestDoor).handle);
  app.use(app.get(ReadBody).handle);
  app.use(GRAPHQL_PATH, app.get(OperationDoor).handle);
}

/** A house whose own address is https says so for a year; any other would shut itself off. */
const overHttpsAlone: RequestHandler = (request, response, next) => {
  if (request.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  next();
};

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
