import { Ctx, Payload } from '@nestjs/microservices';

/** Gives a handler its message's value and its context without a decorator on either parameter. */
export const PayloadAndContext = (): MethodDecorator => (target, key) => {
  Payload()(target, key, 0);
  Ctx()(target, key, 1);
};
