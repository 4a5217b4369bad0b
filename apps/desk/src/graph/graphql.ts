import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema-types.js';

/** Documents of GraphQL, typed by the published schema of the gateway. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; JSON: unknown };
}>();
