import { EXAMPLE_SHAPES, EXAMPLE_TEXTS, EXAMPLE_WORDS } from './example-words.js';

/** The part of JSON Schema that the shapes of the API are written in. */
interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: boolean | Shape;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** What an example is made of, and on which way: no shape is shown within itself. */
interface Making {
  readonly components: Readonly<Record<string, Shape>>;
  /** Names of components that an example is being made of. */
  readonly within: readonly string[];
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f-]{27}$/,
  uri: /^https:/,
  email: /@/,
};

/**
 * An example of a shape: what it gives as one itself, or else one made of its parts, with words of one and the same war. The
 * outermost record shows all it may hold, those within it what they must. `undefined` where a shape can only hold itself. A test
 * holds every example against its shape (`apps/gateway/src/openapi/examples.spec.ts`).
 */
export function exampleOf(shape: unknown, components: Readonly<Record<string, unknown>>): unknown {
  return made(shape as Shape, '', { components: components as Making['components'], within: [] });
}

function made(shape: Shape, key: string, making: Making): unknown {
  if (shape.$ref !== undefined) return madeOfComponent(shape.$ref.split('/').at(-1)!, key, making);
  const given = [shape.const, shape.example, shape.examples?.[0], shape.default].find(
    (one) => one !== undefined,
  );
  if (given !== undefined) return given;
  if (shape.enum) return shape.enum.find((one) => one !== null) ?? null;
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => made(part, key, making)));
  const choices = shape.oneOf ?? shape.anyOf;
  if (choices) return firstOf(choices, key, making);
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.find((one) => one !== 'null');
  switch (type) {
    case 'array':
      return madeList(shape, key, making);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return numberOf(shape, key);
    case 'null':
      return null;
    case 'string':
      return textOf(shape, key);
    default:
      return shape.properties || type === 'object' ? madeRecord(shape, making) : textOf(shape, key);
  }
}

function madeOfComponent(name: string, key: string, making: Making): unknown {
  if (name in EXAMPLE_SHAPES) return EXAMPLE_SHAPES[name];
  const component = making.components[name];
  if (!component || making.within.includes(name)) return undefined;
  return made(component, key, { ...making, within: [...making.within, name] });
}

/** An example of the first of several shapes that has one and is not nothing. */
function firstOf(choices: readonly Shape[], key: string, making: Making): unknown {
  const examples = choices.map((choice) => made(choice, key, making)).filter((one) => one !== undefined);
  return examples.find((one) => one !== null) ?? examples[0];
}

function madeList({ items, minItems = 0 }: Shape, key: string, making: Making): unknown[] {
  const one = items ? made(items, key, making) : undefined;
  return one === undefined ? [] : Array.from({ length: Math.max(1, minItems) }, () => one);
}

function madeRecord(shape: Shape, making: Making): Record<string, unknown> {
  const { properties = {}, required = [], patternProperties = {}, additionalProperties } = shape;
  const isOutermost = making.within.length <= 1;
  const members = Object.entries(properties)
    .filter(([key]) => isOutermost || required.length === 0 || required.includes(key))
    .map(([key, part]) => [key, made(part, key, making)] as const);
  const others = Object.entries(patternProperties).map(
    ([pattern, part]) => [textOf({ pattern }, ''), made(part, '', making)] as const,
  );
  const more =
    typeof additionalProperties === 'object' && members.length + others.length === 0
      ? [['taylor', made(additionalProperties, '', making)] as const]
      : [];
  return Object.fromEntries([...members, ...others, ...more].filter(([, value]) => value !== undefined));
}

function numberOf({ minimum = -Infinity, maximum = Infinity }: Shape, key: string): number {
  const word = EXAMPLE_WORDS[key]?.find((one) => typeof one === 'number');
  return Math.min(maximum, Math.max(minimum, word ?? 1));
}

/** A text that a shape allows: the word of its key, one that fits its pattern, or the key in words. */
function textOf({ pattern, format, minLength = 0, maxLength = Infinity }: Shape, key: string): string {
  const rule = pattern === undefined ? FORMATS[format ?? ''] : new RegExp(pattern, 'u');
  const fits = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && (rule?.test(text) ?? true);
  const words = (EXAMPLE_WORDS[key] ?? []).filter((one) => typeof one === 'string');
  const inWords = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase() || 'text';
  const candidates = rule ? [...words, ...EXAMPLE_TEXTS, inWords] : [...words, inWords];
  return candidates.find(fits) ?? inWords.padEnd(minLength, ' as long as it has to be').slice(0, maxLength);
}
