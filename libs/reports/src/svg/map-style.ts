import { COLOURS as c, type Style, type StyleName, STYLES } from '@vedette/cartography';
import { PLAIN_SIZE } from './lettering.js';

/** A number as style sheets write it. */
const short = (value: number): string => String(value).replace(/^0\./, '.');

function declarations(style: Style): string {
  const written: readonly (readonly [string, string | number | undefined])[] = [
    ['fill', style.fill],
    ['stroke', style.stroke],
    ['stroke-width', style.strokeWidth],
    ['stroke-opacity', style.strokeOpacity],
    ['stroke-linecap', style.cap],
    ['stroke-linejoin', style.join],
    ['stroke-dasharray', style.dash],
  ];
  return written
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}:${typeof value === 'number' ? short(value) : value}`],
    )
    .join(';');
}

/** A named style; that of a wide river holds of rivers alone. */
const rule = (name: StyleName): string =>
  `${name === 'wide' ? '.river' : ''}.${name}{${declarations(STYLES[name])}}`;

/** Which of them stand on a line together. */
const LINES: readonly (readonly StyleName[])[] = [
  ...([['grid'], ['coast'], ['river'], ['wide'], ['frontier']] as const),
  ...([['blue', 'red', 'gray', 'black'], ['mark'], ['pole'], ['city', 'core'], ['fort'], ['siege']] as const),
];
const NAMED = LINES.map((names) => names.map(rule).join(''));

/** Style sheet of all maps; pages carry it once, map files each their own. */
export const MAP_STYLE = [
  `.ink.drawn{stroke:${c.ink}}.faint.drawn{stroke:${c.faint}}.light.drawn{stroke:${c.white}}`,
  `.behind{stroke:${c.paper};stroke-opacity:.9}`,
  `.map{font-size:${PLAIN_SIZE}px;font-family:"DejaVu Sans",Verdana,Arial,sans-serif}`,
  `.map text{fill:${c.ink}}`,
  `.map .faint{fill:${c.faint}}.map .light{fill:${c.white}}.map .drawn{fill:none}`,
  `.halo{paint-order:stroke;stroke:${c.paper};stroke-width:2.6px;stroke-linejoin:round}`,
  ...NAMED,
  `.hit{fill:${c.white};fill-opacity:0}`,
  `.tip{visibility:hidden;pointer-events:none}.tip rect{fill:${c.paper};stroke:${c.ink}}`,
  `a:hover>.tip,a:focus>.tip{visibility:visible}a:focus>.hit{stroke:${c.ink};stroke-width:2.5}a{cursor:pointer}`,
].join('\n');
