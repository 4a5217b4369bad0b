import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { ShutdownManager } from '@vedette/platform';
import type { Express } from 'express';
import { type DocumentNode, type GraphQLSchema, specifiedRules, validate } from 'graphql';
import type { Context } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, type CountedRequest, Callers, RequestCount } from '../callers/callers.js';
import { cookieOf, credentialOf } from '../callers/credential.js';
import { LiveTokens } from '../callers/live-tokens.js';
import { hostBehind, isOfHouse } from '../callers/own-origin.js';
import { EDGE_SETTINGS, type EdgeSettings } from '../edge-settings.js';
import { addressBehind } from '../http/trusted-proxies.js';
import { GRAPHQL_PATH } from './operation-door.js';
import { onlySubscriptions, parseOperation, refusalOf } from './operation-limits.js';
import { type SubscriptionPlace, SubscriptionPlaces } from './subscription-places.js';

/** A token and a subscription take a tenth of it. */
const LARGEST_MESSAGE = 16 * 1024;
/** Messages before signing in, *our figure*: the one that signs in, and a ping or two. */
const MOST_EARLY_MESSAGES = 4;
/** Subscriptions of one connection, *our figure*: the house has fewer kinds, and few have so many campaigns. */
const MOST_SUBSCRIPTIONS = 64;
const SIGN_IN_WITHIN_MS = 5_000;
/** *Our figures*: a large club behind one address signs in within its five seconds, and a player has many windows. */
const PLACES = { signedIn: 2_000, ofOneCaller: 64, strangers: 1_000, ofOneNetwork: 100 };
/** "Try again later" of RFC 6455. */
const TRY_AGAIN_LATER = 1013;

type Params = Record<string, unknown>;
type Connection = Context<Params, Extra & Partial<Record<PropertyKey, never>>>;

/** Whose a connection is. */
interface Visitor {
  readonly ip: string | undefined;
  /** What his browser brought when a page of the house opened the connection. */
  readonly cookie: string | null;
  readonly place: SubscriptionPlace;
  /** Under what his messages are counted; null until he has signed in. */
  caller: string | null;
  early: number;
}

/** Subscriptions over WebSocket (graphql-transport-ws): signed in at the door, small messages, subscriptions only. */
@Injectable()
export class SubscriptionServer implements OnApplicationBootstrap {
  private readonly logger = new Logger('Subscriptions');
  private readonly places = new SubscriptionPlaces(PLACES);
  private readonly visitors = new WeakMap<WebSocket, Visitor>();

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly live: LiveTokens,
    private readonly callers: Callers,
    private readonly requests: RequestCount,
    private readonly shutdown: ShutdownManager,
    @Inject(EDGE_SETTINGS) private readonly settings: EdgeSettings,
  ) {}

  onApplicationBootstrap(): void {
    const http = this.adapter.httpAdapter.getHttpServer() as Server;
    const sockets = new WebSocketServer({
      noServer: true,
      path: GRAPHQL_PATH,
      maxPayload: LARGEST_MESSAGE,
      perMessageDeflate: false,
    });
    const served = useServer<Params>(
      {
        schema: this.schemaHost.schema,
        connectionInitWaitTimeout: SIGN_IN_WITHIN_MS,
        parse: (source) => parseOperation(String(source)),
        validate: (schema: GraphQLSchema, document: DocumentNode) => this.faultsOf(schema, document),
        onConnect: (connection) => this.mayConnect(connection),
        onSubscribe: ({ subscriptions, extra }) => {
          if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS)
            extra.socket.close(TRY_AGAIN_LATER, 'Too many subscriptions');
        },
        context: (connection) => ({ req: this.sourceOf(connection) }),
      },
      sockets,
    );
    http.on('upgrade', (request, socket, head) => this.upgrade(sockets, { request, socket, head }));
    this.shutdown.register({ stage: 'http', name: 'subscriptions', stop: () => served.dispose() });
  }

  /** Lets a connection in that has not said yet whose it is: it counts as a request of its network, and takes a place there. */
  private upgrade(
    sockets: WebSocketServer,
    { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
  ): void {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== GRAPHQL_PATH) return void socket.destroy();
    const app = this.adapter.httpAdapter.getInstance<Express>();
    const ip = addressBehind(app, request);
    const cookie = cookieOf(request.headers.cookie);
    // A connection has no header of ours, so the page that opens it is known by its origin alone.
    if (cookie !== null && !isOfHouse(request.headers.origin, hostBehind(app, request)))
      return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    const network = addressOf({ headers: request.headers, ip });
    const place = this.requests.count(network, performance.now()).allowed
      ? this.places.arrive(network)
      : null;
    if (!place)
      return void socket.end(
        'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\n\r\n',
      );
    socket.once('close', () => place.leave());
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const visitor: Visitor = { ip, cookie, place, caller: null, early: 0 };
      this.visitors.set(opened, visitor);
      opened.on('message', () => this.countMessage(opened, visitor));
      sockets.emit('connection', opened, request);
      // A message too large or in disorder closes the connection by itself; the library would write a line for each to the console.
      opened
        .removeAllListeners('error')
        .on('error', (err) => this.logger.debug({ err }, 'A connection broke'));
    });
  }

  /** Every message counts like a request, and before he has signed in a visitor has few. */
  private countMessage(socket: WebSocket, visitor: Visitor): void {
    if (visitor.caller === null) {
      visitor.early += 1;
      if (visitor.early > MOST_EARLY_MESSAGES) socket.terminate();
    } else if (!this.requests.count(visitor.caller, performance.now()).allowed) {
      socket.close(TRY_AGAIN_LATER, 'Too many messages');
    }
  }

  private faultsOf(schema: GraphQLSchema, document: DocumentNode): ReturnType<typeof validate> {
    const { GRAPHQL_DEPTH: depth, GRAPHQL_COST: cost } = this.settings;
    const refusal = refusalOf(document, { depth, cost });
    return refusal ? [refusal] : validate(schema, document, [...specifiedRules, onlySubscriptions]);
  }

  /** Whoever does not sign in at once is shown the door. */
  private async mayConnect(connection: Connection): Promise<boolean> {
    const source = this.sourceOf(connection);
    const credential = credentialOf(source);
    const visitor = this.visitors.get(connection.extra.socket);
    if (credential === null || !visitor) return false;
    try {
      if (!(await this.live.isLive(credential))) return false;
      const { name } = await this.callers.of(source);
      if (!visitor.place.signIn(name)) return false;
      visitor.caller = name;
      return true;
    } catch (error) {
      this.logger.debug({ err: error }, 'A connection was refused');
      return false;
    }
  }

  /** What a message's address and headers are for the guards: those of the connection it came over. */
  private sourceOf(connection: Connection): CountedRequest {
    const visitor = this.visitors.get(connection.extra.socket);
    return {
      headers: { authorization: authorizationOf(connection) },
      opened: { cookie: visitor?.cookie ?? null },
      ip: visitor?.ip,
    };
  }
}

function authorizationOf({ connectionParams }: Connection): string {
  const given = connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
  return typeof given === 'string' ? given : '';
}
