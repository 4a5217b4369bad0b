import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { PipeTransform } from '@nestjs/common';
import { Args, ArgsType } from '@nestjs/graphql';
import { faultsOf } from '@vedette/documents';
import { ParameterInvalidError } from './parameter-invalid.error.js';
import { graphField } from './graph-field.js';
import { withoutNull, wordsOf } from './read-schema.js';

/** A class of what is asked beside the path: the query string of REST, the arguments of GraphQL. */
export type Question<S extends TObject> = (new () => Static<S>) & { readonly schema: S };
const questions = new Set<unknown>();
type Given = Readonly<Record<string, unknown>>;

/**
 * The class that stands for what may be asked of a route and of a field alike. One declaration describes it, reads it from
 * the text of a query, and refuses what it does not allow. A part may say under `allowed` in which words that is told.
 */
export function questionOf<S extends TObject>(schema: S): Question<S> {
  const question = class {
    static readonly schema = schema;
  };
  for (const [key, part] of Object.entries(schema.properties)) {
    graphField(part, 'argument', !(schema.required ?? []).includes(key))(question.prototype, key);
  }
  ArgsType()(question);
  questions.add(question);
  return question as Question<S>;
}

/** Whether a class stands for a question: its schema judges it, and arguments named beside it are none of its business. */
export function isQuestion(metatype: unknown): boolean {
  return questions.has(metatype);
}

/**
 * What is asked, of all that was given; what nobody knows is left alone, and null is as good as nothing where a part may not be null. `nameOf`: how a part is
 * called where it was given. @throws ParameterInvalidError
 */
export function readQuestion<S extends TObject>(
  schema: S,
  given: Given,
  nameOf = (name: string): string => name,
): Static<S> {
  const asked: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(schema.properties)) {
    const value = read(part, given[key]);
    const isMissing = value === undefined || (value === null && !withoutNull(part).nullable);
    if (isMissing && !(schema.required ?? []).includes(key)) continue;
    const [fault] = faultsOf(part, value);
    if (fault) throw new ParameterInvalidError(nameOf(key), allowedIn(part) ?? fault.allowed);
    asked[key] = value;
  }
  return asked as Static<S>;
}

/** A query is text: numbers, yes and no are read from it, and nothing else is. What is null within an object was left out. */
function read(part: TSchema, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined));
  if (typeof value !== 'string') return value;
  const { type } = withoutNull(part).schema;
  if (type === 'integer' && /^\d{1,9}$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function allowedIn(part: TSchema): string | null {
  if (typeof part['allowed'] === 'string') return part['allowed'];
  const words = wordsOf(part);
  if (words) return `one of ${words.join(', ')}`;
  const { type, minimum = 0, maximum } = part as { type?: string; minimum?: number; maximum?: number };
  if (type === 'integer')
    return maximum === undefined ? 'a whole number' : `a whole number from ${minimum} to ${maximum}`;
  return type === 'boolean' ? 'true or false' : null;
}

/** What is asked in the arguments of a field, beside those named one by one. */
export function ArgsOf<S extends TObject>({ schema }: Question<S>): ParameterDecorator {
  const pipe: PipeTransform<Given, Static<S>> = { transform: (given) => readQuestion(schema, given) };
  return Args(pipe);
}
