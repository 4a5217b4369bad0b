import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { reach } from '../orders/offers.js';
import { pointedSquare } from '../orders/pointed.js';
import { GO_TO_FIELD, GoTo } from '../kit/go-to.js';
import { isPhone } from '../kit/phone.js';
import { Sheet, sheetHeight } from '../kit/sheet.js';
import { useAwaitedPoint } from '../kit/use-awaited-point.js';
import { AddSquare } from '../map/cross-hair.js';
import { SaidAloud } from '../orders/said-aloud.js';
import { speakOut } from '../orders/speak-out.js';
import { Unsent } from '../orders/unsent.js';
import { useOrders } from '../orders/use-orders.js';
import { canOrder } from '../orders/card-state.js';
import type { Battleground, ToldBattle } from '../seat/battle.js';
import { chosenPiece } from '../seat/composing.js';
import { evening, isPast } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { BATTLE_ORDERS } from './battle-orders.js';
import { hexesOfInterest, inWords, unitsAt } from './map/field-known.js';
import { HexMap } from './map/hex-map.js';
import { groundWords, hexWords } from './map/hex-words.js';
import { BattleCard } from './orders/battle-card.js';
import { BattleRoster } from './orders/battle-roster.js';
import { drawnOrders } from './orders/drawn-orders.js';
import { hexOf } from './orders/piece-words.js';
import { POINT_TOOL_NAMES, POINT_TOOLS, type PointTool } from './orders/plan-pointing.js';
import { pointAtHex, stepBack } from './orders/point-order.js';
import { OrdersLayer, ReachLayer } from './orders/reach-layer.js';

interface BattleMapPageProps {
  readonly place: Place;
  readonly ground: Battleground;
  readonly told: ToldBattle;
}

