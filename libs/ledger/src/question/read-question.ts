import { faultLine, faultsOf } from '@vedette/campaign';
import type { QuestionOf, ServiceRequest } from '@vedette/contracts';
import { InvalidRequestError } from '@vedette/platform';

/** What was asked does not fit the contract. */
export class QuestionMalformedError extends InvalidRequestError {
  constructor(subject: string, faults: ReturnType<typeof faultsOf>) {
    super({
      code: 'question-malformed',
      message: `${subject}: ${faults.map(faultLine).join('; ')}`,
      ...(faults[0] ? { field: faults[0].pointer } : {}),
      errors: faults.map((fault) => ({
        code: 'question-malformed',
        message: faultLine(fault),
        field: fault.pointer,
      })),
    });
  }
}

/** The question as its contract describes it. @throws QuestionMalformedError */
export function readQuestion<R extends ServiceRequest>(contract: R, value: unknown): QuestionOf<R> {
  const faults = faultsOf(contract.questionSchema, value ?? {});
  if (faults.length > 0) throw new QuestionMalformedError(contract.subject, faults);
  return (value ?? {}) as QuestionOf<R>;
}
