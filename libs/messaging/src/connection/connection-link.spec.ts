import { describe, expect, it } from '@jest/globals';
import { ConnectionLink, type WatchedConnection } from './connection-link.js';

/** A connection of which a test says what becomes of it. */
class ToldConnection implements WatchedConnection {
  closed = false;
  draining = false;
  private tellNext: (type: string) => void = () => undefined;

  isClosed = (): boolean => this.closed;
  isDraining = (): boolean => this.draining;

  async *status(): AsyncGenerator<never> {
    for (;;) yield { type: await new Promise<string>((tell) => (this.tellNext = tell)) } as never;
  }

  /** Lets it befall the connection, and whoever follows it take notice. */
  async befall(type: string): Promise<void> {
    this.tellNext(type);
    await new Promise((next) => setImmediate(next));
  }
}

describe('the link of a connection', () => {
  it('is up until the broker is lost, and again once it is back', async () => {
    const connection = new ToldConnection();
    const link = new ConnectionLink(connection);
    const seen = [link.isUp];
    for (const type of ['ping', 'disconnect', 'reconnecting', 'reconnect', 'update']) {
      await connection.befall(type);
      seen.push(link.isUp);
    }
    expect(seen).toEqual([true, true, false, false, true, true]);
  });

  it('is not up on a connection that is closed or that only sends the last of what it has', () => {
    const connection = new ToldConnection();
    const link = new ConnectionLink(connection);
    connection.draining = true;
    expect(link.isUp).toBe(false);
    [connection.draining, connection.closed] = [false, true];
    expect(link.isUp).toBe(false);
  });
});
