import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { BattleView } from '@vedette/battle-sight';
import type { EffectiveOrder } from '../../seat/campaign.js';
import { chosenPiece, drafts, judged, onTheirWay } from '../../seat/composing.js';
import type { PieceState } from '../../orders/queue/queue-of.js';
import { moveInList, QueueRow } from '../../orders/queue/queue-row.js';
import { say } from '../../words/words.js';
import { pieceWords } from './piece-words.js';
import { piecesOf } from './pieces-of-draft.js';
import { rosterOf } from './roster-of.js';

interface BattleRosterProps {
  readonly effective: readonly EffectiveOrder[];
  readonly view: BattleView;
  readonly choose: (piece: string) => void;
}

/** Every piece below its command, with the state of its order; arrows go along, Enter opens a card. */
export function BattleRoster({ effective, view, choose }: BattleRosterProps): JSX.Element {
  const onlyIdle = useSignal(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = rosterOf(
    onlyIdle.value ? effective.filter(({ origin }) => origin === 'default') : effective,
    view,
  );
  const rows = shown.flatMap(({ pieces }) => pieces.map(({ piece }) => piece));
  const stop = rows.includes(chosenPiece.value ?? '') ? chosenPiece.value : rows[0];
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
      <div ref={list} data-keys onKeyDown={(event) => moveInList(event, list.current!)}>
        {shown.map(({ command, depth, pieces }) => (
          <section key={command ?? ''} class={`roster-group depth-${Math.min(depth, 3)}`}>
            <h3>{command === null ? say('of-no-command') : commandWords(command, view)}</h3>
            <ul>
              {pieces.map((one) => (
                <QueueRow
                  key={one.piece}
                  piece={one}
                  how={stateOf(one)}
                  place={pieceWords(one.piece, view)}
                  words={one.words}
                  doubts={one.problems.length}
                  isStop={one.piece === stop}
                  choose={choose}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** A command by its leader's name and its level. */
function commandWords(id: string, { commands, leaders }: BattleView): string {
  const command = commands.find((one) => one.id === id);
  const leader = leaders.find((one) => one.id === command?.leader);
  return [leader?.name ?? id, command && say(`level-${command.level}`)].filter(Boolean).join(' · ');
}

/** How a piece stands: by a draft that moves it, else by what it was ordered. */
function stateOf({ piece, origin }: EffectiveOrder): PieceState {
  const mine = [...drafts.value.values()].filter((draft) => piecesOf(draft).includes(piece));
  const onWay = mine.flatMap(({ key }) => onTheirWay.value.get(key) ?? [])[0];
  if (onWay) return onWay;
  if (mine.some(({ key }) => judged.value.get(key)?.accepted === false)) return 'wrong';
  if (mine.length > 0) return 'draft';
  return origin === 'default' ? 'idle' : 'ordered';
}
