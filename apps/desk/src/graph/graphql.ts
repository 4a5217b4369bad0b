import type { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema-types.js';

type Typed = ReturnType<
  typeof initGraphQLTada<{ introspection: introspection; scalars: { DateTime: string; JSON: unknown } }>
>;

/** Only the types know this directive; the house would refuse it. */
const ONLY_FOR_TYPES = / @_unmask\b/g;

/**
 * A document of GraphQL, typed by the published schema of the gateway. At run time it is its own text with that of its fragments: the
 * house reads it, and a second reader in the page would be a tenth of all that the desk weighs.
 */
export const graphql = ((text: string, fragments: readonly string[] = []) =>
  [text.replace(ONLY_FOR_TYPES, ''), ...fragments].join('')) as unknown as Typed;

/** What goes to the house for a document. */
export const textOf = (document: object): string => document as unknown as string;
