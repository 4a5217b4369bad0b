import type { CampaignState } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';
import { applyLines, assessLines, type Lines } from './assess-lines.js';
import { isBesieged, siegeMen } from './siege.js';
import { SourceValidity } from './source-validity.js';

/**
 * Works out what a position does not carry when it is put on the table: sieges nobody stated, then communications and
 * sources of supply (reading H7). A source that the position names stands while the unit may draw from it (10.11). Doing it to
 * the position at a turn's end changes nothing.
 */
export function deriveSituation(state: CampaignState, book: LandRulebook): void {
  for (const name of state.unstatedSieges) {
    const city = state.city(name);
    if (state.unitsIn(city.square).length > 0) city.besieged = isBesieged(book, city, siegeMen(state, city));
  }
  state.unstatedSieges.clear();
  const validity = new SourceValidity(state, book);
  applyLines(
    state,
    assessLines(state, book).map((lines) => withNamedSource(state, validity, lines)),
  );
}

function withNamedSource(state: CampaignState, validity: SourceValidity, lines: Lines): Lines {
  const unit = state.unit(lines.unit);
  const named = unit.supplySource;
  if (unit.status !== 'active' || named === null || named === lines.supplySource) return lines;
  return validity.allows(unit, named) ? { ...lines, supplySource: named, supplied: true } : lines;
}
