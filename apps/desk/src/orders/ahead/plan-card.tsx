import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { canOrder, blankOrder, stateOf } from '../card-state.js';
import type { Composer } from '../composer.js';
import { sendWhenMeant } from '../for-good.js';
import { DraftState } from '../card/draft-state.js';
import { Sections } from '../card/sections.js';
import { orderAhead } from '../drafts.js';
import type { Filling } from '../form/filling.js';
import { withPart } from '../form/part-of.js';
import { ProblemAt } from '../form/problem-at.js';
import { keyAhead } from '../plan-keys.js';
import { CommandLine } from '../text/command-line.js';
import { LAND_AND_SEA_TEXTS } from '../text/land-and-sea-texts.js';
import type { EffectiveOrder } from '../../seat/campaign.js';
import { type AnyOrder, plannedOrders } from '../../seat/composing.js';
import { inForce } from '../../seat/pieces.js';
import { say } from '../../words/words.js';
import { placeAhead } from './ghosts-ahead.js';

interface PlanCardProps {
  readonly piece: EffectiveOrder;
  readonly turn: number;
  readonly composer: Composer;
  /** The square that is pointed at; null where there is no map. */
  readonly pointed?: string | null;
  readonly close: () => void;
}

/** The order of a piece for a later turn, on the ghost of where the turns before leave it; sent ahead, and judged by what is known now. */
export function PlanCard({ piece, turn, composer, pointed = null, close }: PlanCardProps): JSX.Element {
  const head = useRef<HTMLElement>(null);
  const id = piece.piece;
  const key = keyAhead(id, turn);
  const ahead = orderAhead(id, turn);
  const state = stateOf(key, ahead ?? blankOrder(piece));
  const sent = inForce(plannedOrders.value.get(turn) ?? []).findLast(({ order }) => {
    const { unit, ship } = order as AnyOrder;
    return unit === id || ship === id;
  });
  const isLocked = !canOrder();
  useEffect(() => head.current?.focus({ preventScroll: true }), [key]);
  const compose = (order: AnyOrder, field: string): void => composer.compose(key, order, field, { turn });
  const filling: Filling = {
    ...{ scope: `plan-${id}-${turn}`, order: state.order, problems: state.problems, isLocked },
    ...{ pointed, offered: () => [] },
    change: (path, value) => compose(withPart(state.order, path, value), path.join('/')),
  };
  const from = placeAhead(id, turn);
  return (
    <section
      class="card"
      aria-labelledby={`plan-${key}`}
      data-card={key}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          // On the map the card of the present turn takes its place, and is not closed along with it.
          event.preventDefault();
          close();
        } else if (event.key === 'Enter' && event.ctrlKey && state.isDraft) {
          event.preventDefault();
          event.stopPropagation();
          sendWhenMeant(composer, [key]);
        }
      }}
    >
      <header ref={head as never} tabIndex={-1} class="card-head">
        <h2 id={`plan-${key}`}>{say('plan-of', { piece: id, turn })}</h2>
        {from && <p class="faint">{say('plan-from', { square: from })}</p>}
        {sent && (
          <p class="now">
            ✓ {sent.receipt.understood}{' '}
            <span class="faint">{say('receipt-number', { version: sent.receipt.version })}</span>
          </p>
        )}
      </header>
      <DraftState state={state} />
      {!state.isDraft &&
        sent?.receipt.problems.map((problem) => (
          <ProblemAt key={problem.code + problem.field} problem={problem} />
        ))}
      {state.isDraft &&
        state.problems
          .filter(({ field }) => field === '')
          .map((problem) => <ProblemAt key={problem.code} problem={problem} />)}
      <CommandLine
        id={`line-${id}-${turn}`}
        label={say('as-text')}
        value={state.text ?? ''}
        texts={LAND_AND_SEA_TEXTS}
        isLocked={isLocked}
        piece={id}
        onOrders={(orders) => {
          const own = orders.find((one) => one.key === id);
          if (own) compose(own.order, 'text');
        }}
      />
      <Sections filling={filling} closed={[]} beneath={{}} />
      <div class="card-actions">
        <button
          type="button"
          class="primary"
          disabled={isLocked || !state.isDraft || state.text === null || state.onItsWay === 'sending'}
          onClick={() => sendWhenMeant(composer, [key])}
        >
          {say(state.onItsWay === 'sending' ? 'sending' : 'send-ahead')} <kbd>Ctrl+Enter</kbd>
        </button>
        {state.isDraft && (
          <button type="button" onClick={() => composer.discard(key)}>
            {say('discard')}
          </button>
        )}
        {sent && (
          <button
            type="button"
            disabled={isLocked}
            onClick={() => void composer.withdrawById(sent.receipt.id, sent.order as AnyOrder, turn)}
          >
            {say('take-back')}
          </button>
        )}
        <button type="button" onClick={close}>
          {say('close')} <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
}
