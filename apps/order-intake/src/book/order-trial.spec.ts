import { describe, expect, it } from '@jest/globals';
import { readPosition, type Order } from '@vedette/campaign';
import { makeInlineTheatre } from '@vedette/geography';
import { OrderDesk } from '@vedette/order-rules';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { OrderTrial } from './order-trial.js';

const POSITION = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  theatre: { kind: 'inline', origin: 'G3-V3', strategic: ['....'] },
  states: [{ id: 'US', nation: 'United States', side: 'US' }],
  players: ['taylor', 'worth'].map((id) => ({ id, state: 'US' })),
  units: [
    { id: 'US5IN', square: 'G3-V3', tactical: '7-7', strength: 900, commander: 'taylor', deputy: 'worth' },
  ],
};
const whole: Order = {
  kind: 'land',
  unit: 'US5IN',
  by: 'taylor',
  strategic: { path: ['G4-V3'], entry: '7-7' },
  posture: { offensive: 'attack' },
  supply: { level: 1 },
};
const march = (to: string, by = 'taylor'): Order => ({
  kind: 'land',
  unit: 'US5IN',
  by,
  strategic: { path: [to] },
});

function trial(sent: readonly Order[] = []): OrderTrial {
  const state = readPosition(POSITION, (theatre) => makeInlineTheatre(theatre as never), pieceTypes);
  const desk = new OrderDesk(state, booksOf(state.rulebooks));
  sent.forEach((order, place) => desk.enter(order, place));
  const at = (place: number) => (sent[place] ? { order: sent[place], name: `receipt R${place}` } : null);
  return new OrderTrial(desk.trial(), sent.length, at, 'gitm-amwol 6.1');
}
const notes = (one: OrderTrial, order: Order): string[] =>
  one
    .take(order)
    .problems.filter(({ code }) => code === 'replaces' || code === 'duplicate')
    .map(({ code, message }) => `${code}: ${message}`);

describe('an order for a piece that has one', () => {
  it('names the receipt it replaces, and what of it falls away', () => {
    const [note] = notes(trial([whole]), march('G4-V3'));
    expect(note).toMatch(/^replaces: it replaces your earlier order \(receipt R0\)/);
    expect(note).toContain('strategic.entry, posture, supply fall away');
  });

  it('is a duplicate where it is equal', () => {
    expect(notes(trial([whole]), structuredClone(whole))[0]).toMatch(/^duplicate: .*receipt R0/);
  });

  it('tells the same within a batch, by place until there are receipts', () => {
    const batch = trial();
    expect(notes(batch, march('G4-V3'))).toEqual([]);
    expect(notes(batch, march('G5-V3'))[0]).toContain('(order 0 of those sent together)');
    batch.hasReceipt('R7');
    expect(notes(batch, march('G5-V3'))[0]).toMatch(/^duplicate: .*\(receipt R7\)/);
  });

  it('says nothing of what another sent, nor of an order that is refused', () => {
    expect(notes(trial([march('G4-V3', 'worth')]), march('G5-V3'))).toEqual([]);
    expect(notes(trial([whole]), { kind: 'land', unit: 'US9IN', by: 'taylor' })).toEqual([]);
    expect(notes(trial([whole]), march('A0-A0'))).toEqual([]);
  });
});
