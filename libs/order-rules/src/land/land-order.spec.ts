import { describe, expect, it } from '@jest/globals';
import type { LandOrder } from '@vedette/campaign';
import { problem, receiptOf, UNITS, type Changes } from '../testing/desk.js';
import type { Receipt } from '../receipt.js';

type Sections = Omit<LandOrder, 'kind' | 'unit'>;

const order = (sections: Sections, changes: Changes = {}, unit = 'US1IN'): Receipt =>
  receiptOf({ kind: 'land', unit, ...sections }, changes);
const path = (boxes: (string | null)[], changes: Changes = {}, more: object = {}): Receipt =>
  order({ strategic: { path: boxes, ...more } }, changes);
const codes = (receipt: Receipt): string[] => receipt.problems.map(({ code }) => code);

describe('the path of a march (GITM AMWOL 7.4, 7.6)', () => {
  it('is fine as it is when each box is a step on open ground', () => {
    const receipt = path(['G6-V5', null, 'G6-V4']);
    expect(receipt).toMatchObject({ accepted: true, problems: [] });
    expect(receipt.understood).toBe('US1IN marches G6-V5, rests a phase, G6-V4');
  });

  it('halts before a square that is not adjacent, and the order stands', () => {
    const receipt = path(['G6-V5', 'G4-V5']);
    expect(receipt.accepted).toBe(true);
    expect(problem(receipt, 'not-adjacent')).toEqual({
      severity: 'warning',
      code: 'not-adjacent',
      rule: 'gitm-amwol 7.4',
      field: '/strategic/path/1',
      message:
        'G4-V5 is not next to G6-V5; each box is one step, straight or diagonal; the march halts in G6-V5; name the squares between',
    });
  });

  it('takes a diagonal and a phase of rest for one step and none', () => {
    expect(path(['G6-V4', null, null, 'G5-V3'])).toMatchObject({ accepted: true, problems: [] });
  });

  it('says only once where the march ends, however many boxes follow', () => {
    expect(codes(path(['G4-V5', 'G3-V3', 'G9-V8']))).toEqual(['not-adjacent']);
  });

  it('counts a box that names the unit’s own square as no step', () => {
    expect(problem(path(['G7-V5']), 'already-there')?.field).toBe('/strategic/path/0');
  });

  it.each(['G55-V6', 'Z9-Z9', 'nowhere', 'A0-A0'])(
    'refuses "%s", which is no square of the theatre',
    (name) => {
      const receipt = path(['G6-V5', name]);
      expect(receipt.accepted).toBe(false);
      expect(problem(receipt, 'unknown-square')).toMatchObject({
        severity: 'error',
        field: '/strategic/path/1',
        message: expect.stringContaining('from G3-V3 to H0-V8'),
      });
    },
  );

  it('says the square of a city that is named instead', () => {
    expect(problem(path(['Depot']), 'unknown-square')?.message).toContain('Depot lies in G8-V5; write that');
  });

  it('finds every wrong name, also after the march has ended', () => {
    const receipt = path(['G4-V5', 'first', 'second']);
    expect(
      receipt.problems.filter(({ code }) => code === 'unknown-square').map(({ field }) => field),
    ).toEqual(['/strategic/path/1', '/strategic/path/2']);
  });
});

