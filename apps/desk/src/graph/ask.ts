import type { TadaDocumentNode } from 'gql.tada';
import { textOf } from './graphql.js';
import { DeskProblem, offline } from './problem.js';
import { request } from './send.js';

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly status?: number; readonly field?: string };
  }[];
}

/**
 * Asks by a document, or has something done by it. Each question has an answer of its own: one that is asked after an order does not
 * get what was answered before it.
 * @throws DeskProblem for the first thing that was refused; "offline" also where something between answers in the house's place
 */
export async function ask<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await answerIn<Data>(
    await request('/graphql', { method: 'POST', body: { query: textOf(document), variables } }),
  );
  const first = errors?.[0];
  if (first) {
    const { code = 'fault', status = 400, field = null } = first.extensions ?? {};
    throw new DeskProblem(code, first.message, status, field);
  }
  if (!data) throw offline();
  return data;
}

async function answerIn<Data>(answer: Response): Promise<Answer<Data>> {
  try {
    return (await answer.json()) as Answer<Data>;
  } catch {
    throw offline();
  }
}
