import { distance } from '@vedette/hex';
import type { AnswerOf } from '../../graph/shapes.js';
import type { AnyOrder } from '../../seat/composing.js';
import { facingTowards } from '../map/hexes.js';

/** What pointing at a hex can mean for a unit or leader, with the key that means it. */
export const POINT_TOOLS = { march: 'm', face: 't', fire: 'f', shock: 's' } as const;
export type PointTool = keyof typeof POINT_TOOLS;
export const POINT_TOOL_NAMES = Object.keys(POINT_TOOLS) as readonly PointTool[];

/** What a unit is to do in an activation, as far as pointing fills it; its whole shape is the published one. */
export interface UnitPlan {
  readonly unit: string;
  readonly do?: readonly unknown[];
  readonly fire?: Readonly<Record<string, unknown>>;
  readonly shock?: string;
}

/** A step at ME: one that an activation at RE does not reach. */
const AT_ME = 2;

const plansOf = (order: AnyOrder): readonly UnitPlan[] => (order['plan'] ?? []) as readonly UnitPlan[];

/** Where in the plan of an order a unit stands; -1 where it does not. */
export const placeInPlan = (order: AnyOrder, unit: string): number =>
  plansOf(order).findIndex((plan) => plan.unit === unit);

/** The hexes that are entered, in their order. */
export const hexesIn = (steps: readonly unknown[]): string[] =>
  steps.filter((step): step is string => typeof step === 'string');

/** An order with another plan of a unit; one that does nothing any more is taken out. */
export function withUnitPlan(order: AnyOrder, unit: string, change: (plan: UnitPlan) => UnitPlan): AnyOrder {
  const plans = plansOf(order);
  const at = placeInPlan(order, unit);
  const next = change(at < 0 ? { unit } : plans[at]!);
  return {
    ...order,
    plan: at < 0 ? [...plans, next] : plans.map((plan, place) => (place === at ? next : plan)),
  };
}

/** Pointing at a hex, and all that is known of where the piece can get. */
export interface Pointing {
  /** The steps it has already. */
  readonly steps: readonly unknown[];
  /** Where it stands now. */
  readonly from: string;
  readonly hex: string;
  readonly reach: AnswerOf['reach'];
}

/** What pointing came to: a way, with whether it needs an activation at ME; or why there is none. */
export type Pointed =
  | { readonly is: 'way'; readonly steps: readonly unknown[]; readonly needsME: boolean }
  | { readonly is: 'barred'; readonly message: string; readonly rule: string }
  | { readonly is: 'out-of-reach' };

/**
 * A way by pointing: at the last hex again takes it back, at one before cuts there, beside the last goes on, and at any other in reach
 * takes the way the house proposes.
 */
export function pointWay({ steps, from, hex, reach }: Pointing): Pointed {
  const gone = hexesIn(steps);
  const here = gone.at(-1) ?? from;
  const reached = reach.reached.find(({ place }) => place === hex);
  const needsME = reached?.phase === AT_ME;
  const at = steps.lastIndexOf(hex);
  if (hex === here && gone.length > 0) return { is: 'way', steps: steps.slice(0, at), needsME: false };
  if (at >= 0) return { is: 'way', steps: steps.slice(0, at + 1), needsME };
  if (gone.length > 0 && distance(here, hex) === 1) return { is: 'way', steps: [...steps, hex], needsME };
  if (reached) return { is: 'way', steps: reached.path, needsME };
  const barred = reach.barred.find(({ place }) => place === hex);
  return barred ? { is: 'barred', message: barred.message, rule: barred.rule } : { is: 'out-of-reach' };
}

/** Steps that end with a look towards a hex; a turn that stood last gives way. */
export function withFacing(steps: readonly unknown[], from: string, hex: string): readonly unknown[] {
  const last = steps.at(-1);
  const kept = typeof last === 'object' && last !== null && 'face' in last ? steps.slice(0, -1) : steps;
  return [...kept, { face: facingTowards(hexesIn(kept).at(-1) ?? from, hex) }];
}

/** A plan with a hex to fire at or to shock; the same hex again takes it back. */
export function withTarget(plan: UnitPlan, tool: 'fire' | 'shock', hex: string): UnitPlan {
  const { fire, shock, ...rest } = plan;
  if (tool === 'shock')
    return { ...rest, ...(fire ? { fire } : {}), ...(shock === hex ? {} : { shock: hex }) };
  const { at, ...others } = fire ?? {};
  const next = at === hex ? others : { ...others, at: hex };
  return {
    ...rest,
    ...(Object.keys(next).length > 0 ? { fire: next } : {}),
    ...(shock === undefined ? {} : { shock }),
  };
}