describe('ground that is closed (GITM AMWOL 1.2, 7.1, 7.16)', () => {
  const inTheWest = { pieces: { US1IN: { square: 'G4-V5' }, MX1IN: { square: 'G3-V3' } } };

  it('halts before impassable ground, which the map shows', () => {
    const receipt = path(['G5-V5'], inTheWest);
    expect(receipt.accepted).toBe(true);
    expect(problem(receipt, 'impassable-ground')?.message).toContain('the march halts in G4-V5');
  });

  it('refuses a step into a closed nation', () => {
    const receipt = path(['G4-V6', 'G4-V7', 'G4-V8'], inTheWest);
    expect(receipt.accepted).toBe(false);
    expect(problem(receipt, 'closed-nation')).toMatchObject({
      rule: 'gitm-amwol 7.16',
      field: '/strategic/path/2',
    });
  });

  it('keeps militia in its home nation and lets others cross the border', () => {
    const west = { strategic: { path: ['G5-V6'] } };
    const receipt = order(west, {}, 'US1MI');
    expect(receipt.accepted).toBe(false);
    expect(problem(receipt, 'militia-stays-home')?.message).toContain('not in United States');
    expect(order(west, { pieces: { US1IN: { square: 'G6-V5' } } }).accepted).toBe(true);
    expect(order({ strategic: { path: ['G7-V5'] } }, {}, 'US1MI').accepted).toBe(true);
  });

  it('names the book’s own rule number', () => {
    expect(path(['Nowhere']).problems[0]!.rule).toMatch(/^gitm-amwol 7\.4$/);
  });
});

describe('how far a unit can march (GITM AMWOL 7.1 to 7.3, 6.3)', () => {
  const east = ['G8-V5', 'G8-V4', 'G8-V3', 'G7-V3', 'G6-V3', 'G5-V3'];
  const steps = (n: number): string[] => east.slice(0, n);

  it('says nothing within three squares for infantry', () => {
    expect(codes(path(steps(3)))).toEqual([]);
  });

  it('tells of the fourth that it is a forced march, and what it costs', () => {
    const receipt = path(steps(4));
    expect(problem(receipt, 'forced-march')).toMatchObject({
      severity: 'warning',
      field: '/strategic/path/3',
      rule: 'gitm-amwol 7.3',
      message: expect.stringContaining('costs 3 fatigue'),
    });
  });

  it('tells of the fifth that it is not made', () => {
    const receipt = path(steps(5));
    expect(codes(receipt)).toEqual(['forced-march', 'beyond-allowance']);
    expect(problem(receipt, 'beyond-allowance')?.field).toBe('/strategic/path/4');
  });

  it.each([
    ['supplies carried on the march', { supply: { level: 1 } }, {}],
    ['lost communications', {}, { derived: { communications: false } }],
  ])('has a square less with %s', (_, sections, unit) => {
    const at = (n: number): string[] =>
      codes(order({ strategic: { path: steps(n) }, ...sections }, { pieces: { US1IN: unit } }));
    expect(at(2)).toEqual([]);
    expect(at(3)).toEqual(['forced-march']);
  });

  it('counts a supply that is eaten before the march for none', () => {
    expect(codes(path(steps(3), { pieces: { US1IN: { supplies: 1 } } }))).toEqual([]);
    expect(codes(order({ strategic: { path: ['G8-V4', 'G8-V3', 'G7-V3'] } }, {}, 'US1CQ'))).toEqual([
      'forced-march',
    ]);
  });

  it('halts without a forced march when none is allowed or none is possible', () => {
    expect(codes(path(steps(4), {}, { noForcedMarch: true }))).toEqual(['beyond-allowance']);
    const militia = order({ strategic: { path: ['G7-V5', 'G8-V5', 'G8-V4'] } }, {}, 'US1MI');
    expect(codes(militia)).toEqual(['beyond-allowance']);
  });

  it('gives cavalry a fourth square and four fatigue for the fifth, siege guns two', () => {
    const riders = order({ strategic: { path: steps(5) } }, {}, 'US1LC');
    expect(problem(riders, 'forced-march')).toMatchObject({
      field: '/strategic/path/4',
      message: expect.stringContaining('costs 4'),
    });
    expect(codes(order({ strategic: { path: ['G8-V4', 'G8-V3', 'G7-V3'] } }, {}, 'US1SA'))).toEqual([
      'forced-march',
    ]);
  });

  it.each([
    [15, 'forced-march', 3],
    [16, 'too-tired', 3],
    [18, 'too-tired', 1],
    [19, 'too-tired', 0],
  ])(
    'looks at fatigue before every step, from %i: %s at box %i, for above 18 nobody marches',
    (fatigue, code, box) => {
      const receipt = path(steps(4), { pieces: { US1IN: { fatigue } } });
      expect(receipt.problems).toEqual([expect.objectContaining({ code, field: `/strategic/path/${box}` })]);
    },
  );

  it('adds what mountains cost', () => {
    const receipt = path(['G5-V4', 'G5-V3', 'G6-V3'], {
      pieces: { US1IN: { square: 'G4-V4', fatigue: 17 } },
    });
    expect(problem(receipt, 'too-tired')).toMatchObject({
      field: '/strategic/path/1',
      message: expect.stringContaining('fatigue 19'),
    });
  });
});

