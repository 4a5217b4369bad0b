import { observe, type ObservedEvent } from '@vedette/observation';
import { observedTurn } from '@vedette/reports';
import { loadScenario } from '@vedette/scenarios';
import { PlayerReports } from '../../apps/reporting/src/rendering/player-reports.js';
import { reportHeading } from '../../apps/reporting/src/rendering/report-heading.js';
import { playCampaign } from '../../libs/scenarios/src/testing/play-campaign.js';

/** The reports of a campaign that was played between the scripted staffs. */
export interface RealTurns {
  /** Everybody's reports of a turn, by player. */
  readonly reportsOf: (player: string, turn: number) => PlayerReports;
  readonly players: readonly string[];
}

/** Plays a shipped scenario; the same secret plays the same war. */
export function realTurns(scenario: string, turns: number, secret: string): RealTurns {
  const { title, position, players } = loadScenario(scenario);
  const played = playCampaign(scenario, turns, secret).turns;
  const facts = {
    id: scenario,
    title,
    theatre: scenario,
    rulebooks: { land: position.rulebooks.land, naval: position.rulebooks.naval ?? null },
    states: [...position.states],
    relations: (position.relations ?? []).map(({ between, stance }) => ({
      between: [...between] as [string, string],
      stance,
    })),
    players: players.map(({ id, state, name, ministries }) => ({
      ...{ id, state, name, ministries: [...ministries] },
    })),
  };
  return {
    players: players.map(({ id }) => id),
    reportsOf(player, turn) {
      const { events, state } = played[turn - 1]!;
      const seen = events
        .map((event) => observe(event, player))
        .filter((event): event is ObservedEvent => event !== null);
      return new PlayerReports(observedTurn(reportHeading(facts, player, turn, state.season), seen));
    },
  };
}
