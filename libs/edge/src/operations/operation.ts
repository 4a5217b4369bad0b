import type { Type } from '@nestjs/common';
import type { ShapeClass } from '../shapes/known-shapes.js';

/** What an operation gives: a class of the API, a list of one, or a scalar; null for nothing but that it was done. */
export type Gives = ShapeClass | Type | object | readonly (ShapeClass | Type)[] | null;

/** How an operation is asked over GraphQL. */
export interface FieldOfOperation {
  readonly kind: 'query' | 'mutation';
  /** The method's own name unless given. */
  readonly name?: string | undefined;
  /** What the route gives unless stated; `Boolean` says that it was done. */
  readonly gives?: Gives | undefined;
  /** The member of the answer that the field gives, where it gives no whole answer. */
  readonly part?: string | undefined;
}

/** What decorators say of one method that is asked through both doors. */
export interface Operation {
  gives?: Gives;
  readonly fields: FieldOfOperation[];
  /** Parameters that are arguments of the field. */
  readonly parameters: {
    readonly index: number;
    readonly graph: (target: object, name: string, index: number) => void;
  }[];
  /** What else is said of the field. */
  readonly decorators: ((target: object, name: string, descriptor: PropertyDescriptor) => void)[];
  /** What is said of the route once its path is known. */
  readonly described: ((path: string) => void)[];
}

const known = new WeakMap<object, Map<string, Operation>>();

/** The methods of a class of which something was said here. */
export const operationsOf = (prototype: object): ReadonlyMap<string, Operation> =>
  known.get(prototype) ?? new Map<string, Operation>();

/** What is known of a method, to be said more of. */
export function operationAt(prototype: object, method: string | symbol): Operation {
  const methods = known.get(prototype) ?? new Map<string, Operation>();
  known.set(prototype, methods);
  const name = String(method);
  const operation = methods.get(name) ?? { fields: [], parameters: [], decorators: [], described: [] };
  methods.set(name, operation);
  return operation;
}
