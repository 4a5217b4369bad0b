import { applyDecorators, type PipeTransform, UseFilters } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { QuestionOf, ServiceRequest } from '@vedette/contracts';
import { KeepErrorFilter } from '../wire/keep-error.filter.js';
import { PayloadAndContext } from '../wire/payload-and-context.js';
import { type Answered, readQuestion } from './read-question.js';

/** Identifies responders and their strategy among the transports of an application. */
export const REQUEST_REPLY = Symbol('request/reply over core NATS');

/** A method that takes the question of a contract, and what else it likes. */
type AnsweringMethod<Contract extends Answered> = <
  Method extends (
    question: Contract extends ServiceRequest ? QuestionOf<Contract> : never,
    ...more: never[]
  ) => unknown,
>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Marks a controller's method as the one that answers a question. It is called with the question, which has been judged by
 * the contract before, and an `AnswerContext`; what it resolves to is the answer, what it throws reaches the asker as a typed
 * problem, and so does a question that is not as its contract says.
 */
export function Answers<Contract extends Answered>(contract: Contract): AnsweringMethod<Contract> {
  const { subject } = contract;
  const judged: PipeTransform<unknown, unknown> = { transform: (value) => readQuestion(contract, value) };
  return applyDecorators(
    MessagePattern<string>(subject, REQUEST_REPLY, { subject }) as MethodDecorator,
    PayloadAndContext(judged),
    UseFilters(KeepErrorFilter),
  ) as AnsweringMethod<Contract>;
}
