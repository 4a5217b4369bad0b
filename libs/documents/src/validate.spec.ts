import { describe, expect, it } from '@jest/globals';
import { Type } from '@sinclair/typebox';
import { faultsOf } from './validate.js';

const CLOSED = { additionalProperties: false } as const;
const Step = Type.Union([
  Type.String({ pattern: '^[0-9]{4}$', description: 'a hex' }),
  Type.Object({ face: Type.Integer() }, CLOSED),
  Type.Object({ form: Type.Union([Type.Literal('line'), Type.Literal('column')]) }, CLOSED),
]);
const Told = Type.Object({
  step: Type.Optional(Step),
  withdraw: Type.Optional(Type.Union([Type.Literal(false), Type.Integer({ maximum: 3 })])),
  format: Type.Optional(Type.Literal('it@1')),
});

describe('faults of a union', () => {
  it('are those of the branch whose keys the value has', () => {
    expect(faultsOf(Told, { step: { form: 7 } })).toEqual([
      { pointer: '/step/form', found: '7', allowed: '"line", or "column"' },
    ]);
  });

  it('name the keys there are where the value has none of them', () => {
    expect(faultsOf(Told, { step: { march: 7 } })).toEqual([
      { pointer: '/step', found: '{"march":7}', allowed: 'an object with face, or form' },
    ]);
  });

  it('tell a key too many of the branch that knows the other', () => {
    expect(faultsOf(Told, { step: { face: 1, fast: true } })).toEqual([
      expect.objectContaining({ pointer: '/step/fast' }),
    ]);
  });

  it('name what any branch allows where it is no object', () => {
    expect(faultsOf(Told, { step: 12 })).toEqual([
      { pointer: '/step', found: '12', allowed: 'a hex, or an object' },
    ]);
    expect(faultsOf(Told, { withdraw: 'far' })).toEqual([
      { pointer: '/withdraw', found: '"far"', allowed: 'false, or a whole number' },
    ]);
  });
});

describe('a value of the wrong kind where only one can stand', () => {
  it('is one fault', () => {
    expect(faultsOf(Told, { format: null })).toEqual([
      { pointer: '/format', found: 'null', allowed: '"it@1"' },
    ]);
  });
});
