import { describe, expect, it } from '@jest/globals';
import { readPosition, type PositionDocument } from '@vedette/campaign';
import { pieceTypes } from '@vedette/rulebooks';
import fc from 'fast-check';
import { theatreSource } from '@vedette/theatres';
import { randomOrders, randomPosition } from '../fuzz/random-campaign.js';
import { randomFleetOrders, withFleets } from '../fuzz/random-fleet.js';
import { RandomSource } from '../fuzz/random-source.js';
import { goodsIn } from './goods.js';
import { playCounted } from './play-counted.js';
import { howMany } from '../how-many.js';

const CAMPAIGNS = howMany('CONSERVED_CAMPAIGNS', 6, 120);
const TURNS = howMany('CONSERVED_TURNS', 5, 8);

describe('what is eaten, fired and sailed with', () => {
  it('is nowhere made and nowhere lost but where an event says so (GITM AMWOL 10, PATE 2.7, 3.4, 3.5)', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const random = new RandomSource(seed);
        let document = withFleets(random, randomPosition(random));
        for (let turn = 0; turn < TURNS; turn++) {
          const orders = [...randomOrders(random, document), ...randomFleetOrders(random, document)];
          const { next, events } = playCounted(document, orders, `goods ${seed}`);
          events.forEach(({ type }) => met.add(type));
          document = next;
        }
      }),
      { numRuns: CAMPAIGNS, seed: 46, endOnFailure: true },
    );
    const wanted = ['GoodsMoved', 'CrewTransferred', 'ShipStoresLoaded', 'ShipOutOfStores', 'SuppliesLoaded'];
    expect(wanted.filter((type) => !met.has(type))).toEqual([]);
  });

  it('can all be gone everywhere: the turns still end, and hands are the only thing that grows less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const random = new RandomSource(seed);
        let document = stripped(withFleets(random, randomPosition(random)));
        for (let turn = 0; turn < 3; turn++) {
          const orders = [...randomOrders(random, document), ...randomFleetOrders(random, document)];
          document = playCounted(document, orders, `bare ${seed}`).next;
        }
        const { supplies, stores } = goodsIn(readPosition(document, theatreSource, pieceTypes));
        expect({ supplies, stores }).toEqual({ supplies: 0, stores: 0 });
      }),
      { numRuns: 3, seed: 47, endOnFailure: true },
    );
  });
});

/** The position with nothing left to eat, fire or sail with. */
function stripped(position: PositionDocument): PositionDocument {
  const { theatre } = position as unknown as { theatre: { ports: object[] } };
  return {
    ...position,
    theatre: { ...theatre, ports: theatre.ports.map((port) => ({ ...port, supplies: 0, stores: 0 })) },
    units: position.units.map((unit) => ({ ...unit, supplies: 0, ammunition: 0 })),
    cities: (position.cities ?? []).map((city) => ({ ...city, supplies: 0, stores: 0 })),
    ships: (position.ships ?? []).map((ship) => ({
      ...ship,
      stores: 0,
      ...(ship.cargo ? { cargo: { units: [], supplies: 0, stores: 0 } } : {}),
    })),
  } as unknown as PositionDocument;
}
