import { sentence } from '../wording/series.js';
import type { Messages } from './message.js';

/** The turn itself. */
export const TURN_MESSAGES = {
  TurnBegan: {
    parts: ['land'],
    weight: 'routine',
    say: (t) => sentence(`Turn ${t.text('turn')} began`, t.has('season') && `(${t.text('season')} turn)`),
  },
  TurnEnded: {
    parts: ['land'],
    weight: 'routine',
    say: (t) => sentence(`Turn ${t.text('turn')} ended`),
  },
} satisfies Messages;
