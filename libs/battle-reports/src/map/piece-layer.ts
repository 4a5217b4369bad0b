import type { BattleView, ToldContact } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';
import { centreOf, offset, type Point } from './layout.js';
import { element, escaped, rounded } from './markup.js';
import { pathOf } from './ground-layer.js';

type OwnUnit = BattleView['units'][number];

const WIDTH = 25;
const HEIGHT = 16;
const SHOWN_IN_STACK = 3;

/** Own units with facing, strength and state, by hex; a stack is drawn from below. */
export function unitLayer(view: BattleView): string {
  const byHex = new Map<Hex, OwnUnit[]>();
  for (const unit of view.units)
    if (unit.hex !== null) byHex.set(unit.hex, [...(byHex.get(unit.hex) ?? []), unit]);
  const drawn = [...byHex].map(([hex, units]) => {
    const stack = [...units].sort((a, b) => a.stack - b.stack);
    const shown = stack.slice(0, SHOWN_IN_STACK).reverse();
    const counters = shown.map((unit, place) => counter(unit, hex, shown.length - 1 - place));
    const more =
      stack.length > SHOWN_IN_STACK ? label(centreOf(hex), `+${stack.length - SHOWN_IN_STACK}`, -12) : '';
    return counters.join('') + more;
  });
  const extended = view.units.flatMap((unit) => unit.extended.map((hex) => marker(unit, hex)));
  return extended.join('') + drawn.join('');
}

function counter(unit: OwnUnit, hex: Hex, depth: number): string {
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
      sign(kindOf(unit), { x: at.x - 6, y: at.y }, 'sign') +
      element(
        'text',
        { class: 'strength', x: at.x + 7, y: at.y + 3 },
        unit.state === 'routed' ? 'R' : String(unit.sp),
      ) +
      (depth === 0 ? label(at, shortName(unit.name), HEIGHT / 2 + 7) : ''),
  );
}

/** A bar where a line is extended, or a column trails. */
function marker(unit: OwnUnit, hex: Hex): string {
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

function kindOf({ type }: OwnUnit): string {
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
export function contactLayer(view: BattleView): string {
  return view.contacts.map((contact) => contactSign(contact, view.turn)).join('');
}

function contactSign(contact: ToldContact, turn: string): string {
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
      label(at, [contact.id, seen === turn ? '' : seen].filter(Boolean).join(' '), HEIGHT / 2 + 7),
  );
}

function cloud({ x, y }: Point): string {
  const at = (dx: number, dy: number) => `${rounded(x + dx)} ${rounded(y + dy)}`;
  return `M${at(-11, 4)}a5 5 0 0 1 2-9a6 6 0 0 1 11-2a5 5 0 0 1 8 5a4 4 0 0 1 0 6z`;
}

/** Own leaders: a star beside the stack with their names. */
export function leaderLayer(view: BattleView): string {
  const placed = new Map<Hex, number>();
  return view.leaders
    .filter((leader) => leader.hex !== null && leader.status === 'fit')
    .map((leader) => {
      const nth = placed.get(leader.hex!) ?? 0;
      placed.set(leader.hex!, nth + 1);
      const { x, y } = centreOf(leader.hex!);
      const at = { x: x - 15, y: y - 10 + nth * 8 };
      const points = Array.from({ length: 10 }, (_, place) =>
        offset(at, 1.5 + place * 0.6, place % 2 === 0 ? 4.2 : 1.7),
      );
      return (
        element('path', { class: 'leader', d: `${pathOf(points)}Z` }) +
        element('text', { class: 'label', x: at.x, y: at.y - 5 }, escaped(leader.name))
      );
    })
    .join('');
}

/** Guns that stand abandoned: a ball without a frame, with their number. */
export function gunLayer(view: BattleView): string {
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
