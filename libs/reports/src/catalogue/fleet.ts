import { sentence } from '../wording/series.js';
import type { Messages } from './message.js';

/** What ships make out of each other as a turn ends (PATE 5.4, 6.8). */
export const FLEET_MESSAGES = {
  ShipsClosed: {
    parts: ['fleet'],
    say: (t) => {
      const found = t.units('found');
      return sentence(
        `${t.units('ships') || 'Ships'} made out ${found || 'others'}`,
        t.text('sea') !== '' && `in ${t.place(t.text('sea'))}`,
        'as the turn ended, and closed with them',
      );
    },
  },
  ShipsAvoided: {
    parts: ['fleet'],
    say: (t) =>
      sentence(
        'Strange sail were sighted',
        t.text('sea') !== '' && `in ${t.place(t.text('sea'))}`,
        'as the turn ended, but kept their distance',
      ),
  },
} satisfies Messages;
