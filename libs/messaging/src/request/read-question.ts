import { faultsOfQuestion, type QuestionFault, type ServiceRequest } from '@vedette/contracts';
import { InvalidRequestError } from '@vedette/platform';

/** What an answering method declares: a contract, or a subject alone where a test has no schema. */
export type Answered = Pick<ServiceRequest, 'subject'> & Partial<Pick<ServiceRequest, 'questionSchema'>>;

/** What was asked does not fit the contract. */
export class QuestionMalformedError extends InvalidRequestError {
  constructor(subject: string, faults: readonly QuestionFault[]) {
    super({
      code: 'question-malformed',
      message: `${subject}: ${faults.map(({ message }) => message).join('; ')}`,
      ...(faults[0] ? { field: faults[0].field } : {}),
      errors: faults.map((fault) => ({ code: 'question-malformed', ...fault })),
    });
  }
}

/** The question as its contract describes it; nothing at all is an empty one. @throws QuestionMalformedError */
export function readQuestion({ subject, questionSchema }: Answered, value: unknown): unknown {
  const question = value ?? {};
  const faults = questionSchema ? faultsOfQuestion({ questionSchema }, question) : [];
  if (faults.length > 0) throw new QuestionMalformedError(subject, faults);
  return questionSchema ? question : value;
}
