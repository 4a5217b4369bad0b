import { copyState, settleWinds, TurnEnded, type CampaignState, type GameEvent } from '@vedette/campaign';
import { deriveSituation } from '@vedette/contact';
import { foreseenWinds } from '@vedette/naval-rules';
import { booksOf } from '@vedette/rulebooks';
import { decidePhase } from './decide-phase.js';
import { ALL_DECIDERS } from './deciders.js';

/**
 * What every player is reported before the first turn, from the opening position (GITM AMWOL 5.3, PATE 3.11): the events of
 * an intelligence phase of the turn before it. Empty when the campaign opens with turn 0, which has none before it.
 */
export function openingReports(opening: CampaignState, secret: string): GameEvent[] {
  if (opening.turn === 0) return [];
  const state = copyState(opening);
  const books = booksOf(state.rulebooks);
  deriveSituation(state, books.land);
  if (books.naval !== null && state.ships.size > 0 && state.season === 'campaign')
    settleWinds(state, foreseenWinds(state, secret));
  state.turn -= 1;
  return decidePhase({ state, phase: 'intelligence', judged: [], secret, deciders: ALL_DECIDERS }).filter(
    ({ type }) => type !== TurnEnded.type,
  );
}
