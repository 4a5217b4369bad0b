import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { activeTraceId, logFailure, problemOf } from '@vedette/platform';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

const logger = new Logger('GraphQL');

/** What a client is told of an error: the members of problem details as `extensions`, and nothing of our insides. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original instanceof GraphQLError) return ofGraphql(formatted);
  const whole = problemOf(original);
  const { detail, type: _, instance: __, ...problem } = whole;
  const traceId = activeTraceId();
  if (problem.status >= 500) logFailure(logger, { error: original, problem: whole }, 'A field failed');
  return {
    message: detail,
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { ...problem, ...(traceId === undefined ? {} : { traceId }) },
  };
}

/** Faults of the operation itself; Apollo's codes are brought to our spelling, and ours win over Apollo's. */
function ofGraphql({ message, locations, path, extensions }: GraphQLFormattedError): GraphQLFormattedError {
  const code = String(extensions?.['problem'] ?? extensions?.['code'] ?? 'graphql-invalid')
    .toLowerCase()
    .replaceAll('_', '-');
  return {
    message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code, status: 400, title: 'The operation is malformed' },
  };
}
