import type { Static, TSchema } from '@sinclair/typebox';
import { faultLine, faultsOf, type JsonPointer, placeOf } from '@vedette/campaign';
import type { ServiceName } from './service-name.js';

/** Who may ask: a service, or whoever runs the installation, by the command line. */
export type Asker = ServiceName | 'operator';

/**
 * A question one service asks another: who answers, who may ask, under which subject (without the installation's prefix), how long it
 * may take, and the schemas of question and answer. `question` and `answer` carry the types only and never exist.
 */
export interface ServiceRequest<Q extends TSchema = TSchema, A extends TSchema = TSchema> {
  readonly subject: string;
  readonly owner: ServiceName;
  /** The broker lets nobody else ask. */
  readonly askedBy: readonly Asker[];
  /** How long the asker waits, in milliseconds. */
  readonly timeoutMs: number;
  readonly questionSchema: Q;
  readonly answerSchema: A;
  readonly question?: Static<Q>;
  readonly answer?: Static<A>;
}

/** Something a question has that its contract does not allow. */
export interface QuestionFault {
  /** Where it stands, a JSON pointer. */
  readonly field: JsonPointer;
  readonly message: string;
}

/** What is wrong with a question by its contract; nothing when it may be answered. */
export function faultsOfQuestion(
  { questionSchema }: { readonly questionSchema: TSchema },
  question: unknown,
): QuestionFault[] {
  return faultsOf(questionSchema, question).map((fault) => ({
    field: placeOf(fault),
    message: faultLine(fault),
  }));
}

/** The question of a contract. */
export type QuestionOf<R extends ServiceRequest> = Static<R['questionSchema']>;
/** The answer of a contract. */
export type AnswerOf<R extends ServiceRequest> = Static<R['answerSchema']>;

/** Declares a question with a time limit of 30 seconds: who is gone is told of at once, and a slow machine is no failure, asked by the gateway, unless stated. */
export function defineRequest<Q extends TSchema, A extends TSchema>(declared: {
  subject: string;
  owner: ServiceName;
  question: Q;
  answer: A;
  askedBy?: readonly Asker[];
  timeoutMs?: number;
}): ServiceRequest<Q, A> {
  const { subject, owner, askedBy = ['gateway'], timeoutMs = 30_000 } = declared;
  return {
    subject,
    owner,
    askedBy,
    timeoutMs,
    questionSchema: declared.question,
    answerSchema: declared.answer,
  };
}
