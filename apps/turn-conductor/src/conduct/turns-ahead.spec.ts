import { describe, expect, it } from '@jest/globals';
import type { AnySequence, AnyTurn } from '@vedette/ledger';
import { Installation } from '@vedette/messaging';
import { TurnsAhead } from './turns-ahead.js';

const SEQUENCE = [
  { owner: 'logistics' },
  { owner: 'naval' },
  { owner: 'logistics' },
] as unknown as AnySequence;
const turn = (more: Partial<AnyTurn>): AnyTurn =>
  ({ campaign: 'one', turn: 4, generation: 0, bookClosed: null, resolved: null, ...more }) as AnyTurn;
const CLOSED = { bookClosed: {} } as Partial<AnyTurn>;

/** A conductor that tells, and what was told since the last look. */
function conductor() {
  const told: string[] = [];
  const connection = {
    isClosed: () => false,
    isDraining: () => false,
    publish: (subject: string, text: string) => void told.push(`${subject} ${text}`),
  };
  const ahead = new TurnsAhead(connection as never, new Installation('house'));
  return {
    tell: (record: AnyTurn): string[] => {
      ahead.tell(record, SEQUENCE);
      return told.splice(0);
    },
  };
}

describe('a turn ahead', () => {
  it('is told once to each owner of its phases when it is opened, and when its book is closed', () => {
    const { tell } = conductor();
    const four = '{"campaign":"one","turn":4}';
    const five = '{"campaign":"one","turn":5}';
    expect(tell(turn(CLOSED))).toEqual([
      `house.turn.ahead.logistics.one ${four}`,
      `house.turn.ahead.naval.one ${four}`,
    ]);
    expect(tell(turn(CLOSED))).toEqual([]);
    expect(tell(turn({ ...CLOSED, resolved: {} as never }))).toEqual([]);
    expect(tell(turn({ turn: 5 }))).toEqual([
      `house.turn.ahead.logistics.one ${five}`,
      `house.turn.ahead.naval.one ${five}`,
    ]);
    expect(tell(turn({ turn: 5 }))).toEqual([]);
  });

  it('is told again when it was rolled back, with how often', () => {
    const { tell } = conductor();
    tell(turn(CLOSED));
    expect(tell(turn({ ...CLOSED, generation: 1 }))[0]).toBe(
      'house.turn.ahead.logistics.one {"campaign":"one","turn":4,"generation":1}',
    );
  });

  it('is not told by a conductor that finds it open as it starts', () => {
    const { tell } = conductor();
    expect(tell(turn({}))).toEqual([]);
    expect(tell(turn(CLOSED))).toHaveLength(2);
  });
});
