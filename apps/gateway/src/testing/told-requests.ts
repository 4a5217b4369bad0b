import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnswerOf, QuestionOf, ServiceRequest } from '@vedette/contracts';
import { InvalidRequestError } from '@vedette/platform';

type Teller = (question: never) => unknown;

/** A question as it was asked of another service. */
export interface AskedQuestion {
  readonly subject: string;
  readonly question: unknown;
}

/** Stands in for the other services: answers questions as it was told to, and remembers what was asked. */
export class ToldRequests {
  readonly asked: AskedQuestion[] = [];
  private readonly tellers = new Map<string, Teller>();
  private readonly hearing = new AsyncLocalStorage<AskedQuestion[]>();

  private faultsOf: (subject: string, question: unknown) => readonly unknown[] = () => [];

  /** Refuses questions with faults from now on, as the other services do. */
  mustFit(faultsOf: (subject: string, question: unknown) => readonly unknown[]): void {
    this.faultsOf = faultsOf;
  }

  /** How a question is answered from now on. */
  tell<R extends ServiceRequest>(contract: R, answer: (question: QuestionOf<R>) => AnswerOf<R>): void {
    this.tellers.set(contract.subject, answer as Teller);
  }

  /** Whose questions nobody is there to answer. */
  readonly unserved = new Set<string>();

  isServed({ subject }: Pick<ServiceRequest, 'subject'>): Promise<boolean> {
    return Promise.resolve(!this.unserved.has(subject));
  }

  /** A house of one cell. */
  readonly cells = ['test'] as const;

  forget(): void {
    // Nothing is remembered.
  }

  async requestOfCells(contract: ServiceRequest, question: unknown) {
    return [{ cell: this.cells[0], answer: await this.request(contract, question) }];
  }

  async request(contract: ServiceRequest, question: unknown): Promise<unknown> {
    const asked = { subject: contract.subject, question };
    this.asked.push(asked);
    this.hearing.getStore()?.push(asked);
    if (this.faultsOf(contract.subject, question).length > 0)
      throw new InvalidRequestError({
        code: 'request-malformed',
        field: '/',
        rule: contract.subject,
        message: 'The question is malformed.',
      });
    const teller = this.tellers.get(contract.subject);
    if (!teller) throw new Error(`nobody told the test how ${contract.subject} is answered`);
    return teller(question as never);
  }

  /** Does something and returns what was asked by it, whatever else is asked meanwhile. */
  async during<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly asked: AskedQuestion[] }> {
    const asked: AskedQuestion[] = [];
    return { result: await this.hearing.run(asked, work), asked };
  }
}
