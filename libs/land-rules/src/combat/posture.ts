import type { LandOrder, Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import type { PostureClass } from './battle.js';

const CLASSES: Readonly<Record<string, PostureClass>> = {
  assault: 'extreme',
  attack: 'normal',
  skirmish: 'skirmish',
  evade: 'evade',
  'last-ditch': 'extreme',
  defend: 'normal',
};

/**
 * The posture a unit fights in: the defensive one when its side holds a position, else the offensive one (GITM AMWOL
 * 6.6, 9.6). Without any order the default is to skirmish, for militia to attack and defend (6.9); an order that leaves
 * the posture out means attack and defend.
 */
export function postureOf(context: PhaseContext, unit: Unit, holds: boolean): PostureClass {
  const order: LandOrder | undefined = context.orders.land(unit.id);
  if (!order) return context.book.unitTypes.get(unit.type)?.militia ? 'normal' : 'skirmish';
  const wish = holds ? (order.posture?.defensive ?? 'defend') : (order.posture?.offensive ?? 'attack');
  return CLASSES[wish]!;
}
