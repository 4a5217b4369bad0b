import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Signal } from '@preact/signals';
import { TACTICAL_CELL as CELL, tacticalTiles, type Tile } from '@vedette/cartography';
import { SvgSteps, TilePatterns } from '../map/svg-steps.js';
import { say } from '../words/words.js';
import { cityName, groundSteps, markSteps, SIZE, toldSteps } from './field-drawing.js';
import { cellWords, type FieldKnown } from './field-words.js';

interface BattlefieldProps {
  readonly known: FieldKnown;
  readonly label: string;
  /** The square that has the focus, or had it last. */
  readonly cursor: Signal<string>;
  readonly onPoint: (tactical: string) => void;
  /** A key that moving about does not take; true when it was taken. */
  readonly onKey: (key: string, tactical: string) => boolean;
}

const SCOPE = 'field';
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const LINE = Array.from({ length: SIZE }, (_, at) => at);

let tiles: readonly Tile[] | null = null;

/** A battlefield of 15 by 15: its ground as SVG, and above it a grid of real squares, each with its name. */
export function Battlefield({ known, label, cursor, onPoint, onKey }: BattlefieldProps): JSX.Element {
  const grid = useRef<HTMLDivElement>(null);
  const { sheet, told, depots, marks, entries, ownMarks } = known;
  tiles ??= tacticalTiles();
  const cellAt = (tactical: string): HTMLElement | null =>
    grid.current?.querySelector(`[data-tactical="${tactical}"]`) ?? null;
  useEffect(() => cellAt(cursor.value)?.focus({ preventScroll: true }), [sheet.square]);
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const [column = 0, row = 0] = cursor.value.split('-').map(Number);
    const way = ARROWS[event.key];
    if (way) {
      const within = (at: number): number => Math.min(SIZE - 1, Math.max(0, at));
      cursor.value = `${within(column + way[0])}-${within(row + way[1])}`;
      cellAt(cursor.value)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onPoint(cursor.value);
    else if (!onKey(event.key, cursor.value)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const side = SIZE * CELL;
  return (
    <div class="battlefield">
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <TilePatterns tiles={tiles} scope={SCOPE} />
        <SvgSteps
          scope={SCOPE}
          steps={[
            ...groundSteps(sheet),
            ...toldSteps(told, depots),
            ...cityName(sheet),
            ...markSteps(marks),
            ...ownMarks,
          ]}
        />
      </svg>
      <div ref={grid} class="cells" role="grid" aria-label={label} onKeyDown={press}>
        {LINE.map((row) => (
          <div key={row} role="row" class="cells-row">
            {LINE.map((column) => {
              const tactical = `${column}-${row}`;
              return (
                <div
                  key={column}
                  role="gridcell"
                  data-tactical={tactical}
                  data-entry={entries.includes(tactical) ? '' : undefined}
                  tabIndex={tactical === cursor.value ? 0 : -1}
                  aria-label={cellWords(tactical, known, say)}
                  onFocus={() => (cursor.value = tactical)}
                  onClick={() => {
                    cursor.value = tactical;
                    onPoint(tactical);
                  }}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
