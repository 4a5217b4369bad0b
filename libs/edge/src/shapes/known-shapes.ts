import type { TSchema } from '@sinclair/typebox';

/** A class of the API that stands for a schema. */
export type ShapeClass = abstract new (...args: never[]) => object;

interface KnownShape {
  /** Its name among the components of the OpenAPI document. */
  readonly component: string;
  readonly schema: TSchema;
  /** For GraphQL; a shape without one is any JSON there. */
  readonly output?: ShapeClass;
  readonly input?: ShapeClass;
}

const shapes = new Map<unknown, KnownShape>();

/** What stays the same when TypeBox copies a schema to make it optional, or when one is described anew. */
function coreOf(schema: TSchema): unknown {
  return schema['properties'] ?? schema['anyOf'] ?? schema;
}

/** Gives a schema a name: wherever it stands in another, the other leads to it by this name. */
export function nameShape(shape: KnownShape): void {
  const known = shapes.get(coreOf(shape.schema));
  shapes.set(coreOf(shape.schema), { ...known, ...shape });
}

/** The shape a schema was given the name of, if any. */
export function shapeOf(schema: TSchema): KnownShape | undefined {
  return shapes.get(coreOf(schema));
}

/** Every shape that has a name. */
export function allShapes(): Iterable<KnownShape> {
  return shapes.values();
}
