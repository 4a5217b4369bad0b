import type { Static, TObject, TSchema } from '@sinclair/typebox';
import { ObjectType } from '@nestjs/graphql';
import { graphField } from './graph-field.js';
import { withoutNull } from './read-schema.js';
import { nameShape, shapeOf } from './known-shapes.js';

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
    graphField(
      key === 'id' ? asId(part) : part,
      'output',
      !(schema.required ?? []).includes(key),
    )(view.prototype, key);
  ObjectType(name, schema.description ? { description: schema.description } : {})(view);
  nameShape({ component, schema, output: view });
  return view as View<S>;
}

/** What a thing calls its `id` is an ID, whatever form it has. */
const asId = (part: TSchema): TSchema => (part['type'] === 'string' ? { ...part, graph: 'ID' } : part);

/**
 * The same, and so of every object in it that has no name yet: each is called after where it stands, `Trial.answer.states` is
 * `TrialAnswerStates`.
 */
export function viewsOf<S extends TObject>(
  name: string,
  schema: S,
  names: { readonly component?: string } = {},
): View<S> {
  for (const [key, part] of Object.entries(schema.properties)) {
    const { schema: core } = withoutNull(part);
    const item = core['type'] === 'array' ? withoutNull(core['items'] as TSchema).schema : core;
    if (item['type'] === 'object' && item['properties'] && !shapeOf(item))
      viewsOf(`${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`, item as unknown as TObject);
  }
  return viewOf(name, schema, names);
}
