import { describe, expect, it } from '@jest/globals';
import { toldOfTheOffice } from './told-of-the-office.js';

const entry = (kind: string, text = kind) => ({ at: '2026-10-20T18:00:00.000Z', turn: 7, kind, text });

describe('what an evening tells of the log of administration', () => {
  it('is what administrators did, and neither what turns do by themselves nor what the clock announces', () => {
    const log = [
      entry('PositionSeen'),
      entry('TurnOpened'),
      entry('ClockPaused'),
      entry('AnnouncementMade', 'The umpire is away until Monday.'),
      entry('TurnResolved'),
    ];
    expect(toldOfTheOffice(log).map(({ text }) => text)).toEqual([
      'PositionSeen',
      'The umpire is away until Monday.',
    ]);
  });

  it('is the last five things', () => {
    const log = Array.from({ length: 8 }, (_, at) => entry('AnnouncementMade', String(at)));
    expect(toldOfTheOffice(log).map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4']);
  });
});
