import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function valueOf(node: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.NULL:
      return null;
    case Kind.LIST:
      return node.values.map((value) => valueOf(value, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, valueOf(value, variables)]),
      );
    case Kind.VARIABLE:
      return variables[node.name.value];
  }
}

/** A document described by a JSON Schema elsewhere. An API may say where in its `description`. */
export const JsonValue = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'A JSON document.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueOf(node, variables ?? {}),
});
