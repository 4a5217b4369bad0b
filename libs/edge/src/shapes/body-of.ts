import type { Static, TObject } from '@sinclair/typebox';
import { InputType } from '@nestjs/graphql';
import { checksOf } from './checks-of.js';
import { graphField } from './graph-field.js';
import { nameShape } from './known-shapes.js';

/** A class of what clients send. */
export type Body<S extends TObject> = (new () => Static<S>) & { readonly schema: S };

interface BodyNames {
  /** In the OpenAPI document; the name in GraphQL with "Body" behind unless given. */
  readonly component?: string;
  /** What is looked at beside what the schema says, by member. */
  readonly checks?: Readonly<Record<string, readonly PropertyDecorator[]>>;
}

/**
 * The class of REST and GraphQL that stands for what is sent: described by its schema, and judged by class-validator with
 * the very bounds the schema names. `name` is its name in GraphQL.
 */
export function bodyOf<S extends TObject>(
  name: string,
  schema: S,
  { component = `${name}Body`, checks = {} }: BodyNames = {},
): Body<S> {
  const body = class {
    static readonly schema = schema;
  };
  Object.defineProperty(body, 'name', { value: component });
  for (const [key, part] of Object.entries(schema.properties)) {
    const mayBeLeftOut = !(schema.required ?? []).includes(key);
    const decorators = [
      ...checksOf(key, part, mayBeLeftOut),
      ...(checks[key] ?? []),
      graphField(part, 'input', mayBeLeftOut),
    ];
    for (const decorate of decorators) decorate(body.prototype, key);
  }
  InputType(name, schema.description ? { description: schema.description } : {})(body);
  nameShape({ component, schema, input: body });
  return body as Body<S>;
}
