import { describe, expect, it } from '@jest/globals';
import type { Order } from '@vedette/campaign';
import { makeStrategicGrid } from '@vedette/geography';
import { Field, type FieldPosition } from '../testing/field.js';
import { isNorthOf } from './open-squares.js';

function deploy(unit: string, square: string | null, tactical: string | null = null): Order {
  return { kind: 'deploy', unit, square, tactical };
}

const AUSTIN = { name: 'Austin', square: 'G1-V1', tactical: '7-7', state: 'US' };
const HOUSTON = { name: 'Houston', square: 'G5-V5', tactical: '7-7', state: 'US' };
const IN_AUSTIN = { id: 'US1IN', square: 'G1-V1', tactical: '7-7' };

function play(position: Partial<FieldPosition>, orders: readonly Order[], draws = {}): Field {
  const field = new Field(
    { season: 'deployment', cities: [AUSTIN, HOUSTON], units: [IN_AUSTIN], ...position },
    orders,
    draws,
  );
  field.play('deployment');
  return field;
}

const refusal = (field: Field): unknown => field.data('DeploymentRefused')[0]?.['reason'];

describe('a deployment turn of AMWOL (7.18)', () => {
  it('moves a unit any distance along a chain of cities, to the square and tactical square it names', () => {
    const field = play({}, [deploy('US1IN', 'G5-V5', '3-4')]);
    expect(field.where('US1IN')).toBe('G5-V5 3-4');
    expect(field.folded()).toEqual(field.written());
  });

  it('keeps the tactical square without an order, or draws one where that is impassable', () => {
    expect(play({}, [deploy('US1IN', 'G5-V5')]).where('US1IN')).toBe('G5-V5 7-7');
    const water = Array.from({ length: 15 }, (_, row) => (row === 7 ? '.......w.......' : '...............'));
    const theatre = { tactical: { 'G5-V5': { terrain: water } } };
    const field = play({ theatre }, [deploy('US1IN', 'G5-V5')]);
    expect(field.where('US1IN')).toMatch(/^G5-V5/);
    expect(field.where('US1IN')).not.toBe('G5-V5 7-7');
    expect(field.events.find(({ type }) => type === 'UnitDeployed')?.dice).toHaveLength(1);
  });

  it('shifts a unit inside its square when the strategic box is blank', () => {
    expect(play({}, [deploy('US1IN', null, '2-2')]).where('US1IN')).toBe('G1-V1 2-2');
  });

  it('leaves a unit where it is when no order was sent', () => {
    const field = play({}, []);
    expect(field.where('US1IN')).toBe('G1-V1 7-7');
    expect(field.events).toEqual([]);
  });

  it('does not move a unit out of supply, or out of communications, or to where there would be no supply', () => {
    for (const derived of [{ supplied: false }, { communications: false }])
      expect(refusal(play({ units: [{ ...IN_AUSTIN, derived }] }, [deploy('US1IN', 'G5-V5')]))).toBe(
        'no-chain-of-contact',
      );
    expect(refusal(play({}, [deploy('US1IN', 'G3-V3')]))).toBe('no-chain-of-contact');
  });

  it('moves to where a corps headquarters would feed it, within two squares of it', () => {
    const corps = { id: 'US1CQ', square: 'G3-V3', tactical: '7-7' };
    const units = [IN_AUSTIN, corps];
    expect(play({ units }, [deploy('US1IN', 'G3-V3')]).where('US1IN')).toMatch(/^G3-V3/);
    expect(play({ units }, [deploy('US1IN', 'G5-V2')]).where('US1IN')).toMatch(/^G5-V2/);
    expect(refusal(play({ units }, [deploy('US1IN', 'G6-V2')]))).toBe('no-chain-of-contact');
  });

  it('does not let a headquarters move and then feed others from its new place', () => {
    const corps = { id: 'US1CQ', square: 'G1-V1', tactical: '7-7' };
    const field = play({ units: [IN_AUSTIN, corps] }, [deploy('US1CQ', 'G3-V5'), deploy('US1IN', 'G2-V5')], {
      '7.18 order US1CQ': 0,
    });
    expect(field.where('US1CQ')).toMatch(/^G3-V5/);
    expect(refusal(field)).toBe('no-chain-of-contact');
  });

  it('breaks the chain where enemies stand across it', () => {
    const wall = Array.from({ length: 7 }, (_, i) => ({
      id: `MX${i + 1}IN`,
      square: `G${i}-V3`,
      tactical: '7-7',
    }));
    expect(refusal(play({ units: [IN_AUSTIN, ...wall] }, [deploy('US1IN', 'G5-V5')]))).toBe(
      'no-chain-of-contact',
    );
  });

  it('lets the chain jump between two friendly ports that are not blockaded', () => {
    const wall = Array.from({ length: 7 }, (_, i) => ({
      id: `MX${i + 1}IN`,
      square: `G${i}-V3`,
      tactical: '7-7',
    }));
    const port = (name: string, square: string): object => ({
      name,
      sea: 'WGC',
      exit: 'E',
      defence: 1,
      yard: 0,
      state: 'US',
      square,
      tactical: '7-7',
    });
    const theatre = {
      seas: [{ code: 'WGC', name: 'West Gulf Coast', map: 'Atlantic', neighbours: {}, tacticalAreas: 4 }],
      ports: [port('Austin', 'G1-V1'), port('Houston', 'G5-V5')] as never,
    };
    const units = [IN_AUSTIN, ...wall];
    expect(play({ units, theatre }, [deploy('US1IN', 'G5-V5')]).where('US1IN')).toMatch(/^G5-V5/);
    const ships = [{ id: 'MX1FR', at: { port: 'Houston', area: 'coastal' }, crew: 300 }];
    expect(refusal(play({ units, theatre, ships }, [deploy('US1IN', 'G5-V5')]))).toBe('no-chain-of-contact');
  });

  it('does not lead to hostile units, to neutral powers or to Guatemala', () => {
    const enemy = { id: 'MX1IN', square: 'G5-V5', tactical: '0-0' };
    expect(refusal(play({ units: [IN_AUSTIN, enemy] }, [deploy('US1IN', 'G5-V5')]))).toBe(
      'hostile-units-there',
    );
    const rows = Array.from({ length: 7 }, () => 'UUUUUUU');
    const nations = (letter: string): object => ({ theatre: { nations: rows.with(5, `UUUUU${letter}U`) } });
    const neutral = { relations: [], ...nations('M') };
    expect(refusal(play(neutral, [deploy('US1IN', 'G5-V5')]))).toBe('neutral-ground');
    expect(refusal(play(nations('G'), [deploy('US1IN', 'G5-V5')]))).toBe('closed-nation');
  });

  it('puts a unit that deploys to a fortified city square inside the fort', () => {
    const cities = [AUSTIN, { ...HOUSTON, fort: { level: 2, capacity: 1500 } }];
    expect(play({ cities }, [deploy('US1IN', 'G5-V5', '7-7')]).state.unit('US1IN').inFort).toBe(true);
    expect(play({ cities }, [deploy('US1IN', 'G5-V5', '7-8')]).state.unit('US1IN').inFort).toBe(false);
  });

  it('does not move militia', () => {
    const units = [{ ...IN_AUSTIN, id: 'US1MI' }];
    expect(refusal(play({ units }, [deploy('US1MI', 'G5-V5')]))).toBe('militia-stays');
  });

  it('restacks at its end whoever is more than twelve in a tactical square', () => {
    const units = Array.from({ length: 14 }, (_, i) => ({ ...IN_AUSTIN, id: `US${i + 1}IN` }));
    const field = play(
      { units },
      units.map(({ id }) => deploy(id, 'G5-V5', '7-7')),
    );
    const crowd = units.filter(({ id }) => field.where(id) === 'G5-V5 7-7');
    expect(crowd).toHaveLength(12);
    expect(field.data('UnitRestacked')).toHaveLength(2);
    expect(field.folded()).toEqual(field.written());
  });

  it('holds two hundred units in a strategic square and refuses the next', () => {
    const units = Array.from({ length: 201 }, (_, i) => ({
      ...IN_AUSTIN,
      id: `US${i + 1}IN`,
      tactical: `${i % 15}-${Math.floor(i / 15)}`,
    }));
    const field = play(
      { units },
      units.map(({ id }) => deploy(id, 'G5-V5')),
    );
    expect(field.data('DeploymentRefused')).toHaveLength(1);
    expect(refusal(field)).toBe('square-full');
  });
});

