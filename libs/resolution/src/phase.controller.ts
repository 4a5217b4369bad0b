import { Controller, Inject, type Type } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { faultLine, faultsOf } from '@vedette/campaign';
import { PhaseDue } from '@vedette/contracts';
import { Consumes, type ConsumerDeclaration } from '@vedette/messaging';
import { InvalidRequestError } from '@vedette/platform';
import { PhaseResolver } from './phase-resolver.js';

/** A work item that does not say which phase is due; it goes to the dead letters, because no further try can mend it. */
export class WorkItemMalformedError extends InvalidRequestError {
  constructor(faults: ReturnType<typeof faultsOf>) {
    super({ code: 'work-item-malformed', message: faults.map(faultLine).join('; ') });
  }
}

/** The controller that takes due phases of one consumer and hands them to the resolver. */
export function phaseController(consumer: ConsumerDeclaration): Type<unknown> {
  @Controller()
  class PhaseController {
    constructor(@Inject(PhaseResolver) private readonly resolver: PhaseResolver) {}

    @Consumes(consumer)
    async due(@Payload() value: unknown): Promise<void> {
      const faults = faultsOf(PhaseDue, value);
      if (faults.length > 0) throw new WorkItemMalformedError(faults);
      await this.resolver.resolveRun(value as PhaseDue);
    }
  }
  return PhaseController;
}
