import type { JSX } from 'preact';
import type { EffectiveOrder } from '../../seat/campaign.js';
import type { AnyOrder } from '../../seat/composing.js';
import { language, say } from '../../words/words.js';
import type { Composer } from '../composer.js';
import { canOrder, type CardState } from '../card-state.js';
import { sendWhenMeant } from '../for-good.js';

interface CardActionsProps {
  readonly piece: EffectiveOrder;
  readonly state: CardState;
  readonly composer: Composer;
  readonly close: () => void;
  readonly next: () => void;
}

/** What can be done with a card: send it, throw its draft away, take back what was sent, stand still, go on. */
export function CardActions({ piece, state, composer, close, next }: CardActionsProps): JSX.Element {
  const id = piece.piece;
  const isLocked = !canOrder();
  const { order } = piece.default;
  return (
    <>
      <div class="card-actions">
        <button
          type="button"
          class="primary"
          disabled={isLocked || !state.isDraft || state.text === null || state.onItsWay === 'sending'}
          onClick={() => sendWhenMeant(composer, composer.together(id))}
        >
          {state.onItsWay === 'sending' ? say('sending') : say('send')} <kbd>Ctrl+Enter</kbd>
        </button>
        {state.isDraft && (
          <button type="button" onClick={() => composer.discard(id)}>
            {say('discard')}
          </button>
        )}
        {piece.receipt && piece.origin !== 'default' && (
          <button type="button" disabled={isLocked} onClick={() => void composer.withdraw(id)}>
            {say('take-back')} <kbd>X</kbd>
          </button>
        )}
        {order !== null && piece.origin === 'default' && !state.isDraft && (
          <button type="button" disabled={isLocked} onClick={() => void standStill(composer, piece)}>
            {say('stand-still')} <kbd>H</kbd>
          </button>
        )}
        <button type="button" onClick={next}>
          {say('next-without')} <kbd>N</kbd>
        </button>
        <button type="button" onClick={close}>
          {say('close')} <kbd>Esc</kbd>
        </button>
      </div>
      {piece.receipt && (
        <p class="faint receipt">
          {say('receipt', {
            version: piece.receipt.version,
            at: new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'medium' }).format(
              new Date(piece.receipt.at),
            ),
            id: piece.receipt.id,
          })}
        </p>
      )}
    </>
  );
}

/** Writes out what a piece does without an order, and sends it: silence is then no longer ambiguous. */
export async function standStill(composer: Composer, piece: EffectiveOrder): Promise<void> {
  const order = piece.default.order as AnyOrder | null;
  if (!order) return;
  composer.compose(piece.piece, order);
  await composer.send([piece.piece]);
}
