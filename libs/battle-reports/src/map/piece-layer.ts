import type { LeaderState, UnitState } from '@vedette/battle';
import type { BattleView, ToldContact } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';
import { centreOf, offset, type Point } from './layout.js';
import { element, escaped, rounded } from './markup.js';
import { pathOf } from './ground-layer.js';
import type { Labels } from './labels.js';

/** What lies on a map: a side's view, or the whole field. */
export interface ShownPieces extends Pick<BattleView, 'turn' | 'contacts' | 'works' | 'abandonedGuns'> {
  readonly units: readonly UnitState[];
  readonly leaders: readonly LeaderState[];
  /** Troops of both sides lie there: those of the Confederacy carry a bar. */
  readonly ofBothSides?: boolean;
}

const WIDTH = 25;
const HEIGHT = 16;
const BAR = 3;
const SHOWN_IN_STACK = 3;
/** Of labels, as the style has it; and how much of one may lie on something else. */
const LABEL_SIZE = 6.6;
const MOST_COVERED = 0.2;

/** Keeps names off counters, contacts and stars: they are drawn last, and what lies beneath cannot be read. */
export function occupyPieces(view: ShownPieces, labels: Labels): void {
  const held = [...view.units, ...view.contacts].flatMap(({ hex }) => (hex === null ? [] : [hex]));
  for (const hex of held) labels.occupy({ ...centreOf(hex), width: WIDTH + 2, height: HEIGHT + 2 });
  for (const { star } of starsOf(view)) labels.occupy({ ...star, width: 8, height: 8 });
}

/** Where a piece's name may stand: beneath it, above, beside it right and left, farther off. */
function placesBeside(at: Point, text: string): Point[] {
  const beside = WIDTH / 2 + 12 + (text.length * LABEL_SIZE) / 4;
  return [
    { x: at.x, y: at.y + HEIGHT / 2 + 7 },
    { x: at.x, y: at.y - HEIGHT / 2 - 3 },
    { x: at.x + beside, y: at.y + 2.5 },
    { x: at.x - beside, y: at.y + 2.5 },
    { x: at.x, y: at.y + HEIGHT / 2 + 14 },
  ];
}

/** A name beside a piece; none where it could not be read, for the title of every piece says it too. */
function nameOf(at: Point, text: string, labels: Labels): string {
  const place = labels.placeIfLegible(text, LABEL_SIZE, placesBeside(at, text), MOST_COVERED);
  return place === null ? '' : element('text', { class: 'label', x: place.x, y: place.y }, escaped(text));
}

/** Own units with facing, strength and state, by hex; a stack is drawn from below. */
export function unitLayer(view: ShownPieces, labels: Labels): string {
  const byHex = new Map<Hex, UnitState[]>();
  for (const unit of view.units)
    if (unit.hex !== null) byHex.set(unit.hex, [...(byHex.get(unit.hex) ?? []), unit]);
  const drawn = [...byHex].map(([hex, units]) => {
    const stack = [...units].sort((a, b) => a.stack - b.stack);
    const shown = stack.slice(0, SHOWN_IN_STACK).reverse();
    const counters = shown.map((unit, place) =>
      counter(unit, hex, shown.length - 1 - place, labels, isBarred(view, unit)),
    );
    const more =
      stack.length > SHOWN_IN_STACK ? label(centreOf(hex), `+${stack.length - SHOWN_IN_STACK}`, -12) : '';
    return counters.join('') + more;
  });
  const extended = view.units.flatMap((unit) => unit.extended.map((hex) => marker(unit, hex)));
  return extended.join('') + drawn.join('');
}

/** Whether a counter carries the bar by which the sides are told apart. */
function isBarred({ ofBothSides }: ShownPieces, { side }: UnitState): boolean {
  return ofBothSides === true && side === 'CSA';
}

