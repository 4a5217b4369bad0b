import {
  readPosition,
  type CampaignState,
  type GameEvent,
  type Player,
  type Standing,
  type StateId,
} from '@vedette/campaign';
import { observe, type ObservedEvent } from '@vedette/observation';
import { observedTurn, renderReports, type ReportHeading } from '@vedette/reports';
import { booksOf, sizeRanges, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import type { BenchResult } from './umpire.js';

/**
 * Every player's turn and position report of the last turn played, as file name and text, from what he observed alone.
 */
export function benchReports(result: Pick<BenchResult, 'position' | 'events'>): [string, string][] {
  const turn = result.events.at(-1)?.turn;
  if (turn === undefined) return [];
  const events = result.events.filter((event) => event.turn === turn);
  const state = readPosition(result.position, theatreSource, pieceTypes);
  return state.players.flatMap((player) => reportsOf(state, player, events, turn));
}

function reportsOf(
  state: CampaignState,
  player: Player,
  events: readonly GameEvent[],
  turn: number,
): [string, string][] {
  const seen = events
    .map((event) => observe(event, player.id))
    .filter((event): event is ObservedEvent => event !== null);
  const observed = observedTurn(headingOf(state, player, turn), seen);
  const { turn: told, position } = renderReports(observed);
  const folder = `reports/${player.id}`;
  return [
    [`${folder}/turn.json`, `${JSON.stringify(told.document)}\n`],
    [`${folder}/turn.txt`, told.text],
    [`${folder}/turn.html`, told.html],
    [`${folder}/position.json`, `${JSON.stringify(position.document)}\n`],
    [`${folder}/position.txt`, position.text],
    [`${folder}/position.html`, position.html],
  ];
}

function headingOf(state: CampaignState, player: Player, turn: number): ReportHeading {
  const { land } = booksOf(state.rulebooks);
  const standing = (of: StateId): Standing => state.standing(player.state, of);
  return {
    campaign: 'umpire bench',
    player: { id: player.id, name: player.name ?? player.id },
    turn,
    season: state.season,
    rulebook: { id: land.id, title: land.title },
    states: Object.fromEntries(state.states.map(({ id, nation, name }) => [id, name ?? nation])),
    players: Object.fromEntries(state.players.map(({ id, name }) => [id, name ?? id])),
    standings: Object.fromEntries(state.states.map(({ id }) => [id, standing(id)])),
    types: Object.fromEntries([...land.unitTypes.values()].map(({ code, name }) => [code, name])),
    sizes: sizeRanges(land.detection),
  };
}
