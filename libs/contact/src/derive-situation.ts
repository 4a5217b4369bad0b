import {
  type CampaignState,
  type MutableCampaignState,
  settleLines,
  settleSieges,
  type UnitLines,
} from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';
import { assessLines } from './assess-lines.js';
import { isBesieged, siegeMen } from './siege.js';
import { SourceValidity } from './source-validity.js';

/**
 * Completes a position that is put on the table by what it does not carry: sieges nobody stated, then communications and
 * sources of supply (reading H7). Doing it to the position at a turn's end changes nothing.
 */
export function deriveSituation(state: MutableCampaignState, book: LandRulebook): void {
  settleSieges(state, unstatedSieges(state, book));
  settleLines(state, linesInForce(state, book));
}

function unstatedSieges(state: CampaignState, book: LandRulebook): ReadonlyMap<string, boolean> {
  const besieged = new Map<string, boolean>();
  for (const name of state.unstatedSieges) {
    const city = state.city(name);
    if (state.unitsIn(city.square).length > 0)
      besieged.set(name, isBesieged(book, city, siegeMen(state, city)));
  }
  return besieged;
}

/** The lines of every unit; a source that the position names stands while the unit may draw from it (10.11). */
function linesInForce(state: CampaignState, book: LandRulebook): UnitLines[] {
  const validity = new SourceValidity(state, book);
  return assessLines(state, book).map((lines) => withNamedSource(state, validity, lines));
}

function withNamedSource(state: CampaignState, validity: SourceValidity, lines: UnitLines): UnitLines {
  const unit = state.unit(lines.unit);
  const named = unit.supplySource;
  if (unit.status !== 'active' || named === null || named === lines.supplySource) return lines;
  return validity.allows(unit, named) ? { ...lines, supplySource: named, supplied: true } : lines;
}
