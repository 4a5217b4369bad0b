import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { type AnyOrder, drafts } from '../../seat/composing.js';
import { evening } from '../../seat/open-campaign.js';
import { inForce } from '../../seat/pieces.js';
import { say } from '../../words/words.js';
import { canOrder } from '../card-state.js';
import type { Composer } from '../composer.js';
import { signedOff } from '../drafts.js';
import { textOfOrder } from '../order-line.js';
import { Completing } from './completing.js';
import { type ReadText, readOrders } from './read-orders.js';
import { TextFaults } from './text-faults.js';
import { namesOfSeat } from './text-names.js';

const LEAST_LINES = 6;
const MOST_LINES = 24;
const NOTHING: ReadText = { orders: [], faults: [], notes: [] };

/** The whole book as one text: what stands and what is drafted, a line an order. What is changed in it becomes drafts. */
export function BookText({ composer }: { readonly composer: Composer }): JSX.Element {
  const written = useSignal<string | null>(null);
  const read = useSignal<ReadText>(NOTHING);
  const text = written.value ?? bookAsText();
  const take = (next: string): void => {
    written.value = next;
    read.value = next.trim() === '' ? NOTHING : readOrders(next, namesOfSeat());
  };
  const adopt = (): void => {
    const standing = new Set(standingTexts());
    for (const { key, order } of read.value.orders) {
      const line = textOfOrder(order);
      if (line === null || !standing.has(line)) composer.compose(key, order);
    }
    if (read.value.faults.length === 0) written.value = null;
  };
  return (
    <section aria-labelledby="book-text" class="book-text">
      <h2 id="book-text">{say('book-as-text')}</h2>
      <p class="faint">{say('book-text-means')}</p>
      <Completing
        id="book"
        label={say('book-label')}
        value={text}
        lines={Math.min(MOST_LINES, Math.max(LEAST_LINES, text.split('\n').length + 1))}
        isLocked={!canOrder()}
        describedBy="book-faults"
        onText={take}
      />
      <TextFaults id="book-faults" read={read.value} withLines={true} />
      <div class="card-actions">
        <button
          type="button"
          class="primary"
          disabled={!canOrder() || read.value.orders.length === 0}
          onClick={adopt}
        >
          {say('text-to-drafts')}
        </button>
        {written.value !== null && (
          <button type="button" onClick={() => take(bookAsText())}>
            {say('text-anew')}
          </button>
        )}
      </div>
    </section>
  );
}

const standingTexts = (): string[] =>
  inForce(evening.value?.orders ?? []).flatMap(
    ({ order }) => textOfOrder(signedOff(order as AnyOrder)!) ?? [],
  );

/** Orders that stand, each as its draft has it where there is one, and drafts of what has no order yet. */
function bookAsText(): string {
  const now = [...drafts.value.values()].filter(({ turn }) => turn === undefined);
  const drafted = new Set(now.map(({ key }) => key));
  const ownKey = ({ unit, ship, kind }: AnyOrder): string =>
    kind === 'land' ? String(unit) : kind === 'naval' ? String(ship) : '';
  const kept = inForce(evening.value?.orders ?? [])
    .map(({ order }) => signedOff(order as AnyOrder)!)
    .filter((order) => !drafted.has(ownKey(order)));
  return [...kept, ...now.map(({ order }) => order)]
    .flatMap((order) => textOfOrder(order) ?? [])
    .sort()
    .join('\n');
}
