import { describe, expect, it } from '@jest/globals';
import type { NavalOrder } from '@vedette/campaign';
import type { Receipt } from '../receipt.js';
import { problem, receiptOf, type Changes } from '../testing/desk.js';

const order = (sections: Omit<NavalOrder, 'kind' | 'ship'>, changes: Changes = {}, ship = 'US1FR'): Receipt =>
  receiptOf({ kind: 'naval', ship, ...sections }, changes);
const codes = (receipt: Receipt): string[] => receipt.problems.map(({ code }) => code);
const atSea = (sea: string, tacticalArea = 1) => ({ at: { sea, tacticalArea } });

describe('who orders a ship (PATE 2.3, 4.1)', () => {
  it('is its commander or deputy, and nobody else', () => {
    expect(order({}).accepted).toBe(true);
    expect(order({ by: 'worth' }).accepted).toBe(true);
    expect(problem(order({ by: 'bancroft' }), 'not-your-command')?.rule).toBe('pate-amwol 4.1');
  });

  it('hears the same of an enemy’s ship and of one that does not exist', () => {
    const answers = ['MX1SL', 'MX9SL'].map((ship) =>
      JSON.stringify(order({}, {}, ship)).replaceAll(ship, '?'),
    );
    expect(answers[0]).toBe(answers[1]);
  });

  it('is nobody for a unit ashore, nor is a ship given a land order', () => {
    expect(problem(order({}, {}, 'US1IN'), 'not-a-ship')).toMatchObject({
      severity: 'error',
      field: '/ship',
    });
    const ashore = receiptOf({ kind: 'land', unit: 'US1FR' });
    expect(problem(ashore, 'not-a-unit')).toMatchObject({ severity: 'error', field: '/unit' });
  });

  it('is nobody while the ship rounds the Horn (6.10)', () => {
    const away = { pieces: { US1FR: { at: { transit: { to: 'SMC', turnsLeft: 7 } } } } };
    expect(problem(order({ scuttle: true }, away), 'rounding-the-horn')?.severity).toBe('error');
  });
});

describe('the condition of a ship', () => {
  it.each([
    ['inactive', { status: 'inactive' }, {}, 'inactive'],
    [
      'without stores at sea',
      { ...atSea('SGC'), stores: 0 },
      { movement: { seas: ['WGC'] } },
      'out-of-stores',
    ],
    [
      'owing stores',
      { ...atSea('SGC'), stores: 3, turnsWithoutStores: 2 },
      { commerce: 'raid' as const },
      'out-of-stores',
    ],
    ['at its last store', { ...atSea('SGC'), stores: 1 }, { commerce: 'raid' as const }, 'last-store'],
    ['attached', { attachedTo: 'US2SL' }, { commerce: 'raid' as const }, 'attached'],
  ])('is told when it matters: %s', (_, ship, sections, code) => {
    const receipt = order(sections, { pieces: { US1FR: ship } });
    expect(receipt.accepted).toBe(true);
    expect(problem(receipt, code)?.severity).toBe('warning');
  });

  it('is told of a ship that fits out how long it takes, and of one that is ready nothing', () => {
    const called = (turnsLeft: number): Receipt =>
      order(
        { movement: { seas: ['WGC'] } },
        { pieces: { US1FR: { status: 'inactive', reactivating: { turnsLeft } } } },
      );
    expect(problem(called(2), 'inactive')?.message).toContain('ready in 2 turns');
    expect(problem(called(0), 'inactive')).toBeUndefined();
  });

  it('is not warned of stores where it only changes its base, which it obeys', () => {
    const receipt = order(
      { movement: { base: 'Haven' } },
      { pieces: { US1FR: { ...atSea('SGC'), stores: 0 } } },
    );
    expect(problem(receipt, 'out-of-stores')).toBeUndefined();
  });

  it('is not told to a ship that is being called up or detached', () => {
    expect(codes(order({ activation: 'activate' }, { pieces: { US1FR: { status: 'inactive' } } }))).toEqual(
      [],
    );
    expect(codes(order({ detach: true }, { pieces: { US1FR: { attachedTo: 'US2SL' } } }))).toEqual([]);
    const landing = { loading: { unload: [{ unit: 'US1IN', square: 'K4-Y5' }] } };
    expect(codes(order(landing, { pieces: { US1FR: { attachedTo: 'US2SL' } } }))).not.toContain('attached');
  });
});

