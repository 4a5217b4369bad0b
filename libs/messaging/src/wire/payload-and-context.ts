import type { PipeTransform } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

/** Gives a handler its message's value, as the pipes leave it, and its context without a decorator on either parameter. */
export const PayloadAndContext =
  (...pipes: readonly PipeTransform<unknown, unknown>[]): MethodDecorator =>
  (target, key) => {
    Payload(...pipes)(target, key, 0);
    Ctx()(target, key, 1);
  };
