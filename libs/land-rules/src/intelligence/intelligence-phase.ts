import {
  FleetReported,
  PositionReported,
  SightingsBlurred,
  TurnEnded,
  type FleetPosition,
  type LandSighting,
  type Unit,
} from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import { everyone, ReportDesk, type DrawnReport } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { initiativeOf } from '../tactical/initiative.js';

/** The last phase of a turn: every player gets his position report, and the turn ends (GITM AMWOL 4.7, 5.3). */
export function intelligencePhase(context: PhaseContext): void {
  const { state, book, dice } = context;
  const rated = book.movement.initiative.value.rating !== 'none';
  const initiative = (unit: Unit): number | null => (rated ? initiativeOf(context, unit) : null);
  const desk = new ReportDesk(state, book, dice, initiative, seenByFleets(context));
  const reports = state.players.map((player) => desk.reportFor(player));
  tellDraws(context, reports);
  for (const { report } of reports)
    context.emit(PositionReported, {
      rule: context.landRule('5.3'),
      data: report,
      audience: { [report.player]: 'full' },
    });
  context.emit(TurnEnded, {
    rule: context.landRule('5.2'),
    data: { turn: state.turn },
    audience: everyone(state),
  });
}

/** What fleet reports of this phase already told of troops ashore, by player: it is not drawn again (4.3, PATE 5.3). */
function seenByFleets({ events }: PhaseContext): Map<string, readonly LandSighting[]> {
  return new Map(
    events
      .filter(({ type }) => type === FleetReported.type)
      .map(({ data }) => data as FleetPosition)
      .map(({ player, seenAshore }) => [player, seenAshore]),
  );
}

/** Every draw once, for the record alone: whoever knew them could reckon back to the truth (4.1, 4.3, 4.7). */
function tellDraws(context: PhaseContext, reports: readonly DrawnReport[]): void {
  const draws = new Map<string, Draw>();
  for (const { dice } of reports) for (const draw of dice) draws.set(draw.label, draw);
  if (draws.size === 0) return;
  context.emit(SightingsBlurred, {
    rule: context.landRule('4.1'),
    data: { draws: draws.size },
    dice: [...draws.values()],
    audience: {},
  });
}
