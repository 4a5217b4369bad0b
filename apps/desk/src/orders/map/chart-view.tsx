import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Signal, useSignal } from '@preact/signals';
import { placeOfShip, seaKnown } from '../../chart/chart-words.js';
import { SeaChart } from '../../chart/sea-chart.js';
import { useAwaitedPoint } from '../../kit/use-awaited-point.js';
import { Panned } from '../../map/panned.js';
import type { EffectiveOrder, ToldTurn } from '../../seat/campaign.js';
import type { Theatre } from '../../seat/theatre.js';
import { say } from '../../words/words.js';
import { canOrder, cardOf } from '../card-state.js';
import type { Composer } from '../composer.js';
import { beginMark, pointForMark } from '../marks/drawing.js';
import { markSteps } from '../marks/mark-art.js';
import { marksSaidOf } from '../marks/mark-words.js';
import { ON_CHART, type OwnMark } from '../marks/own-mark.js';
import { reach } from '../offers.js';
import { speakOut } from '../speak-out.js';
import { pointPort, pointSea, portOf, seasOf } from './point-sail.js';

interface ChartViewProps {
  readonly theatre: Theatre;
  readonly told: ToldTurn;
  readonly composer: Composer;
  /** The ship that is ordered; undefined where one only looks. */
  readonly piece: EffectiveOrder | undefined;
  readonly cursor: Signal<string | null>;
  /** Own marks, on whatever sheet. */
  readonly marks: readonly OwnMark[];
  readonly close: () => void;
}

type Place = { readonly sea: string } | { readonly port: string };

/** The chart of the sea in the place of the map: look at it, and sail by pointing at areas and ports. */
export function ChartView(props: ChartViewProps): JSX.Element {
  const { theatre, told, composer, piece, cursor, marks, close } = props;
  const known = useMemo(() => seaKnown(told.position), [told]);
  const words = useSignal<readonly string[]>([]);
  const isOrdering = piece?.at === 'sea' && canOrder();
  const order = piece?.at === 'sea' ? cardOf(piece).order : null;
  const at = told.position.fleet?.observed.ships.find(({ id }) => id === piece?.piece)?.at;
  const shipAt = at && placeOfShip(at);
  const from = at && 'sea' in at ? at.sea : (theatre.ports.find(({ name }) => name === shipAt)?.sea ?? null);
  const letWait = useAwaitedPoint<Place>(reach.value, piece?.piece, (place) => point(place));
  const point = (place: Place): void => {
    if (pointForMark(ON_CHART, nameOf(place))) return;
    if (!isOrdering || !piece || !order) return;
    if (reach.value === null) {
      letWait(place);
      return speakOut(say('reach-awaited', { square: nameOf(place) }));
    }
    const sailing = { order: cardOf(piece).order, from, theatre, reach: reach.value };
    const pointed = 'sea' in place ? pointSea(place.sea, sailing) : pointPort(place.port, sailing);
    if (pointed.is === 'sail') {
      composer.compose(piece.piece, pointed.order, 'movement');
      const seas = seasOf(pointed.order).join(', ') || '–';
      speakOut(say('course-is', { seas, port: portOf(pointed.order) ?? 'none' }));
    } else if (pointed.is === 'barred') speakOut(say('barred', { square: nameOf(place), ...pointed }), true);
    else speakOut(say('out-of-reach', { square: nameOf(place) }), true);
  };
  const reached = isOrdering ? (reach.value?.reached ?? []) : [];
  const wordsOf = (place: string): string[] => {
    const way = reached.find((one) => one.place === place);
    return [
      ...(way && piece ? [say('sea-in-reach', { ship: piece.piece, move: way.phase })] : []),
      ...marksSaidOf(marks, ON_CHART, place),
    ];
  };
  const lookAt = shipAt ?? [...known.ships.keys()][0] ?? null;
  return (
    <section
      class="field-view"
      aria-labelledby="chart-name"
      onKeyDown={(event) => {
        const place = (event.target as Element).closest('[data-place]')?.getAttribute('data-place');
        if (event.key === 'Escape') close();
        else if (
          event.key.toLowerCase() === 'r' &&
          place &&
          !event.ctrlKey &&
          !event.altKey &&
          !event.metaKey
        ) {
          event.preventDefault();
          beginMark(ON_CHART, place);
        } else return;
        event.stopPropagation();
      }}
      onFocusIn={(event) => {
        const place = (event.target as Element).closest('[data-place]');
        if (place) words.value = [place.getAttribute('aria-label') ?? ''];
      }}
    >
      <header>
        <h2 id="chart-name">{say('sea-chart')}</h2>
        <button type="button" onClick={close}>
          {say('back-to-map')} <kbd>Esc</kbd>
        </button>
      </header>
      {isOrdering && <p class="faint">{say('point-chart')}</p>}
      <Panned named="data-place" lookAt={lookAt}>
        <SeaChart
          theatre={theatre}
          known={known}
          drawn={{
            seas: order ? seasOf(order) : [],
            port: order ? portOf(order) : null,
            reach: new Set(reached.map(({ place }) => place)),
            ownMarks: (where) =>
              markSteps(
                marks.filter(({ on }) => on === ON_CHART),
                where,
              ),
          }}
          lookAt={lookAt}
          cursor={cursor}
          onPoint={point}
          wordsOf={wordsOf}
        />
      </Panned>
      <p class="spoken field-words">{words.value.join(' ')}</p>
    </section>
  );
}

const nameOf = (place: Place): string => ('sea' in place ? place.sea : place.port);
