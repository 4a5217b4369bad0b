import { describe, expect, it } from '@jest/globals';
import type { PhaseName } from '@vedette/campaign';
import { Field, landOrder } from '../testing/field.js';
import { ground, riverInColumn } from '../testing/letters.js';

const HERE = { square: 'G3-V3' };
const ENEMY = { id: 'MX1IN', ...HERE, tactical: '14-14' };

function move(
  tactical: object,
  unit: Record<string, unknown> = {},
  others: readonly object[] = [],
  more: object = {},
): Field {
  const id = String(unit['id'] ?? 'US1IN');
  return new Field(
    {
      units: [{ id, ...HERE, tactical: '2-2', ...unit }, ...(others as Record<string, unknown>[])],
      ...more,
    },
    [landOrder(id, { tactical })],
  );
}

const at = (field: Field, id = 'US1IN'): string => field.where(id).split(' ')[1]!;
const blockedBy = (field: Field): unknown => field.data('TacticalMoveBlocked')[0]?.['reason'];

describe('an ordered tactical move (8.1, 8.2)', () => {
  it('goes four squares a phase for infantry, six for fast units and army headquarters', () => {
    for (const [id, squares] of [
      ['US1IN', 4],
      ['US1CQ', 4],
      ['US1LC', 6],
      ['US1HA', 6],
      ['US1AQ', 6],
    ] as const) {
      const field = move({ destination: '12-2' }, { id });
      field.play('tactical-1');
      expect([id, at(field, id)]).toEqual([id, `${2 + squares}-2`]);
    }
  });

  it('goes on in later phases until it arrives', () => {
    const field = move({ destination: '12-2' });
    field.play('tactical-1', 'tactical-2', 'tactical-3', 'tactical-4');
    expect(field.data('UnitMovedTactically').map((leg) => leg['to'])).toEqual(['6-2', '10-2', '12-2']);
    expect(field.state.unit('US1IN').turn.tactics.specifiedDone).toBe(true);
  });

  it('begins in the phase that is ordered', () => {
    const field = move({ destination: '4-2', phase: 3 });
    field.play('tactical-1', 'tactical-2');
    expect(at(field)).toBe('2-2');
    field.play('tactical-3');
    expect(at(field)).toBe('4-2');
  });

  it('goes straight to the waypoint and straight on, as two movements', () => {
    const field = move({ destination: '4-4', waypoint: '4-2' });
    field.play('tactical-1');
    expect(field.data('UnitMovedTactically').map((leg) => [leg['from'], leg['to']])).toEqual([
      ['2-2', '4-2'],
      ['4-2', '4-4'],
    ]);
  });

  it('reaches the waypoint in one phase and the destination in the next', () => {
    const field = move({ destination: '2-2', waypoint: '6-2' });
    field.play('tactical-1');
    expect(at(field)).toBe('6-2');
    field.play('tactical-2');
    expect(at(field)).toBe('2-2');
  });

  it('may lead to the nearest ford or pass by name in AMWOL, and not in NWOL', () => {
    const map = {
      theatre: { tactical: { 'G3-V3': { terrain: riverInColumn(5, { '5-3': 'f', '5-12': 'f' }) } } },
    };
    const field = move({ destination: 'ford' }, {}, [], map);
    field.play('tactical-1');
    expect(at(field)).toBe('5-3');
    const nwol = move({ destination: 'ford' }, {}, [], { ...map, rulebooks: { land: 'gitm-nwol' } });
    nwol.play('tactical-1');
    expect(at(nwol)).toBe('2-2');
    const none = move({ destination: 'pass' }, {}, [], map);
    none.play('tactical-1');
    expect(blockedBy(none)).toBe('no-pass');
  });

  it('is given up on a strategic step when it was to have begun, and kept for a later phase (A-27)', () => {
    const start = (phase: number): Field => {
      const field = new Field({ units: [{ id: 'US1IN', ...HERE, tactical: '2-2' }] }, [
        landOrder('US1IN', { tactical: { destination: '8-8', phase }, strategic: { path: ['G4-V3'] } }),
      ]);
      field.play('tactical-1', 'tactical-2', 'strategic-1', 'tactical-5');
      return field;
    };
    expect(start(2).data('UnitMovedTactically')).toHaveLength(1);
    expect(start(5).where('US1IN')).toMatch(/^G4-V3 [4-8]-/);
  });
});

describe('tactical fatigue (8.1)', () => {
  it('is nothing without enemies and a point a move before them, waypoint or not', () => {
    const alone = move({ destination: '4-4', waypoint: '4-2' });
    alone.play('tactical-1');
    expect(alone.state.unit('US1IN').fatigue).toBe(0);
    const watched = move({ destination: '4-4', waypoint: '4-2' }, {}, [ENEMY]);
    watched.play('tactical-1');
    expect(watched.state.unit('US1IN').fatigue).toBe(1);
  });

  it('forbids any move above eight before enemies', () => {
    const tired = (fatigue: number, others: object[]): string => {
      const field = move({ destination: '4-2' }, { fatigue }, others);
      field.play('tactical-1');
      return at(field);
    };
    expect(tired(8, [ENEMY])).toBe('4-2');
    expect(tired(9, [ENEMY])).toBe('2-2');
    expect(tired(9, [])).toBe('4-2');
  });
});

