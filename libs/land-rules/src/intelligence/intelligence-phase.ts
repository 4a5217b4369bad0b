import { TurnEnded } from '@vedette/campaign';
import { everyone } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';

/** The last phase of a turn: everybody gets his position report, and the turn ends (GITM AMWOL 4.7, 5.3). */
export function intelligencePhase(context: PhaseContext): void {
  context.emit(TurnEnded, {
    rule: context.landRule('5.2'),
    data: { turn: context.state.turn },
    audience: everyone(context.state),
  });
}