function counter(unit: UnitState, hex: Hex, depth: number, labels: Labels, barred: boolean): string {
  const centre = centreOf(hex);
  const at = { x: centre.x + depth * 3, y: centre.y - depth * 3 };
  const box = { x: at.x - WIDTH / 2, y: at.y - HEIGHT / 2, width: WIDTH, height: HEIGHT };
  const state = unit.state === 'ordered' ? '' : ` ${unit.state}`;
  const title = `${unit.name}: ${unit.sp} SP, ${unit.formation}, ${unit.state}`;
  const front = unit.state === 'routed' || depth > 0 ? '' : arrow(at, unit.facing, 'front');
  return element(
    'g',
    {},
    element('title', {}, escaped(title)) +
      front +
      element('rect', { class: `own${state}`, ...box }) +
      (barred ? element('rect', { class: 'bar', ...box, height: BAR }) : '') +
      sign(kindOf(unit), { x: at.x - 6, y: at.y }, 'sign') +
      element(
        'text',
        { class: 'strength', x: at.x + 7, y: at.y + 3 },
        unit.state === 'routed' ? 'R' : String(unit.sp),
      ) +
      (depth === 0 ? nameOf(at, shortName(unit.name), labels) : ''),
  );
}

/** A bar where a line is extended, or a column trails. */
function marker(unit: UnitState, hex: Hex): string {
  const { x, y } = centreOf(hex);
  const text = element('title', {}, escaped(`${unit.name}, extended`));
  return element(
    'g',
    {},
    text +
      element('rect', { class: 'own-extended', x: x - 9, y: y - 3, width: 18, height: 6 }) +
      arrow({ x, y }, unit.facing, 'front', 8),
  );
}

function kindOf({ type }: UnitState): string {
  if (type === 'CAV') return 'cavalry';
  if (type === 'WAG') return 'wagons';
  return type === 'INF' || type === 'SS' ? 'infantry' : 'artillery';
}

/** The sign of an arm: a cross for foot, a stroke for horse, a ball for guns, a wheel for wagons. */
function sign(kind: string, { x, y }: Point, style: string): string {
  const at = (dx: number, dy: number) => `${rounded(x + dx)} ${rounded(y + dy)}`;
  const frame = `M${at(-5, -4)}h10v8h-10z`;
  switch (kind) {
    case 'infantry':
      return element('path', {
        class: style,
        d: `${frame}M${at(-5, -4)}L${at(5, 4)}M${at(-5, 4)}L${at(5, -4)}`,
      });
    case 'cavalry':
      return element('path', { class: style, d: `${frame}M${at(-5, 4)}L${at(5, -4)}` });
    case 'artillery':
      return (
        element('path', { class: style, d: frame }) +
        element('circle', { class: style === 'sign' ? 'dot' : 'contact-front', cx: x, cy: y, r: 2 })
      );
    case 'wagons':
      return (
        element('path', { class: style, d: frame }) +
        element('circle', { class: style, cx: x, cy: y, r: 2.6 })
      );
    case 'column':
      return element('path', { class: style, d: `M${at(-5, -3)}h10M${at(-5, 0)}h10M${at(-5, 3)}h10` });
    default:
      return element('path', { class: style, d: `M${at(-5, 0)}h10M${at(0, -4)}v8` });
  }
}

function arrow(centre: Point, facing: number, style: string, far = 15.5): string {
  const tip = offset(centre, facing, far + 6);
  const base = offset(centre, facing, far);
  const turned = (by: number) => offset(base, facing + by, 4);
  return element('path', { class: style, d: `${pathOf([tip, turned(1.5), turned(-1.5)])}Z` });
}

function label({ x, y }: Point, text: string, down: number): string {
  return element('text', { class: 'label', x, y: y + down }, escaped(text));
}

function shortName(name: string): string {
  return name.length > 16 ? `${name.slice(0, 15)}…` : name;
}

/** What is known of the enemy: a box where the arm is known, a lozenge for troops, a cloud for smoke; dashed with its age when it is old. */
export function contactLayer(view: ShownPieces, labels: Labels): string {
  return view.contacts.map((contact) => contactSign(contact, view.turn, labels)).join('');
}

