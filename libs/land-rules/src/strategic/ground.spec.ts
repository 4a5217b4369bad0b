import { describe, expect, it } from '@jest/globals';
import { Field, landOrder } from '../testing/field.js';
import { ground, riverInRow } from '../testing/letters.js';

function step(to: string, position: Record<string, unknown>, id = 'US1IN'): Field {
  const { units = [], ...more } = position as { units?: Record<string, unknown>[] };
  const field = new Field({ units: [{ id, square: 'G1-V1', tactical: '7-7' }, ...units], ...more }, [
    landOrder(id, { strategic: { path: [to] } }),
  ]);
  field.play('strategic-1');
  return field;
}

function reasonOf(field: Field): unknown {
  return field.data('MarchHalted')[0]?.['reason'] ?? field.data('MarchBlocked')[0]?.['reason'] ?? 'marched';
}

describe('ground that is closed (1.2, 7.1, 7.16)', () => {
  it.each([
    ['~', 'impassable-ground'],
    ['M', 'impassable-ground'],
    ['d', 'impassable-ground'],
    ['s', 'impassable-ground'],
    ['D', 'marched'],
    ['m', 'marched'],
    ['a', 'marched'],
    ['r', 'marched'],
    ['F', 'marched'],
  ])('terrain %s: %s', (letter, outcome) => {
    expect(reasonOf(step('G2-V1', { theatre: { strategic: ['...', `..${letter}`, '...'] } }))).toBe(outcome);
  });

  it('includes desert in AMWOL and not in NWOL', () => {
    const desert = { theatre: { strategic: ['...', '..d', '...'] } };
    expect(reasonOf(step('G2-V1', { ...desert, rulebooks: { land: 'gitm-nwol' } }))).toBe('marched');
  });

  it('includes the squares of Guatemala', () => {
    const theatre = { strategic: ['...', '...', '...'], nations: ['UUU', 'UUG', 'UUU'] };
    expect(reasonOf(step('G2-V1', { theatre }))).toBe('closed-nation');
  });

  it('includes foreign soil for militia only', () => {
    const theatre = { strategic: ['...', '...', '...'], nations: ['UUU', 'UUM', 'UUU'] };
    expect(reasonOf(step('G2-V1', { theatre }))).toBe('marched');
    expect(reasonOf(step('G2-V1', { theatre }, 'US1MI'))).toBe('militia-stays-home');
    expect(reasonOf(step('G1-V2', { theatre }, 'US1MI'))).toBe('marched');
  });

  it('does not include diagonals between two impassable squares in AMWOL', () => {
    expect(reasonOf(step('G2-V2', { theatre: { strategic: ['...', '..~', '.~.'] } }))).toBe('marched');
  });

  it('includes in NWOL the diagonal of the Scheldt (NWOL 7.4)', () => {
    const theatre = { origin: 'D8-T2', strategic: ['....', '.~..', '....', '....'] };
    const field = (to: string): Field => {
      const table = new Field(
        {
          theatre,
          rulebooks: { land: 'gitm-nwol' },
          units: [{ id: 'US1IN', square: 'D9-T4', tactical: '7-7' }],
        },
        [landOrder('US1IN', { strategic: { path: [to] } })],
      );
      table.play('strategic-1');
      return table;
    };
    expect(reasonOf(field('E0-T3'))).toBe('closed-diagonal');
    expect(reasonOf(field('E0-T5'))).toBe('marched');
  });

  it('is full at two hundred active units, and the step is tried again (1.4)', () => {
    const units = Array.from({ length: 200 }, (_, i) => ({
      id: `US${i + 2}IN`,
      square: 'G2-V1',
      tactical: `${5 + (i % 10)}-${Math.floor(i / 20)}`,
    }));
    expect(reasonOf(step('G2-V1', { units }))).toBe('square-full');
    expect(reasonOf(step('G2-V1', { units: units.slice(1) }))).toBe('marched');
  });
});

