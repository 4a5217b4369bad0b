import { DIRECTION_STEPS, TacticalTerrain, tacticalStep } from '@vedette/geography';
import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { isEnemy } from '../presence/strangers.js';
import { hasRoom } from '../ground/stacking.js';

/** Dry squares beside a thrown bridge, on either bank, where its train can stand: passable, without enemies and with room (ROTD 12.5). */
export function bridgeEnds(context: PhaseContext, train: Unit): number[] {
  const { state } = context;
  const { terrain, region } = state.theatre.tacticalMap(train.square);
  return DIRECTION_STEPS.map((_, direction) => tacticalStep(train.tactical, direction)).filter(
    (tactical) =>
      tactical >= 0 &&
      region[tactical]! > 0 &&
      terrain[tactical] !== TacticalTerrain.Ford &&
      !state.unitsAt(train.square, tactical).some((other) => isEnemy(state, train.state, other)) &&
      hasRoom(context, train, train.square, tactical),
  );
}

/** Why a bridge cannot be taken up, by code; null when it can: nobody is drowned by it (12.5, R-68). */
export function faultOfTakingUp(context: PhaseContext, train: Unit, wanted: number | null): string | null {
  const { state } = context;
  if (train.status !== 'active') return train.status === 'shattered' ? 'unit-shattered' : 'unit-inactive';
  if (state.unitsAt(train.square, train.tactical).some((other) => other !== train))
    return 'units-on-the-bridge';
  const ends = bridgeEnds(context, train);
  if (wanted !== null && !ends.includes(wanted)) return 'not-a-dry-square-beside-it';
  return ends.length === 0 ? 'nowhere-to-stand' : null;
}
