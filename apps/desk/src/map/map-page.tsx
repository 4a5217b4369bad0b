import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { computed, type ReadonlySignal, useSignal } from '@preact/signals';
import { foldPast } from '../memory/fold-past.js';
import { type GhostNote, notedGhosts } from '../memory/noted-ghosts.js';
import { rememberedSquares } from '../memory/remembered-squares.js';
import { struckOut } from '../memory/struck-out.js';
import type { ToldTurn } from '../seat/campaign.js';
import { ownPieces } from '../seat/pieces.js';
import { say } from '../words/words.js';
import { GO_TO_FIELD, GoTo } from '../kit/go-to.js';
import { Sheet, type SheetHead, sheetHeight } from '../kit/sheet.js';
import type { Camera } from './camera.js';
import { couldBe } from './could-be.js';
import type { Drawn, Scene } from './map-frame.js';
import { askable, type AskedOf, GhostList, type GhostNotes } from './ghost-list.js';
import { Ground } from './ground.js';
import type { Within } from './lasso.js';
import { LayerSwitches, layerOf } from './layer-switches.js';
import { KnownPlaces } from './known-places.js';
import { FIRST_SHOWN, type Layer } from './layers.js';
import { lineWords } from './line-words.js';
import { MapCanvas } from './map-canvas.js';
import { goRound, type Round } from './nearest-first.js';
import { squareWords } from './square-words.js';
import { type Cell, Gazetteer, type Theatre } from '../seat/theatre.js';
import { linesTold } from './told-lines.js';
import { groundTold, heardOf, squaresTold, withRememberedGround } from './told-squares.js';

/** What a map shows: the printed ground, what was told at the end of a turn and before, and what happens upon it. */
export interface MapPageProps {
  readonly theatre: Theatre;
  readonly told: ToldTurn;
  readonly past: readonly ToldTurn[];
  /** What is drawn beside, of something that is being composed upon the map. */
  readonly drawn?: ReadonlySignal<Drawn>;
  /** What the owner made of troops that were seen once, and how he does it. */
  readonly ghostNotes?: (GhostNotes & { readonly noted: readonly GhostNote[] }) | undefined;
  /** A square that somebody wants to look at; the map goes there when it becomes another. */
  readonly lookAt?: string | null;
  /** What else is said of a square. */
  readonly wordsOf?: (square: string) => readonly string[];
  /** A square was pointed at. */
  readonly onPoint?: (square: string) => void;
  /** What a hand takes hold of in a square: what is done with it in the square where it is let go. Null for nothing. */
  readonly onGrab?: (square: string, within: Within) => ((to: string) => void) | null;
  /** Squares were caught with a lasso: Shift and a drag. */
  readonly onLasso?: (squares: ReadonlySet<string>) => void;
  /** Other layers are shown than before. */
  readonly onLayers?: (shown: ReadonlySet<Layer>) => void;
  /** A key in the map that looking does not need; true when it was taken. */
  readonly onKey?: (key: string, square: string) => boolean;
  /** What lies in the place of the map just now: a battlefield, a chart. */
  readonly instead?: ComponentChildren;
  /** What the sheet beside the map is about on a phone, and what stands in its bar. */
  readonly sheet?: SheetHead;
  /** What stands beside the map, above what it says of itself. */
  readonly beside?: (square: string) => ComponentChildren;
}

const turnSquares = ({ turn, position }: ToldTurn) => ({
  turn,
  squares: position.land?.observed.squares ?? [],
});
const NO_NOTES: readonly GhostNote[] = [];
const NOTHING_DRAWN: Drawn = { ways: [], reach: new Map(), marks: [], ahead: [] };

