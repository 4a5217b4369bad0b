import { batch, effect, untracked } from '@preact/signals';
import { drafts, leftBehind } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { pieceOfKey } from './plan-keys.js';
import { speakOut } from './speak-out.js';
import { turnedOver } from './turned-over.js';

/** Lays drafts aside when their turn is over and says so, until it is let go. */
export function attendTurn(): () => void {
  let writtenIn = evening.peek()?.clock.turn;
  return effect(() => {
    const now = evening.value?.clock.turn;
    if (now === undefined || now === writtenIn) return;
    const before = writtenIn;
    writtenIn = now;
    if (before !== undefined) untracked(() => layAside(before, now));
  });
}

function layAside(writtenIn: number, now: number): void {
  const { open, late } = turnedOver([...drafts.peek().values()], writtenIn, now);
  batch(() => {
    drafts.value = new Map(open.map((draft) => [draft.key, draft]));
    if (late.length > 0) leftBehind.value = { turn: writtenIn, drafts: late };
  });
  if (late.length > 0)
    speakOut(
      say('turn-was-over', { turn: writtenIn, pieces: late.map(({ key }) => pieceOfKey(key)).join(', ') }),
      true,
    );
}