describe('the bans by name (7.19)', () => {
  it('keep the United States out of and in Yerba Buena and Fort Dodge', () => {
    const cities = [AUSTIN, { ...HOUSTON, name: 'Yerba Buena' }];
    expect(refusal(play({ cities }, [deploy('US1IN', 'G5-V5')]))).toBe('closed-city');
    const units = [{ ...IN_AUSTIN, square: 'G5-V5' }];
    expect(refusal(play({ cities, units }, [deploy('US1IN', 'G1-V1')]))).toBe('closed-city');
  });

  it('keep Mexico out of cities in rows P0 to S0, and let the United States in (A-51)', () => {
    const north = (id: string, row: string): unknown =>
      refusal(
        play(
          {
            theatre: { origin: `G0-${row}` },
            cities: [
              { ...AUSTIN, square: `G1-${row}`, state: id.slice(0, 2) },
              { ...HOUSTON, square: `G5-${row}`, state: id.slice(0, 2) },
            ],
            units: [{ id, square: `G1-${row}`, tactical: '7-7' }],
          },
          [deploy(id, `G5-${row}`)],
        ),
      );
    expect(north('MX1IN', 'S0')).toBe('closed-row');
    expect(north('MX1IN', 'S1')).not.toBe('closed-row');
    expect(north('US1IN', 'S0')).toBeUndefined();
  });

  it('tell north from south of a river by its squares from west to east', () => {
    const grid = makeStrategicGrid({ columns: 140, rows: 110, origin: 'A0-P0' });
    const line = ['G4-S7', 'G7-T1', 'H2-T7'];
    const north = (name: string): boolean => isNorthOf(grid, grid.indexOf(name), line);
    expect(north('G4-S6')).toBe(true);
    expect(north('G4-S7')).toBe(false);
    expect(north('G7-T0')).toBe(true);
    expect(north('G7-T1')).toBe(false);
    expect(north('H0-T4')).toBe(true);
    expect(north('H0-T6')).toBe(false);
    expect(north('G3-P0')).toBe(false);
  });
});

