import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { wayOfOrders } from '@vedette/contracts';
import { ShutdownManager } from '@vedette/platform';
import { Heartbeat } from './heartbeat.js';

describe('the heartbeat of a house', () => {
  beforeAll(() => Logger.overrideLogger(false));

  /** A conductor whose house answers so; what was asked and whether the clock beat. */
  const beat = async (gapSeconds: number, answer: () => Promise<unknown>) => {
    const asked: { subject: string; timeoutMs: number }[] = [];
    let beats = 0;
    const heartbeat = new Heartbeat(
      {
        request: ({ subject }: { subject: string }, _: object, { timeoutMs }: { timeoutMs: number }) => {
          asked.push({ subject, timeoutMs });
          return answer();
        },
      } as never,
      { beat: async () => void beats++ } as never,
      new ShutdownManager(),
      { CLOCK_GAP_SECONDS: gapSeconds } as never,
      { VEDETTE_INSTALLATION: 'vedette' } as never,
    );
    await heartbeat.beat();
    return { asked, beats };
  };

  it('beats when an order could be sent, and not when none could', async () => {
    expect((await beat(60, () => Promise.resolve({}))).beats).toBe(1);
    expect((await beat(60, () => Promise.reject(new Error('nobody is there')))).beats).toBe(0);
  });

  it.each([10, 60, 86_400])(
    'waits so long for its answer that one missed in a gap of %i s is no outage, and no longer',
    async (gap) => {
      const { asked } = await beat(gap, () => Promise.resolve({}));
      expect(asked).toEqual([{ subject: wayOfOrders.subject, timeoutMs: (gap * 1000) / 4 }]);
      // A pause of a sixth, a question in vain, a pause, and an answer at the last moment.
      expect(2 * ((gap * 1000) / 6) + 2 * asked[0]!.timeoutMs).toBeLessThan(gap * 1000);
    },
  );
});
