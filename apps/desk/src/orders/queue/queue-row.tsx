import type { JSX } from 'preact';
import type { EffectiveOrder } from '../../seat/campaign.js';
import { chosenPiece, companions } from '../../seat/composing.js';
import { nameOf } from '../../seat/open-campaign.js';
import { withoutName } from '../../seat/pieces.js';
import { say } from '../../words/words.js';
import type { PieceState } from './queue-of.js';

interface QueueRowProps {
  readonly piece: EffectiveOrder;
  readonly how: PieceState;
  /** What it is called and where it is. */
  readonly place: string;
  /** What it does. */
  readonly words: string;
  readonly doubts: number;
  /** Whether the list is entered here by the tabulator. */
  readonly isStop: boolean;
  readonly choose: (piece: string) => void;
  /** Orders it together with the chosen one; absent where nobody can. */
  readonly join?: (pieces: readonly string[]) => void;
  /** Another piece was dragged onto it; absent where that means nothing. */
  readonly drop?: (from: string, onto: string) => void;
}

/** What is dragged carries the name of its piece. */
const KIND = 'text/plain';

/** A piece with the state of its order; the sign tells by its form what the word says. With Shift it is ordered with the chosen one. */
export function QueueRow(props: QueueRowProps): JSX.Element {
  const { piece, how, place, words, doubts, isStop, choose, join, drop } = props;
  const id = piece.piece;
  const isWith = companions.value.includes(id);
  return (
    <li
      data-state={how}
      data-with={isWith}
      draggable={drop !== undefined}
      onDragStart={({ dataTransfer }) => dataTransfer?.setData(KIND, id)}
      onDragOver={(event) => drop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drop?.(event.dataTransfer?.getData(KIND) ?? '', id);
      }}
    >
      <button
        type="button"
        data-piece={id}
        tabIndex={isStop ? 0 : -1}
        aria-current={id === chosenPiece.value ? 'true' : undefined}
        aria-pressed={isWith ? 'true' : undefined}
        onClick={({ shiftKey }) => (shiftKey && join ? join([id]) : choose(id))}
      >
        <span class="row-head">
          <svg class="state" viewBox="0 0 16 16" aria-hidden="true">
            <path d={SIGNS[how]} />
          </svg>
          <strong>{id}</strong>
          <span class="faint">{place}</span>
          <span class="how">{say(`state-${how}`)}</span>
          {doubts > 0 && <span class="count">⚠ {say('problem-count', { count: doubts })}</span>}
        </span>
        <span class="row-words">
          {withoutName(words, id)}
          {piece.by && <span class="faint"> {say('by-deputy', { who: nameOf(piece.by) })}</span>}
        </span>
      </button>
    </li>
  );
}

/** Arrows go from row to row. */
export function moveInList(event: KeyboardEvent, list: HTMLElement): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const rows = [...list.querySelectorAll<HTMLElement>('button[data-piece]')];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const SIGNS: Readonly<Record<PieceState, string>> = {
  ordered: 'M2 8l4 4 8-9',
  idle: 'M3 3h10v10H3z',
  draft: 'M3 3h2m2 0h2m2 0h2M3 13h2m2 0h2m2 0h2M3 5v2m0 2v2M13 5v2m0 2v2',
  sending: 'M2 8h10M9 4l4 4-4 4',
  unsure: 'M5 6a3 3 0 1 1 4 3c-1 .5-1 1-1 2M8 13v1',
  wrong: 'M5 1h6l4 4v6l-4 4H5l-4-4V5zM8 4v5M8 11v1.6',
};
