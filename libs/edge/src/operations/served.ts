import { HttpCode } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type FieldOfOperation, type Gives, operationAt } from './operation.js';

interface Answering<A> {
  readonly value?: (...given: never[]) => Promise<A> | A;
}

/** What an operation does, in words for both descriptions of the API; what it gives, and with which status over HTTP. */
export const Serves =
  (status: number, gives: Gives, told: string, description = ''): MethodDecorator =>
  (target, method, descriptor) => {
    const type = gives === null ? {} : { type: gives as never };
    HttpCode(status)(target, method, descriptor);
    ApiOperation({ summary: told })(target, method, descriptor);
    ApiResponse({ status, description, ...type })(target, method, descriptor);
    operationAt(target, method).gives = gives;
  };

/** One member of an answer, as the field that is asked has no room for the others. */
type PartOf<K extends string> = { readonly [key in K]: unknown };

const field =
  (told: FieldOfOperation) =>
  (target: object, method: string): void =>
    void operationAt(target, method).fields.push(told);

type OfOperation<K extends string> = <A extends ([K] extends [never] ? unknown : PartOf<K>)>(
  target: object,
  method: string,
  descriptor: Answering<A>,
) => void;

/** The operation is a query of GraphQL too. `gives` and `part`: where that gives only a member of what the route gives. */
export const AsQuery = <K extends string = never>(name?: string, gives?: Gives, part?: K) =>
  field({ kind: 'query', name, gives, part }) as OfOperation<K>;

/** The operation is a mutation of GraphQL too; the same of what it gives. */
export const AsMutation = <K extends string = never>(name?: string, gives?: Gives, part?: K) =>
  field({ kind: 'mutation', name, gives, part }) as OfOperation<K>;
