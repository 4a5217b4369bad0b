import type { Path } from './part-of.js';

/** The part of JSON Schema that the schemas of orders are written in. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Common {
  /** The key it stands under, which names it. */
  readonly name: string;
  readonly path: Path;
  readonly required: boolean;
}

/** A field of the form of an order, as its schema has it. */
export type Field =
  | (Common & { readonly is: 'choice'; readonly words: readonly string[] })
  | (Common & { readonly is: 'tick' })
  | (Common & { readonly is: 'number'; readonly least: number | null; readonly most: number | null })
  | (Common & { readonly is: 'text'; readonly pattern: string | null; readonly words: readonly string[] })
  | (Common & {
      readonly is: 'list';
      readonly words: readonly string[];
      readonly pattern: string | null;
      readonly most: number | null;
      /** Whether a place of it may be left blank: a march that waits a phase. */
      readonly mayWait: boolean;
    })
  | (Common & { readonly is: 'either'; readonly ways: readonly Schema[] })
  | (Common & {
      readonly is: 'steps';
      /** What each step may be: a bare text, or an object of one key. */
      readonly kinds: readonly Schema[];
      readonly most: number | null;
    })
  | (Common & { readonly is: 'entries'; readonly schema: Schema })
  | (Common & { readonly is: 'group'; readonly fields: readonly Field[] });

/** What the house knows of an order by itself: of what kind it is, who sent it and when. */
const KNOWN: ReadonlySet<string> = new Set(['kind', 'by', 'at']);

/** Whether `at` of an order is a part of it, which its form asks for, and not the moment it was sent. */
export const isAskedAt = ({ required = [] }: Schema): boolean => required.includes('at');

/** The fields of an object's schema, those left out that the form itself fills. */
export function fieldsOf(schema: Schema, at: Path = [], filled: ReadonlySet<string> = KNOWN): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(
      ([name]) =>
        at.length > 0 || (name === 'at' && isAskedAt(schema)) || !(KNOWN.has(name) || filled.has(name)),
    )
    .map(([name, part]) =>
      fieldOf(part, { name, path: [...at, name], required: schema.required?.includes(name) ?? false }),
    );
}

function fieldOf(schema: Schema, common: Common): Field {
  const { core, nullable } = withoutNull(schema);
  const words = wordsOf(core);
  const ways = waysOf(core);
  if (isMixed(ways)) return { ...common, is: 'either', ways };
  switch (core.type) {
    case 'boolean':
      return { ...common, is: 'tick' };
    case 'integer':
    case 'number':
      return { ...common, is: 'number', least: core.minimum ?? null, most: core.maximum ?? null };
    case 'object':
      return {
        ...common,
        required: common.required && !nullable,
        is: 'group',
        fields: fieldsOf(core, common.path),
      };
    case 'array':
      return listOf(core, common);
    default:
      return core.enum
        ? { ...common, is: 'choice', words }
        : { ...common, is: 'text', pattern: patternOf(core), words };
  }
}

function listOf(schema: Schema, common: Common): Field {
  const { core, nullable } = withoutNull(schema.items ?? {});
  if (core.type === 'object') return { ...common, is: 'entries', schema: core };
  const ways = waysOf(core);
  if (ways.some(({ properties = {} }) => Object.keys(properties).length > 1))
    return { ...common, is: 'entries', schema: allOf(ways) };
  if (isMixed(ways)) return { ...common, is: 'steps', kinds: ways, most: schema.maxItems ?? null };
  return {
    ...common,
    is: 'list',
    words: wordsOf(core),
    pattern: patternOf(core),
    most: schema.maxItems ?? null,
    mayWait: nullable,
  };
}

/** The shapes something may have, those of those among them. */
const waysOf = (schema: Schema): readonly Schema[] => (schema.anyOf ?? []).flatMap(withinWay);
const withinWay = (schema: Schema): readonly Schema[] => (schema.anyOf ? waysOf(schema) : [schema]);

/** One form for entries of several shapes: all their parts, of which those are needed that each of them needs. */
const allOf = (ways: readonly Schema[]): Schema => ({
  type: 'object',
  properties: Object.assign({}, ...ways.map(({ properties }) => properties)) as Schema['properties'] & object,
  required: (ways[0]?.required ?? []).filter((key) => ways.every(({ required }) => required?.includes(key))),
});

/** Whether shapes are of so different kinds that no one box holds them all. */
const isMixed = (ways: readonly Schema[]): boolean => ways.some(({ type }) => type !== 'string');

/** A schema that also takes null, without it; of several that are left, all are kept. */
function withoutNull(schema: Schema): { readonly core: Schema; readonly nullable: boolean } {
  if (!schema.anyOf) return { core: schema, nullable: false };
  const rest = schema.anyOf.filter(({ type }) => type !== 'null');
  const nullable = rest.length < schema.anyOf.length;
  return rest.length === 1 ? { ...withoutNull(rest[0]!), nullable } : { core: { anyOf: rest }, nullable };
}

const wordsOf = ({ enum: words, anyOf }: Schema): readonly string[] =>
  words ?? (anyOf ?? []).flatMap((one) => [...wordsOf(one)]);

/** The pattern of a text, or of any of several that it may be; null where any text will do. */
function patternOf({ pattern, anyOf, enum: words }: Schema): string | null {
  if (words) return words.join('|');
  if (pattern) return pattern.replace(/^\^|\$$/g, '');
  const patterns = (anyOf ?? []).map(patternOf);
  return patterns.length > 0 && patterns.every((one) => one !== null) ? patterns.join('|') : null;
}
