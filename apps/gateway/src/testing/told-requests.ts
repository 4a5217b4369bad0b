import type { AnswerOf, QuestionOf, ServiceRequest } from '@vedette/contracts';

type Teller = (question: never) => unknown;

/** Stands in for the other services: answers questions as it was told to, and remembers what was asked. */
export class ToldRequests {
  readonly asked: { readonly subject: string; readonly question: unknown }[] = [];
  private readonly tellers = new Map<string, Teller>();

  /** How a question is answered from now on. */
  tell<R extends ServiceRequest>(contract: R, answer: (question: QuestionOf<R>) => AnswerOf<R>): void {
    this.tellers.set(contract.subject, answer as Teller);
  }

  async request(contract: ServiceRequest, question: unknown): Promise<unknown> {
    this.asked.push({ subject: contract.subject, question });
    const teller = this.tellers.get(contract.subject);
    if (!teller) throw new Error(`nobody told the test how ${contract.subject} is answered`);
    return teller(question as never);
  }
}
