import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { type AnyOrder, drafts } from '../../seat/composing.js';
import { evening } from '../../seat/open-campaign.js';
import { inForce } from '../../seat/pieces.js';
import { say } from '../../words/words.js';
import { canOrder } from '../card-state.js';
import type { Composer } from '../composer.js';
import { signedOff } from '../drafts.js';
import { bookChanges, type BookLine } from './book-changes.js';
import { Completing } from './completing.js';
import type { OrderTexts } from './order-texts.js';
import type { ReadText } from './read-orders.js';
import { TextFaults } from './text-faults.js';

const LEAST_LINES = 6;
const MOST_LINES = 24;
const NOTHING: ReadText = { orders: [], faults: [], notes: [] };

/** The whole book as one text: what stands and what is drafted, a line an order. What is changed in it becomes drafts. */
export function BookText({
  composer,
  texts,
}: {
  readonly composer: Composer;
  readonly texts: OrderTexts;
}): JSX.Element {
  const written = useSignal<string | null>(null);
  const read = useSignal<ReadText>(NOTHING);
  const text = written.value ?? bookAsText(texts);
  const take = (next: string): void => {
    written.value = next;
    read.value = next.trim() === '' ? NOTHING : texts.read(next);
  };
  const { fresh, dropped, gone } = bookChanges(
    read.value.orders.map((one) => ({ ...one, text: texts.write(one.order) })),
    bookNow(texts),
    { standTogether: texts.standTogether, keys: new Set(drafts.value.keys()) },
  );
  // What could not be read may be the very line that is missing.
  const isWhole = read.value.faults.length === 0;
  const adopt = async (): Promise<void> => {
    for (const { key, order } of fresh) composer.compose(key, order);
    if (!isWhole) return;
    for (const { key } of dropped) composer.discard(key);
    written.value = null;
    read.value = NOTHING;
    for (const { receipt, order } of gone) await composer.withdrawById(receipt.id, order as AnyOrder);
  };
  return (
    <section aria-labelledby="book-text" class="book-text">
      <h2 id="book-text">{say('book-as-text')}</h2>
      <p class="faint">
        {say('book-text-means')} {texts.standTogether && say('book-text-together')}
      </p>
      <Completing
        id="book"
        label={say('book-label')}
        value={text}
        lines={Math.min(MOST_LINES, Math.max(LEAST_LINES, text.split('\n').length + 1))}
        isLocked={!canOrder()}
        describedBy="book-faults"
        complete={texts.complete}
        onText={take}
      />
      <TextFaults id="book-faults" read={read.value} withLines={true} />
      {isWhole && gone.length > 0 && <p class="band">{say('book-takes-back', { count: gone.length })}</p>}
      <div class="card-actions">
        <button
          type="button"
          class="primary"
          disabled={!canOrder() || read.value.orders.length === 0}
          onClick={() => void adopt()}
        >
          {say('text-to-drafts')}
        </button>
        {written.value !== null && (
          <button type="button" onClick={() => take(bookAsText(texts))}>
            {say('text-anew')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Orders that stand, each as its draft has it where there is one, and drafts of what has no order yet, in the sequence of their words. */
function bookNow({ write, standTogether }: OrderTexts): BookLine[] {
  const now = [...drafts.value.values()].filter(({ turn }) => turn === undefined);
  const drafted = new Set(standTogether ? [] : now.map(({ key }) => key));
  const ownKey = ({ unit, ship, kind }: AnyOrder): string =>
    kind === 'land' ? String(unit) : kind === 'naval' ? String(ship) : '';
  const line = (order: AnyOrder, of: Pick<BookLine, 'sent' | 'draft'>): BookLine[] => {
    const text = write(order);
    return text === null ? [] : [{ text, ...of }];
  };
  return [
    ...inForce(evening.value?.orders ?? []).flatMap((sent) => {
      const order = signedOff(sent.order as AnyOrder)!;
      return drafted.has(ownKey(order)) ? [] : line(order, { sent, draft: null });
    }),
    ...now.flatMap((draft) => line(draft.order, { sent: null, draft })),
  ].sort((a, b) => (a.text < b.text ? -1 : 1));
}

const bookAsText = (texts: OrderTexts): string =>
  bookNow(texts)
    .map(({ text }) => text)
    .join('\n');
