import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/** A field that asks another service costs this much; any other costs one. */
const ROOT_FIELD_COST = 10;
/** Words and signs of a document, *our figure*: the query by which tools ask for the whole schema has some 200. */
export const MOST_TOKENS = 2_000;
/** Fields that ask for the schema in one operation, *our figure*: that query has some 230, each spread counted. */
const MOST_INTROSPECTION = 300;

/** What an operation may be. */
export interface OperationLimits {
  readonly depth: number;
  readonly cost: number;
}

interface Measure {
  readonly depth: number;
  readonly cost: number;
  /** Fields that ask for the schema, each spread of a fragment counted anew. */
  readonly introspection: number;
}

const NOTHING: Measure = { depth: 0, cost: 0, introspection: 0 };
/** Where a selection stands: fields of the root ask other services, those of the schema ask nobody. */
type Place = 'root' | 'below' | 'schema';

const fragmentsOf = (document: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

/** Measures a selection; every spread of a fragment counts anew, because every spread is executed. */
class SelectionMeasure {
  private readonly known = new Map<string, Measure>();
  private readonly open = new Set<string>();

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  of(selections: SelectionSetNode, place: Place): Measure {
    let { depth, cost, introspection } = NOTHING;
    for (const selection of selections.selections) {
      const part = this.part(selection, place);
      depth = Math.max(depth, part.depth);
      cost += part.cost;
      introspection += part.introspection;
    }
    return { depth, cost, introspection };
  }

  private part(selection: SelectionSetNode['selections'][number], place: Place): Measure {
    switch (selection.kind) {
      case Kind.FIELD:
        return this.field(selection, place);
      case Kind.INLINE_FRAGMENT:
        return this.of(selection.selectionSet, place);
      case Kind.FRAGMENT_SPREAD:
        return this.fragment(selection.name.value, place);
    }
  }

  private field({ name, selectionSet }: FieldNode, place: Place): Measure {
    const ofSchema = place === 'schema' || name.value.startsWith('__');
    const below = selectionSet ? this.of(selectionSet, ofSchema ? 'schema' : 'below') : NOTHING;
    // How deep one may ask for the schema a rule of GraphQL itself decides.
    if (ofSchema)
      return {
        depth: place === 'schema' ? 0 : 1,
        cost: place === 'schema' ? 0 : 1,
        introspection: below.introspection + 1,
      };
    return {
      depth: below.depth + 1,
      cost: below.cost + (place === 'root' ? ROOT_FIELD_COST : 1),
      introspection: below.introspection,
    };
  }

  private fragment(name: string, place: Place): Measure {
    const key = `${name} ${place}`;
    const known = this.known.get(key);
    if (known) return known;
    const fragment = this.fragments.get(name);
    // Unknown fragments and circles are refused by rules of GraphQL itself.
    if (!fragment || this.open.has(name)) return NOTHING;
    this.open.add(name);
    const measured = this.of(fragment.selectionSet, place);
    this.open.delete(name);
    this.known.set(key, measured);
    return measured;
  }
}

const refuse = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { problem: code } });

/** A document taken apart, as long as it is no longer than any that is of use. @throws GraphQLError */
export const parseOperation = (source: string): DocumentNode => parse(source, { maxTokens: MOST_TOKENS });

/**
 * Why a document is nested too deep or costs too much, or null. It is asked before the rules of GraphQL are, for some of them
 * take time by the square of what a document would have them compare; so fragments nobody uses are measured as well.
 */
export function refusalOf(document: DocumentNode, limits: OperationLimits): GraphQLError | null {
  const measure = new SelectionMeasure(fragmentsOf(document));
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
      continue;
    const refusal = refusalOfMeasure(measure.of(definition.selectionSet, placeOf(definition)), limits);
    if (refusal) return refusal;
  }
  return null;
}

function placeOf(definition: OperationDefinitionNode | FragmentDefinitionNode): Place {
  if (definition.kind === Kind.OPERATION_DEFINITION) return 'root';
  return definition.typeCondition.name.value.startsWith('__') ? 'schema' : 'below';
}

function refusalOfMeasure(
  { depth, cost, introspection }: Measure,
  limits: OperationLimits,
): GraphQLError | null {
  if (depth > limits.depth)
    return refuse(
      'operation-too-deep',
      `The operation is ${depth} deep; at most ${limits.depth} is allowed.`,
    );
  if (cost > limits.cost)
    return refuse(
      'operation-too-costly',
      `The operation costs ${cost}; at most ${limits.cost} is allowed. Ask in parts.`,
    );
  if (introspection > MOST_INTROSPECTION)
    return refuse(
      'operation-too-costly',
      `The operation asks for ${introspection} fields of the schema; at most ${MOST_INTROSPECTION} are allowed. GET /schema.graphql has it whole.`,
    );
  return null;
}

/** Fields of the schema have no other names: under many names the whole schema would be told as many times. */
export const schemaUnderItsOwnNames: ValidationRule = (context) => ({
  Field({ name, alias }) {
    const ofSchema = context.getParentType()?.name.startsWith('__') || /^__(?:schema|type)$/.test(name.value);
    if (ofSchema && alias && alias.value !== name.value)
      context.reportError(
        refuse('operation-too-costly', `${name.value} is asked for under its own name only.`),
      );
  },
});

/** Lets nothing but subscriptions through: queries and mutations go over HTTP, where they are counted. */
export const onlySubscriptions: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
      context.reportError(
        refuse('subscriptions-only', 'Only subscriptions come over this connection; send the rest by POST.'),
      );
  },
});
