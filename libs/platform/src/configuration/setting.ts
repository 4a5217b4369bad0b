import { readDatabaseAddress } from '@vedette/database';

/** Outcome of reading one value: the value, or what is wrong with it in words. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly wanted: string };

/** JSON Schema of one value, as far as settings need it. */
export type ValueSchema =
  | { readonly type: 'string'; readonly minLength?: number; readonly pattern?: string }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly enum: readonly string[] };

/** One environment variable: what it decides, how it is read, what holds when it is not set. */
export interface Setting<T> {
  /** What the variable decides, with its unit. */
  readonly decides: string;
  /** What a value must look like, for the table and for errors. */
  readonly wanted: string;
  /** The same as JSON Schema of a value in a document, where numbers may stand as numbers. */
  readonly schema: ValueSchema;
  readonly read: (text: string) => Reading<T>;
  /** What holds when the variable is not set; a setting without one must be given. */
  readonly fallback?: { readonly value: T; readonly shown: string };
  /** Secrets are never printed. */
  readonly visibility: 'open' | 'secret';
}

interface Words {
  readonly decides: string;
  readonly visibility?: 'open' | 'secret';
}

const build = <T>(
  words: Words,
  wanted: string,
  schema: ValueSchema,
  parse: (text: string) => T | undefined,
  fallback?: { readonly value: T; readonly shown: string },
): Setting<T> => ({
  decides: words.decides,
  visibility: words.visibility ?? 'open',
  wanted,
  schema,
  read: (text) => {
    const value = parse(text);
    return value === undefined ? { ok: false, wanted } : { ok: true, value };
  },
  ...(fallback === undefined ? {} : { fallback }),
});

const ANY_TEXT: ValueSchema = { type: 'string', minLength: 1 };

/** Any text that is not empty. */
export const textSetting = (words: Words & { readonly fallback?: string }): Setting<string> =>
  build(
    words,
    'a text',
    ANY_TEXT,
    (text) => text,
    words.fallback === undefined ? undefined : { value: words.fallback, shown: words.fallback || '(empty)' },
  );

/** A text that may be missing. */
export const optionalTextSetting = (words: Words): Setting<string | undefined> =>
  build<string | undefined>(words, 'a text', ANY_TEXT, (text) => text, { value: undefined, shown: '(none)' });

/** A URL with one of the given schemes, e.g. `['nats', 'tls']`. */
export const urlSetting = (
  words: Words & { readonly schemes: readonly string[]; readonly fallback?: string },
): Setting<string> =>
  build(
    words,
    `a URL that begins with ${words.schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    { type: 'string', pattern: `^(${words.schemes.join('|')})://` },
    (text) =>
      URL.canParse(text) && words.schemes.includes(new URL(text).protocol.slice(0, -1)) ? text : undefined,
    words.fallback === undefined ? undefined : { value: words.fallback, shown: words.fallback },
  );

/** One or several URLs, separated by commas, each with one of the given schemes. */
export const urlsSetting = (
  words: Words & { readonly schemes: readonly string[]; readonly fallback?: string },
): Setting<string> => {
  const one = urlSetting(words);
  return build(
    words,
    `${one.wanted}, or several separated by commas`,
    one.schema,
    (text) => (text.split(',').every((part) => one.read(part.trim()).ok) ? text : undefined),
    one.fallback,
  );
};

/** The address of a Postgres database with one or several servers. */
export const databaseSetting = (words: Words): Setting<string> =>
  build(
    words,
    'a URL like postgres://user:password@host:5432,host:5432/name?target_session_attrs=read-write (any or read-write)',
    { type: 'string', pattern: '^postgres(ql)?://' },
    (text) => (readDatabaseAddress(text) ? text : undefined),
  );

/** A whole number within bounds, both included. */
export const integerSetting = (
  words: Words & { readonly least: number; readonly most: number; readonly fallback?: number },
): Setting<number> =>
  build(
    words,
    `a whole number from ${words.least} to ${words.most}`,
    { type: 'integer', minimum: words.least, maximum: words.most },
    (text) => {
      const value = Number(text);
      return /^-?\d+$/.test(text) && value >= words.least && value <= words.most ? value : undefined;
    },
    words.fallback === undefined ? undefined : { value: words.fallback, shown: String(words.fallback) },
  );

/** A whole number within bounds, both included, or nothing. */
export const optionalIntegerSetting = (
  words: Words & { readonly least: number; readonly most: number },
): Setting<number | undefined> => ({
  ...integerSetting(words),
  fallback: { value: undefined, shown: '(none)' },
});

/** One of a few words. */
export const choiceSetting = <const C extends string>(
  words: Words & { readonly choices: readonly C[]; readonly fallback?: C },
): Setting<C> =>
  build(
    words,
    `one of ${words.choices.join(', ')}`,
    { enum: words.choices },
    (text) => words.choices.find((choice) => choice === text),
    words.fallback === undefined ? undefined : { value: words.fallback, shown: words.fallback },
  );

/** One of a few words, or nothing. */
export const optionalChoiceSetting = <const C extends string>(
  words: Words & { readonly choices: readonly C[] },
): Setting<C | undefined> =>
  build<C | undefined>(
    words,
    `one of ${words.choices.join(', ')}`,
    { enum: words.choices },
    (text) => words.choices.find((choice) => choice === text),
    { value: undefined, shown: '(none)' },
  );

/** A text of one shape, e.g. an installation's name. */
export const patternSetting = (
  words: Words & { readonly pattern: RegExp; readonly wanted: string; readonly fallback?: string },
): Setting<string> =>
  build(
    words,
    words.wanted,
    { type: 'string', pattern: words.pattern.source },
    (text) => (words.pattern.test(text) ? text : undefined),
    words.fallback === undefined ? undefined : { value: words.fallback, shown: words.fallback },
  );

/** A text of one shape that may be missing. */
export const optionalPatternSetting = (
  words: Words & { readonly pattern: RegExp; readonly wanted: string },
): Setting<string | undefined> =>
  build<string | undefined>(
    words,
    words.wanted,
    { type: 'string', pattern: words.pattern.source },
    (text) => (words.pattern.test(text) ? text : undefined),
    { value: undefined, shown: '(none)' },
  );
