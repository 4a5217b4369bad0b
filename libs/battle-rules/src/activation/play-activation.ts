import {
  type Activation,
  type BattleContext,
  freshUnitTurn,
  hasMoved,
  orderOf,
  type UnitState,
} from '@vedette/battle';
import { barragesOfActivation } from '../fire/barrage.js';
import { fireOfActivation } from './fire-of-activation.js';
import { resupply } from '../fire/resupply.js';
import { gunsInHand } from '../losses/guns-in-hand.js';
import { walkUnit } from '../movement/walk-unit.js';
import { moveLeader, wayTo } from '../movement/move-leader.js';
import { tellNotTaken } from '../movement/step-not-taken.js';
import { wayOfUnit } from '../conduct/way-of-unit.js';
import { rallyBeforeAction, restHorses } from '../rally/rally.js';
import { recallIfDue } from '../skirmishers/skirmishers.js';
import { shocksOfActivation } from '../shock/shocks-of-activation.js';
import { fallBack } from './fall-back.js';
import { limbersAfterFire, limberUp } from './limber-after-fire.js';
import { ActivationFinished, BayonetsFixed } from './activation.events.js';
import { buildWorks } from './build-works.js';

/** Who goes along with a command: with a unit, or along a path of his own. */
export type LeaderMove = { readonly leader: string } & (
  { readonly with: string } | { readonly path: readonly string[] }
);

/** Plays one activation after its attempt, in the order of the book (P-33.3 to 33.8); `marked` is done between rally and movement (P-33.4). */
export function playActivation(
  context: BattleContext,
  activation: Activation,
  leaders: readonly LeaderMove[],
  marked: () => void = () => undefined,
): void {
  rally(context, activation);
  marked();
  const limbers = limbersAfterFire(context, activation);
  for (const id of activation.units) {
    const unit = context.state.units.get(id);
    if (!unit || unit.state === 'routed') continue;
    const level = activation.levels.get(id) ?? activation.level;
    if (level === 'fall-back') fallBack(context, activation, id);
    else {
      const way = wayOfUnit(context, activation, unit);
      if (way.steps.length > 0) walkUnit(context, activation, id, way);
    }
    for (const one of leaders) if ('with' in one && one.with === id) goWith(context, one.leader, id);
  }
  for (const one of leaders) if ('path' in one) moveLeader(context, one.leader, one.path);
  fixBayonets(context, activation);
  if (activation.barrage.length > 0) barragesOfActivation(context, activation);
  fireOfActivation(context, activation);
  limberUp(context, activation, limbers);
  shocksOfActivation(context, activation);
  restHorses(context, activation);
  resupply(context, activation);
  gunsInHand(context, activation);
  buildWorks(context, activation);
  finish(context, activation);
  recallIfDue(context);
}

/** Disordered units try to rally first; who tried in vain stands, who rallied acts at RE (P-33.3, P-12.4). */
function rally(context: BattleContext, activation: Activation): void {
  for (const id of rallyBeforeAction(context, activation)) {
    const unit = context.state.units.get(id);
    if (!unit) continue;
    const level = activation.levels.get(id) ?? activation.level;
    // Who was to stand or fall back does so whether he rallied or not (P-06.3).
    if (unit.state !== 'ordered') {
      if (level === 'ME' || level === 'RE' || level === 'shock') activation.levels.set(id, 'stand');
    } else if (level === 'ME' || level === 'shock') activation.levels.set(id, 'RE');
  }
}

/**
 * Infantry under ASLT at ME that moves may be marked for the bayonet: it does not fire (G-41). Whoever was stopped before his first hex, or
 * ran, is not; so the mark is made when all have moved, which changes nothing of what happens to him on the way.
 */
function fixBayonets(context: BattleContext, activation: Activation): void {
  const marked: string[] = [];
  for (const id of activation.units) {
    const unit = context.state.units.get(id);
    if (!unit || activation.plans.get(id)?.bayonet !== true) continue;
    const why = whyNoBayonet(context, activation, unit);
    if (why === null) marked.push(id);
    else tellNotTaken(context, unit, { rule: ['G-41'], step: 'bayonets', why });
  }
  if (marked.length === 0) return;
  for (const id of marked) activation.bayonet.add(id);
  context.emit(BayonetsFixed, {
    rule: ['G-41', 'G-94'],
    units: marked,
    data: { units: marked },
    audience: context.toSide(activation.side),
    change: { units: Object.fromEntries(marked.map((id) => [id, { bayonet: true }])) },
  });
}

function whyNoBayonet({ state }: BattleContext, activation: Activation, unit: UnitState): string | null {
  const level = activation.levels.get(unit.id) ?? activation.level;
  if (unit.type !== 'INF' || orderOf(state, unit) !== 'ASLT')
    return 'a bayonet charge needs infantry under ASLT';
  if (level !== 'ME') return 'a bayonet charge needs ME';
  if (unit.state === 'routed') return 'it has routed';
  return hasMoved(activation, unit.id) ? null : 'it did not come forward';
}

function goWith(context: BattleContext, leader: string, unit: string): void {
  const to = context.state.units.get(unit)?.hex;
  const who = context.state.leaders.get(leader);
  if (!who || typeof to !== 'string') return;
  const way = wayTo(context, who, to);
  if (way.length > 0) moveLeader(context, leader, way);
}

/** The command has finished: its units have acted, bayonets that met nobody stay fixed until their first shock. */
function finish(context: BattleContext, activation: Activation): void {
  const units = activation.units.filter((id) => context.state.units.has(id));
  const unitTurns = Object.fromEntries(
    units.map((id) => {
      const level = activation.levels.get(id) ?? activation.level;
      const at = level === 'ME' || level === 'RE' ? level : 'RE';
      return [
        id,
        {
          ...(context.state.progress.units[id] ?? freshUnitTurn()),
          level: at,
          surprised: false,
          fired: activation.fired.has(id) || context.state.progress.units[id]?.fired === true,
        },
      ];
    }),
  );
  context.emit(ActivationFinished, {
    rule: ['P-33'],
    units,
    data: { units },
    audience: context.toSide(activation.side),
    change: { units: Object.fromEntries(units.map((id) => [id, { acted: true }])), unitTurns },
  });
}
