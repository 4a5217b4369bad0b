import { tacticalName, type Unit, UnitLeftBridge } from '@vedette/campaign';
import {
  isImpassableTactical,
  TACTICAL_SQUARES,
  tacticalDistance,
  TacticalTerrain,
} from '@vedette/geography';
import { onTheSpot } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { drawAmong } from '../ground/draw-among.js';
import { isEnemy } from '../presence/strangers.js';
import { hasRoom } from '../ground/stacking.js';

/**
 * Whoever stood on a bridge over a river when it went down is put on the nearest dry square of a bank that no enemy holds; with
 * none he breaks up (ROTD 2.2, 8.6, R-61). Over a ford he stays where he is.
 */
export function clearBridge(context: PhaseContext, square: number, bridge: number): void {
  const { state } = context;
  if (state.theatre.tacticalMap(square).terrain[bridge] !== TacticalTerrain.River) return;
  for (const unit of state.unitsAt(square, bridge)) comeOff(context, unit);
}

function comeOff(context: PhaseContext, unit: Unit): void {
  const { state } = context;
  const squares = dryGround(context, unit);
  if (squares.length === 0) {
    shatter(context, unit, 'the bridge went down under it', 'railway-bridges', [unit.state]);
    return;
  }
  const { friends, strangers } = onTheSpot(state, unit);
  const { one, draw } = drawAmong(
    context,
    context.landLabel('railway-bridges', `${unit.id} off bridge`),
    squares,
  );
  context.emit(UnitLeftBridge, {
    rule: context.landRule('railway-bridges'),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      in: state.theatre.grid.nameOf(unit.square),
      from: tacticalName(unit.tactical),
      to: tacticalName(one),
    },
    dice: [draw],
    audience: { ...strangers, ...friends },
  });
}

/** The nearest dry squares with room and without enemies, all that are equally near. */
function dryGround(context: PhaseContext, unit: Unit): number[] {
  const { state } = context;
  const { terrain } = state.theatre.tacticalMap(unit.square);
  const open = Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter(
    (tactical) =>
      !isImpassableTactical(terrain[tactical]!) &&
      hasRoom(context, unit, unit.square, tactical) &&
      !state.unitsAt(unit.square, tactical).some((other) => isEnemy(state, unit.state, other)),
  );
  const nearest = Math.min(...open.map((tactical) => tacticalDistance(tactical, unit.tactical)));
  return open.filter((tactical) => tacticalDistance(tactical, unit.tactical) === nearest);
}
