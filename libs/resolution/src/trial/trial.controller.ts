import { Controller, Inject, type Type } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { faultsOf } from '@vedette/campaign';
import { TrialDue } from '@vedette/contracts';
import { Consumes, type ConsumerDeclaration } from '@vedette/messaging';
import { WorkItemMalformedError } from '../phase.controller.js';
import { TrialRunner } from './trial-runner.js';

/** The controller that takes trials of one consumer and has them run. */
export function trialController(consumer: ConsumerDeclaration): Type<unknown> {
  @Controller()
  class TrialController {
    constructor(@Inject(TrialRunner) private readonly runner: TrialRunner) {}

    @Consumes(consumer)
    async due(@Payload() value: unknown): Promise<void> {
      const faults = faultsOf(TrialDue, value);
      if (faults.length > 0) throw new WorkItemMalformedError(faults);
      await this.runner.run(value as TrialDue);
    }
  }
  return TrialController;
}
