import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Signal } from '@preact/signals';
import { drawShipSign, drawWind, type Step } from '@vedette/cartography';
import { SvgSteps } from '../map/svg-steps.js';
import type { Theatre } from '../seat/theatre.js';
import { say } from '../words/words.js';
import {
  type Chart,
  type ChartBox,
  chartsOf,
  firstWith,
  middleOfPlace,
  portAt,
  ROW,
} from './chart-layers.js';
import { portWords, type SeaKnown, seaWords } from './chart-words.js';

/** The middle of a place on a chart and how large it is for what is drawn at it. */
interface OnSheet {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** What orders draw upon the chart: areas sailed through in their order, a port made for, and what is in reach. */
export interface OnChart {
  readonly seas: readonly string[];
  readonly port: string | null;
  readonly reach: ReadonlySet<string>;
  /** Own marks as they are drawn upon a chart whose places lie where it says. */
  readonly ownMarks: (where: (place: string) => OnSheet | null) => readonly Step[];
}

interface SeaChartProps {
  readonly theatre: Theatre;
  readonly known: SeaKnown;
  readonly drawn: OnChart;
  /** The area or port to look at: its chart stands first and is scrolled to it whenever it becomes another. */
  readonly lookAt: string | null;
  /** The area or port that has the focus, or had it last. */
  readonly cursor: Signal<string | null>;
  readonly onPoint: (place: { readonly sea: string } | { readonly port: string }) => void;
  readonly wordsOf: (place: string) => readonly string[];
}

const SCOPE = 'chart';
const SIGN_STEP = 46;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Charts of the sea areas with their ports, own ships and what was met; every area and port can be pointed at, by keys too. */
export function SeaChart(props: SeaChartProps): JSX.Element {
  const { theatre, lookAt, cursor } = props;
  const charts = useMemo(() => chartsOf(theatre.seas, theatre.ports), [theatre]);
  useLayoutEffect(() => {
    if (lookAt !== null) cursor.value = lookAt;
  }, [lookAt]);
  return (
    <div class="charts" data-keys>
      {firstWith(charts, lookAt).map((chart) => (
        <OneChart key={chart.map} chart={chart} {...props} />
      ))}
    </div>
  );
}

const middleOf = ({ x, y, width, height }: ChartBox): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];