/** The theatre as the seat knows it, to look at; with all that is drawn said in a list beside it. */
export function MapPage(props: MapPageProps): JSX.Element {
  const { theatre, told, past, drawn, lookAt = null, wordsOf, onPoint, instead, beside } = props;
  const gazetteer = useMemo(() => new Gazetteer(theatre), [theatre]);
  const noted = props.ghostNotes?.noted ?? NO_NOTES;
  const known = useMemo(() => {
    const [now, before] = [turnSquares(told), past.map(turnSquares)];
    const remembered = rememberedSquares(now, before);
    return {
      remembered,
      squares: squaresTold(told.position),
      heard: heardOf(told.position),
      ground: withRememberedGround(groundTold(told.position), remembered),
      ghosts: [
        ...notedGhosts(foldPast(now, before), noted, now, before),
        ...struckOut(now, before).map((ghost) => ({ ...ghost, struck: true })),
      ],
    };
  }, [told, past, noted]);
  const lines = useMemo(() => linesTold(told.position, gazetteer, known.ground), [known, gazetteer]);
  const asked = useSignal<AskedOf | null>(null);
  const ring = useMemo(
    () =>
      computed(
        () => asked.value && couldBe(gazetteer, asked.value.square, asked.value.letters, asked.value.age),
      ),
    [gazetteer],
  );
  const pieces = ownPieces(told.position);
  const first = pieces.flatMap(({ square }) => (square ? (gazetteer.cellOf(square) ?? []) : []))[0];
  const cursor = useSignal<Cell>(first ?? { column: 0, row: 0 });
  const camera = useSignal<Camera | null>(
    first ? { x: first.column + 0.5, y: first.row + 0.5, scale: 44 } : null,
  );
  const layers = useSignal(FIRST_SHOWN);
  const [nations, railways] = [layers.value.has('nations'), layers.value.has('railways')];
  const ground = useMemo(() => new Ground(theatre, { nations, railways }), [theatre, nations, railways]);
  const spoken = useId();
  const scene = useMemo(
    () =>
      computed<Scene>(() => ({
        gazetteer,
        told: known.squares,
        remembered: known.remembered,
        turn: told.turn,
        ghosts: known.ghosts,
        heard: known.heard,
        ground: known.ground,
        lines,
        ...(drawn?.value ?? NOTHING_DRAWN),
        lit: [],
        couldBe: ring.value?.edge,
        layers: layers.value,
      })),
    [known, lines, gazetteer, drawn, ring],
  );
  const go = (square: string): void => {
    const cell = gazetteer.cellOf(square);
    if (!cell) return;
    cursor.value = cell;
    camera.value = { x: cell.column + 0.5, y: cell.row + 0.5, scale: Math.max(camera.value?.scale ?? 0, 44) };
  };
  const toggle = (layer: Layer): void => {
    const next = new Set(layers.value);
    if (!next.delete(layer)) next.add(layer);
    layers.value = next;
    props.onLayers?.(next);
  };
  const interesting = [...known.squares.values()]
    .filter(({ stacks }) => stacks.length > 0)
    .map(({ square }) => square);
  const round = useRef<Round | null>(null);
  const onKey = (key: string): boolean => {
    const layer = layerOf(key);
    if (props.onKey?.(key, gazetteer.nameOf(cursor.value))) return true;
    if (layer) toggle(layer);
    else if (key.toLowerCase() === 'q' && interesting.length > 0) {
      const here = gazetteer.nameOf(cursor.value);
      round.current = goRound(round.current, here, interesting, (place) => gazetteer.cellOf(place));
      if (round.current) go(round.current.places[round.current.at]!);
    } else if (key.toLowerCase() === 'i') return askFirst();
    else if (key.toLowerCase() === 'g') document.getElementById(GO_TO_FIELD)?.focus();
    else return false;
    return true;
  };
  const square = gazetteer.nameOf(cursor.value);
  const ghosts = known.ghosts.filter((one) => one.square === square);
  const heard = known.heard.filter((one) => one.square === square);
  const couldBeHere = asked.value && ring.value?.has(cursor.value.column, cursor.value.row);
  useEffect(() => {
    // They are of the turn that was shown.
    asked.value = null;
  }, [told.turn]);
  useEffect(() => {
    if (lookAt !== null) go(lookAt);
  }, [lookAt]);
  const words = squareWords(
    {
      square,
      told: known.squares.get(square),
      remembered: known.remembered.get(square),
      ghosts,
      heard,
      ground: known.ground.get(square),
      own: pieces.filter((one) => one.square === square).map(({ id }) => id),
    },
    gazetteer,
    told.position.heading,
    say,
  );
  function couldBeWords(): string[] {
    const { value: found } = ring;
    if (!asked.value || !found || !couldBeHere) return [];
    return [
      say('could-be-here', { from: asked.value.square, most: found.most, arm: say(`arm-${found.arm}`) }),
    ];
  }
  function shownLines(): string[] {
    return lineWords(
      lines.filter(({ layer }) => layers.value.has(layer)),
      square,
      say,
    );
  }
  function askFirst(): boolean {
    const here = gazetteer.nameOf(cursor.value);
    const isHere = (one: { readonly square: string }): boolean => one.square === here;
    const first = askable(known.ghosts.filter(isHere), known.heard.filter(isHere), told.turn)[0];
    if (!first && !asked.value) return false;
    asked.value = first && asked.value?.name !== first.name ? first : null;
    return true;
  }
  useEffect(() => {
    document.title = `${say('screen-map')} · ${square}`;
  }, [square]);
  return (
    <main id="content" tabIndex={-1} class="map-screen" data-sheet={sheetHeight.value}>
      <h1 class="hidden">{say('screen-map')}</h1>
      {instead || (
        <MapCanvas
          ground={ground}
          scene={scene}
          cursor={cursor}
          camera={camera}
          label={say('map-label')}
          describedBy={`${spoken} map-keys`}
          nameOf={(cell) => gazetteer.nameOf(cell)}
          onKey={onKey}
          onLasso={(cells) => props.onLasso?.(new Set(cells.map((cell) => gazetteer.nameOf(cell))))}
          onPoint={() => onPoint?.(gazetteer.nameOf(cursor.value))}
          onGrab={(cell, within) => {
            const drop = props.onGrab?.(gazetteer.nameOf(cell), within);
            return drop ? (to) => drop(gazetteer.nameOf(to)) : null;
          }}
        />
      )}
      <aside>
        <Sheet {...props.sheet}>
          <output id={spoken} aria-live="polite" class="spoken">
            {[...words, ...couldBeWords(), ...shownLines(), ...(wordsOf?.(square) ?? [])].map((line) => (
              <span key={line}>{line} </span>
            ))}
          </output>
          <GhostList
            {...{ ghosts, heard, asked }}
            turn={told.turn}
            heading={told.position.heading}
            notes={props.ghostNotes}
          />
          {beside?.(square)}
          <GoTo
            label={say('go-to')}
            names={theatre.cities.map(({ name }) => name)}
            go={(wanted) => {
              const piece = pieces.find(({ id }) => id.toLowerCase() === wanted.toLowerCase());
              const cell = piece?.square ? gazetteer.cellOf(piece.square) : gazetteer.find(wanted);
              if (cell) go(gazetteer.nameOf(cell));
              return cell !== undefined;
            }}
          />
          <LayerSwitches shown={layers.value} toggle={toggle} />
          <p id="map-keys" class="faint">
            {say('map-keys')}
          </p>
          <details open={!beside}>
            <summary>{say('roster')}</summary>
            <ul class="roster">
              {pieces.map(({ id, name, square: at }) => (
                <li key={id}>
                  {at ? (
                    <button type="button" class="link" onClick={() => go(at)}>
                      {id}
                    </button>
                  ) : (
                    <span>{id}</span>
                  )}{' '}
                  <span class="faint">
                    {name} {at}
                  </span>
                </li>
              ))}
            </ul>
          </details>
          <KnownPlaces {...{ interesting, gazetteer, go }} remembered={known.remembered} />
        </Sheet>
      </aside>
    </main>
  );
}
