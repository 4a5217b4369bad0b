import { applyDecorators, UseFilters } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { type ConsumerDeclaration, patternOf } from '../streams/declarations.js';
import { KeepErrorFilter } from '../wire/keep-error.filter.js';
import { PayloadAndContext } from '../wire/payload-and-context.js';

/** Identifies handlers and strategy of JetStream among the transports of an application. */
export const JETSTREAM = Symbol('JetStream');

/**
 * Marks a controller's method as the handler of a consumer. It is called with the message's value and a
 * `JetStreamContext`; when it resolves the message is acknowledged, when it throws the message is tried again.
 */
export const Consumes = (consumer: ConsumerDeclaration): MethodDecorator =>
  applyDecorators(
    EventPattern<string>(patternOf(consumer), JETSTREAM, { consumer }) as MethodDecorator,
    PayloadAndContext(),
    UseFilters(KeepErrorFilter),
  );
