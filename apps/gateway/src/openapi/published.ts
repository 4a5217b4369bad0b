import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { openApiDocument } from './openapi-document.js';

/** The published descriptions of the API by file name, as they must be committed beside this app. */
export function publishedDescriptions(app: INestApplication): Readonly<Record<string, string>> {
  const { schema } = app.get(GraphQLSchemaHost);
  return {
    'openapi.json': `${JSON.stringify(openApiDocument(app), null, 2)}\n`,
    'schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  };
}
