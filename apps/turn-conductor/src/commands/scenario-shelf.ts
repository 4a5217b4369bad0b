import { Injectable } from '@nestjs/common';
import type { CampaignBrief, ScenarioDocument } from '@vedette/contracts';
import { readPosition } from '@vedette/campaign';
import { BATTLE_BRIEFS, BATTLE_SCENARIOS, battleScenario, isBattleScenario } from '@vedette/battle-scenarios';
import { lastTurnOf, playableBattle } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { VedetteError } from '@vedette/platform';
import { pieceTypes } from '@vedette/rulebooks';

/** There is no such scenario; those there are, are named. */
export class ScenarioNotFoundError extends VedetteError {
  constructor(found: string, allowed: readonly string[]) {
    super({
      code: 'scenario-not-found',
      status: 404,
      field: '/scenario',
      message: `There is no scenario ${found}; the house has ${allowed.join(', ')}.`,
    });
  }
}

/**
 * The house's own scenarios. They are loaded when one is asked for, because a conductor that never makes a campaign of one
 * should not carry them all.
 */
@Injectable()
export class ScenarioShelf {
  /** The opening position of a scenario. @throws ScenarioNotFoundError */
  async position(scenario: string): Promise<unknown> {
    const { loadScenario, SCENARIO_IDS } = await import('@vedette/scenarios');
    if (isBattleScenario(scenario)) return battleScenario(scenario);
    if (!SCENARIO_IDS.includes(scenario))
      throw new ScenarioNotFoundError(scenario, [...SCENARIO_IDS, ...BATTLE_SCENARIOS]);
    return loadScenario(scenario).position;
  }

  /** What those who play a scenario are to know before its first turn. @throws ScenarioNotFoundError */
  async brief(scenario: string): Promise<CampaignBrief> {
    if (isBattleScenario(scenario)) return briefDocument(BATTLE_BRIEFS[scenario]);
    const { loadScenario, SCENARIO_IDS } = await import('@vedette/scenarios');
    if (!SCENARIO_IDS.includes(scenario))
      throw new ScenarioNotFoundError(scenario, [...SCENARIO_IDS, ...BATTLE_SCENARIOS]);
    return briefDocument(loadScenario(scenario));
  }

  /** Every scenario in a few words. */
  async list(): Promise<ScenarioDocument[]> {
    const { loadScenario, SCENARIO_IDS } = await import('@vedette/scenarios');
    const battles = BATTLE_SCENARIOS.map((id) => battleDocument(id, battleScenario(id)));
    const campaigns = SCENARIO_IDS.map((id) => {
      const { title, position, players } = loadScenario(id);
      const state = readPosition(position, theatreSource, pieceTypes);
      return {
        ...{ id, title },
        theatre: typeof position.theatre === 'string' ? position.theatre : 'inline',
        sides: [...new Set(position.states.map(({ side }) => side))],
        seats: players.length,
        firstTurn: state.turn,
        lastTurn: lastTurnOf(state),
      };
    });
    return [...campaigns, ...battles];
  }
}

function battleDocument(id: string, position: unknown): ScenarioDocument {
  const title = (position as { name?: string }).name ?? id;
  const { facts, firstTurn, lastTurn } = playableBattle(id, title, position);
  return {
    ...{ id, title, theatre: facts.theatre },
    sides: facts.states.map(({ side }) => side),
    seats: facts.players.length,
    firstTurn,
    // Every battle of the house has a last turn.
    lastTurn: lastTurn ?? firstTurn,
  };
}

function briefDocument(told: {
  readonly brief: string;
  readonly sideBriefs: Readonly<Record<string, string>>;
}): CampaignBrief {
  const sides = Object.entries(told.sideBriefs).map(([side, text]) => ({ side, text }));
  return { everybody: told.brief, sides };
}
