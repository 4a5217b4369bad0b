import { describe, expect, it } from '@jest/globals';
import type { AnyOrder } from '../../seat/composing.js';
import { ghostsOf, waysAhead } from './ghosts-ahead.js';
import { stands } from './use-ahead.js';

const march = (...path: (string | null)[]): AnyOrder => ({
  kind: 'land',
  unit: 'US3IN',
  strategic: { path },
});
const orders = new Map<string, AnyOrder>([
  ['US3IN 5', march('J9-V3')],
  ['US3IN 6', march('J9-V2', null)],
  ['US3IN 7', { kind: 'land', unit: 'US3IN', posture: 'assault' }],
  ['US4IN 6', march('J8-V4')],
]);
const ghosts = ghostsOf(
  [
    { id: 'US3IN', square: 'J9-V4' },
    { id: 'US4IN', square: null },
    { id: 'US5IN', square: 'J9-V4' },
  ],
  [7, 6],
  (piece, turn) => orders.get(`${piece} ${turn}`) ?? null,
  5,
);

describe('the ghosts of later turns', () => {
  it('stand where the orders of the turns before leave a piece, one for each turn it has an order for', () =>
    expect(ghosts.map(({ piece, turn, square }) => [piece, turn, square])).toEqual([
      ['US3IN', 6, 'J9-V3'],
      ['US3IN', 7, 'J9-V2'],
    ]));

  it('march from there, and draw no way where they stay', () =>
    expect(waysAhead(ghosts)).toEqual([{ squares: ['J9-V3', 'J9-V2'], is: 'ahead' }]));

  it('stand together in a square, each piece and each turn once', () =>
    expect(
      stands([
        { piece: 'US3IN', turn: 7, square: 'J9-V3' },
        { piece: 'US3IN', turn: 6, square: 'J9-V3' },
        { piece: 'US4IN', turn: 6, square: 'J9-V3' },
      ]),
    ).toEqual([{ square: 'J9-V3', turns: [6, 7], pieces: ['US3IN', 'US4IN'] }]));
});
