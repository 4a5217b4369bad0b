import { describe, expect, it } from '@jest/globals';
import {
  IdMalformedError,
  officerId,
  partsOfId,
  playerId,
  type PlayerId,
  shipId,
  type ShipId,
  stateId,
  type StateId,
  type TacticalName,
  unitId,
  type UnitId,
} from './identity.js';
import { tacticalIndex, tacticalName } from './state/tactical-name.js';

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

describe('the id of a state', () => {
  it.each(['US', 'M', 'ABCD'])('is the text %j', (text) => {
    expect(stateId(text)).toBe(text);
  });

  it.each(['', 'us', 'TOOLONG', 'US1', 'US ', 'taylor'])('is not the text %j', (text) => {
    expect(() => stateId(text)).toThrow(IdMalformedError);
  });

  it('comes of no text but by its form; that of a piece names it', () => {
    // @ts-expect-error any text is no id
    const claimed: StateId = 'US';
    // @ts-expect-error the id of a unit is no id of a state
    const unit: StateId = unitId('US1IN');
    const state: StateId = partsOfId(unit)!.state;
    expect(state).toBe(claimed);
  });
});

describe('the id of a player', () => {
  it.each(['taylor', '1', 'don-pedro_2', 'a'.repeat(40)])('is the text %j', (text) => {
    expect(playerId(text)).toBe(text);
    expect(officerId(text)).toBe(text);
  });

  it.each(['', 'Taylor', '-taylor', 'zachary taylor', 'a'.repeat(41), 'US1IN'])(
    'is not the text %j',
    (text) => {
      expect(() => playerId(text)).toThrow(IdMalformedError);
    },
  );

  it('is none where nobody holds the post', () => {
    expect([officerId(null), officerId(undefined)]).toEqual([null, null]);
    expect(() => officerId('Taylor')).toThrow(IdMalformedError);
  });

  it('comes of no text but by its form, and that of a state is none', () => {
    // @ts-expect-error any text is no id
    const claimed: PlayerId = 'taylor';
    // @ts-expect-error the id of a state is no id of a player
    const state: PlayerId = stateId('US');
    expect([claimed, state]).toEqual([playerId('taylor'), 'US']);
  });
});

describe("a tactical square's name", () => {
  it('comes of its index alone', () => {
    // @ts-expect-error any text is no name
    const claimed: TacticalName = '3-4';
    expect(tacticalName(tacticalIndex(claimed))).toBe(claimed);
  });
});