describe('attaching (PATE 4.4)', () => {
  it('takes a friend in the same harbour', () => {
    expect(order({ attach: 'US2SL' })).toMatchObject({
      accepted: true,
      problems: [],
      understood: 'US1FR attaches itself to US2SL',
    });
  });

  it.each(['US3SL', 'US2TR', 'MX1SL', 'US9SL'])('knows no companion %s where the ship lies', (ship) => {
    const answer = problem(order({ attach: ship }), 'no-such-companion')!;
    expect(answer).toMatchObject({ severity: 'warning', rule: 'pate-amwol 4.4' });
    expect(answer.message.replaceAll(ship, '?')).toBe(
      problem(order({ attach: 'US8SL' }), 'no-such-companion')!.message.replaceAll('US8SL', '?'),
    );
  });

  it('refuses a ship attached to itself and warns of one that follows another', () => {
    expect(problem(order({ attach: 'US1FR' }), 'attached-to-itself')?.severity).toBe('error');
    const chain = { pieces: { US2SL: { attachedTo: 'US1TR' } } };
    expect(problem(order({ attach: 'US2SL' }, chain), 'attached-to-a-follower')?.message).toContain(
      'attach US1FR to US1TR',
    );
  });

  it('needs no detach with an attach, and none without an attachment', () => {
    expect(codes(order({ attach: 'US2SL', detach: true }))).toEqual(['attach-and-detach']);
    expect(codes(order({ detach: true }))).toEqual(['not-attached']);
  });
});

