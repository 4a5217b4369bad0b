import { describe, expect, it } from '@jest/globals';
import { CallerNames } from './caller-names.js';
import { messagesOf, MOST_IN_A_MESSAGE, readCountsTold } from './counts-told.js';

const names = new CallerNames();
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const counted = (count: number, endsInMs = 1_000) => ({ caller: names.of('a'), count, endsInMs });
const told = (rows: unknown, from: unknown = 'me'): Uint8Array =>
  bytes(JSON.stringify({ from, counted: rows }));
const row = (...change: readonly [number, unknown][]): unknown[] => {
  const whole: unknown[] = [names.of('a'), 1, 1_000];
  for (const [at, value] of change) whole[at] = value;
  return whole;
};

describe('what processes tell each other of their counts', () => {
  it('is read as it was told, what was taken back too', () => {
    const telling = { from: 'me', counted: [counted(3), counted(-2, 60_000)] };
    expect(messagesOf(telling).map((message) => readCountsTold(bytes(message)))).toEqual([telling]);
  });

  it('is nothing where nothing was counted', () => {
    expect(messagesOf({ from: 'me', counted: [] })).toEqual([]);
  });

  it('is told in as many messages as it takes, each of which is read', () => {
    const all = Array.from({ length: 2 * MOST_IN_A_MESSAGE + 1 }, (_, i) => ({
      caller: names.of(`caller ${i}`),
      count: -9_999_999,
      endsInMs: 60_000,
    }));
    const messages = messagesOf({ from: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', counted: all }).map(bytes);
    expect(messages).toHaveLength(3);
    expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(128 * 1024);
    expect(messages.flatMap((message) => readCountsTold(message)?.counted ?? [])).toEqual(all);
  });

  it('is bounded where somebody counts without end', () => {
    const [message] = messagesOf({ from: 'me', counted: [counted(Number.MAX_SAFE_INTEGER)] });
    expect(readCountsTold(bytes(message!))?.counted).toEqual([counted(10_000_000)]);
  });

  it.each([
    ['no JSON', bytes('{"from":"me","counted":[')],
    ['empty', new Uint8Array()],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00])],
    ['null', bytes('null')],
    ['a number', bytes('7')],
    ['a list', bytes('[]')],
    ['of nobody', told([row()], null)],
    ['without counts', told(undefined)],
    ['counts that are no list', told({ length: 1 })],
    ['a row that is none', told([row(), null])],
    ['a row too short', told([row().slice(0, 2)])],
    ['a row too long', told([[...row(), 1]])],
    ['a caller in clear', told([row([0, 'address 192.0.2.17'])])],
    ['a count that is no number', told([row([1, '1'])])],
    ['a count that is not whole', told([row([1, 0.5])])],
    ['a count beyond everything', told([row([1, 1e9])])],
    ['a count below everything', told([row([1, -1e9])])],
    ['a window that is over', told([row([2, 0])])],
    ['a window that never ends', told([row([2, 60_001])])],
    ['too many rows', told(Array.from({ length: MOST_IN_A_MESSAGE + 1 }, () => row()))],
    ['too long to be looked at', bytes(' '.repeat(1_000_000) + '{"from":"me","counted":[]}')],
  ])('counts for nothing where it is %s', (_, message) => {
    expect(readCountsTold(message)).toBeNull();
  });

  it('is refused for the fault in it alone: the row that every fault was put in is a good one', () => {
    expect(readCountsTold(told([row()]))).not.toBeNull();
  });
});
