import { inWords } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { sentence } from '../wording/series.js';
import { cameIn, went } from './march.js';
import type { Messages } from './message.js';
import type { TellingOf } from './telling.js';

function changedHands(t: TellingOf<'GroundChangedHands'>): string {
  const ground = t.text('ground') === 'river' ? 'The river' : 'The railway';
  const where = `${ground} in ${t.text('square')}`;
  if (!t.has('to')) return sentence(where, 'is held by nobody any more');
  return sentence(where, `is held by ${t.state(t.text('to'))} now`);
}

function rode(t: TellingOf<'UnitRode'>): string {
  const { degree } = t.event;
  const unit = t.text('unit') || 'A force';
  if (degree === 'start') return sentence(unit, went(t));
  if (degree === 'end') return sentence(unit, cameIn(t));
  if (degree === 'partial') return sentence(unit, went(t), 'and', cameIn(t));
  const squares = t.list('line').length;
  return sentence(
    unit,
    `rode by rail from ${t.text('from')} to ${t.text('to')}`,
    squares > 0 && `over ${inWords(squares, 'square', 'squares')}`,
    t.has('toTactical') && `and got off at ${t.text('toTactical')}`,
    t.has('reason') && `, short of ${t.text('bound')}${withReason(t.text('reason'))}`,
  );
}

function stayed(t: TellingOf<'RideNotMade'>): string {
  const way = `from ${t.text('at')} to ${t.text('bound')}`;
  return sentence(t.text('unit'), `did not ride ${way}${withReason(t.text('reason'))}`);
}

/** Words of railways and rivers and of who holds them (ROTD 8, 12). */
export const RAILWAY_MESSAGES = {
  GroundChangedHands: { say: changedHands },
  UnitRode: { say: rode, weight: 'matter' },
  RideNotMade: { say: stayed },
} satisfies Messages;
