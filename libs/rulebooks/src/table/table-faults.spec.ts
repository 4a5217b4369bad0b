import { describe, expect, it } from '@jest/globals';
import { GITM_AMWOL } from '../books/gitm-amwol/index.js';
import { GITM_NWOL } from '../books/gitm-nwol/index.js';
import { PATE_AMWOL } from '../books/pate-amwol/index.js';
import type { LandRulebook } from '../land-rulebook.js';
import type { NavalRulebook } from '../naval-rulebook.js';
import { IncompleteTablesError } from './incomplete-tables.error.js';
import { refuseGaps } from './refuse-gaps.js';
import { landTableFaults, navalTableFaults, pairFaults } from './table-faults.js';

const IN = GITM_AMWOL.unitTypes.get('IN')!;
const landWith = (more: Partial<LandRulebook>): LandRulebook => ({ ...GITM_AMWOL, ...more });
const figureWithout = <T>(
  figure: { value: Readonly<Record<string, T>>; rule: string; ours: string | null },
  row: string,
) => ({
  ...figure,
  value: Object.fromEntries(Object.entries(figure.value).filter(([code]) => code !== row)),
});

describe('the tables of a land book', () => {
  it.each([GITM_AMWOL, GITM_NWOL])('of the shelf leave nothing open: $id', (book) => {
    expect(landTableFaults(book)).toEqual([]);
  });

  it('name every type that fights and has no weight', () => {
    const zouaves = { ...IN, code: 'ZO', name: 'zouaves' };
    const faults = landTableFaults(
      landWith({ unitTypes: new Map([...GITM_AMWOL.unitTypes, ['ZO', zouaves]]) }),
    );
    expect(faults).toEqual(['gitm-amwol: armWeights has no row for "ZO"']);
  });

  it('ask for no weight of who does not fight', () => {
    const train = { ...IN, code: 'ZO', name: 'a train', role: { ...IN.role, fights: false } };
    const book = landWith({ unitTypes: new Map([...GITM_AMWOL.unitTypes, ['ZO', train]]) });
    expect(landTableFaults(book)).toEqual([]);
  });

  it('name a row of a type nobody has, a weapon that counts nothing and guns that are none', () => {
    const rifles = { ...IN, armament: { weapons: ['musket', 'rifle'], guns: ['rifled'] } };
    const types = new Map([...GITM_AMWOL.unitTypes, ['IN', rifles]]);
    types.delete('LN');
    const { combat } = GITM_AMWOL;
    const faults = landTableFaults(
      landWith({
        unitTypes: types,
        combat: {
          ...combat,
          weaponWeights: { value: { musket: { fire: 1, melee: 1 } }, rule: '9.6', ours: null },
          attachedBatteryType: { ...combat.attachedBatteryType, value: { infantry: 'IN', cavalry: 'LA' } },
        },
      }),
    );
    expect(faults).toEqual([
      expect.stringContaining('armWeights has "LN", which is none of'),
      'gitm-amwol: weaponWeights has no row for "rifle"',
      'gitm-amwol: gunWeights has no row for "rifled"',
      expect.stringContaining('attachedBatteryType has "IN", which is none of MA, LA, HA, SA'),
    ]);
  });

  it('name a code that is a unit and a ship, and one that ids cannot have', () => {
    const faults = landTableFaults(
      landWith({
        unitTypes: new Map([
          ...GITM_AMWOL.unitTypes,
          ['TR', { ...IN, code: 'TR', role: { ...IN.role, fights: false } }],
          ['Gun', { ...IN, code: 'Gun', role: { ...IN.role, fights: false } }],
        ]),
      }),
    );
    expect(faults).toEqual([
      'gitm-amwol: unitTypes keeps "Gun" under "Gun"; codes are two capital letters',
      'gitm-amwol: "TR" is a type of units and of ships; ids would not tell which',
    ]);
  });
});

describe('the tables of a naval book', () => {
  const { figures } = PATE_AMWOL;
  const navalWith = (more: Partial<NavalRulebook['figures']>): NavalRulebook => ({
    ...PATE_AMWOL,
    figures: { ...figures, ...more },
  });

  it('of the shelf leave nothing open', () => {
    expect(navalTableFaults(PATE_AMWOL)).toEqual([]);
  });

  it.each([
    [
      'strength',
      navalWith({ combat: { ...figures.combat, strength: figureWithout(figures.combat.strength, 'SL') } }),
      'SL',
    ],
    [
      'points',
      navalWith({ combat: { ...figures.combat, points: figureWithout(figures.combat.points, 'FR') } }),
      'FR',
    ],
    [
      'prizeCrew',
      navalWith({ combat: { ...figures.combat, prizeCrew: figureWithout(figures.combat.prizeCrew, 'FR') } }),
      'FR',
    ],
    [
      'crews',
      navalWith({ handling: { ...figures.handling, crews: figureWithout(figures.handling.crews, 'SL') } }),
      'SL',
    ],
    [
      'chances',
      navalWith({
        movement: { ...figures.movement, chances: figureWithout(figures.movement.chances, 'TR') },
      }),
      'TR',
    ],
  ])('name the ship without a row in %s', (table, book, code) => {
    expect(navalTableFaults(book)).toEqual([`pate-amwol: ${table} has no row for "${code}"`]);
  });
});

describe('a shelf', () => {
  it('starts with whole books, and with no other', () => {
    expect(() => refuseGaps([GITM_AMWOL, GITM_NWOL], [PATE_AMWOL])).not.toThrow();
    const types = new Map([...GITM_AMWOL.unitTypes, ['ZO', { ...IN, code: 'ZO' }]]);
    expect(() => refuseGaps([landWith({ unitTypes: types })], [PATE_AMWOL])).toThrow(IncompleteTablesError);
  });
});

describe('a land and a naval book together', () => {
  it.each([GITM_AMWOL, GITM_NWOL])('leave nothing open: PATE with $id', (book) => {
    expect(pairFaults(book, PATE_AMWOL)).toEqual([]);
  });

  it('name guns that would be worth nothing in a port off the map', () => {
    const rockets = { ...GITM_AMWOL.unitTypes.get('MA')!, code: 'RB', name: 'rocket battery' };
    const book = landWith({ unitTypes: new Map([...GITM_AMWOL.unitTypes, ['RB', rockets]]) });
    expect(pairFaults(book, PATE_AMWOL)).toEqual([
      'pate-amwol with gitm-amwol: strengthPerBattery has no row for "RB"',
    ]);
  });
});
