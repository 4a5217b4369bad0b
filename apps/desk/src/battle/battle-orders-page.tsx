import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { canOrder } from '../orders/card-state.js';
import { SaidAloud } from '../orders/said-aloud.js';
import { PastOrdersPage } from '../orders/past-turn-orders.js';
import { Unsent } from '../orders/unsent.js';
import { useOrders } from '../orders/use-orders.js';
import type { ToldBattle } from '../seat/battle.js';
import { chosenPiece } from '../seat/composing.js';
import { evening, isPast } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { CheckReceipts } from '../receipts/check-receipts.js';
import { isPhone } from '../kit/phone.js';
import { later } from '../kit/later.js';
import { Sheet } from '../kit/sheet.js';
import { say } from '../words/words.js';
import { BATTLE_ORDERS } from './battle-orders.js';
import { BattleCard } from './orders/battle-card.js';
import { BattleRoster } from './orders/battle-roster.js';

/** Whoever looks back upon a battle, or administers it, writes no orders and fetches none of it. */
const BattleText = later(
  () => import('./text/battle-text.js').then((file) => file.BattleText),
  'beside-a-screen',
);

interface BattleOrdersProps {
  readonly place: Place;
  readonly told: ToldBattle;
}

/** The orders of the turn that is shown; those of a past one are there to be read. */
export const BattleOrdersPage = (props: BattleOrdersProps): JSX.Element =>
  isPast.value ? <PastOrdersPage place={props.place} /> : <PresentOrders {...props} />;

/** All orders of a turn: the pieces by their commands, the card of the one that is chosen, and what is ordered of the whole side. */
function PresentOrders({ place, told: { view } }: BattleOrdersProps): JSX.Element {
  const { composer, choose, goOn, close } = useOrders(place, BATTLE_ORDERS);
  const { effective, clock } = evening.value!;
  const chosen = effective.find(({ piece }) => piece === chosenPiece.value);
  useEffect(() => {
    document.title = `${say('screen-orders')} · ${say('turn-number', { turn: clock.turn })}`;
  }, [clock.turn]);
  return (
    <main
      id="content"
      tabIndex={-1}
      class={chosen ? 'orders-screen battle-orders with-card' : 'orders-screen'}
    >
      <div class="orders-head">
        <h1>{say('battle-orders-of', { turn: clock.turn, hour: view.turn })}</h1>
        {view.window && <p class="band">{say(`window-${view.window}`)}</p>}
        {!canOrder() && <p class="band">{say('orders-closed')}</p>}
        <Unsent composer={composer} />
        {!(isPhone.value && chosen) && <SaidAloud />}
      </div>
      <section aria-labelledby="queue" class="queue-side">
        <h2 id="queue">{say('your-pieces')}</h2>
        <p class="faint">{say('roster-keys')}</p>
        <BattleRoster effective={effective} view={view} choose={choose} />
      </section>
      {chosen && (
        <Sheet about={chosen.piece} said={isPhone.value && <SaidAloud />}>
          <BattleCard
            key={chosen.piece}
            piece={chosen}
            view={view}
            composer={composer}
            close={close}
            next={() => goOn(1)}
          />
        </Sheet>
      )}
      <div class="orders-more">
        <BattleCard piece={null} view={view} composer={composer} close={close} next={() => goOn(1)} />
        <BattleText {...{ composer, effective, choose }} />
        <CheckReceipts place={place} />
      </div>
    </main>
  );
}
