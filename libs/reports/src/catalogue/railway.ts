import { sentence } from '../wording/series.js';
import type { Messages } from './message.js';
import type { TellingOf } from './telling.js';

function changedHands(t: TellingOf<'GroundChangedHands'>): string {
  const ground = t.text('ground') === 'river' ? 'The river' : 'The railway';
  const where = `${ground} in ${t.text('square')}`;
  if (!t.has('to')) return sentence(where, 'is held by nobody any more');
  return sentence(where, `is held by ${t.state(t.text('to'))} now`);
}

/** Words of railways and rivers and of who holds them (ROTD 8, 12). */
export const RAILWAY_MESSAGES = {
  GroundChangedHands: { say: changedHands },
} satisfies Messages;
