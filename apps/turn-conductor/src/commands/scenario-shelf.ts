import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@vedette/platform';

/**
 * The house's own scenarios. They are loaded when one is asked for, because a conductor that never makes a campaign of one
 * should not carry them all.
 */
@Injectable()
export class ScenarioShelf {
  /** The opening position of a scenario. @throws NotFoundError */
  async position(scenario: string): Promise<unknown> {
    const { loadScenario, SCENARIO_IDS } = await import('@vedette/scenarios');
    if (!SCENARIO_IDS.includes(scenario)) throw new NotFoundError('scenario', scenario);
    return loadScenario(scenario).position;
  }
}