describe('a step to where a unit stands', () => {
  it('is said to be one, and does not tell it to name the squares between', () => {
    const receipt = path(['G7-V5']);
    expect(codes(receipt)).toEqual(['already-there']);
    expect(problem(receipt, 'already-there')).toMatchObject({
      field: '/strategic/path/0',
      message: expect.stringMatching(/^US1IN stands in G7-V5 already; .*the march ends there/),
    });
    expect(problem(path(['G7-V4', null, 'G7-V4']), 'already-there')).toMatchObject({
      field: '/strategic/path/2',
      message: expect.stringContaining('US1IN will stand in G7-V4 already'),
    });
  });
});

describe('going aboard (GITM AMWOL 7.17)', () => {
  const third = (boxes: (string | null)[], changes: Changes = {}): Receipt =>
    receiptOf({ kind: 'land', unit: 'US3IN', by: 'twiggs', strategic: { path: boxes } }, changes);

  it('takes a transport group that lies in the port, or a port off the map, in the first box', () => {
    expect(third(['US1TR'])).toMatchObject({
      accepted: true,
      problems: [],
      understood: 'US3IN goes aboard for US1TR',
    });
    expect(third(['Baltimore'])).toMatchObject({ accepted: true, problems: [] });
  });

  it('refuses it in a later box', () => {
    expect(problem(third([null, 'US1TR']), 'boarding-not-first')?.field).toBe('/strategic/path/1');
  });

  it('keeps militia ashore', () => {
    expect(
      problem(order({ strategic: { path: ['US1TR'] } }, {}, 'US1MI'), 'militia-stays-ashore')?.severity,
    ).toBe('error');
  });

  it('refuses a transport that is none of a friend', () => {
    const answer = problem(third(['MX1TR']), 'unknown-transport')!;
    expect(answer.message).toContain('no transport group MX1TR of your side');
  });

  it('takes a transport of another command that is not in sight, and says the same where there is none', () => {
    const atSea = { pieces: { US1TR: { at: { sea: 'WGC', tacticalArea: 1 } } } };
    const answers = ['US1TR', 'US9TR'].map((id) => {
      const receipt = third([id], atSea);
      expect(problem(receipt, 'transport-not-here')?.severity).toBe('warning');
      return JSON.stringify(receipt).replaceAll(id, '?');
    });
    expect(new Set(answers).size).toBe(1);
  });

  it('warns when the transport is not where the unit is', () => {
    expect(problem(path(['US1TR']), 'transport-not-here')?.severity).toBe('warning');
    expect(codes(third(['US1TR']))).toEqual([]);
  });
});

