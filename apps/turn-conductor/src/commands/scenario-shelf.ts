import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@vedette/platform';

/** Where positions of the house's own scenarios come from; bound to `@vedette/scenarios` by the module. */
@Injectable()
export abstract class ScenarioShelf {
  /** The opening position of a scenario. @throws NotFoundError */
  abstract position(scenario: string): Promise<unknown>;
}

/** An installation without scenarios. */
@Injectable()
export class EmptyShelf extends ScenarioShelf {
  async position(scenario: string): Promise<never> {
    throw new NotFoundError('scenario', scenario);
  }
}
