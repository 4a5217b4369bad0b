import type { Static, TObject } from '@sinclair/typebox';
import { ObjectType } from '@nestjs/graphql';
import { graphField } from './graph-field.js';
import { nameShape } from './known-shapes.js';

/** A class of which clients are given things. */
export type View<S extends TObject> = new () => Static<S>;
/** What a view shows. */
export type Shown<V extends abstract new (...args: never[]) => unknown> = InstanceType<V>;

/**
 * The class of REST and GraphQL that stands for a shape: for Nest's decorators, and for the descriptions of the API. `name` is
 * its name in GraphQL; in the OpenAPI document it is called so with "View" behind, or `component`.
 */
export function viewOf<S extends TObject>(
  name: string,
  schema: S,
  { component = `${name}View` }: { readonly component?: string } = {},
): View<S> {
  const view = class {};
  Object.defineProperty(view, 'name', { value: component });
  for (const [key, part] of Object.entries(schema.properties))
    graphField(part, 'output', !(schema.required ?? []).includes(key))(view.prototype, key);
  ObjectType(name, schema.description ? { description: schema.description } : {})(view);
  nameShape({ component, schema, output: view });
  return view as View<S>;
}
