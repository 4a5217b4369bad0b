import type { BattleState } from '@vedette/battle';
import type { BattleView } from '@vedette/battle-sight';
import type { HexMap } from '@vedette/hex';
import { hexLayer, lineLayer, nameLayer, worksLayer, type GroundLines } from './ground-layer.js';
import { heightOf, innerWidthOf, LEFT, legendTop, widthOf } from './layout.js';
import { legendOf } from './legend.js';
import { element, escaped } from './markup.js';
import { Labels } from './labels.js';
import {
  contactLayer,
  gunLayer,
  leaderLayer,
  occupyPieces,
  type ShownPieces,
  unitLayer,
} from './piece-layer.js';
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
  const side = SIDES[view.side];
  const words = { said: `what ${side} sees`, beneath: side };
  return drawn(view, map, ground, { name, date, ...words });
}

/**
 * The map of the whole field as the umpire has it: troops of both sides with their strength, leaders, works and abandoned guns where they are. It is
 * made of the true position and may be shown to nobody who plays.
 */
export function battleFieldSvg(state: BattleState, map: HexMap): string {
  const { turn, works, abandonedGuns, name, date } = state;
  const field: ShownPieces = {
    ...{ turn, works, abandonedGuns, contacts: [], ofBothSides: true },
    units: [...state.units.values()],
    leaders: [...state.leaders.values()],
  };
  return drawn(field, map, state.map, { name, date, said: 'the whole field', beneath: 'the whole field' });
}

/** A map's title, and what it says of whose it is. */
interface MapWords extends MapTitle {
  readonly said: string;
  readonly beneath: string;
}

function drawn(
  view: ShownPieces,
  map: HexMap,
  ground: GroundLines,
  { name, date, said: whose, beneath }: MapWords,
): string {
  const { columns, rows } = map.grid;
  const width = widthOf(columns);
  const legend = legendOf(innerWidthOf(columns), view.ofBothSides);
  const height = heightOf(rows, legend.height);
  const said = `${name}, ${date}, ${view.turn}: ${whose}`;
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
    titleOf(name, innerWidthOf(columns)),
    element('text', { class: 'sub', x: LEFT, y: 70 }, escaped(`${date}, ${view.turn} – ${beneath}`)),
    element('g', {}, hexLayer(map)),
    element('g', {}, lineLayer(map, ground)),
    element('g', {}, names),
    element('g', {}, worksLayer(view.works)),
    element('g', {}, gunLayer(view)),
    element('g', {}, contactLayer(view, labels)),
    element('g', {}, unitLayer(view, labels)),
    element('g', {}, leaders),
    legend.drawnAt(legendTop(rows)),
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

/** Width of a letter of the title, spaced out as it is. */
const TITLE_LETTER = 15.5;

/** The name of the battle over its map, drawn closer together where it would run over the edge. */
function titleOf(name: string, room: number): string {
  const fitted =
    name.length * TITLE_LETTER > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
  return element('text', { class: 'title', x: LEFT, y: 52, ...fitted }, escaped(name));
}
