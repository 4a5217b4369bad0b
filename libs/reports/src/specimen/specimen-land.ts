import type { LandPosition } from '../input/land-position.schema.js';
import type { SquareView } from '../input/strategic-view.schema.js';
import type { TacticalView } from '../input/tactical-view.schema.js';
import type { UnitStatus } from '../input/unit-status.schema.js';

function square(name: string, terrain: string, more: Partial<SquareView> = {}): SquareView {
  return { square: name, terrain, nation: 'United States', city: null, mark: null, stacks: [], ...more };
}

const MATAMOROS = {
  name: 'Matamoros',
  tactical: '7-7',
  state: 'MX',
  level: 2,
  supplies: 1200,
  fort: { level: 1, capacity: 1500 },
  besieged: true,
};

/** Every kind of ground, mark and standing once, in two regions of the strategic map. */
function squares(): SquareView[] {
  return [
    square('G5-V5', 'open'),
    square('G6-V5', 'forested hill'),
    square('G7-V5', 'high mountain', { nation: 'Mexico' }),
    square('G5-V6', 'river', {
      mark: { kind: 'flag', colours: ['blue', 'red'] },
      stacks: [
        {
          state: 'MX',
          standing: 'hostile',
          condition: 'active',
          count: null,
          size: 'brigades',
          letters: 'IC',
        },
        { state: 'US', standing: 'same', condition: 'active', count: 12, size: null, letters: 'ICH' },
      ],
    }),
    square('G6-V6', 'river', {
      nation: 'Mexico',
      city: MATAMOROS,
      mark: { kind: 'flag', colours: ['black'] },
      stacks: [
        {
          state: 'GT',
          standing: 'neutral',
          condition: 'active',
          count: null,
          size: 'regiments',
          letters: 'A',
        },
        {
          state: 'MX',
          standing: 'hostile',
          condition: 'active',
          count: null,
          size: '2 divisions',
          letters: 'I',
        },
        { state: 'TX', standing: 'allied', condition: 'active', count: 1, size: null, letters: 'C' },
      ],
    }),
    square('G7-V6', 'water', { nation: '' }),
    square('G5-V7', 'hill', {
      mark: { kind: 'tent', colours: ['red'] },
      stacks: [
        {
          state: 'MX',
          standing: 'hostile',
          condition: 'inactive',
          count: null,
          size: 'brigade',
          letters: 'I',
        },
      ],
    }),
    square('G6-V7', 'marsh', {
      mark: { kind: 'boxed-s', colours: ['blue'] },
      stacks: [{ state: 'US', standing: 'same', condition: 'shattered', count: 1, size: null, letters: 'I' }],
    }),
    square('K0-Y4', 'desert', { nation: 'Mexico' }),
  ];
}

const ROW = '.'.repeat(15);

function tactical(): TacticalView {
  const terrain = Array.from({ length: 15 }, () => ROW);
  terrain[4] = 'rrrrrrrfrrrrrrr';
  terrain[7] = '..hhHH.T.tt..mp';
  terrain[14] = 'wwwwwwwwwwwwwww';
  return {
    square: 'G6-V6',
    terrain,
    defence: Array.from({ length: 15 }, (_, row) => String(row % 5).repeat(15)),
    city: MATAMOROS,
    units: [
      { unit: 'US1IN', state: 'US', standing: 'same', tactical: '3-4', condition: 'active', inFort: false },
      { unit: 'TX1LC', state: 'TX', standing: 'allied', tactical: '3-4', condition: 'active', inFort: false },
      { unit: 'MX1IN', state: 'MX', standing: 'hostile', tactical: '7-7', condition: 'active', inFort: true },
      {
        unit: 'GT1IN',
        state: 'GT',
        standing: 'neutral',
        tactical: '14-0',
        condition: 'inactive',
        inFort: false,
      },
      {
        unit: 'US7IN',
        state: 'US',
        standing: 'same',
        tactical: '0-14',
        condition: 'shattered',
        inFort: false,
      },
    ],
  };
}

/** One of the player's units; everything can be given. */
export function unitStatus(id: string, more: Partial<UnitStatus> = {}): UnitStatus {
  return {
    id,
    name: null,
    type: id.slice(-2),
    role: 'commander',
    square: 'G6-V6',
    tactical: '3-4',
    status: 'active',
    inFort: false,
    aboard: null,
    strength: 1000,
    batteries: 0,
    regiments: 0,
    weapon: null,
    gun: null,
    quality: 'Fair',
    experience: 8,
    morale: 56,
    fatigue: 2,
    initiative: 4,
    supplies: 1,
    ammunition: 5,
    casualties: { killed: 1, wounded: 2, prisoners: 3, stragglers: 4 },
    supplySource: 'US1CQ',
    supplied: true,
    communications: true,
    communicationsSource: 'US1CQ',
    reforming: null,
    homeCity: null,
    commander: 'taylor',
    deputy: 'worth',
    ...more,
  };
}

/** A land position that shows everything a report can show. */
export function specimenLand(): LandPosition {
  return {
    player: 'taylor',
    state: 'US',
    turn: 3,
    season: 'campaign',
    squares: squares(),
    maps: [tactical()],
    units: [
      unitStatus('US1IN', { name: 'First Infantry' }),
      unitStatus('US7IN', { status: 'shattered', reforming: { turnsLeft: 2, waited: 1 }, supplied: false }),
      unitStatus('US8IN', { status: 'embarked', square: null, tactical: null, aboard: 'US1TR' }),
      unitStatus('US9MI', { status: 'inactive', communications: false, homeCity: 'Point Isabel' }),
    ],
    ports: [
      {
        port: 'Tampico',
        ships: [{ ship: 'MX2FR', name: 'Guerrero', type: 'FR', state: 'MX', area: 'coastal' }],
      },
    ],
    seenFromShips: [
      { port: 'Veracruz', square: 'K5-Y5', units: [{ unit: 'MX9IN', state: 'MX', inPort: true }] },
    ],
    garrisons: [{ port: 'Pensacola', state: 'US', turn: 2, ships: [] }],
    headquartersHeardOf: [{ state: 'MX', type: 'AQ', square: 'G9-V9', turn: 2 }],
    troopsHeardOf: [{ state: 'MX', square: 'H0-V1', size: 'division', letters: 'IA', turn: 2 }],
  };
}
