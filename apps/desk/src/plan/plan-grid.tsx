import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { orderAhead } from '../orders/drafts.js';
import { textOfOrder } from '../orders/order-line.js';
import { keyAhead } from '../orders/plan-keys.js';
import type { EffectiveOrder } from '../seat/campaign.js';
import { drafts } from '../seat/composing.js';
import { say } from '../words/words.js';

interface PlanGridProps {
  readonly pieces: readonly EffectiveOrder[];
  readonly turns: readonly number[];
  readonly placeOf: (piece: string) => string;
  readonly chosen: { readonly piece: string; readonly turn: number } | null;
  readonly choose: (piece: string, turn: number) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Pieces by rows, turns by columns; arrows go along, Enter opens. On a narrow page one turn is shown, which is chosen above. */
export function PlanGrid({ pieces, turns, placeOf, chosen, choose }: PlanGridProps): JSX.Element {
  const column = useSignal(turns[0]!);
  const stop = useSignal<string | null>(null);
  const first = pieces[0] && keyAhead(pieces[0].piece, turns[0]!);
  const move = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const here = (event.target as HTMLElement).dataset['planned'];
    if (!way || here === undefined) return;
    const [piece, turn] = here.split('@');
    const row = pieces.findIndex((one) => one.piece === piece) + way[1];
    const next =
      pieces[row] &&
      turns.includes(Number(turn) + way[0]) &&
      keyAhead(pieces[row].piece, Number(turn) + way[0]);
    if (!next) return;
    event.preventDefault();
    stop.value = next;
    document.querySelector<HTMLElement>(`[data-planned="${next}"]`)?.focus();
  };
  return (
    <div class="plan-grid">
      <label class="field one-turn">
        <span>{say('turn-shown')}</span>
        <select value={column.value} onChange={(event) => (column.value = Number(event.currentTarget.value))}>
          {turns.map((turn) => (
            <option key={turn} value={turn}>
              {say('turn-number', { turn })}
            </option>
          ))}
        </select>
      </label>
      <table onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{say('plan-piece')}</th>
            {turns.map((turn) => (
              <th key={turn} scope="col" class={turn === column.value ? '' : 'other-turn'}>
                {say('turn-number', { turn })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map(({ piece }) => (
            <tr key={piece}>
              <th scope="row">
                {piece} <span class="faint">{placeOf(piece)}</span>
              </th>
              {turns.map((turn) => {
                const key = keyAhead(piece, turn);
                const draft = drafts.value.get(key);
                const ahead = orderAhead(piece, turn);
                const text = draft ? (textOfOrder(draft.order) ?? '…') : ahead ? textOfOrder(ahead) : null;
                const is = draft ? 'draft' : ahead ? 'ordered' : 'idle';
                return (
                  <td key={turn} data-state={is} class={turn === column.value ? '' : 'other-turn'}>
                    <button
                      type="button"
                      data-planned={key}
                      tabIndex={key === (stop.value ?? first) ? 0 : -1}
                      aria-current={chosen?.piece === piece && chosen.turn === turn ? 'true' : undefined}
                      aria-label={say('plan-cell', {
                        ...{ piece, turn, state: say(`state-${is}`) },
                        words: text ?? '',
                      })}
                      onFocus={() => (stop.value = key)}
                      onClick={() => choose(piece, turn)}
                    >
                      {text?.replace(`${piece} `, '') ?? '–'}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