function contactSign(contact: ToldContact, turn: string, labels: Labels): string {
  const at = centreOf(contact.hex);
  const { level, kind, band, facing, stale, seen, units } = contact;
  const style = `contact${stale ? ' stale' : ''}`;
  const names = units.map(({ name }) => name).join(', ');
  const title = [contact.id, kind, band, names, stale || seen !== turn ? `seen ${seen}` : '']
    .filter(Boolean)
    .join(', ');
  const size = band === 'large' ? 'III' : band === 'medium' ? 'II' : band === 'small' ? 'I' : '';
  const shape =
    level === 'smoke'
      ? element('path', { class: style, d: cloud(at) })
      : level === 'troops'
        ? element('path', {
            class: style,
            d: `${pathOf([0, 1.5, 3, 4.5].map((turnBy) => offset(at, turnBy, 12)))}Z`,
          })
        : element('rect', {
            class: style,
            x: at.x - WIDTH / 2,
            y: at.y - HEIGHT / 2,
            width: WIDTH,
            height: HEIGHT,
          });
  const inside =
    level === 'smoke' ? '' : sign(kind, level === 'troops' ? at : { x: at.x - 6, y: at.y }, 'contact-sign');
  return element(
    'g',
    {},
    element('title', {}, escaped(title)) +
      (facing === null ? '' : arrow(at, facing, 'contact-front')) +
      shape +
      inside +
      (size === '' ? '' : element('text', { class: 'strength', x: at.x + 7, y: at.y + 3 }, size)) +
      nameOf(at, [contact.id, seen === turn ? '' : seen].filter(Boolean).join(' '), labels),
  );
}

function cloud({ x, y }: Point): string {
  const at = (dx: number, dy: number) => `${rounded(x + dx)} ${rounded(y + dy)}`;
  return `M${at(-11, 4)}a5 5 0 0 1 2-9a6 6 0 0 1 11-2a5 5 0 0 1 8 5a4 4 0 0 1 0 6z`;
}

/** Own leaders on the map, each with the middle of his star: beside the stack, one beneath the other. */
function starsOf(view: ShownPieces): { readonly name: string; readonly star: Point }[] {
  const placed = new Map<Hex, number>();
  return view.leaders.flatMap(({ hex, status, name }) => {
    if (hex === null || status !== 'fit') return [];
    const nth = placed.get(hex) ?? 0;
    placed.set(hex, nth + 1);
    const { x, y } = centreOf(hex);
    return [{ name, star: { x: x - 15, y: y - 10 + nth * 8 } }];
  });
}

/** Own leaders: a star with the name. */
export function leaderLayer(view: ShownPieces, labels: Labels): string {
  return starsOf(view)
    .map(({ name, star }) => {
      const points = Array.from({ length: 10 }, (_, place) =>
        offset(star, 1.5 + place * 0.6, place % 2 === 0 ? 4.2 : 1.7),
      );
      const half = (name.length * LABEL_SIZE) / 4 + 6;
      const may = [
        { x: star.x, y: star.y - 5 },
        { x: star.x - half, y: star.y + 2.3 },
        { x: star.x + half, y: star.y + 2.3 },
        { x: star.x - half, y: star.y - 5 },
        { x: star.x - half, y: star.y + 9 },
        { x: star.x + half + 24, y: star.y - 4 },
      ];
      const at = labels.place(name, LABEL_SIZE, may);
      return (
        element('path', { class: 'leader', d: `${pathOf(points)}Z` }, element('title', {}, escaped(name))) +
        element('text', { class: 'label', x: at.x, y: at.y }, escaped(name))
      );
    })
    .join('');
}

/** Guns that stand abandoned: a ball without a frame, with their number. */
export function gunLayer(view: ShownPieces): string {
  return view.abandonedGuns
    .map(({ hex, guns }) => {
      const { x, y } = centreOf(hex);
      return (
        element('circle', { class: 'sign', cx: x + 13, cy: y + 11, r: 3.4 }) +
        element('text', { class: 'label', x: x + 13, y: y + 13 }, String(guns))
      );
    })
    .join('');
}
