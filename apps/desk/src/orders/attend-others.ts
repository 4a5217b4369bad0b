import { effect, untracked } from '@preact/signals';
import { isSentHere, waitingHere } from '../graph/sent-here.js';
import type { SentOrder } from '../seat/campaign.js';
import { type AnyOrder, drafts, onTheirWay } from '../seat/composing.js';
import { evening, nameOf } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { signedOff } from './drafts.js';
import { textOfOrder } from './order-line.js';
import { sentElsewhere } from './sent-elsewhere.js';
import { speakOut } from './speak-out.js';

/** Says which orders of the seat's pieces somebody sent who does not sit here: its other tab, a deputy, a stand-in; until it is let go. */
export function attendOthers(): () => void {
  /** What was sent from here in words: where no answer came, they are known by that. */
  const sentHere = new Set<string>();
  const isFromHere = ({ receipt, order }: SentOrder): boolean =>
    isSentHere(receipt.id) || sentHere.has(textOfOrder(signedOff(order as AnyOrder)!) ?? '');
  const endNoting = effect(() => {
    for (const key of onTheirWay.value.keys()) {
      const draft = drafts.peek().get(key);
      const text = draft && textOfOrder(draft.order);
      if (text) sentHere.add(text);
    }
  });
  let read = evening.peek();
  const endReading = effect(() => {
    const now = evening.value;
    if (!now || waitingHere.value > 0) return;
    const before = read;
    read = now;
    if (!before || before.clock.turn !== now.clock.turn) return;
    untracked(() => {
      const told = sentElsewhere(before, now, isFromHere).map(({ sender, words, replaced }) =>
        [
          say('sent-elsewhere', { who: sender === null ? '?' : nameOf(sender), words }),
          ...(replaced === null ? [] : [say('replaced-elsewhere', { words: replaced })]),
        ].join(' '),
      );
      if (told.length > 0) speakOut(told.join(' '));
    });
  });
  return () => {
    endNoting();
    endReading();
  };
}
