import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { EffectiveOrder } from '../../seat/campaign.js';
import { chosenPiece } from '../../seat/composing.js';
import { say } from '../../words/words.js';
import { type CardState, cardOf } from '../card-state.js';
import { type PieceState, rosterOf } from './queue-of.js';
import { moveInList, QueueRow } from './queue-row.js';

interface QueueProps {
  readonly effective: readonly EffectiveOrder[];
  readonly placeOf: (piece: string) => string;
  readonly choose: (piece: string) => void;
  readonly join: (pieces: readonly string[]) => void;
  readonly drop: (from: string, onto: string) => void;
}

/** Every piece with the state of its order, what it does and what is wrong with that; arrows go along, Enter opens a card. */
export function Queue({ effective, placeOf, choose, join, drop }: QueueProps): JSX.Element {
  const onlyIdle = useSignal(false);
  const list = useRef<HTMLUListElement>(null);
  const roster = rosterOf(effective);
  const shown = onlyIdle.value ? roster.filter(({ origin }) => origin === 'default') : roster;
  const stop = shown.some(({ piece }) => piece === chosenPiece.value) ? chosenPiece.value : shown[0]?.piece;
  return (
    <div class="queue">
      <label class="tick">
        <input
          type="checkbox"
          checked={onlyIdle.value}
          onChange={(event) => (onlyIdle.value = event.currentTarget.checked)}
        />
        <span>{say('only-without')}</span>
      </label>
      <ul ref={list} data-keys onKeyDown={(event) => moveInList(event, list.current!)}>
        {shown.map((one) => {
          const state = cardOf(one);
          const how = stateOf(one, state);
          const doubts = state.problems.length;
          return (
            <QueueRow
              key={one.piece}
              piece={one}
              how={how}
              place={placeOf(one.piece)}
              words={state.isDraft ? (state.text ?? one.words) : one.words}
              doubts={doubts}
              isStop={one.piece === stop}
              choose={choose}
              join={join}
              drop={drop}
            />
          );
        })}
      </ul>
    </div>
  );
}

function stateOf({ origin }: EffectiveOrder, { isDraft, onItsWay, problems }: CardState): PieceState {
  if (onItsWay) return onItsWay;
  if (isDraft) return problems.some(({ severity }) => severity === 'error') ? 'wrong' : 'draft';
  return origin === 'default' ? 'idle' : 'ordered';
}
