import type { SummaryItem } from '../../document/turn-summary.schema.js';
import type { ReportHeading } from '../../input/heading.schema.js';
import { byRoll } from '../../position/piece-order.js';
import { sentence, series } from '../../wording/series.js';
import type { AnchorOf } from './battles.js';
import { isHostile, stateOfPiece, type SeenEvent } from './seen-events.js';

/** What may become of a piece, the worst first; a piece is told of by the worst that was seen of it. */
const FATES: readonly (readonly [title: string, types: readonly string[]])[] = [
  ['Laid down arms', ['UnitSurrendered']],
  ['Sunk', ['ShipSunk', 'ShipFoundered']],
  ['Taken', ['ShipTaken', 'LaidUpShipTaken']],
  ['Burnt', ['LaidUpShipBurnt']],
  ['Are no more', ['UnitDestroyed']],
  ['Broke up', ['UnitShattered']],
  ['Ran in rout', ['UnitRouted']],
  ['Retreated', ['UnitRetreated']],
  ['Fell back', ['UnitFellBack']],
];

/** Enemies that were seen to surrender, sink, break up, run or give way; numbers nobody but the enemy knows (GITM AMWOL 9.8, 12). */
export function enemyFates(
  events: readonly SeenEvent[],
  heading: ReportHeading,
  anchors: AnchorOf,
): SummaryItem[] {
  const told = new Set<string>();
  return FATES.flatMap(([title, types]) => {
    const pieces = new Map<string, number>();
    for (const { number, event, telling } of events) {
      const piece = telling.text('unit') || telling.text('ship');
      if (!types.includes(event.type) || !isHostile(stateOfPiece(piece), heading) || told.has(piece))
        continue;
      if (!pieces.has(piece)) pieces.set(piece, number);
    }
    for (const piece of pieces.keys()) told.add(piece);
    if (pieces.size === 0) return [];
    const ids = [...pieces.keys()].sort(byRoll);
    return [{ text: sentence(`${title}: ${series(ids)}`), lines: anchors([...pieces.values()]) }];
  });
}
