import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { EDITABLE } from '@vedette/campaign';
import { fieldsOfPiece, kindsOfPieces, typedIn, typedWith, valueShown } from './edit-fields.js';
import { fieldsIn } from './mending-acts.js';
import type { SeenPosition } from './seen-pieces.js';

const namesOf = (isBattle: boolean, kind: string): string[] =>
  fieldsOfPiece(isBattle, kind, '', null).map(({ name }) => name);

describe('the fields of a piece', () => {
  it.each(kindsOfPieces(false))('are those that the house lets a hand set: %s', (kind) =>
    expect(namesOf(false, kind).sort()).toEqual(Object.keys(EDITABLE[kind as 'unit']).sort()),
  );

  it.each([
    ['unit', 'units'],
    ['leader', 'leaders'],
    ['command', 'commands'],
  ])('of a battle are those of its position: %s', (kind, list) => {
    const schema = JSON.parse(
      readFileSync(new URL('../../../../schemas/battle.schema.json', import.meta.url), 'utf8'),
    ) as { properties: Record<string, { items: { properties: object } }> };
    const {
      id: _,
      side: __,
      ...settable
    } = schema.properties[list]!.items.properties as Record<string, unknown>;
    expect(namesOf(true, kind).sort()).toEqual(Object.keys(settable).sort());
  });

  it('have what stands in them where the veil is lifted, and nothing where it is down or has no such piece', () => {
    const seen = { units: [{ id: 'US1IN', strength: 400 }] } as unknown as SeenPosition;
    const beforeOf = (piece: string, from: SeenPosition | null, field: string): unknown =>
      fieldsOfPiece(false, 'unit', piece, from).find(({ name }) => name === field)!.before;
    expect(beforeOf('US1IN', seen, 'strength')).toBe(400);
    expect(beforeOf('US1IN', seen, 'deputy')).toBeNull();
    expect(beforeOf('US2IN', seen, 'strength')).toBeUndefined();
    expect(beforeOf('US1IN', null, 'strength')).toBeUndefined();
  });
});

describe('what is typed into them', () => {
  it('is kept field by field, and an empty one is left as it is', () => {
    const lines = typedWith(typedWith('', 'strength', '321'), 'commander', 'worth');
    expect(fieldsIn(lines)).toEqual({ strength: 321, commander: 'worth' });
    expect([...typedIn(typedWith(lines, 'strength', ''))]).toEqual([['commander', 'worth']]);
    expect(fieldsIn(typedWith('', 'at', '{"port":"Haven","area":"harbor"}'))).toEqual({
      at: { port: 'Haven', area: 'harbor' },
    });
  });

  it('is shown as it can be typed', () =>
    expect([null, 'J9-V4', 12, true, { port: 'Haven' }].map(valueShown)).toEqual([
      '–',
      'J9-V4',
      '12',
      'true',
      '{"port":"Haven"}',
    ]));
});
