import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { endStanding } from '../graph/dispositions.js';
import { loadDispositions, trying } from '../orders/again/load-dispositions.js';
import { rosterOf } from '../orders/queue/queue-of.js';
import { LAND_AND_SEA } from '../orders/land-and-sea.js';
import { placeWords } from '../orders/place-words.js';
import { SaidAloud } from '../orders/said-aloud.js';
import { speakOut } from '../orders/speak-out.js';
import { Unsent } from '../orders/unsent.js';
import { useOrders } from '../orders/use-orders.js';
import type { AnyOrder } from '../seat/composing.js';
import { chosenPiece } from '../seat/composing.js';
import { standing } from '../seat/dispositions.js';
import { evening } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { PlanCard } from '../orders/ahead/plan-card.js';
import { MOST, STEP, turnsAhead } from '../orders/ahead/turns-ahead.js';
import { PlanGrid } from './plan-grid.js';
import { readPlanned } from '../orders/planned-orders.js';
import { Reminders } from './reminders.js';

/** The turns ahead: pieces by rows, turns by columns, the card of one of them, standing orders and reminders to oneself. */
export function PlanPage({ place }: { readonly place: Place }): JSX.Element {
  const { composer } = useOrders(place, LAND_AND_SEA);
  const { clock, effective } = evening.value!;
  const shown = useSignal(STEP);
  const chosen = useSignal<{ readonly piece: string; readonly turn: number } | null>(null);
  const turns = turnsAhead(clock.turn, shown.value);
  useEffect(() => {
    chosenPiece.value = null;
    document.title = say('screen-plan');
  }, []);
  useEffect(() => {
    void readPlanned(composer.seat, turns);
    void loadDispositions(composer.seat);
  }, [evening.value, shown.value]);
  const pieces = rosterOf(effective).filter(({ capacity }) => capacity === 'commander');
  const open = pieces.find(({ piece }) => piece === chosen.value?.piece);
  const close = (): void => {
    const { piece, turn } = chosen.value!;
    chosen.value = null;
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-planned="${piece}@${turn}"]`)?.focus(),
    );
  };
  return (
    <main id="content" tabIndex={-1} class={open ? 'orders-screen with-card' : 'orders-screen'}>
      <div class="orders-head">
        <h1>{say('screen-plan')}</h1>
        <p class="faint">{say('plan-means')}</p>
        <Unsent composer={composer} />
        <SaidAloud />
      </div>
      <section aria-labelledby="plan-grid" class="queue-side">
        <h2 id="plan-grid">{say('turns-ahead')}</h2>
        <PlanGrid
          pieces={pieces}
          turns={turns}
          placeOf={placeWords}
          chosen={chosen.value}
          choose={(piece, turn) => (chosen.value = { piece, turn })}
        />
        {shown.value < MOST && (
          <button type="button" onClick={() => (shown.value = Math.min(MOST, shown.value + STEP))}>
            {say('more-turns')}
          </button>
        )}
      </section>
      {open && (
        <PlanCard
          key={`${open.piece}@${chosen.value!.turn}`}
          piece={open}
          turn={chosen.value!.turn}
          composer={composer}
          close={close}
        />
      )}
      <div class="orders-more">
        <section aria-labelledby="standing-orders">
          <h2 id="standing-orders">{say('standing-orders')}</h2>
          {(standing.value ?? []).length === 0 && <p>{say('no-standing')}</p>}
          <ul class="list">
            {(standing.value ?? []).map(({ id, order, text, since }) => (
              <li key={id}>
                {text} <span class="faint">{say('since-turn', { turn: since })}</span>{' '}
                <button
                  type="button"
                  onClick={() =>
                    void trying(async () => {
                      await endStanding(composer.seat, id);
                      speakOut(say('standing-ended', { piece: pieceOf(order as AnyOrder) }));
                      await loadDispositions(composer.seat);
                    })
                  }
                >
                  {say('end-standing')}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <Reminders seat={composer.seat} turn={clock.turn} />
      </div>
    </main>
  );
}

const pieceOf = (order: AnyOrder): string => String(order['unit'] ?? order['ship'] ?? order.kind);
