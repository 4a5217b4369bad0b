import {
  hasMoved,
  lowCheck,
  orderOf,
  ReactionTried,
  standingOf,
  UnitMounted,
  type Activation,
  type BattleContext,
  type Formation,
  type UnitState,
} from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { isFoot } from '../tables/weapons.js';
import { worksIn } from '../ground/ground-cost.js';
import { checkDisorder } from '../morale/check-disorder.js';
import { currentCohesion } from '../morale/cohesion.js';
import { withdraw } from '../reaction/withdraw.js';

const HEXES_ON_FOOT = 2;
const HEXES_MOUNTED = 4;

/** An attack on a hex as those who stand in it see it come. */
export interface Coming {
  readonly hex: Hex;
  readonly attackers: readonly UnitState[];
}

/**
 * Defenders who may go back before contact and are told to, or do so of themselves, go two hexes, mounted ones four (P-11.3, G-40); each
 * checks, and dismounted cavalry may mount. Infantry has to throw its cohesion to get away.
 */
export function retreatBeforeShock(
  context: BattleContext,
  activation: Activation,
  coming: Coming,
  ids: readonly string[],
): void {
  const cause = coming.attackers[0]!.hex!;
  for (const id of ids) {
    const unit = context.state.units.get(id);
    if (!unit || !mayGo(context, activation, unit, coming) || !wantsTo(context, unit, coming)) continue;
    if (unit.type === 'INF' && !getsAway(context, unit)) continue;
    const mounted = unit.type === 'CAV' && unit.formation !== 'dismounted';
    const formation: Formation = unit.type === 'HART' ? 'limbered' : unit.formation;
    const spent = withdraw(context, id, {
      ...{ hexes: mounted ? HEXES_MOUNTED : HEXES_ON_FOOT, cause, how: 'retreat-before-shock', formation },
      rule: ['P-11.3', 'G-40'],
    });
    if (spent === null) continue;
    const outcome = checkDisorder(context, id, {
      cause: 'retreat-before-shock',
      rule: ['G-40', 'P-11.3'],
      from: cause,
    });
    if (outcome !== 'routed' && outcome !== 'gone') mountIfTold(context, id);
  }
}

function mayGo(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  { attackers }: Coming,
): boolean {
  if (unit.state === 'routed' || unit.hex === null) return false;
  if (unit.type === 'CAV' || unit.type === 'HART' || unit.formation === 'skirmish') return true;
  if (!isFoot(unit) || worksIn(context.state, unit.hex)?.kind !== undefined) return false;
  return attackers.every(({ id }) => hasMoved(activation, id));
}

function wantsTo({ state }: BattleContext, unit: UnitState, { attackers }: Coming): boolean {
  const said = standingOf(state, unit, 'retreatBeforeShock');
  if (said === undefined) return goesUnasked(state, unit);
  if (said === 'never' || said === 'always') return said === 'always';
  const [attack, defence] = said.from.split(':').map(Number) as [number, number];
  const total = attackers.reduce((sum, { sp }) => sum + sp, 0);
  const here = [...state.units.values()]
    .filter((one) => one.hex === unit.hex)
    .reduce((sum, { sp }) => sum + sp, 0);
  return total * defence >= here * attack;
}

/** Horse and sharpshooters go of themselves; horse artillery that is limbered or there to delay (P-34). */
function goesUnasked(state: BattleContext['state'], unit: UnitState): boolean {
  if (unit.type === 'CAV' || unit.type === 'SS') return true;
  const order = orderOf(state, unit);
  return unit.type === 'HART' && (unit.formation === 'limbered' || order === 'SKPD' || order === 'WDRW');
}

function getsAway(context: BattleContext, unit: UnitState): boolean {
  const die = lowCheck(context.dice.throw('stand', unit.id), [], currentCohesion(unit));
  const away = die.result === 'pass';
  context.emit(ReactionTried, {
    rule: ['P-11.3', 'G-40'],
    ...(unit.hex === null ? {} : { hex: unit.hex }),
    units: [unit.id],
    data: {
      unit: unit.id,
      how: 'retreat-before-shock',
      done: away,
      why: away ? 'it gets away' : 'the enemy is too near',
    },
    dice: [die],
    audience: context.toSide(unit.side),
  });
  return away;
}

function mountIfTold(context: BattleContext, id: string): void {
  const unit = context.state.units.get(id);
  if (!unit || unit.type !== 'CAV' || unit.formation !== 'dismounted') return;
  const goes = standingOf(context.state, unit, 'retreatBeforeShock') ?? 'always';
  if (!(standingOf(context.state, unit, 'mountAfter') ?? goes !== 'never')) return;
  context.emit(UnitMounted, {
    rule: ['G-40', 'G-71'],
    ...(unit.hex === null ? {} : { hex: unit.hex }),
    units: [id],
    data: { unit: id },
    audience: context.toSide(unit.side),
    change: { units: { [id]: { formation: 'mounted', extended: [], refused: null } } },
  });
}