describe('options of the march', () => {
  it.each([
    ['withdraw', { withdraw: true, path: ['G8-V5'] }, 'nothing-to-withdraw-from', '7.5'],
    ['withdraw without a step', { withdraw: true }, 'withdrawal-without-step', '7.5'],
    ['a limit of pursuit without pursuit', { pursuitLimit: 2 }, 'limit-without-pursuit', '7.12'],
    ['an entry square without a march', { entry: '5-4' }, 'entry-without-march', '7.14'],
  ])('%s is warned of', (_, strategic, code, rule) => {
    expect(problem(order({ strategic }), code)).toMatchObject({
      severity: 'warning',
      rule: `gitm-amwol ${rule}`,
    });
  });

  it('has nothing to say of a withdrawal from last turn’s battle, a limited pursuit, or an entry with a march', () => {
    const strategic = { withdraw: true, path: ['G8-V5'], pursuit: true, pursuitLimit: 2, entry: '5-4' };
    expect(order({ strategic }, { battlesLastTurn: ['G7-V5'] })).toMatchObject({
      accepted: true,
      problems: [],
    });
  });

  it('says of an entry square that no step of the path comes in at, that it is only come near to', () => {
    const entering = (entry: string, ...boxes: string[]): string[] =>
      codes(order({ strategic: { path: boxes, entry } }));
    expect(entering('3-7', 'G8-V5')).toEqual([]);
    expect(entering('4-7', 'G8-V5')).toEqual(['entry-out-of-zone']);
    expect(entering('3-7', 'G8-V4', 'G8-V5')).toEqual(['entry-out-of-zone']);
    expect(entering('0-14', 'G8-V4')).toEqual([]);
    expect(
      problem(order({ strategic: { path: ['G8-V5'], entry: '4-7' } }), 'entry-out-of-zone'),
    ).toMatchObject({
      severity: 'warning',
      field: '/strategic/entry',
      rule: 'gitm-amwol 7.14',
    });
  });

  it('says that nobody marches out of a besieged city', () => {
    const besieged = {
      cities: [{ name: 'Depot', besieged: true }],
      pieces: { US1IN: { square: 'G8-V5', tactical: '7-7' } },
    };
    expect(problem(path(['G8-V4'], besieged), 'besieged')?.rule).toBe('gitm-amwol 7.8');
    const outside = { ...besieged, pieces: { US1IN: { square: 'G8-V5', tactical: '7-8' } } };
    expect(codes(path(['G8-V4'], outside))).toEqual([]);
  });

  it('ignores a move by rail where there are no railways, and leaves it out of the words', () => {
    const receipt = order({ rail: { destination: 'G8-V5' } });
    expect(receipt).toMatchObject({ accepted: true, understood: 'US1IN stays where it is' });
    expect(problem(receipt, 'option-not-in-book')).toMatchObject({
      field: '/rail',
      message: expect.stringContaining('it is ignored'),
    });
  });
});