describe('rivers and ranges before enemies (7.9)', () => {
  const river = { tactical: { 'G1-V1': { terrain: riverInRow(4) } } };
  const enemy = { id: 'MX1IN', square: 'G1-V1', tactical: '0-14' };

  it('are not crossed by a strategic step', () => {
    expect(reasonOf(step('G1-V0', { theatre: river, units: [enemy] }))).toBe('crossing-before-enemies');
    expect(reasonOf(step('G1-V2', { theatre: river, units: [enemy] }))).toBe('marched');
  });

  it('are no hindrance without enemy combat units', () => {
    expect(reasonOf(step('G1-V0', { theatre: river }))).toBe('marched');
    expect(reasonOf(step('G1-V0', { theatre: river, units: [{ ...enemy, id: 'MX1CQ' }] }))).toBe('marched');
  });

  it('can be left along either bank from a ford', () => {
    const ford = { tactical: { 'G1-V1': { terrain: riverInRow(7, { '7-7': 'f' }) } } };
    expect(reasonOf(step('G1-V0', { theatre: ford, units: [enemy] }))).toBe('marched');
    expect(reasonOf(step('G1-V2', { theatre: ford, units: [enemy] }))).toBe('marched');
  });

  it('run with a march along the bank: west and east stay open', () => {
    expect(reasonOf(step('G0-V1', { theatre: river, units: [enemy] }))).toBe('marched');
    expect(reasonOf(step('G2-V1', { theatre: river, units: [enemy] }))).toBe('marched');
  });

  it('leave the bank inside a bend three directions, the one outside seven (details 7)', () => {
    // The river comes in over the middle of the western edge and leaves over the middle of the southern one.
    const bend: Record<string, string> = {};
    for (let i = 0; i <= 7; i++) bend[`${i}-7`] = 'r';
    for (let row = 7; row < 15; row++) bend[`7-${row}`] = 'r';
    const theatre = { tactical: { 'G1-V1': { terrain: ground(bend) } } };
    const from = (tactical: string, at: string): number =>
      ['G1-V0', 'G2-V0', 'G2-V1', 'G2-V2', 'G1-V2', 'G0-V2', 'G0-V1', 'G0-V0'].filter((to) => {
        const field = new Field(
          {
            theatre,
            units: [
              { id: 'US1IN', square: 'G1-V1', tactical },
              { id: 'MX1IN', square: 'G1-V1', tactical: at },
            ],
          },
          [landOrder('US1IN', { strategic: { path: [to] } })],
        );
        field.play('strategic-1');
        return field.data('MarchBlocked')[0]?.['reason'] !== 'crossing-before-enemies';
      }).length;
    expect(from('3-11', '3-11')).toBe(3);
    expect(from('10-4', '10-4')).toBe(7);
  });
});

describe('a marsh before enemies (7.9)', () => {
  const marsh = { strategic: ['...', '.a.', '...'] };
  const leave = (tactical: string, to: string, enemy = true): unknown => {
    const field = new Field(
      {
        theatre: marsh,
        units: [
          { id: 'US1IN', square: 'G1-V1', tactical },
          ...(enemy ? [{ id: 'MX1IN', square: 'G1-V1', tactical }] : []),
        ],
      },
      [landOrder('US1IN', { strategic: { path: [to] } })],
    );
    field.play('strategic-1');
    return reasonOf(field);
  };

  it('is left north only from row 3 or further north, south from row 11 or further south', () => {
    expect(leave('7-3', 'G1-V0')).toBe('marched');
    expect(leave('7-4', 'G1-V0')).toBe('marsh-before-enemies');
    expect(leave('7-11', 'G1-V2')).toBe('marched');
    expect(leave('7-10', 'G1-V2')).toBe('marsh-before-enemies');
  });

  it('is left diagonally only from the corner', () => {
    expect(leave('11-3', 'G2-V0')).toBe('marched');
    expect(leave('10-3', 'G2-V0')).toBe('marsh-before-enemies');
  });

  it('is no hindrance without enemies', () => expect(leave('7-7', 'G1-V0', false)).toBe('marched'));
});

describe('a besieged city (7.8)', () => {
  it('keeps its garrison from marching off', () => {
    const cities = [{ name: 'Monterrey', square: 'G1-V1', tactical: '7-7', state: 'US', besieged: true }];
    expect(reasonOf(step('G2-V1', { cities }))).toBe('besieged');
    const free = [{ ...cities[0], besieged: false }];
    expect(reasonOf(step('G2-V1', { cities: free }))).toBe('marched');
  });
});