describe('sailing (PATE 4.5, 6.1 to 6.3, 6.10)', () => {
  const sail = (movement: NonNullable<NavalOrder['movement']>, changes: Changes = {}): Receipt =>
    order({ movement }, changes);

  it('goes from a port to its own area, on to a neighbour, and into a port of that', () => {
    const receipt = sail({ seas: ['WGC', 'SGC'], port: 'Veracruz', portWhen: 'after-second' });
    expect(receipt).toMatchObject({ accepted: true, problems: [] });
    expect(receipt.understood).toBe('US1FR sails WGC, SGC; makes for Veracruz after the second sea area');
  });

  it('refuses an area that is not on the charts and lists those that are', () => {
    expect(problem(sail({ seas: ['XYZ'] }), 'unknown-sea')).toMatchObject({
      severity: 'error',
      field: '/movement/seas/0',
      message: expect.stringContaining('WGC, SGC, CAB, SMC'),
    });
  });

  it.each([
    [
      'out of a port into an area it does not open on',
      { seas: ['SGC'] },
      {},
      'pate-amwol 6.3',
      '/movement/seas/0',
    ],
    [
      'into an area that is not next to the first',
      { seas: ['WGC', 'CAB'] },
      {},
      'pate-amwol 6.2',
      '/movement/seas/1',
    ],
    [
      'at sea into an area that is not next',
      { seas: ['CAB'] },
      { pieces: { US1FR: atSea('WGC') } },
      'pate-amwol 6.2',
      '/movement/seas/0',
    ],
    [
      'into a port of another area',
      { seas: ['WGC'], port: 'Veracruz' },
      {},
      'pate-amwol 6.2',
      '/movement/port',
    ],
    [
      'into a port before the area is reached',
      { seas: ['WGC', 'SGC'], port: 'Veracruz', portWhen: 'after-first' as const },
      {},
      'pate-amwol 6.2',
      '/movement/port',
    ],
  ])('does not go %s', (_, movement, changes, rule, field) => {
    const receipt = sail(movement, changes);
    expect(receipt.accepted).toBe(true);
    expect(receipt.problems).toEqual([
      expect.objectContaining({ code: 'not-connected', severity: 'warning', rule, field }),
    ]);
  });

  it('shifts within a port, and enters one of the area it is in', () => {
    expect(codes(sail({ port: 'Haven', enterHarbor: true }))).toEqual([]);
    expect(
      codes(sail({ port: 'Veracruz', portWhen: 'before' }, { pieces: { US1FR: atSea('SGC') } })),
    ).toEqual([]);
    expect(codes(sail({ port: 'Baltimore', portWhen: 'before' }))).toEqual([]);
  });

  it('may stay in its area by name', () => {
    expect(codes(sail({ seas: ['SGC'] }, { pieces: { US1FR: atSea('SGC') } }))).toEqual([]);
  });

  it('ignores a third area and says so', () => {
    expect(problem(sail({ seas: ['WGC', 'SGC', 'WGC'] }), 'too-many-seas')).toMatchObject({
      field: '/movement/seas/2',
      severity: 'warning',
    });
  });

  it('warns of the long way round', () => {
    const receipt = sail({ seas: ['SMC'] }, { pieces: { US1FR: atSea('SGC') } });
    expect(problem(receipt, 'round-the-horn')?.message).toContain('10 to 14 turns');
  });

  it.each([
    ['a port that is not listed', { port: 'Verracruz' }, 'unknown-port', 'error'],
    ['a base that is not listed', { base: 'Port Royal' }, 'unknown-port', 'error'],
    ['a base in other hands', { base: 'Veracruz' }, 'base-not-friendly', 'warning'],
    ['a harbour without a port', { enterHarbor: true }, 'harbour-without-port', 'warning'],
    ['a port and any port', { port: 'Haven', anyEnemyPort: true }, 'two-ports', 'warning'],
  ])('answers for %s', (_, movement, code, severity) => {
    expect(problem(sail(movement), code)?.severity).toBe(severity);
  });

  it('takes a harbour of any enemy port', () => {
    expect(codes(sail({ seas: ['WGC'], anyEnemyPort: true, enterHarbor: true }))).toEqual([]);
  });
});

describe('contact, combat and commerce (PATE 4.6 to 4.8)', () => {
  it.each([
    ['evading and joining', { contact: { stance: 'evade', joinAllies: true } }, 'evaders-do-not-join'],
    ['accepting with numbers', { contact: { stance: 'accept', min: 2 } }, 'numbers-without-effect'],
    ['raiding and evading', { contact: { stance: 'evade' }, commerce: 'raid' }, 'contact-forced'],
    ['convoying and pursuing', { contact: { stance: 'pursue' }, commerce: 'convoy' }, 'contact-forced'],
  ] as [string, Omit<NavalOrder, 'kind' | 'ship'>, string][])(
    '%s do not go together',
    (_, sections, code) => {
      expect(codes(order(sections))).toEqual([code]);
    },
  );

  it.each([
    { contact: { stance: 'pursue' }, commerce: 'raid' },
    { contact: { stance: 'accept' }, commerce: 'convoy' },
    { contact: { stance: 'evade' }, commerce: 'ignore' },
    { contact: { stance: 'pursue', min: 10, max: 2 } },
    { commerce: 'raid' as const },
  ] as Omit<NavalOrder, 'kind' | 'ship'>[])('has nothing to say of %j', (sections) => {
    expect(codes(order(sections))).toEqual([]);
  });

  it('says that transports neither fight nor raid', () => {
    const receipt = order({ combat: { stance: 'engage' }, commerce: 'raid' }, {}, 'US1TR');
    expect(codes(receipt)).toEqual(['transports-are-unarmed', 'transports-are-unarmed']);
  });
});

