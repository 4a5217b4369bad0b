import { describe, expect, it } from '@jest/globals';
import { GITM_AMWOL, GITM_NWOL } from '@vedette/rulebooks';
import { stateOf } from '../testing/field.js';
import { marchAllowance } from './allowance.js';

function allowanceOf(id: string, more: object = {}, book = GITM_AMWOL): number {
  const state = stateOf({
    units: [{ id, square: 'G0-V0', tactical: '7-7', ...more }],
    rulebooks: { land: book.id },
  });
  return marchAllowance(book, state.unit(id));
}

describe('the strategic allowance', () => {
  it.each([
    ['US1IN', 3],
    ['US1LI', 3],
    ['US1MA', 3],
    ['US1LA', 3],
    ['US1CQ', 3],
    ['US1LC', 4],
    ['US1MC', 4],
    ['US1LN', 4],
    ['US1HA', 4],
    ['US1AQ', 4],
    ['US1SA', 2],
    ['US1MI', 2],
  ])('of %s in AMWOL is %i squares (7.1)', (id, squares) => {
    expect(allowanceOf(id)).toBe(squares);
  });

  it.each([
    ['US1HC', 4],
    ['US1LA', 4],
    ['US1HA', 3],
    ['US1MA', 3],
    ['US1SA', 2],
  ])('of %s in NWOL is %i squares (NWOL 7.1)', (id, squares) => {
    expect(allowanceOf(id, {}, GITM_NWOL)).toBe(squares);
  });

  it('is one square less with supplies, however many (7.2)', () => {
    expect(allowanceOf('US1IN', { supplies: 1 })).toBe(2);
    expect(allowanceOf('US1CQ', { supplies: 12 })).toBe(2);
  });

  it('is one square less out of communications, once (7.2, 10.4)', () => {
    expect(allowanceOf('US1IN', { derived: { communications: false } })).toBe(2);
    expect(allowanceOf('US1IN', { supplies: 1, derived: { communications: false } })).toBe(1);
  });

  it('never falls below nothing', () => {
    expect(allowanceOf('US1SA', { supplies: 1, derived: { communications: false } })).toBe(0);
    expect(allowanceOf('US1MI', { supplies: 1, derived: { communications: false } })).toBe(0);
  });
});
