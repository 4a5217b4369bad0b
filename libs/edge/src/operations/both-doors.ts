import { Controller, type Type } from '@nestjs/common';
import { CUSTOM_ROUTE_ARGS_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { type FieldOfOperation, type Operation, operationsOf } from './operation.js';

/** What a handler is told by decorators that hold at both doors, beside what stands under a symbol. */
const KEPT = ['__interceptors__', '__guards__'];
/** Where `@ApiOperation` keeps what it was told. */
const API_OPERATION = 'swagger/apiOperation';
const KINDS = { query: Query, mutation: Mutation };

/**
 * A class whose methods are asked over REST and GraphQL alike: a controller under `path`, described under `tag`, and a resolver. A
 * method with `@AsQuery` or `@AsMutation` is a field as well as a route; list the class among controllers and providers.
 */
export function BothDoors(path: string, tag: string): ClassDecorator {
  return (target) => {
    const { prototype } = target as unknown as Type<Record<string, unknown>>;
    for (const [method, operation] of operationsOf(prototype)) {
      for (const describe of operation.described) describe(path);
      for (const field of operation.fields) makeField(prototype, method, operation, field);
    }
    for (const [method, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (typeof descriptor.value === 'function' && !Reflect.hasMetadata(PATH_METADATA, descriptor.value))
        ApiExcludeEndpoint()(prototype, method, descriptor);
    ApiTags(tag)(target);
    Controller(path)(target as never);
    Resolver()(target as never);
  };
}

/** Gives the class a second method that GraphQL calls: the same handler, its parameters read from arguments. */
function makeField(
  prototype: Record<string, unknown>,
  method: string,
  { parameters, decorators, gives: given }: Operation,
  { kind, name = method, gives = given ?? Boolean, part }: FieldOfOperation,
): void {
  const handler = prototype[method] as (...given: unknown[]) => unknown;
  const asked = `${kind} ${name}`;
  const answer = {
    async [asked](this: unknown, ...values: unknown[]): Promise<unknown> {
      const found = await handler.apply(this, values);
      if (part !== undefined) return (found as Record<string, unknown>)[part];
      return gives === Boolean ? true : found;
    },
  };
  Object.defineProperty(prototype, asked, { value: answer[asked], writable: true, configurable: true });
  const descriptor = Object.getOwnPropertyDescriptor(prototype, asked)!;
  copyMetadata(prototype, method, asked, new Set(parameters.map(({ index }) => index)));
  for (const { index, graph } of parameters) graph(prototype, asked, index);
  for (const decorate of decorators) decorate(prototype, asked, descriptor);
  const { summary } = Reflect.getMetadata(API_OPERATION, handler) as { readonly summary: string };
  KINDS[kind](() => gives as never, { name, description: summary })(prototype, asked, descriptor);
}

function copyMetadata(
  prototype: object,
  method: string,
  asked: string,
  ofArguments: ReadonlySet<number>,
): void {
  const [from, to] = [method, asked].map((name) => (prototype as Record<string, object>)[name]!);
  for (const key of Reflect.getMetadataKeys(from!) as (string | symbol)[])
    if (typeof key === 'symbol' || KEPT.includes(key))
      Reflect.defineMetadata(key, Reflect.getMetadata(key, from!), to!);
  Reflect.defineMetadata(
    'design:paramtypes',
    Reflect.getMetadata('design:paramtypes', prototype, method),
    prototype,
    asked,
  );
  // What is injected whichever door is taken: who asks, and from where.
  const injected = Object.entries(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, prototype.constructor, method) ?? {}) as Record<
      string,
      { readonly index: number }
    >,
  ).filter(([key, { index }]) => key.includes(CUSTOM_ROUTE_ARGS_METADATA) && !ofArguments.has(index));
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, Object.fromEntries(injected), prototype.constructor, asked);
}