describe('loading (PATE 3.4, 9.1 to 9.3)', () => {
  type Loading = NonNullable<NavalOrder['loading']>;
  const load = (loading: Loading, changes: Changes = {}, ship = 'US1TR'): Receipt =>
    order({ loading }, changes, ship);
  const ashore = { pieces: { US1IN: { square: 'G9-V4', tactical: '7-7' }, US2IN: { square: 'G9-V5' } } };

  it('takes units aboard in the port and from its shore', () => {
    expect(load({ load: ['US1IN', 'US2IN'] }, ashore)).toMatchObject({ accepted: true, problems: [] });
  });

  it('warns of a unit elsewhere and of more than fits', () => {
    expect(codes(load({ load: ['US1IN'] }))).toEqual(['not-together']);
    const small = { ...ashore, pieces: { ...ashore.pieces, US1TR: { capacity: 1500, crew: 150 } } };
    expect(problem(load({ load: ['US1IN', 'US2IN'] }, small), 'over-capacity')?.message).toContain(
      'needs 1700 spaces',
    );
  });

  it('warns where loading and sailing exclude each other', () => {
    const off = { ...ashore.pieces, US1TR: { at: { port: 'Haven', area: 'coastal' } } };
    const sailing = { loading: { load: ['US2IN'] }, movement: { seas: ['WGC'] } };
    expect(codes(order(sailing, { pieces: off }, 'US1TR'))).toEqual(['loading-takes-the-turn']);
    expect(codes(order(sailing, ashore, 'US1TR'))).toEqual([]);
    const fromHaven = { supplies: { action: 'load' as const, amount: 2, with: 'Haven' } };
    expect(codes(load(fromHaven, { pieces: off }))).toEqual(['not-in-harbor']);
    const withCorps = { supplies: { action: 'load' as const, amount: 2, with: 'US1CQ' } };
    expect(codes(order({ loading: withCorps, movement: { seas: ['WGC'] } }, {}, 'US1TR'))).toEqual([
      'ordered-to-sail',
    ]);
  });

  it('counts cavalry three spaces a man, gunners two, a corps headquarters five and twenty a supply (9.1)', () => {
    const mixed = {
      pieces: {
        US1LC: { square: 'G9-V4', strength: 300, batteries: 1 },
        US1SA: { square: 'G9-V4', strength: 100 },
        US1CQ: { square: 'G9-V4', strength: 100, supplies: 6 },
        US1TR: { capacity: 1, crew: 1 },
      },
    };
    // 200 x 3 + 100 x 2, 100 x 2, 100 x 5 + 6 x 20
    const receipt = load({ load: ['US1LC', 'US1SA', 'US1CQ'] }, mixed);
    expect(problem(receipt, 'over-capacity')?.message).toContain(`needs ${800 + 200 + 620} spaces`);
  });

  it('refuses to load strangers', () => {
    expect(problem(load({ load: ['MX1IN'] }), 'not-your-command')).toMatchObject({
      severity: 'error',
      field: '/loading/load/0',
    });
  });

  it('refuses militia, and cargo on a warship', () => {
    expect(problem(load({ load: ['US1MI'] }), 'militia-stays-ashore')?.severity).toBe('error');
    for (const loading of [
      { load: ['US1IN'] },
      { unload: [{ unit: 'US1IN', square: 'G9-V4' }] },
      { supplies: { action: 'load' as const, amount: 1, with: 'Haven' } },
    ])
      expect(problem(load(loading, {}, 'US1FR'), 'not-transports')?.severity).toBe('error');
  });

  it('clamps the stores of a ship to twenty-four and lets transports carry more', () => {
    expect(problem(load({ stores: 25 }, {}, 'US1FR'), 'level-clamped')?.message).toContain('at most 24');
    expect(codes(load({ stores: 24 }, {}, 'US1FR'))).toEqual([]);
    expect(codes(load({ stores: 40 }))).toEqual([]);
  });

  const aboard = {
    pieces: {
      US1IN: { status: 'embarked', square: null, tactical: null, aboard: 'US1TR' },
      US1TR: { cargo: { units: ['US1IN'], supplies: 5, stores: 0 } },
    },
  };

  it('lands whoever is aboard, on the map or in a port off it', () => {
    for (const square of ['G9-V4', 'Baltimore'])
      expect(codes(load({ unload: [{ unit: 'US1IN', square }] }, aboard))).toEqual([]);
  });

  it.each([
    ['a unit that is not aboard', { unit: 'US2IN', square: 'G9-V4' }, 'not-aboard', 'error'],
    ['a square that is none', { unit: 'US1IN', square: 'K9-K9' }, 'unknown-square', 'error'],
    ['a port on the map by its name', { unit: 'US1IN', square: 'Haven' }, 'unknown-square', 'error'],
    ['a hilly shore', { unit: 'US1IN', square: 'G5-V7' }, 'steep-shore', 'warning'],
  ])('does not land %s', (_, landing, code, severity) => {
    expect(problem(load({ unload: [landing] }, aboard), code)?.severity).toBe(severity);
  });

  it('says the square of a port that is named instead', () => {
    expect(
      problem(load({ unload: [{ unit: 'US1IN', square: 'Haven' }] }, aboard), 'unknown-square')?.message,
    ).toContain('Haven lies in G9-V4');
  });

  it.each([
    ['from a port', { action: 'load', amount: 15, with: 'Haven' }, []],
    ['more than is aboard', { action: 'unload', amount: 6, with: 'Haven' }, ['stock-short']],
    ['with a place nobody knows', { action: 'load', amount: 1, with: 'Atlantis' }, ['unknown-place']],
    [
      'into a headquarters, more than the boats take',
      { action: 'unload', amount: 7, with: 'US1CQ' },
      ['beyond-limit', 'stock-short'],
    ],
    ['from a headquarters, as many as it has', { action: 'load', amount: 7, with: 'US1CQ' }, []],
  ] as [string, NonNullable<Loading['supplies']>, string[]][])(
    'moves supplies %s',
    (_, supplies, expected) => {
      expect(codes(load({ supplies }, aboard))).toEqual(expected);
    },
  );
});

