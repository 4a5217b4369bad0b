import {
  type AnyVariables,
  Client,
  type CombinedError,
  createRequest,
  fetchExchange,
  type TypedDocumentNode,
} from '@urql/core';
import { DeskProblem, offline } from './problem.js';
import { askingSignal, DESK_HEADERS } from './send.js';

const client = new Client({
  url: '/graphql',
  exchanges: [fetchExchange],
  requestPolicy: 'network-only',
  preferGetMethod: false,
  fetch: (address, init) => {
    const signals = [askingSignal(), ...(init?.signal ? [init.signal] : [])];
    return fetch(address, { ...init, signal: AbortSignal.any(signals) });
  },
  fetchOptions: () => ({ headers: DESK_HEADERS, cache: 'no-store', credentials: 'same-origin' }),
});

/** Counts what was asked. */
let questions = 0;

/**
 * Asks by a document. Each question has an answer of its own: urql would give two that are alike the answer of the first, which
 * does not know what was done between them.
 * @throws DeskProblem for the first thing that was refused
 */
export async function ask<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const request = { ...createRequest(document, variables), key: ++questions };
  const { data, error } = await client.executeQuery(request).toPromise();
  return answered(data, error);
}

/** Has something done by a document. @throws DeskProblem */
export async function act<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await client.mutation(document, variables).toPromise();
  return answered(data, error);
}

function answered<Data>(data: Data | undefined, error: CombinedError | undefined): Data {
  if (error?.networkError) throw offline();
  const first = error?.graphQLErrors[0];
  if (first) {
    const { code, status, field } = first.extensions as { code?: string; status?: number; field?: string };
    throw new DeskProblem(code ?? 'fault', first.message, status ?? 400, field ?? null);
  }
  if (data === undefined) throw offline();
  return data;
}
