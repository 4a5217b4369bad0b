import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { computed, useComputed, useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso/router';
import type { Drawn } from '../../map/map-frame.js';
import { MapPage } from '../../map/map-page.js';
import type { ToldTurn } from '../../seat/campaign.js';
import { aheadTurn, type AnyOrder, chosenPiece, drafts, judged } from '../../seat/composing.js';
import { evening, isPast } from '../../seat/open-campaign.js';
import { ownPieces } from '../../seat/pieces.js';
import { Gazetteer, type Theatre } from '../../seat/theatre.js';
import type { Place } from '../../session/session.js';
import { say } from '../../words/words.js';
import { AssumedWords } from '../ahead/assumed-words.js';
import { orderMeant, placeAhead } from '../ahead/ghosts-ahead.js';
import { PlanCard } from '../ahead/plan-card.js';
import { keepReachAhead, reachAhead } from '../ahead/reach-ahead.js';
import { TurnMeant } from '../ahead/turn-meant.js';
import { useAhead } from '../ahead/use-ahead.js';
import { OrderCard } from '../card/order-card.js';
import { OtherOrders } from '../card/other-orders.js';
import { blankOrder, canOrder, cardOf } from '../card-state.js';
import { partOf, withPart } from '../form/part-of.js';
import { LAND_AND_SEA } from '../land-and-sea.js';
import { reach } from '../offers.js';
import { keyAhead } from '../plan-keys.js';
import { placeWords } from '../place-words.js';
import { Queue } from '../queue/queue.js';
import { beginMark, drawing, pointForMark } from '../marks/drawing.js';
import { marksOnMap, withDrawn } from '../marks/marks-on-map.js';
import { marksSaidOf } from '../marks/mark-words.js';
import { MarksPart } from '../marks/marks-part.js';
import { ON_CHART, ON_MAP, type OwnMark } from '../marks/own-mark.js';
import { useMarks } from '../marks/use-marks.js';
import { isPhone } from '../../kit/phone.js';
import { useAwaitedPoint } from '../../kit/use-awaited-point.js';
import { AddSquare } from '../../map/cross-hair.js';
import { SaidAloud } from '../said-aloud.js';
import { speakOut } from '../speak-out.js';
import { pointedTactical } from '../pointed.js';
import { supplyLine } from '../supply-known.js';
import { Unsent } from '../unsent.js';
import { ChartView } from './chart-view.js';
import { FieldView } from './field-view.js';
import type { FieldTool } from './point-field.js';
import { useOrders } from '../use-orders.js';
import { bendMarch } from './bend-march.js';
import { drawnOrders } from './drawn-orders.js';
import { grabOnMap } from './grab-on-map.js';
import { useKeptGhosts } from './kept-ghosts.js';
import { usePastMarches } from './past-orders.js';
import { reachWords } from './reach-words.js';
import { useThere } from './use-there.js';
import { Views } from './views.js';
import { type Boxes, pointMarch, type Pointed, withWait } from './point-march.js';

interface OrdersOnMapProps {
  readonly place: Place;
  readonly theatre: Theatre;
  readonly told: ToldTurn;
  readonly past: readonly ToldTurn[];
}

const MARCH = ['strategic', 'path'] as const;
const MIDDLE_OF_FIELD = '7-7';

/** The map with orders upon it: choose a piece, see where it can get, point at squares; its card stands beside. */
export function OrdersOnMap({ place, theatre, told, past }: OrdersOnMapProps): JSX.Element {
  const { composer, choose, join, drop, goOn, close } = useOrders(place, LAND_AND_SEA);
  const ghostNotes = useKeptGhosts(place, told.turn);
  const gazetteer = useMemo(() => new Gazetteer(theatre), [theatre]);
  const { query } = useLocation();
  /** What lies in the place of the map: the battlefield of a square, or the chart. */
  const view = useSignal<{ readonly field: string } | 'chart' | null>(null);
  const tool = useSignal<FieldTool | null>('goal');
  const onChart = useSignal<string | null>(null);
  /** A square of a mark that somebody wants to see. */
  const lookAt = useSignal<string | null>(null);
  const squares = useMemo(
    () => new Map(ownPieces(told.position).map(({ id, square }) => [id, square])),
    [told],
  );
  const squareOf = (piece: string): string | null => squares.get(piece) ?? null;
  const effective = evening.value?.effective ?? [];
  const chosen = isPast.value ? undefined : effective.find(({ piece }) => piece === chosenPiece.value);
  const marks = useMarks({ campaign: place.campaign, player: place.player! });
  /** All own marks, the one that is being drawn as it is by now. */
  const shown = useComputed(() => withDrawn(marks.items.value));
  const isPastShown = useSignal(false);
  const isAheadShown = useSignal(false);
  const later = useAhead(composer.seat, isAheadShown);
  const ahead = chosen ? aheadTurn.value : null;
  /** Where the piece can get in the turn its card is for. */
  const inReach = ahead === null ? reach.value : reachAhead.value;
  useEffect(() => keepReachAhead(composer.seat), [composer.seat]);
  /** Chart and battlefield order for the present turn alone. */
  const today = ahead === null ? chosen : undefined;
  const pastMarches = usePastMarches(composer.seat, told, past, isPastShown.value);
  const drawn = useMemo(
    () =>
      computed<Drawn>(() => {
        const { ways, reach: lit } = drawnOrders({
          effective: isPast.value ? [] : (evening.value?.effective ?? []),
          drafts: isPast.value ? new Map() : drafts.value,
          judged: judged.value,
          chosen: chosenPiece.value,
          reach: isPast.value ? null : aheadTurn.value === null ? reach.value : reachAhead.value,
          supply: supplyLine.value,
          squareOf,
        });
        return {
          ways: [...pastMarches.value, ...ways, ...later.drawn.value.ways],
          ahead: later.drawn.value.ahead,
          reach: lit,
          marks: marksOnMap(shown.value, gazetteer),
        };
      }),
    [squares],
  );
  const isNextTo = (a: string, b: string): boolean => gazetteer.isNextTo(a, b);
  const marches = chosen?.at === 'land' && canOrder();
  /** Where the order that is composed begins: where the piece stands, or on the ghost of the turn it is for. */
  const begins = (piece: string): string | null =>
    ahead === null ? squareOf(piece) : placeAhead(piece, ahead);
  const orderAtHand = (): AnyOrder =>
    ahead === null ? cardOf(chosen!).order : (orderMeant(chosen!.piece, ahead) ?? blankOrder(chosen!));
  const setMarch = (path: Boxes): void => {
    const order = withPart(orderAtHand(), MARCH, path);
    if (ahead === null) composer.compose(chosen!.piece, order, 'march');
    else composer.compose(keyAhead(chosen!.piece, ahead), order, 'march', { turn: ahead });
    speakOut(
      path.length === 0
        ? say('march-none')
        : say('march-is', { path: path.map((box) => box ?? '–').join(', ') }),
    );
  };
  const boxes = (): Boxes => (partOf(orderAtHand(), MARCH) ?? []) as Boxes;
  const letWait = useAwaitedPoint<string>(inReach, chosen && keyAhead(chosen.piece, ahead ?? 0), (square) =>
    point(square),
  );
  const point = (square: string): void => {
    if (pointForMark(ON_MAP, square)) return;
    if (!chosen) {
      const here = effective.find(({ piece }) => squareOf(piece) === square);
      if (here && !isPast.value) choose(here.piece);
      else if (isPhone.value) speakOut(say('aim-nobody', { place: square }));
      return;
    }
    if (!marches) return;
    const from = begins(chosen.piece);
    if (inReach === null) {
      letWait(square);
      return speakOut(say('reach-awaited', { square }));
    }
    follow(square, pointMarch({ path: boxes(), from, square, reach: inReach, isNextTo }));
  };
  const follow = (square: string, pointed: Pointed): void => {
    if (pointed.is === 'march') setMarch(pointed.path);
    else if (pointed.is === 'barred') speakOut(say('barred', { square, ...pointed }), true);
    else speakOut(say('out-of-reach', { square }), true);
  };
  const bend = (step: string, square: string): void => {
    const from = begins(chosen!.piece);
    if (inReach === null || from === null) return speakOut(say('reach-awaited', { square }));
    follow(square, bendMarch({ path: boxes(), from, step, square, reach: inReach, isNextTo }));
  };
  const thereIn = useThere(told, gazetteer, effective);
  const grab = grabOnMap({
    ...{ told, gazetteer, effective, composer, bend, drop, close },
    march: () => (marches ? boxes() : []),
  });
  const joinIn = (area: ReadonlySet<string>): void => {
    if (!isPast.value) join(effective.map(({ piece }) => piece).filter((id) => area.has(squareOf(id) ?? '')));
  };
  const hasSeas = theatre.seas.length > 0;
  const show = ({ on, places }: OwnMark): void => {
    if (on === ON_CHART) {
      onChart.value = places[0] ?? null;
      view.value = 'chart';
    } else if (on === ON_MAP) {
      view.value = null;
      lookAt.value = places[0] ?? null;
    } else view.value = { field: on };
  };
  useEffect(() => {
    lookAt.value = null;
    // Ships are ordered upon the chart, troops upon the land.
    if (chosen?.at === 'sea' && hasSeas) view.value = 'chart';
    else if (chosen && view.value === 'chart') view.value = null;
  }, [chosen?.piece]);
  const backToMap = (): void => {
    view.value = null;
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role=application]')?.focus());
  };
  const onKey = (key: string, square: string): boolean => {
    if (key === 'Enter') point(square);
    else if (key === 'Shift+Enter') joinIn(new Set([square]));
    else if (key.toLowerCase() === 'r') beginMark(ON_MAP, square);
    else if (key.toLowerCase() === 'd') view.value = { field: square };
    else if (key === '0' && hasSeas) view.value = 'chart';
    else if (key === '.' && marches) setMarch(withWait(boxes()));
    else if (key === 'Backspace' && marches) setMarch(boxes().slice(0, -1));
    else return false;
    return true;
  };
  const wordsOf = (square: string): string[] => [
    ...marksSaidOf(shown.value, ON_MAP, square),
    ...pastWords(square),
    ...later.wordsOf(square),
    ...(chosen ? reachWords(inReach, chosen.piece, square) : []),
  ];
  const pastWords = (square: string): string[] => {
    const units = pastMarches.value.flatMap((one) => (one.squares.includes(square) ? [one.unit] : []));
    return units.length > 0 ? [say('past-order-here', { turn: told.turn, units: units.join(', ') })] : [];
  };
  /** What pointing at a place does just now, in words. */
  const aimed = (name: string): string => {
    if (drawing.value) return say('aim-mark', { place: name });
    if (view.value === 'chart' ? chosen?.at === 'sea' : view.value === null && marches)
      return say(marches && name === boxes().findLast((box) => box !== null) ? 'aim-wait' : 'aim-add', {
        place: name,
      });
    if (view.value === null) return say(chosen ? 'aim-look' : 'aim-choose', { place: name });
    const used = view.value !== 'chart' && chosen?.at === 'land' && tool.value;
    return used
      ? say('aim-tool', { tool: say(`mark-${used}`), place: name })
      : say('aim-look', { place: name });
  };
  return (
    <MapPage
      theatre={theatre}
      told={told}
      past={past}
      drawn={drawn}
      ghostNotes={ghostNotes}
      lookAt={lookAt.value ?? (chosen ? begins(chosen.piece) : placeAsked(query['at'], squareOf))}
      wordsOf={wordsOf}
      onPoint={point}
      onLasso={joinIn}
      onGrab={(square, within) => (drawing.value ? null : grab(square, within))}
      onKey={onKey}
      onLayers={(layers) => {
        isPastShown.value = layers.has('past');
        isAheadShown.value = layers.has('ahead');
      }}
      sheet={{
        about: chosen?.piece ?? null,
        said: <SaidAloud />,
        bar: (
          <AddSquare words={aimed} isLocked={chosen ? !canOrder() && drawing.value === null : isPast.value} />
        ),
      }}
      instead={
        view.value === 'chart' ? (
          <ChartView
            {...{ theatre, told, composer }}
            marks={shown.value}
            piece={today}
            cursor={onChart}
            close={backToMap}
          />
        ) : view.value ? (
          <FieldView
            {...{ told, composer, tool }}
            square={view.value.field}
            marks={shown.value}
            piece={today}
            stands={chosen ? squareOf(chosen.piece) : null}
            close={backToMap}
          />
        ) : null
      }
      beside={(square) => (
        <>
          <Views
            square={square}
            there={thereIn(square)}
            view={view.value === 'chart' ? 'chart' : view.value ? 'field' : 'map'}
            hasSeas={hasSeas}
            show={(wanted) =>
              wanted === 'map' ? backToMap() : (view.value = wanted === 'chart' ? 'chart' : { field: square })
            }
          />
          {!isPhone.value && <SaidAloud />}
          {!isPast.value && <Unsent composer={composer} />}
          {chosen ? (
            <>
              {marches && <p class="faint">{say('point-here')}</p>}
              {marches && ahead !== null && <AssumedWords square={begins(chosen.piece) ?? ''} />}
              {canOrder() && chosen.capacity === 'commander' && <TurnMeant seat={composer.seat} />}
              {ahead === null ? (
                <OrderCard
                  key={chosen.piece}
                  piece={chosen}
                  place={placeWords(chosen.piece)}
                  composer={composer}
                  pointed={marches ? square : null}
                  close={close}
                  next={() => goOn(1)}
                />
              ) : (
                <PlanCard
                  key={keyAhead(chosen.piece, ahead)}
                  piece={chosen}
                  turn={ahead}
                  composer={composer}
                  pointed={marches ? square : null}
                  close={() => (aheadTurn.value = null)}
                />
              )}
            </>
          ) : (
            !isPast.value && (
              <>
                <section aria-labelledby="map-queue">
                  <h2 id="map-queue">{say('your-pieces')}</h2>
                  {hasStaffDrafts() && <OtherOrders piece={null} composer={composer} pointed={square} />}
                  <Queue effective={effective} placeOf={placeWords} {...{ choose, join, drop }} />
                </section>
                {/* Goods and depots are pointed out on the map, so they are begun there too. */}
                {!hasStaffDrafts() && <OtherOrders piece={null} composer={composer} pointed={square} />}
                {!isPhone.value && <p class="faint">{say('map-dragging')}</p>}
              </>
            )
          )}
          <MarksPart
            marks={marks}
            turn={evening.value?.clock.turn ?? 0}
            here={
              view.value === 'chart'
                ? { on: ON_CHART, place: onChart.value ?? theatre.seas[0]!.code }
                : view.value
                  ? { on: view.value.field, place: pointedTactical.value ?? MIDDLE_OF_FIELD }
                  : { on: ON_MAP, place: square }
            }
            show={show}
          />
        </>
      )}
    />
  );
}

/** Whether an order of no piece is being composed: goods that were sent from place to place by a drag. */
const hasStaffDrafts = (): boolean => [...drafts.value.keys()].some((key) => key.startsWith('staff/'));

/** The square an address asks for: by its own name, or by a piece that stands there. */
const placeAsked = (at: string | undefined, squareOf: (piece: string) => string | null): string | null =>
  at === undefined ? null : (squareOf(at) ?? at);
