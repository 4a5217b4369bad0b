import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<NonNullable<OpenAPIObject['paths'][string]>['get']>;
type Responses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** What may go wrong anywhere, by name. */
export const PROBLEM_RESPONSES = {
  Malformed: problem('What was sent is not as documented'),
  NotSignedIn: problem('No session, or one that is over'),
  NotAllowed: problem('Not for you, or not while things stand as they do'),
  NotThere: problem('There is no such thing, or not for you'),
  NotNow: problem('It does not go with how things stand'),
  Refused: problem('It was understood and is not allowed'),
  TooMany: problem('Too many requests; Retry-After says when to come again'),
  Wrong: problem('What went wrong'),
} satisfies Responses;

const to = (name: keyof typeof PROBLEM_RESPONSES) => ({ $ref: `#/components/responses/${name}` });

/** The problems an operation may answer with: from who may call it, and from what is sent to it. */
export function expectedProblems(
  operation: Operation,
  { method, isGuarded }: { readonly method: string; readonly isGuarded: boolean },
): Record<string, { $ref: string }> {
  const sendsSomething = operation.requestBody !== undefined || (operation.parameters ?? []).length > 0;
  const namesSomething = (operation.parameters ?? []).some((one) => 'in' in one && one.in === 'path');
  return {
    ...(sendsSomething ? { 400: to('Malformed') } : {}),
    ...(isGuarded ? { 401: to('NotSignedIn'), 403: to('NotAllowed') } : {}),
    ...(namesSomething ? { 404: to('NotThere') } : {}),
    ...(method === 'GET' ? {} : { 409: to('NotNow'), 422: to('Refused') }),
    429: to('TooMany'),
    default: to('Wrong'),
  };
}
