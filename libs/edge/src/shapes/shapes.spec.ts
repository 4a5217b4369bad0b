import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { type TSchema, Type } from '@sinclair/typebox';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { bodyOf } from './body-of.js';
import { DateTime } from './date-time.scalar.js';
import { enumerationOf, nameEnumerations } from './enumerations.js';
import { publishedSchema, writtenOut } from './published-schema.js';
import { viewOf } from './view-of.js';

const BRANCHES = ['land', 'sea'] as const;
nameEnumerations({ SpecimenBranch: BRANCHES, SpecimenCourier: ['at-once', 'courier'] });
const branch = Type.Unsafe<(typeof BRANCHES)[number]>({ type: 'string', enum: [...BRANCHES] });
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Instant = Type.String({ format: 'date-time', description: 'a moment in time, ISO 8601' });
const Gun = Type.Object({ pounds: Type.Integer({ minimum: 1, description: 'weight of a shot' }) });
const Battery = Type.Object(
  {
    name: orNull(Type.String({ description: 'as the men call it' })),
    branch: orNull(branch),
    guns: Type.Array(Gun),
    spare: Type.Optional(orNull(Gun)),
    since: Instant,
  },
  { additionalProperties: false },
);
const GunView = viewOf('SpecimenGun', Gun);
viewOf('SpecimenBattery', Battery);

const faultsOf = (body: new () => object, sent: object): string[] =>
  validateSync(plainToInstance(body, sent), { whitelist: true, forbidNonWhitelisted: true }).flatMap(
    ({ property, constraints }) => Object.keys(constraints ?? {}).map((name) => `${property} ${name}`),
  );

describe('a shape declared once', () => {
  it('is a class of the name it is published under', () => {
    expect(GunView.name).toBe('SpecimenGunView');
  });

  it('is written out for OpenAPI with its parts by name and null as JSON Schema has it', () => {
    expect(writtenOut(Battery)).toEqual({
      type: 'object',
      required: ['name', 'branch', 'guns', 'since'],
      properties: {
        name: { type: ['string', 'null'], description: 'as the men call it' },
        branch: { type: ['string', 'null'], enum: ['land', 'sea', null] },
        guns: { type: 'array', items: { $ref: '#/components/schemas/SpecimenGunView' } },
        spare: { anyOf: [{ $ref: '#/components/schemas/SpecimenGunView' }, { type: 'null' }] },
        since: { type: 'string', format: 'date-time', description: 'a moment in time, ISO 8601' },
      },
    });
  });

  it('is led to by its name where it was made optional or described anew', () => {
    expect(publishedSchema(Type.Optional(Gun))).toEqual({ $ref: '#/components/schemas/SpecimenGunView' });
    expect(publishedSchema(Type.Object(Gun.properties, { description: 'the first' }))).toEqual({
      $ref: '#/components/schemas/SpecimenGunView',
      description: 'the first',
    });
  });

  it('judges what is sent with the bounds of its schema', () => {
    const body = bodyOf(
      'SpecimenSalvo',
      Type.Object({
        battery: Type.String({ pattern: '^[A-Z]$', refusal: 'battery must be a letter' }),
        shots: Type.Integer({ minimum: 1, maximum: 9 }),
        at: Type.Array(branch, { minItems: 1, uniqueItems: true }),
        until: Type.Union([Instant, Type.Null()]),
        note: Type.Optional(Type.String({ maxLength: 3 })),
      }),
    );
    const fair = { battery: 'A', shots: 3, at: ['land'], until: null };
    expect(faultsOf(body, fair)).toEqual([]);
    expect(faultsOf(body, { ...fair, note: null })).toEqual([]);
    expect(faultsOf(body, { ...fair, note: 'long' })).toEqual(['note isLength']);
    expect(faultsOf(body, { ...fair, battery: 'AB' })).toEqual(['battery matches']);
    expect(faultsOf(body, { ...fair, shots: 10 })).toEqual(['shots max']);
    expect(faultsOf(body, { ...fair, shots: 1.5 })).toEqual(['shots isInt']);
    expect(faultsOf(body, { ...fair, at: ['air'] })).toEqual(['at isIn']);
    expect(faultsOf(body, { ...fair, at: [] })).toEqual(['at arrayMinSize']);
    expect(faultsOf(body, { ...fair, until: 'tomorrow' })).toEqual(['until isIso8601']);
    expect(faultsOf(body, { ...fair, wind: 'north' })).toEqual(['wind whitelistValidation']);
    expect(faultsOf(body, { ...fair, until: undefined })).toContain('until isIso8601');
  });
});

describe('an enumeration', () => {
  it('keeps the words of REST, with underscores for what GraphQL cannot write', () => {
    expect(enumerationOf(['at-once', 'courier'])).toEqual({ at_once: 'at-once', courier: 'courier' });
  });

  it('is refused when nobody gave the words a name', () => {
    expect(() => enumerationOf(['horse', 'foot'])).toThrow(/horse, foot/);
  });
});

describe('a moment of GraphQL', () => {
  it('goes out as it is kept, and comes in with its time zone only', () => {
    expect(DateTime.serialize('2027-03-01T20:00:00.123456Z')).toBe('2027-03-01T20:00:00.123456Z');
    expect(DateTime.parseValue('2027-03-01T20:00:00+01:00')).toBe('2027-03-01T20:00:00+01:00');
    expect(() => DateTime.parseValue('2027-03-01T20:00:00')).toThrow('time zone');
    expect(() => DateTime.parseValue(1)).toThrow('time zone');
  });
});
