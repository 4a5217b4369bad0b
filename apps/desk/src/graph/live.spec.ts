import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import { buildSchema, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { listen, type Topic } from './live.js';

const schema = buildSchema(`
  type Bell { turn: Int }
  type Query { bell: Bell }
  type Subscription {
    campaignNews(campaign: String!, seat: String): Bell
    letterBox(campaign: String!, seat: String): Bell
    turnProgress(campaign: String!, seat: String): Bell
  }
`);

/** A browser's connection: what fails is told by its end alone. */
class Connection extends WebSocket {
  constructor(url: URL, protocol: string) {
    super(url, protocol);
    this.on('error', () => undefined);
  }
}

/** A house that rings when it is told to, served as the gateway serves its topics. */
class RingingHouse {
  /** Connections that were ever made. */
  made = 0;
  readonly asked: { topic: string; variables: unknown }[] = [];
  /** What waits for the next ring, by topic. */
  private readonly bells = new Map<string, () => void>();
  private http!: Server;
  private sockets!: WebSocketServer;

  async open(port = 0): Promise<void> {
    this.http = createServer().listen(port, '127.0.0.1');
    await once(this.http, 'listening');
    this.sockets = new WebSocketServer({ server: this.http, path: '/graphql' });
    this.sockets.on('connection', () => this.made++);
    useServer({ schema, subscribe: (args) => this.subscribe(args) }, this.sockets);
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port;
  }

  get connections(): number {
    return this.sockets.clients.size;
  }

  ring(topic: Topic): void {
    this.bells.get(topic)!();
  }

  /** Ends as a process does that is killed. */
  async fall(): Promise<void> {
    for (const client of this.sockets.clients) client.terminate();
    this.sockets.close();
    this.http.close();
    await once(this.http, 'close');
  }

  private subscribe({ document, variableValues }: ExecutionArgs): AsyncGenerator<ExecutionResult> {
    const topic = /\{ (\w+)/.exec(document.loc!.source.body)![1]!;
    this.asked.push({ topic, variables: variableValues });
    return this.rings(topic);
  }

  private async *rings(topic: string): AsyncGenerator<ExecutionResult> {
    for (;;) {
      await new Promise<void>((next) => this.bells.set(topic, next));
      yield { data: { [topic]: { __typename: 'Bell' } } };
    }
  }
}

describe('the bells of a campaign, over a real connection', () => {
  let house: RingingHouse;
  let letGo: () => void;
  let heard: Topic[];
  let connected: boolean[];
  const PLACE = { campaign: 'mexico', seat: 'taylor' };

  beforeEach(async () => {
    house = new RingingHouse();
    await house.open();
    Object.assign(globalThis, {
      WebSocket: Connection,
      location: { href: `http://127.0.0.1:${house.port}/desk/c/mexico` },
    });
    [heard, connected] = [[], []];
    letGo = listen(
      PLACE,
      ['turnProgress', 'letterBox'],
      (topic) => heard.push(topic),
      (there) => connected.push(there),
    );
    await until(() => house.asked.length === 2, 'The topics are asked for');
  });
  afterEach(async () => {
    letGo();
    await house.fall();
    Reflect.deleteProperty(globalThis, 'WebSocket');
    Reflect.deleteProperty(globalThis, 'location');
  });

  it('says which bell rang, and asks for the topics of its own place and no other', async () => {
    expect(house.asked).toEqual([
      { topic: 'turnProgress', variables: PLACE },
      { topic: 'letterBox', variables: PLACE },
    ]);
    house.ring('letterBox');
    await until(() => heard.length === 1, 'The letter box is heard');
    house.ring('turnProgress');
    await until(() => heard.length === 2, 'The turn is heard');
    expect(heard).toEqual(['letterBox', 'turnProgress']);
    expect(connected).toEqual([true]);
  });

  it('says that the house is away, and hears its bells again once it is back', async () => {
    const { port } = house;
    await house.fall();
    await until(() => connected.length === 2, 'The end of the connection is told');
    await house.open(port);
    await until(() => house.asked.length === 4, 'The topics are asked for again');
    house.ring('turnProgress');
    await until(() => heard.length === 1, 'The turn is heard');
    expect([connected[0], connected[1], connected.at(-1)]).toEqual([true, false, true]);
  });

  it('says nothing more once it was let go, and leaves no connection behind', async () => {
    letGo();
    await until(() => house.connections === 0, 'The connection is over');
    expect([heard, connected]).toEqual([[], [true]]);
  });

  it('leaves none behind either that was still being made', async () => {
    const letGoOfOther = listen(
      PLACE,
      ['turnProgress'],
      () => undefined,
      (there) => connected.push(there),
    );
    letGoOfOther();
    await until(() => house.made === 2, 'The other connection is made all the same');
    await until(() => house.connections === 1, 'It is over');
    expect(connected).toEqual([true]);
  });
});
