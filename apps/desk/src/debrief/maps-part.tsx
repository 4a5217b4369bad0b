import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Signal, useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso/router';
import { type Debrief, debriefOf } from '../graph/debrief-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import type { Camera } from '../map/camera.js';
import { PlainMap } from '../map/plain-map.js';
import { nameOf } from '../seat/open-campaign.js';
import { type Cell, Gazetteer } from '../seat/theatre.js';
import { say } from '../words/words.js';
import { beliefMarks, trueMarks } from './debrief-marks.js';
import { type PartOfDebrief, whoseOf } from './part-of-debrief.js';

const CLOSE = 30;

/** Own belief, another's and the truth: three maps with one camera, one cursor and one turn. */
export function MapsPart({ campaign, seat, index, theatre }: PartOfDebrief): JSX.Element {
  const { query } = useLocation();
  const gazetteer = useMemo(() => new Gazetteer(theatre), [theatre]);
  const asked = Number(query['turn']);
  const turn = useSignal(index.turns.includes(asked) ? asked : (index.turns.at(-1) ?? 0));
  const one = useSignal(query['whose'] ?? seat ?? `side:${index.sides[0] ?? ''}`);
  const other = useSignal(`side:${index.sides.find((side) => `side:${side}` !== one.value) ?? ''}`);
  const start = gazetteer.cellOf(query['at'] ?? '');
  const cursor = useSignal<Cell>(start ?? { column: 0, row: 0 });
  const camera = useSignal<Camera | null>(
    start ? { x: start.column + 0.5, y: start.row + 0.5, scale: CLOSE } : null,
  );
  const both = useAnswer(`${campaign} ${turn.value} ${one.value} ${other.value}`, async () => {
    const [own, others] = await Promise.all([
      debriefOf(campaign, seat, turn.value, whoseOf(one.value)),
      debriefOf(campaign, seat, turn.value, whoseOf(other.value)),
    ]);
    return { own, others };
  });
  const own = both.answer?.own;
  // Strangers to whoever is looked at: of them alone anybody has beliefs.
  const strangers = new Set([...(own?.beliefs ?? []), ...(own?.unseen ?? [])].map(({ state }) => state));
  const marks = useMemo(() => {
    if (!both.answer) return null;
    const standing = (state: string) => (strangers.has(state) ? ('hostile' as const) : ('same' as const));
    return {
      own: beliefMarks(both.answer.own, standing),
      others: beliefMarks(both.answer.others, standing),
      truth: trueMarks(both.answer.own, standing),
    };
  }, [both.answer]);
  // The maps open where the first thing was believed; afterwards they are the reader's.
  const isPlaced = useRef(start !== undefined);
  useEffect(() => {
    const first = both.answer?.own.beliefs.flatMap(({ place }) => gazetteer.cellOf(place) ?? [])[0];
    if (isPlaced.current || !first) return;
    isPlaced.current = true;
    cursor.value = first;
    camera.value = { x: first.column + 0.5, y: first.row + 0.5, scale: CLOSE };
  }, [both.answer]);
  const shared = { theatre, cursor, camera };
  return (
    <>
      <div class="filters">
        <label class="field">
          <span>{say('debrief-turn', { turn: turn.value })}</span>
          <input
            type="range"
            min={index.turns[0]}
            max={index.turns.at(-1)}
            value={turn.value}
            onInput={(event) => (turn.value = Number(event.currentTarget.value))}
          />
        </label>
        <WhoseChoice label={say('debrief-one')} index={index} chosen={one} />
        <WhoseChoice label={say('debrief-other')} index={index} chosen={other} />
      </div>
      <Awaited of={both} />
      {both.answer && marks && (
        <>
          <div class="three">
            <section aria-labelledby="map-one">
              <h2 id="map-one">{say('believed-by', { whose: whoseWords(one.value) })}</h2>
              <PlainMap
                {...shared}
                marks={marks.own}
                label={say('debrief-map')}
                wordsAt={(at) => believedAt(both.answer!.own, at)}
              />
            </section>
            <section aria-labelledby="map-other">
              <h2 id="map-other">{say('believed-by', { whose: whoseWords(other.value) })}</h2>
              <PlainMap
                {...shared}
                marks={marks.others}
                label={say('debrief-map')}
                wordsAt={(at) => believedAt(both.answer!.others, at)}
              />
            </section>
            <section aria-labelledby="map-truth">
              <h2 id="map-truth">{say('truth')}</h2>
              <PlainMap
                {...shared}
                marks={marks.truth}
                label={say('debrief-map')}
                wordsAt={(at) => trulyAt(both.answer!.own, at)}
              />
            </section>
          </div>
          <p class="faint">{say('debrief-legend')}</p>
          <h2>{say('errors-of', { whose: whoseWords(one.value) })}</h2>
          <Errors debrief={both.answer.own} />
        </>
      )}
    </>
  );
}

export const whoseWords = (value: string): string =>
  value.startsWith('side:') ? say('the-side', { side: value.slice('side:'.length) }) : nameOf(value);

function WhoseChoice(props: {
  readonly label: string;
  readonly index: PartOfDebrief['index'];
  readonly chosen: Signal<string>;
}): JSX.Element {
  const { label, index, chosen } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
        {[...index.sides.map((side) => `side:${side}`), ...index.players].map((value) => (
          <option key={value} value={value}>
            {whoseWords(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function believedAt({ beliefs, states }: Debrief, place: string): string[] {
  const here = beliefs.filter((one) => one.place === place);
  if (here.length === 0) return [say('nothing-believed')];
  return [
    ...new Set(
      here.map(({ state, believed, age }) =>
        say('believed-here', { state: states[state] ?? state, believed, age }),
      ),
    ),
  ];
}

function trulyAt({ truth, states }: Debrief, place: string): string[] {
  const here = truth.filter((one) => one.place === place);
  if (here.length === 0) return [say('nobody-truly')];
  return here.map(({ id, state, strength }) =>
    say('truly-here', { id, state: states[state] ?? state, strength: strength ?? '–' }),
  );
}

/** Every sighting with who truly was there, and who was not seen at all. */
function Errors({ debrief: { beliefs, unseen, states } }: { readonly debrief: Debrief }): JSX.Element {
  return (
    <>
      <table class="table">
        <thead>
          <tr>
            {['place', 'believed', 'truly', 'error', 'age'].map((column) => (
              <th key={column} scope="col">
                {say(`debrief-column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {beliefs.map(({ player, place, state, believed, truly, error, age, verdict }, at) => (
            <tr key={at}>
              <th scope="row">
                {place} <small class="faint">{nameOf(player)}</small>
              </th>
              <td data-label={say('debrief-column-believed')}>
                {states[state]}: {believed}
              </td>
              <td data-label={say('debrief-column-truly')}>{truly.join(', ') || '–'}</td>
              <td data-label={say('debrief-column-error')}>
                {verdict === 'nobody there'
                  ? say('verdict-nobody')
                  : error === 0
                    ? say('verdict-right')
                    : say('verdict-by', { error: error > 0 ? `+${error}` : String(error) })}
              </td>
              <td data-label={say('debrief-column-age')}>{age}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{say('never-seen', { count: unseen.length })}</h3>
      <ul>
        {unseen.map(({ place, state, pieces }) => (
          <li key={place + state}>
            {place}: {states[state]}, {pieces.join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
