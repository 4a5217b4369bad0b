import type { JSX } from 'preact';
import { batch } from '@preact/signals';
import { drafts, leftBehind } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { canOrder } from './card-state.js';
import { setDraft } from './drafts.js';
import { textOfOrder } from './order-line.js';
import { pieceOfKey } from './plan-keys.js';

/** Drafts whose turn was over before they were sent: that they count for nothing, and what can be done with them. */
export function LeftBehind(): JSX.Element | null {
  const late = leftBehind.value;
  const now = evening.value?.clock.turn;
  if (!late || now === undefined) return null;
  const count = late.drafts.length;
  const takeOver = (): void =>
    batch(() => {
      for (const { turn: _turn, ...draft } of late.drafts) {
        const key = pieceOfKey(draft.key);
        // What was composed for the piece meanwhile is newer.
        if (!drafts.peek().has(key)) setDraft(key, { ...draft, key, kept: true });
      }
      leftBehind.value = null;
    });
  return (
    <div class="left-behind">
      <p>{say('late-drafts', { turn: late.turn, count })}</p>
      <ul>
        {late.drafts.map(({ key, order }) => (
          <li key={key}>{textOfOrder(order) ?? pieceOfKey(key)}</li>
        ))}
      </ul>
      <div class="card-actions">
        <button type="button" disabled={!canOrder()} onClick={takeOver}>
          {say('late-take', { turn: now, count })}
        </button>
        <button type="button" onClick={() => void (leftBehind.value = null)}>
          {say('late-drop', { count })}
        </button>
      </div>
    </div>
  );
}
