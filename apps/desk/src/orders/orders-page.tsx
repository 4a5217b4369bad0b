import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { chosenPiece } from '../seat/composing.js';
import { evening, isPast } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { CheckReceipts } from '../receipts/check-receipts.js';
import { isPhone } from '../kit/phone.js';
import { Sheet } from '../kit/sheet.js';
import { say } from '../words/words.js';
import { OrderCard } from './card/order-card.js';
import { OtherOrders } from './card/other-orders.js';
import { LAND_AND_SEA } from './land-and-sea.js';
import { PastOrdersPage } from './past-turn-orders.js';
import { placeWords } from './place-words.js';
import { Queue } from './queue/queue.js';
import { SaidAloud } from './said-aloud.js';
import { BookText } from './text/book-text.js';
import { CommandLine } from './text/command-line.js';
import { LAND_AND_SEA_TEXTS } from './text/land-and-sea-texts.js';
import { Unsent } from './unsent.js';
import { useOrders } from './use-orders.js';
import { canOrder } from './card-state.js';

/** The orders of the turn that is shown; those of a past one are there to be read. */
export const OrdersPage = ({ place }: { readonly place: Place }): JSX.Element =>
  isPast.value ? <PastOrdersPage place={place} /> : <PresentOrders place={place} />;

/** All orders of a turn: a row a piece, the card of the one that is chosen, and the whole book as one text. */
function PresentOrders({ place }: { readonly place: Place }): JSX.Element {
  const { composer, choose, join, drop, goOn, close } = useOrders(place, LAND_AND_SEA);
  const { effective, clock } = evening.value!;
  const chosen = effective.find(({ piece }) => piece === chosenPiece.value);
  useEffect(() => {
    document.title = `${say('screen-orders')} · ${say('turn-number', { turn: clock.turn })}`;
  }, [clock.turn]);
  return (
    <main id="content" tabIndex={-1} class={chosen ? 'orders-screen with-card' : 'orders-screen'}>
      <div class="orders-head">
        <h1>{say('orders-of', { turn: clock.turn })}</h1>
        {!canOrder() && <p class="band">{say('orders-closed')}</p>}
        <Unsent composer={composer} />
        {!(isPhone.value && chosen) && <SaidAloud />}
      </div>
      <section aria-labelledby="queue" class="queue-side">
        <h2 id="queue">{say('your-pieces')}</h2>
        <p class="faint">
          {say('queue-keys')} {say('queue-pointing')}
        </p>
        <Queue effective={effective} placeOf={placeWords} {...{ choose, join, drop }} />
      </section>
      {chosen && (
        <Sheet about={chosen.piece} said={isPhone.value && <SaidAloud />}>
          <OrderCard
            key={chosen.piece}
            piece={chosen}
            place={placeWords(chosen.piece)}
            composer={composer}
            pointed={null}
            close={close}
            next={() => goOn(1)}
          />
        </Sheet>
      )}
      <div class="orders-more">
        <CommandLine
          id="command"
          label={say('command-line')}
          value=""
          texts={LAND_AND_SEA_TEXTS}
          isLocked={!canOrder()}
          piece={null}
          onOrders={(orders) => {
            for (const { key, order } of orders) composer.compose(key, order);
            const first = orders[0];
            if (first && effective.some(({ piece }) => piece === first.key)) choose(first.key);
          }}
        />
        <OtherOrders piece={null} composer={composer} pointed={null} />
        <BookText composer={composer} texts={LAND_AND_SEA_TEXTS} />
        <CheckReceipts place={place} />
      </div>
    </main>
  );
}