describe('ground (8.5, 8.7)', () => {
  const terrain = (squares: Record<string, string>): object => ({
    theatre: { tactical: { 'G3-V3': { terrain: ground(squares) } } },
  });
  const river = { theatre: { tactical: { 'G3-V3': { terrain: riverInColumn(4, { '4-2': 'f' }) } } } };

  it('is crossed freely with no enemy on the map', () => {
    const field = move({ destination: '6-2' }, {}, [], terrain({ '4-2': 'm' }));
    field.play('tactical-1');
    expect(at(field)).toBe('6-2');
  });

  it('stops the whole move before an enemy when the line crosses impassable ground', () => {
    const field = move({ destination: '12-2' }, {}, [ENEMY], terrain({ '11-2': 'w' }));
    field.play('tactical-1');
    expect(at(field)).toBe('2-2');
    expect(blockedBy(field)).toBe('impassable-ground');
  });

  it('stops it at a cliff between high hills and anything but hills', () => {
    const cliff = move({ destination: '5-2' }, {}, [ENEMY], terrain({ '4-2': 'H' }));
    cliff.play('tactical-1');
    expect(blockedBy(cliff)).toBe('cliff');
    const slope = move({ destination: '6-2' }, {}, [ENEMY], terrain({ '3-2': 'h', '4-2': 'H', '5-2': 'h' }));
    slope.play('tactical-1');
    expect(at(slope)).toBe('6-2');
  });

  it('lets nobody cross a river over a ford that is not named', () => {
    const unnamed = move({ destination: '6-2' }, {}, [ENEMY], river);
    unnamed.play('tactical-1');
    expect(blockedBy(unnamed)).toBe('no-named-crossing');
    const named = move({ destination: '6-2', waypoint: '4-2' }, {}, [ENEMY], river);
    named.play('tactical-1');
    expect(at(named)).toBe('6-2');
    const onto = move({ destination: '4-2' }, {}, [ENEMY], river);
    onto.play('tactical-1');
    expect(at(onto)).toBe('4-2');
  });

  it('binds before neutrals only in their nation or one they are allied with (A-29)', () => {
    const neutral = { relations: [], ...river };
    const abroad = move({ destination: '6-2' }, {}, [ENEMY], neutral);
    abroad.play('tactical-1');
    expect(at(abroad)).toBe('6-2');
    const nations = Array.from({ length: 7 }, () => 'MMMMMMM');
    const home = { relations: [], theatre: { ...river.theatre, nations } };
    const field = move({ destination: '6-2' }, {}, [ENEMY], home);
    field.play('tactical-1');
    expect(blockedBy(field)).toBe('no-named-crossing');
  });

  it('binds from the phase after an enemy has come', () => {
    const field = new Field(
      {
        ...river,
        units: [
          { id: 'US1SA', ...HERE, tactical: '0-2', strength: 200 },
          { id: 'MX1IN', square: 'G4-V3', tactical: '7-7' },
        ],
      },
      [
        landOrder('US1SA', { tactical: { destination: '12-2' } }),
        landOrder('MX1IN', { strategic: { path: ['G3-V3'] } }),
      ],
    );
    field.play('tactical-1', 'tactical-2');
    expect(at(field, 'US1SA')).toBe('8-2');
    const late = new Field(
      {
        ...river,
        units: [
          { id: 'US1IN', ...HERE, tactical: '0-2' },
          { id: 'MX1IN', square: 'G4-V3', tactical: '7-7' },
        ],
      },
      [
        landOrder('US1IN', { tactical: { destination: '8-2', phase: 3 } }),
        landOrder('MX1IN', { strategic: { path: ['G3-V3'] } }),
      ],
    );
    late.play('tactical-1', 'tactical-2', 'strategic-1', 'tactical-3');
    expect(blockedBy(late)).toBe('no-named-crossing');
  });

  it('is never stood on where it is impassable, not even between phases', () => {
    const field = move({ destination: '12-2' }, {}, [], terrain({ '6-2': 'r', '5-2': 'r' }));
    field.play('tactical-1');
    expect(at(field)).toBe('4-2');
    field.play('tactical-2');
    expect(at(field)).toBe('8-2');
    const into = move({ destination: '4-2' }, {}, [], terrain({ '4-2': 'w' }));
    into.play('tactical-1');
    expect(blockedBy(into)).toBe('impassable-ground');
  });
});

describe('a full square (2.5, 8.3)', () => {
  const crowd = (tactical: string, size: number): object[] =>
    Array.from({ length: size }, (_, i) => ({ id: `US${i + 2}IN`, ...HERE, tactical }));

  it('stops a move to it or over it as waypoint, at twelve and not at eleven', () => {
    const full = move({ destination: '5-2' }, {}, crowd('5-2', 12));
    full.play('tactical-1');
    expect(blockedBy(full)).toBe('square-full');
    const eleven = move({ destination: '5-2' }, {}, crowd('5-2', 11));
    eleven.play('tactical-1');
    expect(at(eleven)).toBe('5-2');
    const waypoint = move({ destination: '5-4', waypoint: '5-2' }, {}, crowd('5-2', 12));
    waypoint.play('tactical-1');
    expect(blockedBy(waypoint)).toBe('square-full');
  });

  it('does not stop a move that only passes it, but nobody halts in it', () => {
    const pass = move({ destination: '6-2' }, {}, crowd('4-2', 12));
    pass.play('tactical-1');
    expect(at(pass)).toBe('6-2');
    const rest = move({ destination: '9-2' }, {}, crowd('6-2', 12));
    rest.play('tactical-1');
    expect(at(rest)).toBe('5-2');
  });
});

describe('tactical phases', () => {
  it('are played by the same rules from first to last', () => {
    const phases: PhaseName[] = ['tactical-1', 'tactical-2', 'tactical-3', 'tactical-4', 'tactical-5'];
    const field = move({ destination: '14-2' }, {}, [ENEMY]);
    field.play(...phases);
    expect(at(field)).toBe('14-2');
    expect(field.state.unit('US1IN').fatigue).toBe(3);
    expect(field.folded()).toEqual(field.written());
  });
});
