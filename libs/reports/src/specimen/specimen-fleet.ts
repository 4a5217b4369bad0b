import type { FleetPosition } from '@vedette/observed';
import type { ShipStatusReport } from '@vedette/observed';

/** One of the player's ships; everything can be given. */
export function shipStatus(id: string, more: Partial<ShipStatusReport> = {}): ShipStatusReport {
  return {
    id,
    name: null,
    type: id.slice(-2),
    role: 'commander',
    at: { sea: 'WGC', tacticalArea: 3 },
    base: 'Pensacola',
    status: 'active',
    reactivating: null,
    quality: 'Very Good',
    experience: 11,
    morale: 2,
    stores: 11,
    crew: 150,
    marines: 20,
    hull: 0,
    rigging: 2,
    attachedTo: null,
    attached: [],
    capacity: null,
    cargo: { units: [], supplies: 0, stores: 0 },
    contacts: [],
    ashore: [],
    commander: 'taylor',
    deputy: null,
    ...more,
  };
}

/** A fleet position that shows everything a report can show. */
export function specimenFleet(): FleetPosition {
  return {
    player: 'taylor',
    state: 'US',
    turn: 3,
    ships: [
      shipStatus('US3SL', {
        name: 'USS Cyane',
        attached: ['US6SL', 'US9SL'],
        contacts: [
          { ship: 'US1FR', state: 'US', standing: 'same', where: 'sea', gauge: null },
          { ship: 'MX2FR', state: 'MX', standing: 'hostile', where: 'sea', gauge: 'windward' },
        ],
      }),
      shipStatus('US1TR', {
        at: { port: 'Veracruz', area: 'coastal' },
        ashore: ['MX9IN'],
        capacity: 5000,
        cargo: { units: ['US8IN'], supplies: 15, stores: 2 },
      }),
      shipStatus('US4SL', { at: { transit: { to: 'PAC' } }, attachedTo: 'US3SL' }),
      shipStatus('US5SL', { status: 'inactive', reactivating: { turnsLeft: 3 } }),
    ],
    seas: [
      {
        code: 'WGC',
        name: 'Western Gulf Coast',
        map: 'Gulf',
        neighbours: { N: [], E: ['MGC'], S: ['SGC'], W: [] },
        wind: { from: 'north', strength: 'heavy' },
        storm: true,
        mark: { colours: ['blue', 'red'], frigates: ['blue', 'red'] },
        own: ['US3SL', 'US1FR'],
        contacts: [{ ship: 'MX2FR', state: 'MX', standing: 'hostile', where: 'sea', gauge: 'windward' }],
        sails: [{ state: 'MX', standing: 'hostile', size: 'a few sail', port: 'Tampico' }],
      },
      {
        code: 'SGC',
        name: 'Southern Gulf Coast',
        map: 'Gulf',
        neighbours: { N: ['WGC'], E: ['MGC'], S: [], W: [] },
        wind: null,
        storm: false,
        mark: null,
        own: [],
        contacts: [],
        sails: [],
      },
    ],
    ports: [
      {
        name: 'Veracruz',
        sea: 'SGC',
        square: 'K5-Y5',
        exit: 'E',
        state: 'MX',
        standing: 'hostile',
        defence: 3,
        batteries: 4,
        mark: { colours: ['blue', 'red'], frigates: [] },
        own: ['US1TR'],
        contacts: [{ ship: 'MX1TR', state: 'MX', standing: 'hostile', where: 'harbor', gauge: null }],
        stores: null,
        yard: null,
      },
      {
        name: 'Tampico',
        sea: 'WGC',
        square: 'K4-Y1',
        exit: 'E',
        state: 'MX',
        standing: 'hostile',
        defence: 2,
        batteries: 1,
        mark: { colours: ['red'], frigates: [] },
        own: [],
        contacts: [],
        stores: null,
        yard: null,
      },
      {
        name: 'Matagorda',
        sea: 'WGC',
        square: null,
        exit: 'S',
        state: 'US',
        standing: 'same',
        defence: 1,
        batteries: 1,
        mark: { colours: ['black'], frigates: ['gray'] },
        own: ['US5SL'],
        contacts: [
          { ship: 'GB2FR', state: 'GB', standing: 'neutral', where: 'coastal', gauge: null },
          { ship: 'MX7SL', state: 'MX', standing: 'hostile', where: 'coastal', gauge: null },
        ],
        stores: 40,
        yard: 2,
      },
    ],
    seenAshore: [
      { port: 'Veracruz', square: 'K5-Y5', units: [{ unit: 'MX9IN', state: 'MX', inPort: false }] },
    ],
    heardOf: [{ state: 'MX', place: 'Tampico', size: 'some ships', turn: 2 }],
    garrisons: [
      {
        port: 'Norfolk',
        state: 'US',
        turn: 2,
        ships: [{ ship: 'GB2FR', name: null, type: 'FR', state: 'GB', area: 'coastal' }],
      },
    ],
  };
}