describe('hands and marines (PATE 2.7)', () => {
  const give = (crewTo: NonNullable<NavalOrder['crewTo']>, changes: Changes = {}, more = {}): Receipt =>
    order({ crewTo, ...more }, changes);

  it('go over to a ship in the same water', () => {
    expect(give({ ship: 'US2SL', crew: 30, marines: 5 })).toMatchObject({
      accepted: true,
      problems: [],
      understood: 'US1FR gives 30 hands and 5 marines to US2SL',
    });
  });

  it.each([
    [{ ship: 'US3SL', crew: 1 }, 'no-such-companion'],
    [{ ship: 'US1FR', crew: 1 }, 'no-such-companion'],
    [{ ship: 'US2SL', crew: 181 }, 'too-few-left'],
    [{ ship: 'US2SL', marines: 26 }, 'too-few-left'],
    [{ ship: 'US2SL', crew: 51 }, 'too-many-aboard'],
  ])('do not all go over: %j', (crewTo, code) => {
    expect(problem(give(crewTo), code)?.severity).toBe('warning');
  });

  it('may all leave a ship that is scuttled', () => {
    const manned = { pieces: { US1FR: { crew: 50 } } };
    expect(codes(give({ ship: 'US2SL', crew: 50 }, manned))).toEqual(['too-few-left']);
    expect(codes(give({ ship: 'US2SL', crew: 50 }, manned, { scuttle: true }))).toEqual([]);
  });

  it('do not go over beside an enemy, nor marines to a transport group', () => {
    const beset = { pieces: { MX1SL: { at: { port: 'Haven', area: 'harbor' } } } };
    expect(codes(give({ ship: 'US2SL', crew: 1 }, beset))).toEqual(['enemy-alongside']);
    expect(codes(give({ ship: 'US1TR', crew: 1, marines: 1 }))).toEqual(['too-many-aboard']);
  });

  it('leave a transport group one hand for ten spaces', () => {
    const receipt = (crew: number): Receipt =>
      order({ crewTo: { ship: 'US2SL', crew } }, { pieces: { US1TR: { crew: 320 } } }, 'US1TR');
    expect(codes(receipt(20))).toEqual([]);
    expect(problem(receipt(21), 'too-few-left')?.message).toContain('must keep 300');
  });
});

