import { Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { type DocumentNode, GraphQLError } from 'graphql';
import { EDGE_SETTINGS, type EdgeSettings } from '../edge-settings.js';
import { formatError } from './format-error.js';
import { parseOperation, refusalOf } from './operation-limits.js';

export const GRAPHQL_PATH = '/graphql';

/**
 * Looks at a document of GraphQL before it is compared with the schema: how long it is, how deep, what it costs. What is no
 * document at all goes on to whoever says so.
 */
@Injectable()
export class OperationDoor {
  constructor(@Inject(EDGE_SETTINGS) private readonly settings: EdgeSettings) {}

  readonly handle: RequestHandler = (request, response, next) => {
    const source = sourceOf(request);
    const refusal = source === undefined ? null : this.refusalOf(source);
    if (refusal === null) return next();
    response.status(400).json({ errors: [formatError(refusal.toJSON(), refusal)] });
  };

  /** Why a document is not compared with the schema, or null. */
  private refusalOf(source: string): GraphQLError | null {
    let document: DocumentNode;
    try {
      document = parseOperation(source);
    } catch (error) {
      // Too long, or no document: it is parsed by the same measure once more, and refused there.
      if (error instanceof GraphQLError) return null;
      throw error;
    }
    const { GRAPHQL_DEPTH: depth, GRAPHQL_COST: cost } = this.settings;
    return refusalOf(document, { depth, cost });
  }
}

function sourceOf({ method, body, query }: Request): string | undefined {
  const asked: unknown =
    method === 'GET' ? query['query'] : (body as { query?: unknown } | null | undefined)?.query;
  return typeof asked === 'string' ? asked : undefined;
}
