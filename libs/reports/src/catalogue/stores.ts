import { counted, inWords, share } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { listed, sentence } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

/** `stores 12, 5 more in the cargo spaces`. */
function aboard(t: Telling): string {
  return listed(
    t.has('stores') ? `stores ${t.figure('stores')}` : '',
    (t.number('extra') ?? 0) > 0 ? `${t.figure('extra')} more in the cargo spaces` : '',
  );
}

const LIVED: Readonly<Record<string, string>> = {
  port: 'lived on the stores of the harbor',
  aboard: 'lived on the stores aboard',
  nothing: 'had no stores to live on',
};

/** Stores of ships (PATE 3.4). */
export const STORES_MESSAGES = {
  ShipStoresUsed: {
    parts: ['fleet'],
    weight: (t) => (t.text('from') === 'nothing' ? 'matter' : 'routine'),
    say: (t) => sentence(`${t.text('ship')} ${LIVED[t.text('from')] ?? 'lived through the turn'}`),
    each: aboard,
  },
  ShipOutOfStores: {
    parts: ['fleet'],
    say: (t) => sentence(`${t.text('ship')} went without stores and obeyed nothing but a change of base`),
    each: (t) =>
      listed(
        (t.number('crewLost') ?? 0) > 0 ? `lost ${counted(t.number('crewLost')!, 'man', 'men')}` : '',
        t.has('share') ? share(t.number('share')!) : '',
        t.has('crew') ? `${t.figure('crew')} left` : '',
        t.has('turnsOut') ? `${inWords(t.number('turnsOut')!, 'turn', 'turns')} without` : '',
      ),
  },
  ShipStoresOwedDrawn: {
    parts: ['fleet'],
    say: (t) => sentence(`${t.text('ship')} drew stores for the turns it had gone without`),
    each: (t) =>
      listed(
        t.has('drawn') ? `${t.figure('drawn')} drawn` : '',
        (t.number('turnsOut') ?? 0) > 0 ? `${t.figure('turnsOut')} still owed` : '',
      ),
  },
  ShipStoresLoaded: {
    parts: ['fleet'],
    weight: (t) =>
      (t.number('stores') ?? 0) + (t.number('extra') ?? 0) < (t.number('wanted') ?? 0) ? 'matter' : 'routine',
    say: (t) => {
      const amount = t.number('amount') ?? 0;
      return sentence(
        `${t.text('ship')} ${amount < 0 ? 'landed' : 'took in'} ${inWords(Math.abs(amount), 'store', 'stores')}`,
        t.text('port') !== '' && `at ${t.text('port')}`,
        amount >= 0 &&
          (t.number('stores') ?? 0) + (t.number('extra') ?? 0) < (t.number('wanted') ?? 0) &&
          `, short of the ${t.figure('wanted')} asked for`,
      );
    },
    each: aboard,
  },
  ShipStoresRefused: {
    parts: ['fleet'],
    say: (t) =>
      sentence(
        `${t.text('ship')} took in no stores`,
        t.text('port') !== '' && `at ${t.text('port')}`,
        withReason(t.text('reason')),
      ),
  },
} satisfies Messages;
