import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { EffectiveOrder } from '../../seat/campaign.js';
import { chosenPiece } from '../../seat/composing.js';
import { told } from '../../seat/open-campaign.js';
import { say } from '../../words/words.js';
import { type CardState, cardOf } from '../card-state.js';
import { shipPlace } from '../place-words.js';
import { formationsOf } from './formations.js';
import type { PieceState } from './queue-of.js';
import { moveInList, QueueRow } from './queue-row.js';

interface QueueProps {
  readonly effective: readonly EffectiveOrder[];
  readonly placeOf: (piece: string) => string;
  readonly choose: (piece: string) => void;
  readonly join: (pieces: readonly string[]) => void;
  readonly drop: (from: string, onto: string) => void;
}

/** States by which the list is narrowed; `doubts` is whatever something is wrong or doubtful about. */
const WANTED = ['idle', 'draft', 'ordered', 'doubts'] as const;

/**
 * Every piece by its formation, with the state of its order, what it does and what is wrong with that, narrowed by a word and a state.
 * Arrows go along, Enter opens a card.
 */
export function Queue({ effective, placeOf, choose, join, drop }: QueueProps): JSX.Element {
  const wanted = useSignal('');
  const words = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  const shown = effective.filter((one) => {
    const state = cardOf(one);
    const isMeant =
      wanted.value === '' ||
      (wanted.value === 'doubts' ? state.problems.length > 0 : kindOf(stateOf(one, state)) === wanted.value);
    const said = `${one.piece} ${placeOf(one.piece)} ${one.words}`.toLowerCase();
    return isMeant && said.includes(words.value.trim().toLowerCase());
  });
  const { land, fleet } = told.value?.position ?? {};
  const formations = formationsOf(shown, {
    units: land?.observed.units ?? [],
    ships: new Map((fleet?.observed.ships ?? []).map((ship) => [ship.id, shipPlace(ship)])),
  });
  const rows = formations.flatMap(({ pieces }) => pieces.map(({ piece }) => piece));
  const stop = rows.includes(chosenPiece.value ?? '') ? chosenPiece.value : rows[0];
  return (
    <div class="queue">
      <div class="queue-filter">
        <input
          type="search"
          aria-label={say('queue-filter')}
          placeholder={say('queue-filter')}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
        <select
          aria-label={say('queue-state')}
          value={wanted.value}
          onChange={(event) => (wanted.value = event.currentTarget.value)}
        >
          <option value="">{say('queue-all')}</option>
          {WANTED.map((one) => (
            <option key={one} value={one}>
              {say(one === 'doubts' ? 'queue-doubts' : `state-${one}`)}
            </option>
          ))}
        </select>
      </div>
      <div ref={list} data-keys onKeyDown={(event) => moveInList(event, list.current!)}>
        {formations.map(({ name, pieces }) => (
          <section key={name ?? ''}>
            {formations.length > 1 && (
              <h3 class="formation">
                {name === null ? say('of-no-formation') : say('formation-of', { name })}{' '}
                <span class="faint">{pieces.length}</span>
              </h3>
            )}
            <ul>
              {pieces.map((one) => {
                const state = cardOf(one);
                return (
                  <QueueRow
                    key={one.piece}
                    piece={one}
                    how={stateOf(one, state)}
                    place={placeOf(one.piece)}
                    words={state.isDraft ? (state.text ?? one.words) : one.words}
                    doubts={state.problems.length}
                    isStop={one.piece === stop}
                    choose={choose}
                    join={join}
                    drop={drop}
                  />
                );
              })}
            </ul>
          </section>
        ))}
        {rows.length === 0 && <p>{say('queue-none')}</p>}
      </div>
    </div>
  );
}

function stateOf({ origin }: EffectiveOrder, { isDraft, onItsWay, problems }: CardState): PieceState {
  if (onItsWay) return onItsWay;
  if (isDraft) return problems.some(({ severity }) => severity === 'error') ? 'wrong' : 'draft';
  return origin === 'default' ? 'idle' : 'ordered';
}

/** A state as it is looked for: whatever was not sent is a draft. */
const kindOf = (how: PieceState): string => (how === 'idle' || how === 'ordered' ? how : 'draft');
