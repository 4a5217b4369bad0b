import { FleetReported, SightingsBlurred } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import type { PhaseContext } from '@vedette/rulebooks';
import { detectAtTurnEnd } from './turn-end-detection.js';
import { FleetDesk } from './fleet-desk.js';
import { warnOfForfeits } from './forfeits.js';

/** The naval part of the intelligence phase: last meetings at sea, then everybody's fleet report (PATE 3.10, 3.11, 5). */
export function fleetIntelligence(context: PhaseContext): void {
  const { state, books, dice } = context;
  if (books.naval === null) return;
  detectAtTurnEnd(context, books.naval.figures);
  warnOfForfeits(context);
  const desk = new FleetDesk(state, books.land, books.naval, dice);
  const drawn = state.players.flatMap((player) => desk.reportFor(player) ?? []);
  tellDraws(
    context,
    drawn.flatMap(({ dice: used }) => used),
  );
  for (const { report } of drawn)
    context.emit(FleetReported, {
      rule: context.navalRule('3.11'),
      data: report,
      audience: { [report.player]: 'full' },
    });
}

/** Every draw once, for the record alone: whoever knew them could reckon back to the truth (5.2, 5.3, 5.5). */
function tellDraws(context: PhaseContext, used: readonly Draw[]): void {
  const draws = new Map(used.map((draw) => [draw.label, draw]));
  if (draws.size === 0) return;
  context.emit(SightingsBlurred, {
    rule: context.navalRule('5.2'),
    data: { draws: draws.size },
    dice: [...draws.values()],
    audience: {},
  });
}
