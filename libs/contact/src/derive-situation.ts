import type { CampaignState } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';
import { applyLines, assessLines } from './assess-lines.js';
import { isBesieged, siegeMen } from './siege.js';

/**
 * Works out what a position does not carry when it is put on the table: sieges nobody stated, then communications and
 * sources of supply (reading H7). Doing it to the position at a turn's end changes nothing.
 */
export function deriveSituation(state: CampaignState, book: LandRulebook): void {
  for (const name of state.unstatedSieges) {
    const city = state.city(name);
    if (state.unitsIn(city.square).length > 0) city.besieged = isBesieged(book, city, siegeMen(state, city));
  }
  state.unstatedSieges.clear();
  applyLines(state, assessLines(state, book));
}
