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

function destroyed(t: TellingOf<'TrackDestroyed'>): string {
  const what = t.text('what') === 'bridge' ? 'the railway bridge' : 'the railway';
  const where = `${what}${t.has('bridge') ? ` at ${t.text('bridge')}` : ''} in ${t.text('square')}`;
  if (t.has('unit'))
    return sentence(t.text('unit'), `${t.text('what') === 'bridge' ? 'destroyed' : 'tore up'} ${where}`);
  return sentence(
    `${where[0]!.toUpperCase()}${where.slice(1)}`,
    t.text('what') === 'bridge' ? 'was destroyed' : 'was torn up',
  );
}

function repaired(t: TellingOf<'TrackRepaired'>): string {
  const paid = t.part('paid');
  const bridges = t.list('bridges').length;
  return sentence(
    `The ${t.text('what') === 'bridge' ? 'railway bridge' : 'railway'} in ${t.text('square')} was repaired`,
    bridges > 0 && t.text('what') === 'track' && `with ${inWords(bridges, 'bridge', 'bridges')}`,
    paid.has('eagles') &&
      `for ${paid.figure('eagles')} eagles and ${paid.figure('manufacturing')} manufacturing points`,
  );
}

function offBridge(t: TellingOf<'UnitLeftBridge'>): string {
  return sentence(
    t.text('unit'),
    `came off the bridge at ${t.text('from')} of ${t.text('in')} to ${t.text('to')}`,
  );
}

/** Words of railways and rivers and of who holds them (ROTD 8, 12). */
export const RAILWAY_MESSAGES = {
  GroundChangedHands: { say: changedHands },
  UnitRode: { say: rode, weight: 'matter' },
  RideNotMade: { say: stayed },
  TrackDestroyed: { say: destroyed },
  TrackRepaired: { say: repaired },
  UnitLeftBridge: { say: offBridge },
} satisfies Messages;
