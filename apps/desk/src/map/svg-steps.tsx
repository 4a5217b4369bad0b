import type { JSX } from 'preact';
import {
  COLOURS,
  type Label,
  type Look,
  type Paint,
  type Placing,
  type Step,
  type Tile,
  type TileName,
} from '@vedette/cartography';
import { styleOf } from './paint-steps.js';

/** The name of a tile's pattern in a drawing. Ids must differ by more than their case. */
const patternOf = (scope: string, { of, name }: TileName): string =>
  `${scope}-${of}-${[...name].map((letter) => letter.codePointAt(0)!.toString(36)).join('-')}`;

const fillOf = (scope: string, paint: Paint | undefined): string | undefined =>
  typeof paint === 'object' ? `url(#${patternOf(scope, paint.tile)})` : paint;

function lookOf(scope: string, look: Look): Record<string, string | number | undefined> {
  const style = styleOf(look);
  return {
    fill: fillOf(scope, look.fill) ?? style.fill ?? (style.stroke === undefined ? '#000' : 'none'),
    'fill-opacity': style.fillOpacity,
    stroke: style.stroke,
    'stroke-width': style.strokeWidth,
    'stroke-opacity': style.strokeOpacity,
    'stroke-dasharray': style.dash,
    'stroke-linecap': style.cap,
    'stroke-linejoin': style.join,
  };
}

const transformOf = ({ x = 0, y = 0, turn = 0, scale = 1 }: Placing): string =>
  `translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}`;

const INKS = { ink: COLOURS.ink, faint: COLOURS.faint, light: COLOURS.white } as const;

function Lettered({ text, x, y, size, anchor = 'start', halo, ink = 'ink' }: Label): JSX.Element {
  return (
    <text
      x={x}
      y={y}
      font-size={size}
      font-weight={600}
      text-anchor={anchor}
      fill={INKS[ink]}
      {...(halo
        ? {
            stroke: COLOURS.paper,
            'stroke-width': 3,
            'paint-order': 'stroke',
            'stroke-linejoin': 'round' as const,
          }
        : {})}
    >
      {text}
    </text>
  );
}

interface Steps {
  readonly steps: readonly Step[];
  /** Begins the names of tiles in the document, so that two drawings do not mix them up. */
  readonly scope: string;
}

/** Drawing steps as SVG, the first lowest: the same art that reports paint, made of elements and never of text. */
export function SvgSteps({ steps, scope }: Steps): JSX.Element {
  return (
    <>
      {steps.map((step, index) => {
        switch (step.kind) {
          case 'label':
            return <Lettered key={index} {...step.label} />;
          case 'box':
            return (
              <rect
                key={index}
                x={step.x ?? 0}
                y={step.y ?? 0}
                width={step.width}
                height={step.height}
                rx={step.radius}
                {...lookOf(scope, step)}
              />
            );
          case 'circle':
            return <circle key={index} r={step.radius} {...lookOf(scope, step)} />;
          case 'path':
            return (
              <path
                key={index}
                d={step.d}
                transform={step.at && transformOf(step.at)}
                {...lookOf(scope, step)}
              />
            );
          case 'group':
            return (
              <g key={index} transform={transformOf(step.at)}>
                <SvgSteps steps={step.steps} scope={scope} />
              </g>
            );
        }
      })}
    </>
  );
}

/** Tiles as the patterns that a drawing refers to. */
export const TilePatterns = ({
  tiles,
  scope,
}: {
  readonly tiles: readonly Tile[];
  readonly scope: string;
}): JSX.Element => (
  <defs>
    {tiles.map(({ name, side, steps }) => (
      <pattern
        key={patternOf(scope, name)}
        id={patternOf(scope, name)}
        width={side}
        height={side}
        patternUnits="userSpaceOnUse"
      >
        <SvgSteps steps={steps} scope={scope} />
      </pattern>
    ))}
  </defs>
);
