import type { Look, Paint, Placing, Step, Tile, TileName } from '@vedette/cartography';
import { element, idOf } from '../markup/markup.js';
import type { Lettering } from './lettering.js';

const SERIES = { strategic: 'gs', tactical: 'gt', defence: 'gd' } as const;

/** Name of a tile's pattern in a document. Ids must differ by more than their case. */
export function patternId({ of, name }: TileName): string {
  if (of === 'unseen') return 'gs-unseen';
  if (of !== 'tactical') return idOf(SERIES[of], name);
  return idOf(SERIES[of], name === '.' ? 'open' : name === name.toLowerCase() ? name : `${name}${name}`);
}

function fillOf(paint: Paint | undefined): string | undefined {
  return typeof paint === 'object' ? `url(#${patternId(paint.tile)})` : paint;
}

function lookOf(look: Look): Record<string, string | number | undefined> {
  return {
    class: look.styles?.join(' '),
    fill: fillOf(look.fill),
    'fill-opacity': look.fillOpacity,
    stroke: look.stroke,
    'stroke-width': look.strokeWidth,
    'stroke-dasharray': look.dash,
    'stroke-linecap': look.cap,
    'stroke-linejoin': look.join,
  };
}

function transformOf({ x, y, turn, scale }: Placing): string {
  return [
    ...(x === undefined && y === undefined ? [] : [`translate(${x ?? 0} ${y ?? 0})`]),
    ...(turn === undefined ? [] : [`rotate(${turn})`]),
    ...(scale === undefined ? [] : [`scale(${scale})`]),
  ].join(' ');
}

/** A drawing as SVG. */
export function paint(steps: readonly Step[], lettering: Lettering): string {
  return steps.map((step) => paintStep(step, lettering)).join('');
}

function paintStep(step: Step, lettering: Lettering): string {
  switch (step.kind) {
    case 'path': {
      const transform = step.at && transformOf(step.at);
      return element('path', { d: step.d, ...lookOf(step), transform });
    }
    case 'box': {
      const { x, y, width, height, radius: rx } = step;
      return element('rect', { x, y, width, height, rx, ...lookOf(step) });
    }
    case 'circle':
      return element('circle', { r: step.radius, ...lookOf(step) });
    case 'label':
      return lettering(step.label);
    case 'group':
      return element('g', { transform: transformOf(step.at) }, paint(step.steps, lettering));
  }
}

/** Tiles as the patterns that painted drawings refer to. */
export function patternsOf(tiles: readonly Tile[], lettering: Lettering): string {
  return tiles
    .map(({ name, side, steps }) =>
      element(
        'pattern',
        { id: patternId(name), width: side, height: side, patternUnits: 'userSpaceOnUse' },
        paint(steps, lettering),
      ),
    )
    .join('');
}
