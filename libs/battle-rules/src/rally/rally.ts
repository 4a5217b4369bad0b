import {
  enemyOf,
  hexesHeldBy,
  hexesOf,
  HorsesRested,
  inCommand,
  leaderOf,
  RallyTried,
  weighed,
  type Activation,
  type BattleContext,
  type Drm,
  type UnitState,
} from '@vedette/battle';
import { coverLimit, freshContacts, hasLine, inSightOf, isRaining } from '@vedette/battle-sight';
import { distance } from '@vedette/hex';
import { ours } from '@vedette/record';
import { starsFor } from '../leaders/leader-stars.js';
import { loseStrength } from '../losses/lose-strength.js';
import { updateEffectiveness } from '../losses/effectiveness.js';
import { commonDrms } from '../morale/check-drms.js';
import { cohesionOf } from '../morale/cohesion.js';
import { lossOf } from '../morale/retreat.js';
import { rout } from '../morale/check-disorder.js';

/** Margins of the Rally Table: up to 0 it rallies, up to 3 nothing happens, beyond it loses (P-12.4). */
export const RALLY_MARGINS = ours(
  { rallies: 0, holds: 3 },
  'P-12.4',
  'the Rally Table of the boxed game is not to be had',
);

const PRESSED_WITHIN = 3;

/** Whether an enemy stands beside a unit: then it cannot rally (P-12.4). */
export function isBesideEnemy({ state }: BattleContext, unit: UnitState): boolean {
  const own = hexesOf(unit);
  return [...state.units.values()].some(
    (other) =>
      other.side !== unit.side && hexesOf(other).some((hex) => own.some((at) => distance(at, hex) <= 1)),
  );
}

/**
 * Disordered units of an activation try to rally before they act (P-33.3): those whose plan does not keep them from it and who have no enemy
 * beside them. Gives those that tried.
 */
export function rallyBeforeAction(context: BattleContext, activation: Activation): string[] {
  const tried: string[] = [];
  for (const id of [...activation.units]) {
    const unit = context.state.units.get(id);
    if (
      !unit ||
      unit.hex === null ||
      unit.state !== 'disordered' ||
      activation.plans.get(id)?.rally === false
    )
      continue;
    if (isBesideEnemy(context, unit)) continue;
    const level = activation.levels.get(id) ?? activation.level;
    tryToRally(context, unit, level !== 'ME' && level !== 'shock', activation.given);
    tried.push(id);
  }
  return tried;
}

/**
 * Routed units try to rally at the turn's end (P-12.4). Those that do not run on: all that routed in an earlier turn, and of this turn's
 * those whose try went by four too high (P-12.2).
 */
export function rallyRouted(context: BattleContext): void {
  const routed = [...context.state.units.values()].filter(
    ({ state, hex }) => state === 'routed' && hex !== null,
  );
  const ids = routed.map(({ id }) => id).sort();
  const worse = new Set<string>();
  for (const id of ids) {
    const unit = context.state.units.get(id);
    if (unit?.state !== 'routed' || isBesideEnemy(context, unit)) continue;
    if (tryToRally(context, unit, false) === 'lose') worse.add(id);
  }
  for (const id of ids) {
    if (context.state.units.get(id)?.state !== 'routed') continue;
    const ranToday = context.state.progress.units[id]?.routed === true;
    if (!ranToday || worse.has(id)) rout(context, id, ['P-12.2']);
  }
}

type RallyResult = 'pass' | 'fail' | 'lose';

/** One try: at or under the disordered cohesion a disordered unit is ordered, a routed one disordered; by four too high it loses 1 SP. */
function tryToRally(context: BattleContext, unit: UnitState, atRE: boolean, given = false): RallyResult {
  const { id } = unit;
  const stars = starsFor(context.state, unit, 'rally');
  const drms = [...rallyDrms(context, unit, atRE, given), ...(stars ? [stars.drm] : [])];
  const target = cohesionOf(unit, 'disordered');
  const die = weighed(context.dice.throw('rally', id), drms, { target });
  const margin = die.adjusted - target;
  const { rallies, holds } = RALLY_MARGINS.value;
  const result: RallyResult = margin <= rallies ? 'pass' : margin <= holds ? 'fail' : 'lose';
  const better = unit.state === 'disordered' ? 'ordered' : 'disordered';
  const state = result === 'pass' ? better : unit.state;
  context.emit(RallyTried, {
    rule: ['P-12.4'],
    ...(unit.hex === null ? {} : { hex: unit.hex }),
    units: [id],
    ...(stars ? { leaders: [stars.leader.id] } : {}),
    data: { unit: id, result, state },
    dice: [{ ...die, result }],
    audience: context.toSide(unit.side),
    change: {
      units: { [id]: { state } },
      ...(stars ? { leaders: { [stars.leader.id]: { starsUsed: true } } } : {}),
    },
  });
  if (result === 'pass') updateEffectiveness(context, unit.command);
  if (result === 'lose')
    loseStrength(context, { unit: id, lost: 1, kind: lossOf(unit), rule: ['P-12.4', 'G-46'] });
  return result;
}

