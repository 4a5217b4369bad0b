import { describe, expect, it } from '@jest/globals';
import { aCampaign } from '../../../gateway/src/testing/samples.js';
import type { Membership } from './membership.repository.js';
import { whoMayHold } from './who-may-hold.js';

const players = ['taylor:US', 'worth:US', 'arista:MX'].map((text) => {
  const [id = '', state = ''] = text.split(':');
  return { id, state, name: id, ministries: [] };
});
const seat = (player: string): Membership => ({ campaign: 'mexico', role: 'player', player });
const office: Membership = { campaign: 'mexico', role: 'administrator', player: null };

function outcomeOf(wanted: Membership, held: Membership[], { solo = false, operator = false } = {}): string {
  try {
    whoMayHold(aCampaign({ players, solo }), { operator }, wanted)(held);
    return 'given';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('the places of one account', () => {
  it.each([
    ['a first seat', seat('taylor'), [], 'given'],
    ['a second seat of the side', seat('worth'), [seat('taylor')], 'given'],
    ['a seat it has', seat('taylor'), [seat('taylor')], 'given'],
    ['a seat of the other side', seat('arista'), [seat('taylor')], 'seat-of-other-side'],
    ['a seat beside the office', seat('taylor'), [office], 'administrator-plays'],
    ['the office beside a seat', office, [seat('taylor')], 'administrator-plays'],
    ['the office', office, [], 'given'],
  ])('%s', (_, wanted, held, expected) => expect(outcomeOf(wanted, held)).toBe(expected));

  it('do not make an operator a player', () => {
    expect(outcomeOf(seat('taylor'), [], { operator: true })).toBe('administrator-plays');
    expect(outcomeOf(office, [], { operator: true })).toBe('given');
  });

  it('may be of both sides in a solo campaign for who sees them both anyway, and for nobody else', () => {
    const solo = true;
    expect(outcomeOf(seat('taylor'), [office], { solo })).toBe('given');
    expect(outcomeOf(seat('arista'), [office, seat('taylor')], { solo })).toBe('given');
    expect(outcomeOf(office, [seat('taylor')], { solo })).toBe('given');
    expect(outcomeOf(seat('arista'), [seat('taylor')], { solo })).toBe('seat-of-other-side');
  });
});
