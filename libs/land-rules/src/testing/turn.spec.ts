import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { definitionOf, type PhaseName } from '@vedette/campaign';
import { sequenceOf } from '@vedette/rulebooks';
import { Field } from './field.js';
import { skirmish } from './skirmish.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });

function landTurn(field: Field): PhaseName[] {
  return sequenceOf(field.state)
    .filter(({ owner }) => owner === 'land')
    .map(({ name }) => name);
}

describe('a land turn', () => {
  it('folds from its events to exactly where it ended, every event true to its schema', () => {
    const { position, orders } = skirmish(7, 60, 4);
    const field = new Field(position, orders);
    field.play(...landTurn(field));
    expect(field.folded()).toEqual(field.written());
    for (const event of field.events) {
      const valid = ajv.validate(definitionOf(event.type).data, event.data);
      expect([event.type, valid ? null : ajv.errorsText()]).toEqual([event.type, null]);
    }
    const types = new Set(field.events.map(({ type }) => type));
    expect([...types]).toEqual(
      expect.arrayContaining([
        'UnitMarched',
        'MarchBlocked',
        'UnitMovedTactically',
        'TacticalMoveBlocked',
        'EnemyEncountered',
        'PositionReported',
        'TurnEnded',
      ]),
    );
  });
});