describe('the tactical section (GITM AMWOL 8.1 to 8.9)', () => {
  const move = (
    tactical: NonNullable<LandOrder['tactical']>,
    changes: Changes = {},
    more: Sections = {},
  ): Receipt => order({ tactical, ...more }, changes);

  it('takes a move on the unit’s own bank and names what it understood', () => {
    const receipt = move({ destination: '5-12', phase: 2, line: 'rear' });
    expect(receipt).toMatchObject({ accepted: true, problems: [] });
    expect(receipt.understood).toBe('US1IN moves to 5-12 from phase 2; fights in the rear');
  });

  it('warns when a line crosses the river without a ford, and says where there are fords', () => {
    const receipt = move({ destination: '3-3' });
    expect(receipt.accepted).toBe(true);
    expect(problem(receipt, 'no-ford-on-the-way')).toMatchObject({
      rule: 'gitm-amwol 8.7',
      message: expect.stringContaining('at 7-7'),
    });
    expect(codes(move({ destination: '7-4', waypoint: '7-7' }))).toEqual([]);
    expect(codes(move({ destination: '7-7' }))).toEqual([]);
  });

  it('looks at the ground of the square the unit will be in when the move begins', () => {
    const march = { strategic: { path: ['G8-V5', 'G8-V4'] } };
    expect(codes(move({ destination: '3-7', phase: 2 }, {}, march))).toEqual(['impassable-destination']);
    expect(codes(move({ destination: '3-7', phase: 3 }, {}, march))).toEqual([]);
    expect(codes(move({ destination: '3-7', phase: 5 }, {}, march))).toEqual([]);
    expect(codes(move({ destination: '3-7', phase: 5 }))).toEqual(['impassable-destination']);
  });

  it('starts from the entry square when the unit marches onto the map', () => {
    const arrives = { pieces: { US1IN: { square: 'G8-V5', tactical: '1-1' } } };
    const strategic = { path: ['G7-V5'], entry: '12-10' };
    expect(codes(move({ destination: '9-3', phase: 3 }, arrives, { strategic }))).toEqual([
      'no-ford-on-the-way',
    ]);
    expect(codes(move({ destination: '9-3', waypoint: '7-7', phase: 3 }, arrives, { strategic }))).toEqual(
      [],
    );
  });

  it('has a ford to go to or says that there is none', () => {
    expect(codes(move({ destination: 'ford' }))).toEqual([]);
    expect(problem(move({ destination: 'pass' }), 'no-pass')?.rule).toBe('gitm-amwol 8.2');
    expect(codes(move({ destination: 'ford', phase: 5 }, {}, { strategic: { path: ['G8-V5'] } }))).toEqual([
      'no-ford',
    ]);
  });

  it('says that a move to its own square does nothing where there is no fort', () => {
    const at = (square: string, tactical: string, destination = tactical): string[] =>
      codes(move({ destination }, { pieces: { US1IN: { square, tactical } } }));
    expect(at('G8-V5', '7-8')).toEqual(['already-there']);
    expect(at('G8-V5', '7-7')).toEqual([]);
    expect(at('G8-V5', '7-8', '7-9')).toEqual([]);
  });

  it('warns of a destination beyond reach in the phases that are left', () => {
    expect(codes(move({ destination: '14-14', phase: 4 }))).toEqual(['out-of-reach']);
    expect(codes(move({ destination: '14-14', phase: 3 }))).toEqual([]);
  });

  it.each([
    ['a waypoint alone', { waypoint: '4-4' }, 'waypoint-alone'],
    ['a ferry', { destination: '5-12', waypoint: 'US1TR' }, 'option-not-in-book'],
  ])('warns of %s', (_, tactical, code) => {
    expect(problem(move(tactical), code)?.severity).toBe('warning');
  });

  it('tells a tired unit that it moves only if no enemy is there', () => {
    const tired = (fatigue: number): Receipt =>
      move({ destination: '5-12' }, { pieces: { US1IN: { fatigue } } });
    expect(codes(tired(8))).toEqual([]);
    expect(problem(tired(9), 'too-tired-before-enemies')?.message).toContain('only if none is');
  });

  it('refuses phases that end before they begin', () => {
    expect(problem(move({ engage: { from: 4, to: 2 } }), 'phases-reversed')).toMatchObject({
      severity: 'error',
      field: '/tactical/engage',
    });
    expect(codes(move({ engage: { from: 2, to: 2 } }))).toEqual([]);
    expect(codes(move({ engage: {} }))).toEqual([]);
  });

  it('says what a headquarters or a unit that evades cannot do', () => {
    expect(codes(order({ tactical: { engage: {} } }, {}, 'US1CQ'))).toEqual(['headquarters-do-not-fight']);
    expect(codes(move({ engage: {} }, {}, { posture: { offensive: 'evade' } }))).toEqual([
      'evaders-do-not-attack',
    ]);
  });
});

describe('reactions (GITM AMWOL 6.5, 8.10, 8.11)', () => {
  const area = { center: '10-5', radius: 2 };

  it('are told in words, with the phases they hold for', () => {
    const receipt = order({
      reaction: { support: { ...area, from: 1, to: 5 }, intercept: { ...area, from: 3, to: 3 } },
    });
    expect(receipt.understood).toBe(
      'US1IN supports fights within 2 of 10-5 in phases 1 to 5; intercepts within 2 of 10-5 in phase 3',
    );
    expect(receipt.problems).toEqual([]);
  });

  it.each(['support', 'intercept'] as const)('refuses a %s whose phases are reversed', (kind) => {
    const receipt = order({ reaction: { [kind]: { ...area, from: 5, to: 4 } } });
    expect(problem(receipt, 'phases-reversed')).toMatchObject({
      severity: 'error',
      field: `/reaction/${kind}`,
    });
  });

  it('says that units which evade do not intercept', () => {
    const receipt = order({ reaction: { intercept: area }, posture: { offensive: 'evade' } });
    expect(problem(receipt, 'evaders-do-not-intercept')?.rule).toBe('gitm-amwol 8.11');
  });

  it('says that headquarters do neither', () => {
    const receipt = order({ reaction: { support: area, intercept: area } }, {}, 'US1AQ');
    expect(codes(receipt)).toEqual(['headquarters-do-not-fight', 'headquarters-do-not-fight']);
  });
});

