import { describe, expect, it } from '@jest/globals';
import type { EditDocument } from '@vedette/contracts';
import { readFields } from './fields.js';
import { tellEdit } from './tell-edit.js';

const EDIT: EditDocument = {
  campaign: 'mexico',
  turn: 2,
  number: null,
  act: 'change',
  kind: 'unit',
  piece: 'US1IN',
  changes: [{ field: 'strength', before: 2, after: 1, told: 'strength from 2 to 1' }],
  reason: 'a slip',
  undoes: null,
  witnesses: [
    {
      player: 'taylor',
      degree: 'full',
      told: { piece: 'US1IN', changes: [{ field: 'strength', told: 'strength from 2 to 1' }] },
    },
  ],
};

describe('vedette admin edit', () => {
  it('takes fields as JSON where they are, and as they are written where not', () => {
    expect(readFields(['strength=900', 'square=G5-V6', 'commander=null', 'at={"port":"Tampico"}'])).toEqual({
      strength: 900,
      square: 'G5-V6',
      commander: null,
      at: { port: 'Tampico' },
    });
    expect(readFields(['name=a=b'])).toEqual({ name: 'a=b' });
    expect(() => readFields(['strength'])).toThrow('field=value');
    expect(() => readFields(['=3'])).toThrow('field=value');
  });

  it('tells of an edit what changes and who is told what, in words', () => {
    expect(tellEdit(EDIT)).toBe(
      [
        'This would change the unit US1IN at the start of turn 2:',
        '  strength from 2 to 1',
        'It would be told to:',
        '  taylor learns everything: piece US1IN, changes strength from 2 to 1',
        '',
      ].join('\n'),
    );
    expect(tellEdit({ ...EDIT, number: 4, undoes: 3, witnesses: [] })).toContain(
      'Edit 4 changes the unit US1IN at the start of turn 2 and takes edit 3 back',
    );
  });
});
