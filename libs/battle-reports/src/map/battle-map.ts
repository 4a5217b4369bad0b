import type { BattleView } from '@vedette/battle-sight';
import type { HexMap } from '@vedette/hex';
import { hexLayer, lineLayer, nameLayer, worksLayer, type GroundLines } from './ground-layer.js';
import { heightOf, legendTop, widthOf } from './layout.js';
import { element, escaped } from './markup.js';
import { Labels } from './labels.js';
import { contactLayer, gunLayer, leaderLayer, occupyPieces, unitLayer } from './piece-layer.js';
import { MAP_STYLE, PATTERNS } from './style.js';

/** What a map is about, for its title. */
export interface MapTitle {
  readonly name: string;
  readonly date: string;
}

/** Between the drawing's end and its names: the frame and a little air. */
const EDGE = 18;

const SIDES = { US: 'the Union', CSA: 'the Confederacy' } as const;

/**
 * The map a side holds: the ground, its own troops, and of the enemy what it knows, with its age. Everything is told by shape and text; colour
 * comes besides. Text stays text. It is made of a view alone, so that it shows nothing else.
 */
export function battleMapSvg(
  view: BattleView,
  map: HexMap,
  ground: GroundLines,
  { name, date }: MapTitle,
): string {
  const { columns, rows } = map.grid;
  const width = widthOf(columns);
  const height = heightOf(rows);
  const said = `${name}, ${date}, ${view.turn}: what ${SIDES[view.side]} sees`;
  const labels = new Labels({ left: EDGE, right: width - EDGE });
  occupyPieces(view, labels);
  // Leaders first, who are few and all named; then places, for what they are called is nowhere else; then troops and contacts.
  const leaders = leaderLayer(view, labels);
  const names = nameLayer(ground, labels);
  const body = [
    element('title', {}, escaped(said)),
    element('style', {}, MAP_STYLE),
    element('defs', {}, PATTERNS),
    element('rect', { width, height, fill: '#fffdf6' }),
    element('rect', { class: 'frame', x: 14, y: 14, width: width - 28, height: height - 28 }),
    element('text', { class: 'title', x: 40, y: 52 }, escaped(name)),
    element('text', { class: 'sub', x: 40, y: 70 }, escaped(`${date}, ${view.turn} – ${SIDES[view.side]}`)),
    element('g', {}, hexLayer(map)),
    element('g', {}, lineLayer(map, ground)),
    element('g', {}, names),
    element('g', {}, worksLayer(view.works)),
    element('g', {}, gunLayer(view)),
    element('g', {}, contactLayer(view, labels)),
    element('g', {}, unitLayer(view, labels)),
    element('g', {}, leaders),
    legend(legendTop(rows)),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    width: Math.ceil(width),
    height: Math.ceil(height),
    role: 'img',
  };
  return `${element('svg', attributes, body.join(''))}\n`;
}

const GROUNDS = [
  ['woods', 'woods'],
  ['orchard', 'orchard'],
  ['rough-woods', 'rough woods'],
  ['buildings', 'buildings'],
  ['town', 'town'],
  ['marsh', 'marsh'],
] as const;
const LINES = [
  ['pike-casing', 'pike'],
  ['road-casing', 'road'],
  ['lane', 'lane'],
  ['run', 'run'],
  ['creek', 'creek'],
  ['wall', 'stone wall'],
  ['fence', 'fence'],
  ['contour', 'one level'],
  ['steep', 'two levels or more'],
] as const;
const PIECES = [
  'Own troops: white counter, arm, strength; arrow to the front; broken outline disordered, dotted and R routed.',
  'Enemy: hatched. Box: arm and size known (I small, II medium, III large); lozenge: troops; bars: a column; cloud: smoke.',
  'A broken outline is what was seen earlier, with the turn. A star is a leader; a ring with a figure abandoned guns.',
  'A hex is 125 yards across, a level about twenty feet. The small figure in a hex is its level.',
];

function legend(top: number): string {
  const grounds = GROUNDS.map(([id, text], place) => {
    const x = 40 + place * 96;
    return (
      element('rect', {
        x,
        y: top,
        width: 18,
        height: 13,
        fill: `url(#${id})`,
        stroke: '#8a8276',
        'stroke-width': 0.6,
      }) + element('text', { class: 'legend', x: x + 23, y: top + 10 }, text)
    );
  });
  const lines = LINES.map(([style, text], place) => {
    const x = 40 + (place % 9) * 96;
    const y = top + 28;
    return (
      element('path', { class: style, d: `M${x} ${y}h20` }) +
      (style === 'pike-casing' || style === 'road-casing'
        ? element('path', { class: style.slice(0, 4), d: `M${x} ${y}h20` })
        : '') +
      element('text', { class: 'legend', x: x + 25, y: y + 3.5 }, text)
    );
  });
  const notes = PIECES.map((text, place) =>
    element('text', { class: 'legend', x: 40, y: top + 50 + place * 13 }, escaped(text)),
  );
  return element('g', {}, [...grounds, ...lines, ...notes].join(''));
}
