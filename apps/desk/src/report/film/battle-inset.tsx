import type { JSX } from 'preact';
import {
  COLOURS,
  drawMark,
  group,
  label,
  MARK_WIDTH,
  path,
  type Step,
  TACTICAL_CELL as CELL,
  tacticalTiles,
} from '@vedette/cartography';
import { cityName, groundSteps, middleOfCell, SIZE } from '../../battlefield/field-drawing.js';
import { type Seat } from '../../graph/order-desk.js';
import { battlefieldOf } from '../../graph/printed-field.js';
import { useAnswer } from '../../kit/use-answer.js';
import { SvgSteps, TilePatterns } from '../../map/svg-steps.js';
import { say } from '../../words/words.js';
import type { FieldForces, FieldScene } from './scenes.js';

const SCOPE = 'inset';
const tiles = tacticalTiles();

/**
 * The printed battlefield beside the film while a battle is told of: where it was fought, how many met there, and who left his square whither. It is
 * asked for when its first picture is shown.
 */
export function BattleInset({
  seat,
  scene,
}: {
  readonly seat: Seat;
  readonly scene: FieldScene;
}): JSX.Element | null {
  const { square, places, forces, ways } = scene;
  const { answer: sheet } = useAnswer(square, () => battlefieldOf(seat, square));
  // Without its sheet the film tells as much in words.
  if (sheet?.square !== square) return null;
  const side = SIZE * CELL;
  return (
    <figure class="battle-inset">
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <TilePatterns tiles={tiles} scope={SCOPE} />
        <SvgSteps
          scope={SCOPE}
          steps={[
            ...groundSteps(sheet),
            ...cityName(sheet),
            ...wayOut(ways),
            ...places.flatMap(fought),
            ...forces.flatMap(flags),
          ]}
        />
      </svg>
      <figcaption>{say('inset-of', { square, places: places.join(', ') || '–' })}</figcaption>
    </figure>
  );
}

/** Crossed strokes in a ring over the square of a fight. */
function fought(tactical: string): Step[] {
  const middle = middleOfCell(tactical);
  if (!middle) return [];
  const [arm, placing] = [CELL * 0.28, { x: middle.x, y: middle.y }];
  const cross = `M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`;
  const ring = `M${-arm * 1.7} 0a${arm * 1.7} ${arm * 1.7} 0 1 0 ${arm * 3.4} 0a${arm * 1.7} ${arm * 1.7} 0 1 0 ${-arm * 3.4} 0`;
  return [COLOURS.white, COLOURS.red].map((stroke, at) =>
    path(cross + ring, { fill: 'none', stroke, strokeWidth: at === 0 ? 7 : 3.5 }, placing),
  );
}

/** How much larger than on a battlefield of its own a flag is drawn: the inset is half as large, and its number is to be read. */
const ENLARGED = 2.4;

/** A flag of either side beside the ring of a fight, with the number of its units. */
function flags({ tactical, own, others }: FieldForces): Step[] {
  const middle = middleOfCell(tactical);
  if (!middle) return [];
  const width = MARK_WIDTH * ENLARGED;
  const within = (at: number): number => Math.min(Math.max(at, 0), SIZE * CELL - width);
  const sides = [
    ['blue', own, middle.x - CELL / 2 - width],
    ['red', others, middle.x + CELL / 2],
  ] as const;
  return sides.map(([colour, count, x]) =>
    group({ x: within(x), y: within(middle.y - width / 2), scale: ENLARGED }, [
      drawMark({ kind: 'flag', colour, label: count > 0 ? String(count) : '' }, 0, 0),
    ]),
  );
}

/** Dashed strokes from the square that was left, with a dot where they lead. */
function wayOut(ways: FieldScene['ways']): Step[] {
  return ways.flatMap(([from, to]): Step[] => {
    const [a, b] = [middleOfCell(from), middleOfCell(to)];
    if (!a || !b) return [];
    return [
      path(`M${a.x} ${a.y}L${b.x} ${b.y}`, { fill: 'none', stroke: COLOURS.white, strokeWidth: 6 }),
      path(`M${a.x} ${a.y}L${b.x} ${b.y}`, {
        fill: 'none',
        stroke: COLOURS.red,
        strokeWidth: 3,
        dash: '8 5',
      }),
      label({ text: '➤', x: b.x, y: b.y + 5, size: 16, anchor: 'middle', halo: true }),
    ];
  });
}
