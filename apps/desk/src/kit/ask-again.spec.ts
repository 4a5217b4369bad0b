import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DeskProblem, offline } from '../graph/problem.js';
import { signal } from '@preact/signals';
import { askAgainAfter, askUntilAnswered, isPassing, type Page, pauseBefore } from './ask-again.js';

const away = (status: number): DeskProblem => new DeskProblem('service-unavailable', 'away', status);

describe('a question of the desk', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A question whose answers come one after the other, the last of them for ever; and a page that can be hidden. */
  const asking = (...answers: (string | DeskProblem)[]) => {
    const told: string[] = [];
    const rings = new Set<() => void>();
    let asked = 0;
    const page: Page & { isHidden: boolean } = {
      isHidden: false,
      onReturn: (ring: () => void) => {
        rings.add(ring);
        return () => void rings.delete(ring);
      },
    };
    const end = askUntilAnswered(
      () => {
        const next = answers[Math.min(asked++, answers.length - 1)]!;
        return typeof next === 'string' ? Promise.resolve(next) : Promise.reject(next);
      },
      {
        answer: (answer) => void told.push(answer),
        problem: ({ code }) => void told.push(code),
      },
      page,
    );
    const turn = (isHidden: boolean) => {
      page.isHidden = isHidden;
      for (const ring of rings) ring();
    };
    return { told, end, turn, rings, asked: () => asked };
  };
  const later = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

  it('that is answered is asked once', async () => {
    const one = asking('there');
    await later(3_600_000);
    expect([one.told, one.asked()]).toEqual([['there'], 1]);
  });

  it.each([
    ['a server that cannot be reached', offline()],
    ...[429, 502, 503, 504].map((status) => [String(status), away(status)] as const),
  ] as const)('is asked again by itself until it is answered, when %s came of it', async (_, problem) => {
    const one = asking(problem, problem, 'there');
    await later(0);
    expect(one.told).toEqual([problem.code]);
    await later(2_500);
    expect(one.told).toEqual([problem.code, problem.code]);
    await later(5_000);
    expect(one.told).toEqual([problem.code, problem.code, 'there']);
    await later(3_600_000);
    expect(one.asked()).toBe(3);
  });

  it.each([400, 401, 403, 404, 409, 500])('is not, when it was refused with %i', async (status) => {
    const one = asking(away(status), 'there');
    await later(3_600_000);
    expect([one.told, one.asked()]).toEqual([['service-unavailable'], 1]);
  });

  it('that came to a fault of the page itself is not asked again', async () => {
    expect(isPassing(new DeskProblem('fault', 'TypeError', 0))).toBe(false);
  });

  it('is asked after pauses that double up to a minute, spread by a quarter each way', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((failed) => pauseBefore(failed, 0.5))).toEqual([
      2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
    ]);
    expect([pauseBefore(1, 0), pauseBefore(1, 1)]).toEqual([1_500, 2_500]);
  });

  it('holds still in a page that nobody looks at, and is asked at once when somebody does', async () => {
    const one = asking(offline(), 'there');
    await later(0);
    one.turn(true);
    await later(3_600_000);
    expect(one.asked()).toBe(1);
    one.turn(false);
    await later(0);
    expect(one.told).toEqual(['offline', 'there']);
  });

  it('is asked at once when the network is back, and never twice at a time', async () => {
    const one = asking(offline(), 'there');
    one.turn(false);
    expect(one.asked()).toBe(1);
    await later(0);
    one.turn(false);
    one.turn(false);
    await later(3_600_000);
    expect([one.told, one.asked()]).toEqual([['offline', 'there'], 2]);
  });

  it('that is wanted no more is not asked again, and an answer that comes late is heard by nobody', async () => {
    const late = asking('there');
    late.end();
    const waiting = asking(offline(), 'there');
    await later(0);
    waiting.end();
    waiting.turn(false);
    await later(3_600_000);
    expect([late.told, waiting.told, waiting.asked(), waiting.rings.size]).toEqual([[], ['offline'], 1, 0]);
  });

  it('whose problem stands where anybody sees it is asked again for as long as that passes, after pauses that grow until it has been well for long', async () => {
    const problem = signal<DeskProblem | null>(null);
    const page: Page = { isHidden: false, onReturn: () => () => undefined };
    let asked = 0;
    const end = askAgainAfter(problem, () => asked++, page);
    await later(3_600_000);
    expect(asked).toBe(0);
    problem.value = offline();
    await later(2_500);
    expect(asked).toBe(1);
    problem.value = away(503);
    await later(2_500);
    expect(asked).toBe(1);
    await later(2_500);
    expect(asked).toBe(2);
    problem.value = null;
    problem.value = offline();
    await later(5_000);
    expect(asked).toBe(2);
    await later(5_000);
    expect(asked).toBe(3);
    problem.value = null;
    await later(3_600_000);
    problem.value = offline();
    await later(2_500);
    expect(asked).toBe(4);
    problem.value = away(403);
    await later(3_600_000);
    expect(asked).toBe(4);
    problem.value = offline();
    end();
    await later(3_600_000);
    expect(asked).toBe(4);
  });
});