/**
 * The odds of a try to rally as a field has it: how likely it succeeds, and how likely it costs 1 SP (P-12.4). A player who weighs one gives the
 * field as he believes it.
 */
export function rallyOdds(
  context: BattleContext,
  unit: UnitState,
  atRE: boolean,
): { readonly rallies: number; readonly loses: number } {
  const target = cohesionOf(unit, 'disordered');
  const drms = rallyDrms(context, unit, atRE, false);
  const margins = DICE.map((die) => weighed({ label: '', die }, drms, { target }).adjusted - target);
  const { rallies, holds } = RALLY_MARGINS.value;
  const share = (counts: (margin: number) => boolean): number => margins.filter(counts).length / DICE.length;
  return { rallies: share((margin) => margin <= rallies), loses: share((margin) => margin > holds) };
}
const DICE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function rallyDrms(context: BattleContext, unit: UnitState, atRE: boolean, given: boolean): Drm[] {
  const { state } = context;
  const leader = leaderOf(state, unit.command);
  const near =
    leader !== null &&
    leader.hex !== null &&
    unit.hex !== null &&
    distance(leader.hex, unit.hex) <= 1 &&
    leader.side === unit.side;
  const guide = near && leader !== null && distance(leader.hex!, unit.hex!) <= leader.range;
  return [
    { rule: 'G-57', value: given || inCommand(state, unit) ? 0 : 1, why: 'out of command' },
    { rule: 'P-12.4', value: guide ? -1 : 0, why: 'its leader with it' },
    { rule: 'P-12.4', value: isPressed(context, unit) ? 2 : 0, why: 'the enemy within three hexes' },
    { rule: 'P-12.4', value: state.progress.units[unit.id]?.underFire ? 1 : 0, why: 'under fire this turn' },
    { rule: 'P-12.4', value: isSheltered(context, unit) ? -1 : 0, why: 'in woods or out of sight' },
    {
      rule: 'P-12.4',
      value: unit.type === 'CAV' && unit.formation !== 'dismounted' ? -1 : 0,
      why: 'mounted',
    },
    ...commonDrms(context, unit),
    { rule: 'G-49', value: isRaining(state) ? 2 : 0, why: 'rain' },
    { rule: 'P-12.4', value: unit.state === 'disordered' && atRE ? 1 : 0, why: 'at RE' },
    { rule: 'P-21', value: state.progress.event['R'] === unit.id ? -2 : 0, why: 'rally cry' },
  ];
}

/** Whether an enemy its side knows of stands within three hexes in sight (P-12.4). */
function isPressed(context: BattleContext, { hex, side }: UnitState): boolean {
  if (hex === null) return false;
  return freshContacts(context.state, side).some(
    ({ hex: at }) => distance(at, hex) <= PRESSED_WITHIN && inSightOf(context, hex, at),
  );
}

/**
 * In woods, or where no enemy has a line to it, however far one sees today (P-12.4). The book sets the limits of light and weather aside, and
 * these alone: enemies whom cover hides are none, for a rally must not tell of them.
 */
function isSheltered(context: BattleContext, unit: UnitState): boolean {
  const { hex } = unit;
  if (hex === null) return false;
  const terrain = context.map.terrain(hex);
  if (terrain === 'woods' || terrain === 'rough-woods') return true;
  return ![...hexesHeldBy(context.state, enemyOf(unit.side))].some(
    (enemy) => distance(enemy, hex) <= coverLimit(context, enemy) && hasLine(context, enemy, hex),
  );
}

/** Blown horses that stood still this activation may get their breath back (P-11.8): the same roll as a rally. */
export function restHorses(context: BattleContext, activation: Activation): void {
  for (const id of activation.units) {
    const unit = context.state.units.get(id);
    if (!unit?.blown || activation.stirred.has(id) || (activation.entered.get(id)?.length ?? 0) > 0) continue;
    const target = cohesionOf(unit, 'disordered');
    const level = activation.levels.get(id) ?? activation.level;
    const die = weighed(
      context.dice.throw('rally', id),
      rallyDrms(context, unit, level === 'RE', activation.given),
      {
        target,
      },
    );
    const rested = die.adjusted <= target;
    context.emit(HorsesRested, {
      rule: ['P-11.8', 'P-12.4'],
      ...(unit.hex === null ? {} : { hex: unit.hex }),
      units: [id],
      data: { unit: id, rested },
      dice: [{ ...die, result: rested ? 'pass' : 'fail' }],
      audience: context.toSide(unit.side),
      change: { units: { [id]: { blown: !rested } } },
    });
  }
}