describe('units aboard transports when a deployment turn begins (7.18)', () => {
  const theatre = {
    seas: [{ code: 'WGC', name: 'West Gulf Coast', map: 'Atlantic', neighbours: {}, tacticalAreas: 4 }],
    ports: [
      {
        name: 'Houston',
        sea: 'WGC',
        exit: 'E',
        defence: 1,
        yard: 0,
        state: 'US',
        square: 'G5-V5',
        tactical: '7-7',
      },
      { name: 'Norfolk', sea: 'WGC', exit: 'E', defence: 1, yard: 0, state: 'US' },
    ] as never,
  };
  const aboard = { id: 'US1IN', square: null, tactical: null, status: 'embarked', aboard: 'US1TR' };
  const group = (at: object, base: string): object[] => [
    { id: 'US1TR', at, base, crew: 0, capacity: 5000, cargo: { units: ['US1IN'] } },
  ];

  it('land in the port the group is in', () => {
    const ships = group({ port: 'Houston', area: 'harbor' }, 'Norfolk');
    const field = play({ theatre, units: [aboard], ships }, []);
    expect(field.where('US1IN')).toBe('G5-V5 7-7');
    expect(field.state.unit('US1IN')).toMatchObject({ status: 'active', aboard: null });
    expect(field.state.ship('US1TR').cargo.units).toEqual([]);
  });

  it('land in the base port when the group is at sea, off the map as a garrison', () => {
    const ships = group({ sea: 'WGC', tacticalArea: 1 }, 'Norfolk');
    const field = play({ theatre, units: [aboard], ships }, []);
    expect(field.state.unit('US1IN')).toMatchObject({ status: 'garrison', place: 'Norfolk', square: -1 });
    expect(field.folded()).toEqual(field.written());
  });

  it('are disbanded when the base port is hostile', () => {
    const ports = [{ name: 'Norfolk', state: 'MX' }];
    const ships = group({ sea: 'WGC', tacticalArea: 1 }, 'Norfolk');
    const field = play({ theatre, units: [aboard], ships, ports }, []);
    expect(field.state.units.has('US1IN')).toBe(false);
    expect(field.state.destroyed[0]).toMatchObject({ unit: 'US1IN', men: 1000 });
  });

  it('may be ordered off to where a chain leads', () => {
    const ships = group({ port: 'Houston', area: 'harbor' }, 'Norfolk');
    const field = play({ theatre, units: [aboard], ships }, [deploy('US1IN', 'G1-V1', '3-3')]);
    expect(field.where('US1IN')).toBe('G1-V1 3-3');
  });
});

describe('a peace turn of NWOL (7.16, 8.12)', () => {
  const nwol = { rulebooks: { land: 'gitm-nwol' }, season: 'peace' };
  const rows = Array.from({ length: 7 }, () => 'UUUUUMM');

  it('moves units anywhere in their own and allied states, without a chain', () => {
    const field = play({ ...nwol, theatre: { nations: rows } }, [deploy('US1IN', 'G3-V3', '1-1')]);
    expect(field.where('US1IN')).toBe('G3-V3 1-1');
    expect(refusal(play({ ...nwol, theatre: { nations: rows } }, [deploy('US1IN', 'G6-V3')]))).toBe(
      'not-own-or-allied',
    );
  });

  it('moves inactive units as well, and they stay inactive', () => {
    const field = play({ ...nwol, units: [{ ...IN_AUSTIN, status: 'inactive' }] }, [
      deploy('US1IN', 'G3-V3'),
    ]);
    expect(field.state.unit('US1IN').status).toBe('inactive');
    expect(field.where('US1IN')).toMatch(/^G3-V3/);
  });

  it('sends militia to their home city by itself', () => {
    const militia = { id: 'US1MI', square: 'G3-V3', tactical: '7-7', homeCity: 'Houston' };
    const field = play({ ...nwol, units: [militia] }, []);
    expect(field.where('US1MI')).toBe('G5-V5 7-7');
  });

  it('holds three units in a city square and two elsewhere (1.4)', () => {
    const units = ['US1IN', 'US2IN', 'US3IN', 'US4IN'].map((id) => ({ ...IN_AUSTIN, id }));
    const into = (square: string): number => {
      const field = play(
        { ...nwol, units },
        units.map(({ id }) => deploy(id, square)),
      );
      return units.filter(({ id }) => field.where(id).startsWith(square)).length;
    };
    expect(into('G5-V5')).toBe(3);
    expect(into('G3-V3')).toBe(2);
  });
});
