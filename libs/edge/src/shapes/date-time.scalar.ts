import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function moment(value: unknown): string {
  if (typeof value === 'string' && MOMENT.test(value)) return value;
  throw new GraphQLError('A moment has its time zone, e.g. 2027-03-01T20:00:00Z.');
}

/** A moment in time. It goes out with the digits it is kept with, so that it is the same text over REST and GraphQL. */
export const DateTime = new GraphQLScalarType<string, unknown>({
  name: 'DateTime',
  description: 'A moment in time, ISO 8601 with its time zone.',
  serialize: (value) => value,
  parseValue: moment,
  parseLiteral: (node) => moment(node.kind === Kind.STRING ? node.value : null),
});
