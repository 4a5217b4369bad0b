import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { packShape } from '../../../pack-shapes.mjs';
import type { AnyOrder } from '../../seat/composing.js';
import { type Field, fieldsOf, type Schema } from './field-of.js';
import { formFaults } from './form-faults.js';
import { partOf, pathOf, pointerOf, withPart } from './part-of.js';

const folder = new URL('../../../../../schemas/orders/', import.meta.url);
const schemas = new Map(
  readdirSync(folder).map((file) => [
    file.replace('.schema.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Schema,
  ]),
);
const words = (language: string): string =>
  readFileSync(new URL(`../../words/orders-${language}.ftl`, import.meta.url), 'utf8');
/** All fields of a form, also those within others. */
const all = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...(field.is === 'group' ? all(field.fields) : []),
    ...(field.is === 'entries' ? all(fieldsOf(field.schema, [...field.path, '0'])) : []),
  ]);

/** A field whose own shapes are packed as the build packs them. */
const withShapesAsCarried = (field: Field): Field => {
  if (field.is === 'entries') return { ...field, schema: packShape(field.schema) as Schema };
  if (field.is === 'either') return { ...field, ways: packShape(field.ways) as Schema[] };
  if (field.is === 'steps') return { ...field, kinds: packShape(field.kinds) as Schema[] };
  if (field.is === 'group') return { ...field, fields: field.fields.map(withShapesAsCarried) };
  return field;
};

describe('the form of an order', () => {
  it('is the published shape of its kind, for every kind: the document of orders, which forms are taken from, lists them all', () => {
    const document = JSON.parse(readFileSync(new URL('../orders.schema.json', folder), 'utf8')) as {
      properties: { orders: { items: { oneOf: (Schema & { properties: { kind: { const: string } } })[] } } };
    };
    const own = ({ properties, required }: Schema): unknown => ({ properties, required });
    const listed = document.properties.orders.items.oneOf;
    expect(new Map(listed.map((form) => [form.properties.kind.const, own(form)]))).toEqual(
      new Map([...schemas].map(([kind, schema]) => [kind, own(schema)])),
    );
  });

  it.each([...schemas.keys()])(
    'of %s has a name in both languages for each of its fields and words',
    (kind) => {
      const fields = all(fieldsOf(schemas.get(kind)!));
      expect(fields.length).toBeGreaterThan(0);
      const names = fields.flatMap((field) => [
        `field-${field.name}`,
        ...('words' in field && field.name !== 'facing' ? field.words.map((word) => `word-${word}`) : []),
      ]);
      for (const language of ['en', 'de'])
        expect(names.filter((name) => !words(language).includes(`\n${name} =`))).toEqual([]);
    },
  );

  it.each([...schemas.keys()])('of %s is the same of the shape as the desk carries it', (kind) => {
    const shape = schemas.get(kind)!;
    const carried = packShape(shape) as Schema;
    expect(JSON.stringify(carried).length).toBeLessThan(JSON.stringify(shape).length);
    expect(all(fieldsOf(carried))).toEqual(all(fieldsOf(shape)).map(withShapesAsCarried));
  });

  it('makes of each shape its kind of field', () => {
    const found = new Map(
      all(fieldsOf(schemas.get('land')!)).map((field) => [pointerOf(field.path), field.is]),
    );
    expect(Object.fromEntries(found)).toMatchObject({
      '/unit': 'text',
      '/strategic/path': 'list',
      '/strategic/pursuit': 'tick',
      '/strategic/pursuitLimit': 'number',
      '/strategic/marchTo': 'list',
      '/tactical/engage/from': 'number',
      '/posture/offensive': 'choice',
      '/supply/source': 'text',
    });
    expect(all(fieldsOf(schemas.get('naval')!)).find(({ name }) => name === 'unload')?.is).toBe('entries');
  });

  it('says what is missing and what cannot stand where it does', () => {
    const faults = (order: AnyOrder) => formFaults(order, fieldsOf(schemas.get(order.kind)!));
    expect(faults({ kind: 'merge', unit: 'US1IN' })).toEqual([{ field: '/into', code: 'must-be-filled' }]);
    expect(faults({ kind: 'merge', unit: 'US1IN', into: '?' })).toEqual([
      { field: '/into', code: 'not-of-this-form' },
    ]);
    expect(faults({ kind: 'land', unit: 'US1IN', tactical: { destination: '15-2' } })).toEqual([
      { field: '/tactical/destination', code: 'not-of-this-form' },
    ]);
    expect(faults({ kind: 'land', unit: 'US1IN', tactical: { destination: 'ford', phase: 6 } })).toEqual([
      { field: '/tactical/phase', code: 'not-of-this-form' },
    ]);
    expect(
      faults({ kind: 'land', unit: 'US1IN', strategic: { path: ['J9-V4', null] }, supply: { level: 2 } }),
    ).toEqual([]);
  });
});

describe('a part of an order', () => {
  const order: AnyOrder = {
    kind: 'land',
    unit: 'US1IN',
    posture: { offensive: 'attack' },
    supply: { level: 1 },
  };

  it('is changed and leaves the rest as it was', () => {
    const next = withPart(order, ['posture', 'defensive'], 'defend');
    expect(next).toEqual({ ...order, posture: { offensive: 'attack', defensive: 'defend' } });
    expect(order['posture']).toEqual({ offensive: 'attack' });
  });

  it('goes with its section when nothing is left in it', () => {
    expect(withPart(order, ['posture', 'offensive'], '')).toEqual({
      kind: 'land',
      unit: 'US1IN',
      supply: { level: 1 },
    });
  });

  it('is found in lists, by the pointer that a receipt names', () => {
    const landing = withPart({ kind: 'naval', ship: 'US1TR' }, pathOf('/loading/unload'), [
      { unit: 'US1IN' },
    ]);
    const next = withPart(landing, pathOf('/loading/unload/0/square'), 'J9-V4');
    expect(partOf(next, pathOf('/loading/unload/0'))).toEqual({ unit: 'US1IN', square: 'J9-V4' });
  });
});
