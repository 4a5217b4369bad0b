import { type FleetPosition, type PositionReport, readPosition } from '@vedette/campaign';
import { ALL_DECIDERS, playTurn, type TurnResult } from '@vedette/referee';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import { loadScenario, ordersForTurn, ordersFromReports } from '../index.js';

/** A campaign between the scripted staffs: its turns, and how many orders each officer sent in all. */
export interface PlayedCampaign {
  readonly turns: readonly TurnResult[];
  readonly sentBy: ReadonlyMap<string, number>;
}

/** Plays a scenario with the written orders of turn 1 and the staffs' own afterwards. */
export function playCampaign(scenario: string, turns: number, secret: string): PlayedCampaign {
  const played: TurnResult[] = [];
  const sentBy = new Map<string, number>();
  let state = readPosition(loadScenario(scenario).position, (id) => loadTheatre(id as TheatreId), pieceTypes);
  for (let turn = 1; turn <= turns; turn++) {
    const told = <T>(type: string): T[] =>
      (played.at(-1)?.events ?? []).filter((event) => event.type === type).map(({ data }) => data as T);
    const sent =
      turn === 1
        ? ordersForTurn(scenario, 1)
        : ordersFromReports(
            scenario,
            told<PositionReport>('PositionReported'),
            told<FleetPosition>('FleetReported'),
          );
    for (const { player, orders } of sent) sentBy.set(player, (sentBy.get(player) ?? 0) + orders.length);
    const result = playTurn({
      state,
      orders: sent.flatMap(({ orders }) => orders),
      secret,
      deciders: ALL_DECIDERS,
    });
    played.push(result);
    state = result.state;
  }
  return { turns: played, sentBy };
}
