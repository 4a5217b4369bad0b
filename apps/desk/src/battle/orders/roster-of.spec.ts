import { describe, expect, it } from '@jest/globals';
import { rosterOf } from './roster-of.js';

const piece = (id: string) => ({ piece: id, capacity: 'commander', origin: 'default' }) as never;
const view = {
  commands: [
    { id: 'gamble', superior: 'buford' },
    { id: 'buford', superior: null },
  ],
  leaders: [
    { id: 'gamble', command: 'gamble' },
    { id: 'warren', command: null },
  ],
  units: [{ id: 'us-8il', command: 'gamble' }],
} as never;

describe('the roster of a battle', () => {
  it('has each piece once, below its command, and the commands below theirs', () => {
    const ids = ['us-8il', 'warren', 'gamble', 'buford'];
    const groups = rosterOf(ids.map(piece), view);
    expect(
      groups.map(({ command, depth, pieces }) => [command, depth, pieces.map((one) => one.piece)]),
    ).toEqual([
      ['buford', 0, ['buford']],
      ['gamble', 1, ['gamble', 'us-8il']],
      [null, 0, ['warren']],
    ]);
  });
  it('has no group of commands whose pieces another player orders', () => {
    expect(rosterOf([piece('us-8il')], view).map(({ command }) => command)).toEqual(['gamble']);
  });
});
