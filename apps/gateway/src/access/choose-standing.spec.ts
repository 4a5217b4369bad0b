import { describe, expect, it } from '@jest/globals';
import type { PlaceDocument } from '@vedette/contracts';
import { EVERYBODY, MINISTERS, PLAYS } from './access.js';
import { type Asking, chooseStanding } from './choose-standing.js';

const campaign = 'mexico';
const general: PlaceDocument = { campaign, role: 'player', player: 'taylor' };
const minister: PlaceDocument = { campaign, role: 'minister', player: 'marcy' };
const office: PlaceDocument = { campaign, role: 'administrator', player: null };

function standing(
  places: PlaceDocument[],
  roles: readonly ('player' | 'minister' | 'administrator')[],
  more: Partial<Asking> = {},
): string {
  try {
    const found = chooseStanding({ campaign, places, operator: false, seat: null, ...more }, roles);
    return found.kind === 'seat' ? found.player : found.kind;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('as what somebody asks', () => {
  it('is the seat he holds, when it is one', () => {
    expect(standing([general], EVERYBODY)).toBe('taylor');
    expect(standing([general], MINISTERS)).toBe('forbidden');
    expect(standing([general], PLAYS, { seat: 'taylor' })).toBe('taylor');
  });

  it('must be said when he holds several, also where only one of them would do', () => {
    expect(standing([general, minister], EVERYBODY)).toBe('seat-needed');
    expect(standing([general, minister], MINISTERS)).toBe('seat-needed');
    expect(standing([general, minister], MINISTERS, { seat: 'marcy' })).toBe('marcy');
    expect(standing([general, minister], MINISTERS, { seat: 'taylor' })).toBe('forbidden');
  });

  it('is never more than the seat he names', () => {
    expect(standing([general, office], EVERYBODY)).toBe('administrator');
    expect(standing([general, office], EVERYBODY, { seat: 'taylor' })).toBe('taylor');
    expect(standing([general, office], ['administrator'], { seat: 'taylor' })).toBe('forbidden');
    expect(standing([general, office], PLAYS)).toBe('taylor');
    expect(standing([], ['administrator'], { seat: 'taylor', operator: true })).toBe('seat-not-yours');
  });

  it('lists his own seats when he names another, or none, and no others', () => {
    const asking = { campaign, places: [general, minister], operator: false };
    for (const seat of ['arista', null])
      expect(() => chooseStanding({ ...asking, seat }, EVERYBODY)).toThrow(/: taylor, marcy\./);
  });

  it('is nobody where he has no place, whatever he names', () => {
    expect(standing([], EVERYBODY)).toBe('campaign-not-found');
    expect(standing([], EVERYBODY, { seat: 'taylor' })).toBe('campaign-not-found');
    expect(standing([], EVERYBODY, { operator: true })).toBe('operator');
    expect(standing([], PLAYS, { operator: true })).toBe('forbidden');
  });
});
