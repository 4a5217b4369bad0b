import { nearest, perhaps } from './nearest.js';
import { withArticle } from './with-article.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Fault } from './fault.js';

const LONGEST_SHOWN = 60;

/** One complaint of the validator as a fault: where, what was found, what is allowed. */
export function faultOf(error: ErrorObject, prefix: string): Fault {
  const pointer = prefix + error.instancePath;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return {
        pointer: `${pointer}/${asPointer(String(params['missingProperty']))}`,
        found: 'nothing',
        allowed: `${constantOf(error, String(params['missingProperty']))}; it must be given`,
      };
    case 'additionalProperties':
      return {
        pointer: `${pointer}/${asPointer(String(params['additionalProperty']))}`,
        found: 'a key that is not known here',
        allowed: onlyKeys(error, String(params['additionalProperty'])),
      };
    default:
      return { pointer, found: show(error.data), allowed: allowedBy(error, params) };
  }
}

/** A value as a fault shows it, cut when it is long. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 3)}...` : text;
}

/** A key as part of a JSON pointer (RFC 6901). */
export function asPointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function allowedBy(error: ErrorObject, params: Record<string, unknown>): string {
  const limit = String(params['limit']);
  switch (error.keyword) {
    case 'enum':
      return oneOfWords(params['allowedValues'] as unknown[], error.data);
    case 'const':
      return show(params['allowedValue']);
    case 'type':
      return described(error) ?? TYPES[String(params['type'])] ?? `a value of type ${String(params['type'])}`;
    case 'pattern':
      return `${described(error) ?? `text like ${String(params['pattern'])}`}${otherCase(error.data, String(params['pattern']))}`;
    case 'format':
      return described(error) ?? withArticle(String(params['format']));
    case 'minimum':
      return `a number of at least ${limit}`;
    case 'maximum':
      return `a number of at most ${limit}`;
    case 'minLength':
      return `text of at least ${limit} ${Number(limit) === 1 ? 'letter' : 'letters'}`;
    case 'maxLength':
      return `text of at most ${limit} letters`;
    case 'minItems':
      return `a list of at least ${limit}`;
    case 'maxItems':
      return `a list of at most ${limit}`;
    default:
      return error.message ?? error.keyword;
  }
}

/** What the schema says of itself, which tells more than its pattern. */
function described(error: ErrorObject): string | undefined {
  return (error.parentSchema as { description?: string } | undefined)?.description;
}

/** The one value a missing key can have, where there is but one. */
function constantOf(error: ErrorObject, key: string): string {
  const { properties } = error.parentSchema as { readonly properties?: Record<string, { const?: unknown }> };
  const only = properties?.[key]?.const;
  return only === undefined ? 'a value' : show(only);
}

function onlyKeys(error: ErrorObject, written: string): string {
  const keys = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
  return keys.length > 0
    ? `only ${keys.join(', ')}${perhaps(nearest(keys, written))}`
    : 'only the documented keys';
}

/** The words that may stand where another was found, and those of them that were perhaps meant. */
export function oneOfWords(words: readonly unknown[], found: unknown): string {
  const near = typeof found === 'string' ? nearest(words.map(String), found) : [];
  return `one of ${words.join(', ')}${perhaps(near)}`;
}

/** A text that only its case keeps from fitting, in the case that fits. */
function otherCase(found: unknown, pattern: string): string {
  if (typeof found !== 'string') return '';
  const fits = new RegExp(pattern, 'u');
  return perhaps([found.toUpperCase(), found.toLowerCase()].filter((text) => fits.test(text)).slice(0, 1));
}
