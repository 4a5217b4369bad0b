import { testSieges } from '@vedette/contact';
import type { PhaseContext } from '@vedette/rulebooks';
import { resolveCombat } from '../combat/index.js';
import { driveOnShattered } from '../condition/driven-on.js';
import { changeForts } from './fort-changes.js';
import { inInitiativeOrder } from './initiative.js';
import { makeOwnMove, mayMove } from './priority.js';
import { moveSupports } from './support.js';
import { WITHOUT_COMBAT } from './without-combat.js';

/**
 * One tactical phase, 1 to 5 (GITM AMWOL 5.2, A-52): forts are entered and left, units move in the order of their
 * initiative with interceptions in between, supports join the battles, battles are fought, shattered units that routed or landed enemies have reached are driven on (12.4), and sieges are tested (10.3). What happens on one
 * tactical map touches no other, so maps are told one after the other.
 */
export function tacticalPhase(context: PhaseContext): void {
  const phase = Number(context.phase.slice('tactical-'.length));
  for (const square of context.state.occupiedSquares()) moveOnMap(context, square, phase);
  if (phase !== WITHOUT_COMBAT) resolveCombat(context, phase);
  driveOnShattered(context);
  testSieges(context);
}

function moveOnMap(context: PhaseContext, square: number, phase: number): void {
  const { state } = context;
  changeForts(context, square, phase);
  const movers = state.unitsIn(square).filter((unit) => mayMove(context, unit, phase));
  for (const unit of inInitiativeOrder(context, movers)) makeOwnMove(context, unit, phase);
  if (phase !== WITHOUT_COMBAT) moveSupports(context, square, phase);
}
