import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** A field that asks another service costs this much; any other costs one. */
const ROOT_FIELD_COST = 10;

interface Measure {
  readonly depth: number;
  readonly cost: number;
}

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

  of(selections: SelectionSetNode, fieldCost: number): Measure {
    let depth = 0;
    let cost = 0;
    for (const selection of selections.selections) {
      const part = this.part(selection, fieldCost);
      depth = Math.max(depth, part.depth);
      cost += part.cost;
    }
    return { depth, cost };
  }

  private part(selection: SelectionSetNode['selections'][number], fieldCost: number): Measure {
    switch (selection.kind) {
      case Kind.FIELD: {
        // Introspection has a rule of its own for its depth, and asks nobody.
        if (selection.name.value.startsWith('__')) return { depth: 1, cost: 1 };
        const below = selection.selectionSet ? this.of(selection.selectionSet, 1) : { depth: 0, cost: 0 };
        return { depth: below.depth + 1, cost: below.cost + fieldCost };
      }
      case Kind.INLINE_FRAGMENT:
        return this.of(selection.selectionSet, fieldCost);
      case Kind.FRAGMENT_SPREAD:
        return this.fragment(selection.name.value, fieldCost);
    }
  }

  private fragment(name: string, fieldCost: number): Measure {
    const key = `${name} ${fieldCost}`;
    const known = this.known.get(key);
    if (known) return known;
    const fragment = this.fragments.get(name);
    // Unknown fragments and circles are refused by rules of GraphQL itself.
    if (!fragment || this.open.has(name)) return { depth: 0, cost: 0 };
    this.open.add(name);
    const measured = this.of(fragment.selectionSet, fieldCost);
    this.open.delete(name);
    this.known.set(key, measured);
    return measured;
  }
}

const refuse = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { problem: code } });

/** Refuses operations that are nested too deep or cost too much, before anything of them is executed. */
export const operationLimits =
  (limits: { readonly depth: number; readonly cost: number }): ValidationRule =>
  (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const measure = new SelectionMeasure(fragmentsOf(context.getDocument()));
      const { depth, cost } = measure.of(operation.selectionSet, ROOT_FIELD_COST);
      if (depth > limits.depth)
        context.reportError(
          refuse('operation-too-deep', `The operation is ${depth} deep; at most ${limits.depth} is allowed.`),
        );
      if (cost > limits.cost)
        context.reportError(
          refuse(
            'operation-too-costly',
            `The operation costs ${cost}; at most ${limits.cost} is allowed. Ask in parts.`,
          ),
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
