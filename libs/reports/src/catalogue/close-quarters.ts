import { counted, share } from '../wording/figures.js';
import { sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import type { TellingOf } from './telling.js';

const WHY_LOST: Readonly<Record<string, string>> = {
  'nobody-left': 'nobody of the other side was left there',
  'attackers-stood-off': 'the attackers only skirmished',
  'defenders-gave-way': 'the defenders only skirmished and gave way',
  'did-not-close': 'the attackers did not come to close quarters',
};

function states(t: TellingOf<'WonWithoutMelee'>, key: 'winners' | 'losers'): string {
  return series(t.list(key).map((id) => t.state(id)));
}

/** Closing, or standing off; guns that change hands; works thrown up (ROTD 10.1, 10.6, 10.10, 10.11). */
export const CLOSE_QUARTERS_MESSAGES = {
  AttackersClosed: {
    say: (t) =>
      sentence(
        t.is('closed')
          ? 'The attackers came to close quarters'
          : 'The attackers did not come to close quarters',
        t.at('tactical'),
      ),
    why: (t) =>
      t.each('units').map((unit) => {
        const did = unit.is('closed') ? 'closed' : 'hung back';
        return `${unit.text('unit')} ${did} with a chance of ${share(unit.number('chance') ?? 0)}`;
      }),
  },
  WonWithoutMelee: {
    say: (t) => {
      const why = WHY_LOST[t.text('why')] ?? '';
      return sentence(
        `The ground ${t.at('tactical')} went to ${states(t, 'winners') || 'neither side'} without a melee`,
        why !== '' && `: ${why}`,
      );
    },
  },
  BatteryCaptured: {
    say: (t) =>
      t.has('to')
        ? sentence(`${t.text('to')} took a battery of ${t.text('from')}`, t.at('tactical'))
        : sentence(`A battery of ${t.text('from')} was lost to the enemy`, t.at('tactical')),
    why: (t) =>
      [
        t.has('before') ? `its guns were ${t.text('before')}` : '',
        t.has('to') && t.has('after') && t.text('after') !== t.text('before')
          ? `all guns of ${t.text('to')} are ${t.text('after')} now`
          : '',
        t.has('to') && t.has('has') ? `it has ${counted(t.number('has')!, 'battery', 'batteries')}` : '',
      ].filter((reason) => reason !== ''),
  },
  BatteryHandedOver: {
    say: (t) =>
      sentence(
        `${t.text('from')} handed a battery over to ${t.text('to')}`,
        t.square !== '' && `in ${t.square}`,
      ),
    why: (t) =>
      [
        t.has('after') ? `the guns of ${t.text('to')} are ${t.text('after')}` : '',
        t.has('has') ? `it has ${counted(t.number('has')!, 'battery', 'batteries')}` : '',
      ].filter((reason) => reason !== ''),
  },
  WorkRaised: {
    say: (t) =>
      sentence(
        t.has('unit') ? `${t.text('unit')} threw up a work` : 'A work was thrown up',
        t.at('tactical'),
        `facing ${t.text('facing')}, of level ${t.figure('level')} now`,
      ),
  },
} satisfies Messages;
