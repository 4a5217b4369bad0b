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
 * 6.6, 9.6). Without any order the book's defaults stand, which differ for militia (6.9); an order that leaves the posture
 * out means attack and defend (`unstatedPosture`).
 */
export function postureOf(context: PhaseContext, unit: Unit, holds: boolean): PostureClass {
  const order: LandOrder | undefined = context.orders.land(unit.id);
  return CLASSES[order ? byOrder(context, order, holds) : byDefault(context, unit, holds)]!;
}

function byOrder(context: PhaseContext, { posture }: LandOrder, holds: boolean): string {
  const unstated = context.book.movement.unstatedPosture.value;
  return holds ? (posture?.defensive ?? unstated.defensive) : (posture?.offensive ?? unstated.offensive);
}

function byDefault(context: PhaseContext, unit: Unit, holds: boolean): string {
  const defaults = context.book.movement.defaults.value;
  const militia = unit.kind.militia;
  if (holds) return militia ? defaults.militiaDefensive : defaults.defensive;
  return militia ? defaults.militiaOffensive : defaults.offensive;
}