function OneChart(props: SeaChartProps & { readonly chart: Chart }): JSX.Element {
  const { chart, drawn, cursor, lookAt } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const middle = lookAt === null ? null : middleOfPlace(chart, lookAt);
    if (!middle || !sheet.current) return;
    const { clientWidth, clientHeight } = sheet.current;
    sheet.current.scrollTo(middle[0] - clientWidth / 2, middle[1] - clientHeight / 2);
  }, [chart, lookAt]);
  const names = chart.boxes.flatMap(({ sea, ports }) => [sea.code, ...ports.map(({ name }) => name)]);
  const stop = cursor.value !== null && names.includes(cursor.value) ? cursor.value : names[0];
  const byCode = new Map(chart.boxes.map((box) => [box.sea.code, box]));
  const way = drawn.seas.flatMap((code) => byCode.get(code) ?? []);
  const move = (event: KeyboardEvent): void => {
    const here = chart.boxes.find(
      ({ sea, ports }) => sea.code === stop || ports.some(({ name }) => name === stop),
    );
    if (!here || stop === undefined || !event.key.startsWith('Arrow')) return;
    const next = nextPlace(chart, here, stop, event.key);
    event.preventDefault();
    event.stopPropagation();
    if (next === null) return;
    cursor.value = next;
    drawing.current?.querySelector<SVGGElement>(`[data-place="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <figure class="chart">
      <figcaption>{chart.map}</figcaption>
      <div
        ref={sheet}
        class="chart-sheet"
        tabIndex={0}
        role="group"
        aria-label={say('chart-sheet', { map: chart.map })}
      >
        <svg
          ref={drawing}
          width={chart.width}
          height={chart.height}
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          role="group"
          aria-label={say('chart-label', { map: chart.map })}
          onKeyDown={move}
        >
          {chart.ways.map(([a, b], index) => {
            const [[x1, y1], [x2, y2]] = [middleOf(a), middleOf(b)];
            return <path key={index} d={`M${x1} ${y1}L${x2} ${y2}`} class="chart-way" />;
          })}
          {chart.boxes.map((box) => (
            <SeaBox key={box.sea.code} box={box} stop={stop} {...props} />
          ))}
          {way.length > 0 && (
            <path
              class="chart-course"
              d={way.map((box, index) => `${index === 0 ? 'M' : 'L'}${middleOf(box).join(' ')}`).join('')}
            />
          )}
          <g class="lettering" aria-hidden="true">
            <SvgSteps scope={SCOPE} steps={drawn.ownMarks((place) => onSheet(chart, place))} />
          </g>
        </svg>
      </div>
    </figure>
  );
}

/** Units a mark upon the chart is wide. */
const MARK = 46;

function onSheet(chart: Chart, place: string): OnSheet | null {
  const middle = middleOfPlace(chart, place);
  return middle && { x: middle[0], y: middle[1], side: MARK };
}

/** The place an arrow leads to: within a box from its name to its ports, else to the nearest box that way. */
function nextPlace(chart: Chart, here: ChartBox, stop: string, key: string): string | null {
  const inside = [here.sea.code, ...here.ports.map(({ name }) => name)];
  const at = inside.indexOf(stop);
  if (key === 'ArrowDown' && at < inside.length - 1) return inside[at + 1]!;
  if (key === 'ArrowUp' && at > 0) return inside[at - 1]!;
  const [x, y] = middleOf(here);
  const [east, south] = WAYS[key] ?? [0, 0];
  const near = chart.boxes
    .flatMap((box) => {
      const [dx, dy] = [middleOf(box)[0] - x, middleOf(box)[1] - y];
      const along = dx * east + dy * south;
      const aside = Math.abs(dx * south) + Math.abs(dy * east);
      return along > 1 ? [{ box, far: along + 2 * aside }] : [];
    })
    .sort((a, b) => a.far - b.far)[0];
  return near?.box.sea.code ?? null;
}

function SeaBox(
  props: SeaChartProps & { readonly box: ChartBox; readonly stop: string | undefined },
): JSX.Element {
  const { box, known, drawn, cursor, stop, onPoint, wordsOf } = props;
  const { sea, ports, x, y, width, height } = box;
  const told = known.seas.get(sea.code);
  const target = (place: string, act: () => void, words: readonly string[]) => ({
    role: 'button' as const,
    tabIndex: place === stop ? 0 : -1,
    'data-place': place,
    'aria-label': [...words, ...wordsOf(place)].join('. '),
    onFocus: () => void (cursor.value = place),
    onClick: () => {
      cursor.value = place;
      act();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  });
  return (
    <g transform={`translate(${x} ${y})`} class={told ? 'sea told' : 'sea'}>
      <g {...target(sea.code, () => onPoint({ sea: sea.code }), seaWords(sea, known, say))}>
        <rect
          class={drawn.reach.has(sea.code) ? 'water in-reach' : 'water'}
          width={width}
          height={height}
          rx={5}
        />
      </g>
      {ports.map((port, index) => (
        <g
          key={port.name}
          {...target(port.name, () => onPoint({ port: port.name }), portWords(port, known, say))}
        >
          <rect
            class={`port${drawn.reach.has(port.name) ? ' in-reach' : ''}${drawn.port === port.name ? ' goal' : ''}`}
            x={5}
            y={portAt(index)}
            width={width - 10}
            height={ROW - 3}
            rx={3}
          />
        </g>
      ))}
      <Lettering box={box} known={known} drawn={drawn} />
    </g>
  );
}

/** What is written and drawn upon a box; it is said by the area and the ports themselves, and lets the pointer through. */
function Lettering({
  box,
  known,
  drawn,
}: Pick<SeaChartProps, 'known' | 'drawn'> & { readonly box: ChartBox }): JSX.Element {
  const { sea, ports, width } = box;
  const number = drawn.seas.indexOf(sea.code);
  return (
    <g class="lettering" aria-hidden="true">
      <text class="sea-code" x={8} y={18}>
        {sea.code}
        {number >= 0 ? ` · ${number + 1}` : ''}
      </text>
      <text class="sea-name" x={8} y={33}>
        {sea.name.slice(0, 26)}
      </text>
      {known.seas.get(sea.code)?.storm && (
        <text class="sea-name" x={66} y={18}>
          {say('storm-here')}
        </text>
      )}
      <SvgSteps scope={SCOPE} steps={seaSteps(box, known)} />
      {ports.map((port, index) => (
        <g key={port.name}>
          <text class="sea-name" x={11} y={portAt(index) + 16}>
            {drawn.port === port.name ? '⚑ ' : ''}
            {port.name.slice(0, 17)}
          </text>
          <SvgSteps
            scope={SCOPE}
            steps={shipSteps(
              known.ships.get(port.name) ?? [],
              known.ports.get(port.name)?.contacts ?? [],
              width - 62,
              portAt(index) + 2,
            )}
          />
        </g>
      ))}
    </g>
  );
}

type Contacts = readonly { readonly standing: 'same' | 'allied' | 'hostile' | 'neutral' }[];

/** Signs of ships: own and friends blue, enemies red, neutrals grey, each with how many. */
function shipSteps(own: readonly string[], contacts: Contacts, x: number, y: number): Step[] {
  const count = (...standings: string[]): number =>
    contacts.filter(({ standing }) => standings.includes(standing)).length;
  return (
    [
      ['blue', own.length + count('same', 'allied')],
      ['red', count('hostile')],
      ['gray', count('neutral')],
    ] as const
  )
    .filter(([, many]) => many > 0)
    .map(([colour, many], index) =>
      drawShipSign({ colour, far: false, count: String(many), frigates: false }, x + index * SIGN_STEP, y),
    );
}

function seaSteps({ sea, width }: ChartBox, known: SeaKnown): Step[] {
  const told = known.seas.get(sea.code);
  return [
    ...(told?.wind ? [drawWind(told.wind, width - 20, 22)] : []),
    ...shipSteps(known.ships.get(sea.code) ?? [], told?.contacts ?? [], 8, 41),
  ];
}
