import type { JSX } from 'preact';
import type { SentOrderDocument } from '@vedette/contracts';
import { nameOf } from '../seat/open-campaign.js';
import { say } from '../words/words.js';

/** What one player ordered for a turn. */
export interface OrdersOfPlayer {
  readonly player: string;
  readonly orders: readonly SentOrderDocument[];
}

/** The orders of all, for as long as the veil is lifted; nothing of it is kept. */
export function LiftedOrders(props: {
  readonly of: readonly OrdersOfPlayer[];
  readonly lower: () => void;
}): JSX.Element {
  return (
    <section class="lifted" aria-labelledby="lifted-orders">
      <h3 id="lifted-orders">{say('orders-lifted')}</h3>
      <button type="button" onClick={props.lower}>
        {say('veil-lower')}
      </button>
      {props.of.map(({ player, orders }) => (
        <section key={player} data-orders-of={player}>
          <h4>{nameOf(player)}</h4>
          {orders.length === 0 && <p>{say('orders-none')}</p>}
          <ul>
            {orders.map(({ receipt, status, sender }) => (
              <li key={receipt.id + receipt.version}>
                <strong>{say(`ordered-${status}`)}</strong>: {receipt.understood}
                {sender !== null && <span class="faint"> ({nameOf(sender)})</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
