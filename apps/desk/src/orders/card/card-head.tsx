import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { EffectiveOrder } from '../../seat/campaign.js';
import { nameOf } from '../../seat/open-campaign.js';
import { companions } from '../../seat/composing.js';
import { say } from '../../words/words.js';

interface CardHeadProps {
  readonly piece: EffectiveOrder;
  /** What the piece is called and where it is, as it was last told. */
  readonly place: string;
}

/** Whose card it is, what the piece does by which order, and what it does without one. It has the focus when the card opens. */
export function CardHead({ piece, place }: CardHeadProps): JSX.Element {
  const head = useRef<HTMLElement>(null);
  const id = piece.piece;
  useEffect(() => head.current?.focus({ preventScroll: true }), [id]);
  return (
    <header ref={head as never} tabIndex={-1} data-keys class="card-head">
      <h2 id={`card-${id}`}>
        {id} <small>{place}</small>
      </h2>
      {companions.value.length > 0 && (
        <p class="together">
          {say('together', { pieces: companions.value.join(', ') })}{' '}
          <button type="button" class="link" onClick={() => (companions.value = [])}>
            {say('alone', { piece: id })}
          </button>
        </p>
      )}
      <p class="now">
        <span class={`origin origin-${piece.origin}`}>{say(`origin-${piece.origin.replace('_', '-')}`)}</span>{' '}
        {piece.by && <span class="faint">{say('by-deputy', { who: nameOf(piece.by) })} </span>}
        {piece.words}
      </p>
      {piece.origin !== 'default' && (
        <p class="faint">
          {say('if-nothing')}: {piece.default.words}
        </p>
      )}
    </header>
  );
}
