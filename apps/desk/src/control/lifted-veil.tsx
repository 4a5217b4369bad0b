import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { SquareView } from '@vedette/reports';
import { theatreOf } from '../graph/told-turn.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import type { Camera } from '../map/camera.js';
import { PlainMap } from '../map/plain-map.js';
import { type Cell, Gazetteer } from '../seat/theatre.js';
import { say } from '../words/words.js';
import { type SeenPosition, type SeenUnit, seenPieces } from './seen-pieces.js';

const stateOf = (id: string): string => /^[A-Z]+/.exec(id)?.[0] ?? '';
const CLOSE = 32;

/** All pieces upon a map and as a table, for as long as the veil is lifted; nothing of it is kept. */
export function LiftedVeil(props: {
  readonly campaign: string;
  readonly position: SeenPosition;
  readonly lower: () => void;
}): JSX.Element {
  const { campaign, position, lower } = props;
  const printed = useAnswer(campaign, () => theatreOf(campaign, null));
  // A battle is fought on hexes, which this map of squares does not draw: its table has all that stands there.
  const theatre = {
    ...printed,
    answer: printed.answer && 'cities' in printed.answer ? printed.answer : null,
  };
  const cursor = useSignal<Cell>({ column: 0, row: 0 });
  const camera = useSignal<Camera | null>(null);
  const wanted = useSignal('');
  const standing = useMemo(() => squaresOf(position.units), [position]);
  const marks = useMemo(() => ({ standing, ghosts: [], heard: [], lit: [] }), [standing]);
  const shown = seenPieces(position).filter(({ id, where, commander }) =>
    `${id} ${where} ${commander ?? ''}`.toLowerCase().includes(wanted.value.trim().toLowerCase()),
  );
  const go = (square: string): void => {
    const cell = theatre.answer && new Gazetteer(theatre.answer).cellOf(square);
    if (!cell) return;
    cursor.value = cell;
    camera.value = { x: cell.column + 0.5, y: cell.row + 0.5, scale: CLOSE };
  };
  return (
    <section class="lifted" aria-labelledby="lifted">
      <h3 id="lifted">{say('veil-lifted')}</h3>
      <button type="button" onClick={lower}>
        {say('veil-lower')}
      </button>
      <Awaited of={printed} />
      {theatre.answer && (
        <PlainMap
          theatre={theatre.answer}
          marks={marks}
          cursor={cursor}
          camera={camera}
          label={say('veil-map')}
          wordsAt={(square) => position.units.filter((unit) => unit.square === square).map(unitWords)}
        />
      )}
      <label class="field">
        <span>{say('veil-search')}</span>
        <input
          type="search"
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      </label>
      <table class="table">
        <thead>
          <tr>
            {['piece', 'where', 'men', 'commander', 'state'].map((column) => (
              <th key={column} scope="col">
                {say(`veil-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, square, where, men, commander, state }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td data-label={say('veil-where')}>
                {square ? (
                  <button type="button" class="link" onClick={() => go(square)}>
                    {where}
                  </button>
                ) : (
                  where
                )}
              </td>
              <td data-label={say('veil-men')}>{men}</td>
              <td data-label={say('veil-commander')}>{commander}</td>
              <td data-label={say('veil-state')}>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const unitWords = ({ id, strength, commander }: SeenUnit): string =>
  `${id}${strength === undefined ? '' : `, ${strength}`}${commander ? `, ${commander}` : ''}.`;

/** Units as stacks of their states; each state's flag has its exact number. */
function squaresOf(units: readonly SeenUnit[]): ReadonlyMap<string, SquareView> {
  const found = new Map<string, Map<string, number>>();
  for (const { id, square } of units) {
    if (!square) continue;
    const here = found.get(square) ?? new Map<string, number>();
    here.set(stateOf(id), (here.get(stateOf(id)) ?? 0) + 1);
    found.set(square, here);
  }
  const first = stateOf(units[0]?.id ?? '');
  return new Map(
    [...found].map(([square, here]) => [
      square,
      {
        square,
        terrain: '',
        nation: '',
        city: null,
        mark: null,
        stacks: [...here].map(([state, count]) => ({
          state,
          standing: state === first ? ('same' as const) : ('hostile' as const),
          condition: 'active' as const,
          count,
          size: null,
          letters: '',
        })),
      },
    ]),
  );
}
