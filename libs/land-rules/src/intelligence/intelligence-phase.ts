import { PositionReported, TurnEnded } from '@vedette/campaign';
import { everyone, ReportDesk } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { initiativeOf } from '../tactical/initiative.js';

/** The last phase of a turn: every player gets his position report, and the turn ends (GITM AMWOL 4.7, 5.3). */
export function intelligencePhase(context: PhaseContext): void {
  const { state, book, dice } = context;
  const rated = book.movement.initiative.value.rating !== 'none';
  const desk = new ReportDesk(state, book, dice, (unit) => (rated ? initiativeOf(context, unit) : null));
  for (const player of state.players) {
    const drawn = desk.reportFor(player);
    context.emit(PositionReported, {
      rule: context.landRule('5.3'),
      data: drawn.report,
      dice: drawn.dice,
      audience: { [player.id]: 'full' },
    });
  }
  context.emit(TurnEnded, {
    rule: context.landRule('5.2'),
    data: { turn: state.turn },
    audience: everyone(state),
  });
}
