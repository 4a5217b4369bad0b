import type { OpenAPIObject } from '@nestjs/swagger';
import { allShapes } from '../shapes/known-shapes.js';
import { writtenOut } from '../shapes/published-schema.js';

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

const REFERENCE = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;
const namedIn = (described: unknown): string[] =>
  [...JSON.stringify(described).matchAll(REFERENCE)].map(([, name]) => name!);

/** The shapes that a description leads to, and those they lead to in turn, written out. */
export function shapesNamedIn(described: unknown): Record<string, Schema> {
  const shapes = new Map([...allShapes()].map((shape) => [shape.component, shape]));
  const found: Record<string, Schema> = {};
  for (const waiting = namedIn(described); waiting.length > 0;) {
    const name = waiting.pop()!;
    const shape = shapes.get(name);
    if (!shape || found[name]) continue;
    const written = writtenOut(shape.schema) as Schema;
    found[name] = shape.output ? written : ({ ...written, additionalProperties: false } as Schema);
    waiting.push(...namedIn(written));
  }
  return found;
}
