import { TypeMetadataStorage } from '@nestjs/graphql';

const DESCRIPTION = 'the seat you ask from; needed when you hold several of the campaign';

/** Far behind every parameter a method has: the guard reads the argument, no method does. */
const NO_PARAMETER = 1_000;

/** Gives the root field of a resolver the argument `seat`; a route of REST has the header instead. */
export function takesSeat(target: object, methodName: string): void {
  TypeMetadataStorage.addMethodParamMetadata({
    kind: 'arg',
    name: 'seat',
    description: DESCRIPTION,
    typeFn: () => String,
    target: target.constructor,
    methodName,
    index: NO_PARAMETER,
    options: { nullable: true },
  });
}