/** The field as one's side knows it, with orders upon it: choose a piece, see where it can get, point at hexes. */
export function BattleMapPage({ place, ground, told }: BattleMapPageProps): JSX.Element {
  const { composer, choose, goOn, close } = useOrders(place, BATTLE_ORDERS);
  const { view } = told;
  const { effective } = evening.value!;
  const interesting = hexesOfInterest(view);
  const chosen = isPast.value ? undefined : effective.find(({ piece }) => piece === chosenPiece.value);
  const cursor = useSignal(hexOf(chosen?.piece ?? '', view) ?? interesting[0] ?? '0101');
  const tool = useSignal<PointTool>('march');
  const spoken = useId();
  const hex = cursor.value;
  const lit = isPast.value ? null : reach.value;
  const letWait = useAwaitedPoint<string>(reach.value, chosen?.piece, (at) => point(at));
  const point = (at = cursor.peek()): void => {
    if (!chosen) {
      const here = unitsAt(view, at).find(({ id }) => effective.some(({ piece }) => piece === id));
      if (here && !isPast.peek()) choose(here.id);
      else if (isPhone.peek()) speakOut(say('aim-nobody', { place: at }));
      return;
    }
    if (!canOrder()) return;
    if (reach.peek() === null) {
      letWait(at);
      return speakOut(say('reach-awaited', { square: at }));
    }
    pointAtHex(composer, view, chosen.piece, { hex: at, tool: tool.peek(), reach: reach.peek()! });
  };
  useEffect(() => {
    const at = chosen && hexOf(chosen.piece, view);
    if (at) cursor.value = at;
  }, [chosen?.piece]);
  useEffect(() => {
    pointedSquare.value = hex;
    document.title = `${say('screen-map')} · ${hex}`;
    return () => void (pointedSquare.value = null);
  }, [hex]);
  const onKey = (key: string): boolean => {
    const low = key.toLowerCase();
    const named = POINT_TOOL_NAMES.find((name) => POINT_TOOLS[name] === low);
    if (key === 'Enter') point();
    else if (low === 'q' && interesting.length > 0)
      cursor.value = interesting[(interesting.indexOf(cursor.peek()) + 1) % interesting.length]!;
    else if (low === 'g') document.getElementById(GO_TO_FIELD)?.focus();
    else if (chosen && named) {
      tool.value = named;
      speakOut(say('pointing-means', { tool: say(`tool-${named}`) }));
    } else if (chosen && key === 'Backspace' && canOrder()) stepBack(composer, view, chosen.piece);
    else return false;
    return true;
  };
  /** What pointing at a hex does just now, in words. */
  const aimed = (name: string): string =>
    chosen
      ? say('aim-tool', { tool: say(`tool-${tool.value}`), place: name })
      : say('aim-choose', { place: name });
  const words = [...hexWords(ground, view, hex), ...reachWords(hex, lit)];
  return (
    <main id="content" tabIndex={-1} class="map-screen battle-map" data-sheet={sheetHeight.value}>
      <h1 class="hidden">{say('screen-map')}</h1>
      <HexMap
        ground={ground}
        view={view}
        cursor={cursor}
        chosen={new Set(chosen ? [chosen.piece] : [])}
        label={say('hex-map-label')}
        describedBy={`${spoken} map-keys`}
        beneath={<ReachLayer reach={chosen ? lit : null} />}
        above={<OrdersLayer drawn={isPast.value ? [] : drawnOrders(view)} />}
        isAimed
        onKey={onKey}
        onPoint={() => point()}
      />
      <aside>
        <Sheet
          about={chosen?.piece ?? null}
          said={<SaidAloud />}
          bar={<AddSquare words={aimed} isLocked={chosen ? !canOrder() : isPast.value} />}
        >
          <output id={spoken} aria-live="polite" class="spoken">
            {words.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </output>
          {!isPhone.value && <SaidAloud />}
          {!isPast.value && <Unsent composer={composer} />}
          {chosen ? (
            <>
              <Tools tool={tool.value} take={(name) => (tool.value = name)} hex={hex} point={() => point()} />
              <BattleCard
                key={chosen.piece}
                piece={chosen}
                view={view}
                composer={composer}
                close={close}
                next={() => goOn(1)}
              />
            </>
          ) : (
            !isPast.value && (
              <section aria-labelledby="map-queue">
                <h2 id="map-queue">{say('your-pieces')}</h2>
                <BattleRoster effective={effective} view={view} choose={choose} />
              </section>
            )
          )}
          <GoToHex ground={ground} told={told} go={(to) => (cursor.value = to)} />
          <p id="map-keys" class="faint">
            {say('hex-map-keys')}
          </p>
          <details open={isPast.value}>
            <summary>{say('what-is-on-the-field')}</summary>
            <ul class="roster">
              {interesting.map((at) => (
                <li key={at}>
                  <button type="button" class="link" onClick={() => (cursor.value = at)}>
                    {at}
                  </button>
                  <ul>
                    {hexWords(ground, view, at)
                      .slice(1)
                      .map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                  </ul>
                </li>
              ))}
            </ul>
          </details>
          <Legend />
        </Sheet>
      </aside>
    </main>
  );
}

/** What pointing at a hex means just now, and pointing without a pointer. */
function Tools(props: {
  readonly tool: PointTool;
  readonly take: (tool: PointTool) => void;
  readonly hex: string;
  readonly point: () => void;
}): JSX.Element {
  const { tool, take, hex, point } = props;
  return (
    <div class="views" role="group" aria-label={say('field-tool')}>
      {POINT_TOOL_NAMES.map((name) => (
        <button key={name} type="button" aria-pressed={name === tool} onClick={() => take(name)}>
          {say(`tool-${name}`)} <kbd>{POINT_TOOLS[name].toUpperCase()}</kbd>
        </button>
      ))}
      <button type="button" class="primary" disabled={!canOrder()} onClick={point}>
        {say('point-at', { hex })} <kbd>⏎</kbd>
      </button>
    </div>
  );
}

/** What is known of getting to a hex: at which level, with what doubts, or which rule bars it. */
function reachWords(hex: string, known: typeof reach.value): string[] {
  const way = known?.reached.find(({ place }) => place === hex);
  if (way)
    return [
      say('hex-in-reach', { level: way.phase === 1 ? 'RE' : 'ME' }),
      ...way.doubts.map(({ message, rule }) => `${message} (${rule}).`),
    ];
  const barred = known?.barred.find(({ place }) => place === hex);
  return barred ? [say('hex-barred', { hex, message: barred.message, rule: barred.rule })] : [];
}

/** Goes to a hex by its number, to a place by its name, or to a piece. */
function GoToHex({
  ground,
  told: { view },
  go,
}: {
  readonly ground: Battleground;
  readonly told: ToldBattle;
  readonly go: (hex: string) => void;
}): JSX.Element {
  const places = Object.entries(ground.map.names);
  const find = (text: string): string | null => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return null;
    const [column, row] = [Number(wanted.slice(0, 2)), Number(wanted.slice(2))];
    const isHex = /^\d{4}$/.test(wanted) && column >= 1 && row >= 1;
    if (isHex && column <= ground.map.columns && row <= ground.map.rows) return wanted;
    return (
      hexOf(text.trim(), view) ??
      places.find(([, name]) => name.toLowerCase().startsWith(wanted))?.[0] ??
      Object.entries(ground.map.roads).find(([id]) => inWords(id).toLowerCase().startsWith(wanted))?.[1]
        .hexes[0] ??
      null
    );
  };
  return (
    <GoTo
      label={say('go-to-hex')}
      names={places.map(([, name]) => name)}
      go={(wanted) => {
        const hex = find(wanted);
        if (hex === null) return false;
        go(hex);
        speakOut(groundWords(ground, hex));
        return true;
      }}
    />
  );
}

const LEGEND = ['own', 'enemy', 'reach', 'ground'] as const;

const Legend = (): ComponentChildren => (
  <details>
    <summary>{say('battle-legend')}</summary>
    <ul>
      {LEGEND.map((part) => (
        <li key={part}>{say(`legend-${part}`)}</li>
      ))}
    </ul>
  </details>
);
