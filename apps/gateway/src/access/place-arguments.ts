import { TypeMetadataStorage } from '@nestjs/graphql';

/** Far behind every parameter a method has: the guard reads these arguments, no method does. */
const NO_PARAMETER = 1_000;
const SEAT = 'the seat you ask from; needed when you hold several of the campaign';

/** Gives the root field of a resolver the arguments `campaign` and `seat`; a route of REST has its path and a header instead. */
export function takesPlace(target: object, methodName: string): void {
  const argument = (name: string, told: { readonly description?: string; readonly nullable: boolean }) =>
    TypeMetadataStorage.addMethodParamMetadata({
      ...{ kind: 'arg', name, typeFn: () => String, target: target.constructor, methodName },
      ...{ index: NO_PARAMETER, options: { nullable: told.nullable } },
      ...(told.description === undefined ? {} : { description: told.description }),
    });
  argument('campaign', { nullable: false });
  argument('seat', { description: SEAT, nullable: true });
}
