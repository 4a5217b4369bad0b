import type { Server } from 'node:http';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { ShutdownManager } from '@vedette/platform';
import { type DocumentNode, type GraphQLSchema, specifiedRules, validate } from 'graphql';
import type { Context } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { CallerSource } from '../access/caller.js';
import { SessionService } from '../sessions/session.service.js';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { onlySubscriptions, operationLimits } from './operation-limits.js';

const PATH = '/graphql';
const LARGEST_MESSAGE = 64 * 1024;
const MOST_CONNECTIONS = 2_000;
const SIGN_IN_WITHIN_MS = 5_000;

type Params = Record<string, unknown>;
type Connection = Context<Params, Extra & Partial<Record<PropertyKey, never>>>;

/** What a message's address and headers are for the guards: those of the connection it came over. */
interface ConnectionSource extends CallerSource {
  readonly ip: string | undefined;
}

/** Subscriptions over WebSocket (graphql-transport-ws): signed in at the door, small messages, subscriptions only. */
@Injectable()
export class SubscriptionServer implements OnApplicationBootstrap {
  private readonly logger = new Logger('Subscriptions');

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly sessions: SessionService,
    private readonly shutdown: ShutdownManager,
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  onApplicationBootstrap(): void {
    const http = this.adapter.httpAdapter.getHttpServer() as Server;
    const sockets = new WebSocketServer({ noServer: true, path: PATH, maxPayload: LARGEST_MESSAGE });
    const rules = [
      ...specifiedRules,
      onlySubscriptions,
      operationLimits({ depth: this.settings.GRAPHQL_DEPTH, cost: this.settings.GRAPHQL_COST }),
    ];
    const served = useServer<Params>(
      {
        schema: this.schemaHost.schema,
        connectionInitWaitTimeout: SIGN_IN_WITHIN_MS,
        validate: (schema: GraphQLSchema, document: DocumentNode) => validate(schema, document, rules),
        onConnect: (connection) => this.mayConnect(connection),
        context: (connection) => ({ req: sourceOf(connection) }),
      },
      sockets,
    );
    http.on('upgrade', (request, socket, head) => {
      if (request.url?.split('?')[0] !== PATH || sockets.clients.size >= MOST_CONNECTIONS)
        return socket.destroy();
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
    });
    this.shutdown.register({ stage: 'http', name: 'subscriptions', stop: () => served.dispose() });
  }

  /** Whoever does not sign in at once is shown the door. */
  private async mayConnect(connection: Connection): Promise<boolean> {
    const token = /^Bearer (.+)$/.exec(authorizationOf(connection))?.[1];
    if (token === undefined) return false;
    return this.sessions.recognise(token).then(
      () => true,
      (error: unknown) => {
        this.logger.debug({ err: error }, 'A connection was refused');
        return false;
      },
    );
  }
}

function authorizationOf({ connectionParams }: Connection): string {
  const given = connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
  return typeof given === 'string' ? given : '';
}

function sourceOf(connection: Connection): ConnectionSource {
  return {
    headers: { authorization: authorizationOf(connection) },
    ip: connection.extra.request.socket.remoteAddress,
  };
}