describe('supply (GITM AMWOL 10.5, 10.7, 10.11)', () => {
  const supply = (wish: NonNullable<LandOrder['supply']>, changes: Changes = {}, unit = 'US1IN'): Receipt =>
    order({ supply: wish }, changes, unit);

  it.each([
    ['US1IN', 1, null],
    ['US1IN', 2, 'carries at most 1'],
    ['US1CQ', 12, null],
    ['US1CQ', 13, 'carries at most 12'],
  ])('clamps what %s carries to its limit: %i', (unit, level, said) => {
    const receipt = supply({ level }, {}, unit);
    expect(receipt.accepted).toBe(true);
    expect(problem(receipt, 'level-clamped')?.message ?? null).toEqual(
      said === null ? null : expect.stringContaining(said),
    );
    expect(receipt.understood).toContain(
      unit === 'US1IN' ? 'draws up to 1 supply' : 'draws up to 12 supplies',
    );
  });

  it.each([
    [{ level: 0 }, 'US1IN carries no supplies'],
    [{ level: null }, 'US1IN keeps the supplies it has'],
    [{ level: 1, source: 'none' }, 'US1IN draws no supplies'],
    [{ level: 1, source: 'US1CQ' }, 'US1IN draws up to 1 supply from US1CQ'],
    [{ source: 'US1CQ' }, 'US1IN keeps the supplies it has, eating from US1CQ'],
  ])('understands %j', (wish, words) => {
    expect(supply(wish)).toMatchObject({ accepted: true, understood: words, problems: [] });
  });

  it.each(['Nowhere', 'MX1CQ', 'US9CQ', 'US2IN'])('does not know %s as a source', (source) => {
    expect(problem(supply({ source }), 'unknown-source')?.message).toContain('status report is used instead');
  });

  it('knows that a corps headquarters feeds two squares and a city only its own', () => {
    expect(codes(supply({ source: 'US1CQ' }, { pieces: { US1IN: { square: 'G6-V5' } } }))).toEqual([]);
    const far = { pieces: { US1IN: { square: 'G5-V4' } } };
    expect(problem(supply({ source: 'US1CQ' }, far), 'source-too-far')?.message).toContain('within 2');
    expect(problem(supply({ source: 'Depot' }), 'source-too-far')?.message).toContain(
      'its own strategic square',
    );
    expect(codes(supply({ source: 'Depot' }, { pieces: { US1IN: { square: 'G8-V5' } } }))).toEqual([]);
  });

  it('says when a city of one’s own side has less than is asked for (10.7)', () => {
    const stocked = { cities: [{ name: 'Depot', supplies: 4 }] };
    const asks = supply({ source: 'Depot', level: 12 }, stocked, 'US1CQ');
    expect(problem(asks, 'stock-short')).toMatchObject({
      field: '/supply/level',
      message: expect.stringContaining('Depot has 4 supplies; to come to 12 US1CQ asks for 6'),
    });
    expect(codes(supply({ source: 'Depot', level: 10 }, stocked, 'US1CQ'))).toEqual([]);
  });

  it('does not tell what a city that his map does not show has in store', () => {
    const west = Object.fromEntries(UNITS.map(({ id }) => [id as string, { square: 'G3-V3', supplies: 0 }]));
    expect(codes(supply({ source: 'Haven', level: 12 }, { pieces: west }, 'US1CQ'))).toEqual([]);
    const closer = { ...west, US1IN: { square: 'G4-V3' } };
    expect(codes(supply({ source: 'Haven', level: 12 }, { pieces: closer }, 'US1CQ'))).toEqual([
      'stock-short',
    ]);
  });

  it('suggests the city that was perhaps meant', () => {
    expect(problem(supply({ source: 'Depto' }), 'unknown-source')?.message).toContain(
      'perhaps you mean Depot',
    );
  });

  it('lets a corps headquarters draw from a city within eight squares, never from another', () => {
    expect(codes(supply({ source: 'Depot' }, {}, 'US1CQ'))).toEqual([]);
    expect(codes(supply({ source: 'US1CQ' }, {}, 'US1CQ'))).toEqual(['source-of-wrong-kind']);
  });

  it('says that a city was never in friendly hands, but not that one was lost out of sight', () => {
    expect(codes(supply({ source: 'Villa' }, {}, 'US1CQ'))).toEqual(['source-not-friendly']);
    const lost = {
      cities: [{ name: 'Haven', state: 'MX' }],
      pieces: { US3IN: { square: 'G4-V4', commander: 'houston' } },
    };
    expect(codes(supply({ source: 'Haven' }, lost, 'US1CQ'))).toEqual(['source-not-friendly']);
    const unseen = { ...lost, pieces: { ...lost.pieces, ...nobodyNear('G3-V5') } };
    expect(codes(supply({ source: 'Haven' }, unseen, 'US1CQ'))).toEqual([]);
  });

  it('tells a unit out of supply that it cannot unload', () => {
    const cut = { pieces: { US1CQ: { supplies: 6, derived: { supplied: false } } } };
    expect(codes(supply({ level: 2 }, cut, 'US1CQ'))).toEqual(['cannot-unload']);
    expect(codes(supply({ level: 5 }, cut, 'US1CQ'))).toEqual([]);
  });
});

