import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BATTLE_FORMS } from '../battle/orders/battle-forms.js';
import { type Field, fieldsOf, type Schema } from '../orders/form/field-of.js';

const folder = new URL('../', import.meta.url);
const namesIn = (file: string): Set<string> =>
  new Set(
    [...readFileSync(new URL(`words/${file}.ftl`, folder), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
      ([, name]) => name!,
    ),
  );
/** All fields of a form, those within others and the kinds of steps too. */
const named = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    field.name,
    ...(field.is === 'group' ? named(field.fields) : []),
    ...(field.is === 'entries' ? named(fieldsOf(field.schema, [...field.path, '0'])) : []),
    ...(field.is === 'either' ? field.ways.flatMap((way) => named(fieldsOf(way, ['in']))) : []),
    ...(field.is === 'steps'
      ? field.kinds.flatMap((kind) => Object.keys(kind.properties ?? { step: null }))
      : []),
  ]);
/** Every word a schema lets one say. */
const wordsOf = (schema: Schema): string[] => [
  ...(schema.enum ?? []),
  ...(schema.anyOf ?? []).flatMap(wordsOf),
  ...(schema.items ? wordsOf(schema.items) : []),
  ...Object.values(schema.properties ?? {}).flatMap(wordsOf),
];

describe('the words of a battle', () => {
  const english = namesIn('battle-en');

  it('are there in both languages, the same ones', () => {
    expect([...namesIn('battle-de')].sort()).toEqual([...english].sort());
    expect([...namesIn('composing-de')].sort()).toEqual([...namesIn('composing-en')].sort());
  });

  it.each(Object.keys(BATTLE_FORMS))('name every field and word of %s', (kind) => {
    const form = BATTLE_FORMS[kind]!;
    const wanted = [
      `kind-${kind}`,
      ...named(fieldsOf(form)).map((name) => `field-battle-${name}`),
      ...wordsOf(form).map((word) => `word-battle-${word}`),
    ];
    expect(wanted.filter((name) => !english.has(name))).toEqual([]);
  });

  it('are all that screens of a battle say by name', () => {
    const known = new Set(['en', 'composing-en', 'battle-en'].flatMap((file) => [...namesIn(file)]));
    const files = readdirSync(new URL('battle/', folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && statSync(new URL(`battle/${file}`, folder)).isFile(),
    );
    const said = files.flatMap((file) =>
      [...readFileSync(new URL(`battle/${file}`, folder), 'utf8').matchAll(/say\(\s*'([\w-]+)'/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(said.length).toBeGreaterThan(50);
    expect([...new Set(said)].filter((name) => !known.has(name))).toEqual([]);
  });
});
