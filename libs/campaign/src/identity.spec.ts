import { describe, expect, it } from '@jest/globals';
import { IdMalformedError, partsOfId, shipId, type ShipId, unitId, type UnitId } from './identity.js';

describe('the id of a unit or ship', () => {
  it('is told apart into state, number and type', () => {
    expect(partsOfId('US1IN')).toEqual({ id: 'US1IN', state: 'US', number: 1, type: 'IN' });
    expect(partsOfId('FR12TR')).toEqual({ id: 'FR12TR', state: 'FR', number: 12, type: 'TR' });
  });

  it.each(['', 'US', 'US1', '1IN', 'us1in', 'US1INN', 'US12345IN', 'TOOLONG1IN', 'US1IN '])(
    'is not the text %j',
    (text) => {
      expect(partsOfId(text)).toBeNull();
      expect(() => unitId(text)).toThrow(IdMalformedError);
      expect(() => shipId(text)).toThrow(IdMalformedError);
    },
  );

  it('comes of no text but by its form, and one kind of id is not another', () => {
    // @ts-expect-error any text is no id
    const claimed: UnitId = 'US1IN';
    const unit = unitId('US1IN');
    // @ts-expect-error the id of a unit is no id of a ship
    const ship: ShipId = unit;
    expect([claimed, ship]).toEqual([unit, unit]);
  });
});
