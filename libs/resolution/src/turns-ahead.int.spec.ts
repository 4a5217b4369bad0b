import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TurnAhead, turnAheadSubject } from '@vedette/contracts';
import { connectNats, Installation } from '@vedette/messaging';
import type { PhaseOwner } from '@vedette/rulebooks';
import type { NatsConnection } from '@nats-io/transport-node';
import { TurnsAhead } from './turns-ahead.js';

describe('workers that hear of turns ahead', () => {
  const installation = new Installation(`ahead-${process.pid}`);
  let connection: NatsConnection;
  const heard: string[] = [];
  const worker = (owner: PhaseOwner, name: string): TurnsAhead =>
    new TurnsAhead(connection, installation, owner, async ({ campaign }: TurnAhead) => {
      heard.push(`${name} ${campaign}`);
    });
  const tell = (owner: PhaseOwner, text: string): void =>
    connection.publish(installation.subject(turnAheadSubject(owner, 'one')), text);

  beforeAll(async () => {
    connection = await connectNats({ url: process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222', name: 'test' });
  });
  afterAll(() => connection.close());

  it('share the turns of their owner, pass over what is none, and hear nothing once they stop', async () => {
    const fleets = ['fleets', 'fleets'].map((name) => worker('naval', name));
    const armies = worker('land', 'armies');
    for (const each of [...fleets, armies]) each.onApplicationBootstrap();
    await connection.flush();
    const one = JSON.stringify({ campaign: 'one', turn: 4 });
    for (const text of ['{', '{"campaign":"one"}', one]) tell('naval', text);
    tell('land', one);
    await connection.flush();
    expect(heard.splice(0).sort()).toEqual(['armies one', 'fleets one']);
    for (const each of [...fleets, armies]) each.stop();
    tell('naval', one);
    await connection.flush();
    expect(heard).toEqual([]);
  });
});