/** All of Taylor's and Worth's units in one far square. */
function nobodyNear(square: string): Record<string, Record<string, unknown>> {
  const ids = ['US1AQ', 'US1CQ', 'US1IN', 'US2IN', 'US1LC', 'US1MI', 'US1SA'];
  return Object.fromEntries(ids.map((id) => [id, { square }]));
}

describe('units that cannot act (GITM AMWOL 11, 12, 7.17)', () => {
  it.each([
    ['shattered', { status: 'shattered', reforming: { turnsLeft: 2, waited: 0 } }, 'shattered'],
    ['inactive', { status: 'inactive' }, 'inactive'],
    ['aboard', { status: 'embarked', square: null, tactical: null, aboard: 'US1TR' }, 'embarked'],
    ['in a garrison off the map', { status: 'garrison', square: 'Baltimore', tactical: null }, 'in-garrison'],
  ])('may be ordered, and it is said what becomes of it: %s', (_, unit, code) => {
    const receipt = order({ posture: { defensive: 'defend' } }, { pieces: { US1IN: unit } });
    expect(receipt.accepted).toBe(true);
    expect(problem(receipt, code)?.severity).toBe('warning');
  });

  it('are called up by their own order without another word', () => {
    expect(order({ activation: 'activate' }, { pieces: { US1IN: { status: 'inactive' } } })).toMatchObject({
      accepted: true,
      understood: 'US1IN is called up',
      problems: [],
    });
  });

  it('are told when an activation changes nothing or stops a march', () => {
    expect(codes(order({ activation: 'activate' }))).toEqual(['activation-idle']);
    expect(codes(order({ activation: 'inactivate', strategic: { path: ['G8-V5'] } }))).toEqual([
      'laid-up-and-marching',
    ]);
  });

  it('do not fall over a path of squares while they are off the map', () => {
    const aboard = {
      pieces: { US1IN: { status: 'embarked', square: null, tactical: null, aboard: 'US1TR' } },
    };
    expect(
      codes(
        order(
          { strategic: { path: ['G8-V5'] }, tactical: { destination: '3-3' }, supply: { source: 'Depot' } },
          aboard,
        ),
      ),
    ).toEqual(['embarked']);
  });
});
