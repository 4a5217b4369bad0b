import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Msg } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { Installation } from '@vedette/messaging';
import { ShutdownManager } from '@vedette/platform';
import { Colleagues } from '../conduct/colleagues.js';
import { RoundFindings } from '../conduct/round-findings.js';
import { Presence } from './presence.js';

describe('the presence of a conductor', () => {
  beforeAll(() => Logger.overrideLogger(false));

  /** One whose database answers so; what it tells, and how to have it hear. */
  const conductor = (head: () => Promise<number> = () => Promise.resolve(1)) => {
    const told: string[] = [];
    let hear: (error: Error | null, message: Msg) => void = () => undefined;
    const connection = {
      isClosed: () => false,
      isDraining: () => false,
      flush: () => Promise.resolve(),
      publish: (subject: string, text: string) => void told.push(`${subject} ${text}`),
      subscribe: (_: string, { callback }: { callback: typeof hear }) => {
        hear = callback;
        return { unsubscribe: () => undefined };
      },
    };
    const shutdown = new ShutdownManager();
    const colleagues = new Colleagues('self');
    const presence = new Presence(
      ...([colleagues, { head } as never, { findings: new RoundFindings() } as never] as const),
      ...([connection as never, new Installation('house'), shutdown] as const),
    );
    const hears = (text: string, error: Error | null = null): void =>
      hear(error, { string: () => text } as Msg);
    return { presence, colleagues, told, hears, stop: () => shutdown.stop('test') };
  };
  const words = (told: readonly string[]) =>
    told.map((text) => JSON.parse(text.slice(text.indexOf(' '))) as { conductor: string; goes: boolean });

  it('is told with what its last round found, when the database has answered', async () => {
    const { presence, told } = conductor();
    await presence.beat();
    expect(told).toEqual([
      'house.conductor.present {"conductor":"self","goes":false,"findings":{"overdue":0,"waiting":{"land":0,"naval":0,"logistics":0,"battle":0},"failing":0}}',
    ]);
  });

  it('is not told while the database does not answer', async () => {
    const { presence, told } = conductor(() => Promise.reject(new Error('away')));
    await expect(presence.beat()).rejects.toThrow('away');
    expect(told).toEqual([]);
  });

  it('is taken back when it stops', async () => {
    const { presence, told, stop } = conductor();
    presence.onApplicationBootstrap();
    await stop();
    expect(words(told).at(-1)).toMatchObject({ conductor: 'self', goes: true });
    await presence.beat();
    expect(words(told).at(-1)).toMatchObject({ goes: true });
  });

  it('is heard of others, and nothing is made of what no conductor tells', async () => {
    const { presence, colleagues, hears, stop } = conductor();
    presence.onApplicationBootstrap();
    hears('{"conductor":"other","goes":false,"findings":{"overdue":0,"waiting":{},"failing":0}}');
    for (const text of ['', '{', '{"conductor":"bad"}', '[]']) hears(text);
    expect(colleagues.alive()).toEqual(['other', 'self']);
    await stop();
  });

  it('is told no more by one that has no right to hear others', async () => {
    const { presence, told, hears, stop } = conductor();
    presence.onApplicationBootstrap();
    hears('', new Error('no rights'));
    await presence.beat();
    await stop();
    expect(told).toEqual([]);
  });
});
