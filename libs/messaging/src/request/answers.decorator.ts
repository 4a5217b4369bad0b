import { applyDecorators, UseFilters } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { KeepErrorFilter } from '../wire/keep-error.filter.js';
import { PayloadAndContext } from '../wire/payload-and-context.js';

/** Identifies responders and their strategy among the transports of an application. */
export const REQUEST_REPLY = Symbol('request/reply over core NATS');

/**
 * Marks a controller's method as the one that answers a question. It is called with the question and an
 * `AnswerContext`; what it resolves to is the answer, what it throws reaches the asker as a typed problem.
 */
export const Answers = (contract: { readonly subject: string }): MethodDecorator =>
  applyDecorators(
    MessagePattern<string>(contract.subject, REQUEST_REPLY, { subject: contract.subject }) as MethodDecorator,
    PayloadAndContext(),
    UseFilters(KeepErrorFilter),
  );