describe('scuttling (PATE 2.7)', () => {
  const scuttled = (ship: string, pieces: NonNullable<Changes['pieces']> = {}): string[] =>
    codes(order({ scuttle: true }, { pieces }, ship));

  it('is for ships with no enemy by them, and at sea with a friend', () => {
    expect(scuttled('US1FR')).toEqual([]);
    expect(scuttled('US1FR', { MX1SL: { at: { port: 'Haven', area: 'harbor' } } })).toEqual([
      'enemy-alongside',
    ]);
    expect(scuttled('US3SL')).toEqual(['no-friend-by']);
    expect(scuttled('US3SL', { US2SL: atSea('SGC') })).toEqual([]);
    expect(scuttled('US1TR', { US1TR: atSea('SGC', 2) })).toEqual([]);
  });

  it('of a ship that is laid up says nothing of what lies by it (2.6)', () => {
    const pieces = { MX1SL: { at: { port: 'Haven', area: 'harbor' } }, US1FR: { status: 'inactive' } };
    expect(scuttled('US1FR', pieces)).toEqual(scuttled('US1FR', { US1FR: { status: 'inactive' } }));
  });
});

describe('laying up (PATE 2.6)', () => {
  it('is for ships in a port on the land map that their own state holds', () => {
    expect(codes(order({ activation: 'inactivate' }))).toEqual([]);
    expect(codes(order({ activation: 'inactivate' }, { pieces: { US1FR: atSea('SGC') } }))).toEqual([
      'no-place-to-lay-up',
    ]);
    const offMap = { pieces: { US1FR: { at: { port: 'Baltimore', area: 'harbor' } } } };
    expect(codes(order({ activation: 'inactivate' }, offMap))).toEqual(['no-place-to-lay-up']);
  });

  it('is never for transport groups, and changes nothing twice', () => {
    expect(
      problem(order({ activation: 'inactivate' }, {}, 'US1TR'), 'transports-stay-active')?.severity,
    ).toBe('error');
    expect(codes(order({ activation: 'activate' }))).toEqual(['activation-idle']);
  });
});

describe('a naval order in words', () => {
  it.each([
    [{}, 'US1FR stays where it is'],
    [
      { contact: { stance: 'pursue', min: 2, max: 10 } },
      'US1FR pursues 2 to 10 ships and accepts contact with others',
    ],
    [
      { contact: { stance: 'pursue', min: 10, max: 2 } },
      'US1FR pursues up to 2 ships, or 10 and more, and accepts contact with others',
    ],
    [
      { contact: { stance: 'evade', min: 3 } },
      'US1FR evades 3 or more ships and accepts contact with others',
    ],
    [{ contact: { stance: 'evade' } }, 'US1FR evades the enemy'],
    [{ contact: { stance: 'accept' } }, 'US1FR accepts contact with the enemy'],
    [{ commerce: 'ignore' }, 'US1FR stays where it is'],
    [{ scuttle: true }, 'US1FR is scuttled'],
  ] as [Omit<NavalOrder, 'kind' | 'ship'>, string][])('%j', (sections, words) => {
    expect(order(sections).understood).toBe(words);
  });
});
