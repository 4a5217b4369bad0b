import type { FieldMark } from '../../battlefield/field-drawing.js';
import type { AnyOrder } from '../../seat/composing.js';
import { partOf, type Path, withPart } from '../form/part-of.js';

/** What pointing at a square of a battlefield can mean for a land unit, with the key that means it. */
export const FIELD_TOOLS = {
  goal: { key: 't', path: ['tactical', 'destination'] },
  waypoint: { key: 'w', path: ['tactical', 'waypoint'] },
  entry: { key: 'e', path: ['strategic', 'entry'] },
  support: { key: 'k', path: ['reaction', 'support', 'center'] },
  intercept: { key: 'i', path: ['reaction', 'intercept', 'center'] },
} as const satisfies Readonly<Record<FieldMark['is'], { readonly key: string; readonly path: Path }>>;

export type FieldTool = keyof typeof FIELD_TOOLS;
export const FIELD_TOOL_NAMES = Object.keys(FIELD_TOOLS) as readonly FieldTool[];

/** How far a reaction reaches unless something else is said; *our figure*: the squares around. */
const RADIUS = 1;
const LARGEST = 14;
const IS_SQUARE = /^\d+-\d+$/;

/** An order with a square of the battlefield in the place of a tool; where it stood already it is taken out again. */
export function withSquare(order: AnyOrder, tool: FieldTool, tactical: string): AnyOrder {
  const { path } = FIELD_TOOLS[tool];
  if (tool !== 'support' && tool !== 'intercept')
    return withPart(order, path, partOf(order, path) === tactical ? null : tactical);
  const whole: Path = path.slice(0, -1);
  if (partOf(order, path) === tactical) return withPart(order, whole, null);
  const before = (partOf(order, whole) ?? { radius: RADIUS }) as Readonly<Record<string, unknown>>;
  return withPart(order, whole, { center: tactical, ...without(before, 'center') });
}

/** An order with its reaction reaching farther or less far; as it is where it has none. */
export function withRadius(order: AnyOrder, tool: 'support' | 'intercept', by: 1 | -1): AnyOrder {
  const path: Path = ['reaction', tool, 'radius'];
  const radius = partOf(order, path);
  if (typeof radius !== 'number') return order;
  const whole = partOf(order, ['reaction', tool]) as Readonly<Record<string, unknown>>;
  return withPart(order, ['reaction', tool], {
    ...whole,
    radius: Math.min(LARGEST, Math.max(0, radius + by)),
  });
}

/** The squares of a battlefield that an order names. */
export function fieldMarks(order: AnyOrder): FieldMark[] {
  return FIELD_TOOL_NAMES.flatMap((is): FieldMark[] => {
    const { path } = FIELD_TOOLS[is];
    const tactical = partOf(order, path);
    if (typeof tactical !== 'string' || !IS_SQUARE.test(tactical)) return [];
    const radius = partOf(order, [...path.slice(0, -1), 'radius']);
    return [{ tactical, is, ...(typeof radius === 'number' ? { radius } : {}) }];
  });
}

const without = (whole: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(whole).filter(([one]) => one !== key));
