import { describe, expect, it } from '@jest/globals';
import type { GameEvent, NavalOrder } from '@vedette/campaign';
import { navalOrder, shipsAt, Squadron } from '../testing/squadron.js';

const SEEDS = Array.from({ length: 24 }, (_, i) => `lot ${i}`);
const HERE = { sea: 'NWA', tacticalArea: 0 };
const PURSUE = { contact: { stance: 'pursue' } } as const;

/** Who set the course in each of many lots: ships that sailed by their own orders, in the order of the list of seeds. */
function leaders(orders: readonly NavalOrder[]): string[] {
  return SEEDS.map((seed) => {
    const state = shipsAt(orders.map(({ ship }) => ({ id: ship, at: HERE })));
    const draws = Object.fromEntries(orders.map(({ ship }) => [`6.5 ${ship} first`, 0]));
    return courses(new Squadron(state, [...orders], draws, seed).play('naval-movement-1'));
  });
}

function courses(events: readonly GameEvent[]): string {
  return events
    .flatMap(({ type, ships = [] }) => (type === 'ShipsSailed' ? [ships.join('+')] : []))
    .join(' ');
}

const towards = (...seas: string[]) => ({ movement: { seas } });

describe('whoever pursues (PATE 4.6, 6.9)', () => {
  it('takes no course of its own before the enemy it lies with, whatever the lot', () => {
    const orders = [
      navalOrder('US1SL', { ...PURSUE, ...towards('SWA') }),
      navalOrder('MX1SL', towards('NEA')),
    ];
    expect(new Set(leaders(orders))).toEqual(new Set(['MX1SL']));
  });

  it('goes its own way by lot where the numbers it was given do not hold for that enemy', () => {
    const few = { contact: { stance: 'pursue', min: 2, max: 5 } } as const;
    const orders = [navalOrder('US1SL', { ...few, ...towards('SWA') }), navalOrder('MX1SL', towards('NEA'))];
    expect(new Set(leaders(orders))).toEqual(new Set(['US1SL MX1SL', 'MX1SL US1SL']));
  });

  it('and is pursued in turn goes by lot', () => {
    const orders = [
      navalOrder('US1SL', { ...PURSUE, ...towards('SWA') }),
      navalOrder('MX1SL', { ...PURSUE, ...towards('NEA') }),
    ];
    expect(new Set(leaders(orders))).toEqual(new Set(['MX1SL', 'US1SL']));
  });

  it('joins a chain that starts with who pursues nobody', () => {
    const orders = [
      navalOrder('US1SL', { ...PURSUE, ...towards('SWA') }),
      navalOrder('TX1SL', { ...PURSUE, movement: { seas: ['SWA'], sailAlone: true } }),
      navalOrder('MX1SL', towards('NEA')),
    ];
    expect(new Set(leaders(orders))).toEqual(new Set(['MX1SL']));
  });
});
