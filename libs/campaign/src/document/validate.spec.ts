import { describe, expect, it } from '@jest/globals';
import { Type } from '@sinclair/typebox';
import {
  asPointer,
  type Fault,
  faultLine,
  faultsOf,
  fits,
  MalformedDocumentError,
  show,
} from '@vedette/documents';
import { CLOSED, oneOf, orNull } from './names.schema.js';
import { faultsOfOrder, faultsOfOrders, faultsOfPosition, isOrder } from './validate.js';

const lines = (faults: readonly Fault[]): string[] => faults.map(faultLine);

describe('a fault', () => {
  const Thing = Type.Object(
    {
      name: Type.String({ minLength: 2, maxLength: 4 }),
      many: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), { minItems: 1, maxItems: 2 })),
      side: Type.Optional(orNull(oneOf(['left', 'right']))),
      square: Type.Optional(Type.String({ pattern: '^[A-Z]$', description: 'a capital letter' })),
    },
    CLOSED,
  );

  it.each<[unknown, string[]]>([
    [{ name: 'ab' }, []],
    [{}, ['/name: found nothing, allowed: a value; it must be given']],
    [{ name: 'a' }, ['/name: found "a", allowed: text of at least 2 letters']],
    [{ name: 'abcde' }, ['/name: found "abcde", allowed: text of at most 4 letters']],
    [{ name: 7 }, ['/name: found 7, allowed: text']],
    [{ name: 'ab', many: [] }, ['/many: found [], allowed: a list of at least 1']],
    [{ name: 'ab', many: [1, 2, 3] }, ['/many: found [1,2,3], allowed: a list of at most 2']],
    [
      { name: 'ab', many: [9, -1] },
      [
        '/many/0: found 9, allowed: a number of at most 5',
        '/many/1: found -1, allowed: a number of at least 0',
      ],
    ],
    [{ name: 'ab', many: [1.5] }, ['/many/0: found 1.5, allowed: a whole number']],
    [{ name: 'ab', side: 'up' }, ['/side: found "up", allowed: one of left, right, or null']],
    [{ name: 'ab', square: 'a' }, ['/square: found "a", allowed: a capital letter, perhaps you mean A']],
    [{ name: 'ab', square: 3 }, ['/square: found 3, allowed: a capital letter']],
    [
      { name: 'ab', nmae: 'ab' },
      [
        '/nmae: found a key that is not known here, allowed: only name, many, side, square, perhaps you mean name',
      ],
    ],
    [[], ['/: found [], allowed: an object']],
  ])('of %j says where, what was found and what is allowed', (value, expected) => {
    expect(lines(faultsOf(Thing, value))).toEqual(expected);
    expect(fits(Thing, value)).toBe(expected.length === 0);
  });

  it('points at keys by the rules of JSON pointers', () => {
    expect(faultsOf(Thing, { name: 'ab', 'a/b~c': 1 })[0]!.pointer).toBe('/a~1b~0c');
    expect(asPointer('~/')).toBe('~0~1');
  });

  it('is told below the place it was asked for', () => {
    expect(faultsOf(Thing, {}, '/things/3')[0]!.pointer).toBe('/things/3/name');
  });

  it('is told once for a union: what each branch allows, or the faults of the branch that was meant', () => {
    const Place = Type.Union([
      Type.Object({ port: Type.String(), area: oneOf(['harbor', 'coastal']) }, CLOSED),
      Type.Object({ sea: Type.String(), tacticalArea: Type.Integer() }, CLOSED),
      Type.Null(),
    ]);
    expect(lines(faultsOf(Place, { port: 'Veracruz' }))).toEqual([
      '/area: found nothing, allowed: a value; it must be given',
    ]);
    expect(lines(faultsOf(Place, { sea: 'WGC', tacticalArea: 'x' }))).toEqual([
      '/tacticalArea: found "x", allowed: a whole number',
    ]);
    expect(lines(faultsOf(Place, 5))).toEqual(['/: found 5, allowed: an object, or null']);
  });

  it('is told for every entry of a list, a hundred at most', () => {
    const many = faultsOf(
      Type.Array(orNull(Type.Integer())),
      Array.from({ length: 500 }, () => 'x'),
    );
    expect(many).toHaveLength(100);
    expect(many[99]!.pointer).toBe('/99');
  });

  it('cuts what is long and shows what is not there', () => {
    expect(show('x'.repeat(200))).toHaveLength(60);
    expect(show(undefined)).toBe('nothing');
  });

  it('can be carried by an error with every other', () => {
    const error = new MalformedDocumentError('orders', faultsOf(Thing, { many: [] }));
    expect(error.code).toBe('MALFORMED_DOCUMENT');
    expect(error.message).toContain('/name');
    expect(error.message).toContain('/many');
  });
});

describe('orders documents', () => {
  const document = (orders: unknown): unknown => ({ format: 'vedette/orders@1', turn: 3, orders });

  it('are judged order by order, each by the schema of its kind', () => {
    const faults = faultsOfOrders(
      document([{ kind: 'land', unit: 'US1IN' }, { kind: 'land', ship: 'US1FR' }, 7, { kind: 'march' }]),
    );
    expect(faults.map(({ pointer }) => pointer)).toEqual([
      '/orders/1/unit',
      '/orders/1/ship',
      '/orders/2',
      '/orders/3/kind',
    ]);
    expect(faults[3]!.allowed).toContain('land, naval, deploy');
  });

  it.each<[string, unknown, string]>([
    [
      'another format',
      { format: 'vedette/orders@2', orders: [] },
      '/format: found "vedette/orders@2", allowed: "vedette/orders@1"',
    ],
    ['no list of orders', { format: 'vedette/orders@1', orders: {} }, '/orders: found {}, allowed: a list'],
    ['no document', null, '/: found null, allowed: an object'],
  ])('are refused for %s', (_, value, line) => {
    expect(lines(faultsOfOrders(value))).toEqual([line]);
  });

  it.each<[string, unknown, string]>([
    ['a key', { unit: 'FR2IN', strategick: {} }, 'perhaps you mean strategic'],
    ['a word', { unit: 'FR2IN', posture: { offensive: 'atack' } }, 'perhaps you mean attack'],
    ['an id in small letters', { unit: 'fr2in' }, 'perhaps you mean FR2IN'],
    [
      'a square in small letters',
      { unit: 'FR2IN', rail: { destination: 'j9-v5' } },
      'perhaps you mean J9-V5',
    ],
    ['a player in capitals', { unit: 'FR2IN', by: 'Davout' }, 'perhaps you mean davout'],
  ])('suggest what was perhaps meant by %s', (_, order, suggestion) => {
    const [fault, ...others] = faultsOfOrder({ kind: 'land', ...(order as object) });
    expect(others).toEqual([]);
    expect(fault!.allowed).toContain(suggestion);
  });

  it('suggest a kind, and nothing where nothing is like what was written', () => {
    expect(faultsOfOrder({ kind: 'lnad' })[0]!.allowed).toMatch(/, perhaps you mean land$/);
    expect(faultsOfOrder({ kind: 'retreat' })[0]!.allowed).not.toContain('perhaps');
    expect(faultsOfOrder({ kind: 'land', unit: '1-1' })[0]!.allowed).not.toContain('perhaps');
  });

  it('say which format they must have', () => {
    expect(lines(faultsOfOrders({ orders: [] }))).toEqual([
      '/format: found nothing, allowed: "vedette/orders@1"; it must be given',
    ]);
  });

  it('hold at most fifty thousand orders', () => {
    const orders = (n: number): unknown =>
      document(Array.from({ length: n }, () => ({ kind: 'land', unit: 'US1IN' })));
    expect(faultsOfOrders(orders(50_000))).toEqual([]);
    expect(lines(faultsOfOrders(orders(50_001)))).toEqual([
      '/orders: found 50001 orders, allowed: a list of at most 50000',
    ]);
  });

  it('may carry keys nobody knows, their orders may not', () => {
    expect(faultsOfOrders({ ...(document([]) as object), remark: 'x' })).toEqual([]);
    expect(faultsOfOrder({ kind: 'land', unit: 'US1IN', remark: 'x' })).toHaveLength(1);
  });
});

describe('well-formed orders', () => {
  // The samples of the umpire bench, section by section.
  it.each([
    {
      kind: 'land',
      unit: 'US1IN',
      by: 'taylor',
      at: '2026-03-01T18:30:00Z',
      strategic: {
        path: ['G6-V6', null, 'G7-V6'],
        entry: '5-4',
        pursuit: true,
        pursuitLimit: 2,
        marchTo: ['battle', 'allies', 'enemy'],
        haltOnDetection: false,
        haltOnEnemyEntry: false,
        noForcedMarch: false,
        withdraw: false,
      },
      rail: { destination: 'D2-T2', waypoint: null, entry: '7-7' },
      tactical: {
        destination: '5-9',
        waypoint: '4-4',
        phase: 1,
        doNotEnterFort: false,
        engage: { from: 1, to: 4 },
        line: 'first',
      },
      reaction: {
        support: { center: '10-5', radius: 2, from: 1, to: 5 },
        intercept: { center: '7-7', radius: 3, from: 1, to: 5 },
      },
      posture: { offensive: 'assault', defensive: 'last-ditch' },
      supply: { level: 1, source: 'US1CQ' },
      activation: 'inactivate',
    },
    { kind: 'land', unit: 'US1IN', tactical: { line: 'rear' } },
    {
      kind: 'land',
      unit: 'US1IN',
      tactical: { destination: 'ford', waypoint: 'US1RT' },
      reaction: { support: null },
    },
    { kind: 'deploy', unit: 'US1IN', by: 'taylor', square: 'G5-V6', tactical: '3-4' },
    { kind: 'deploy', unit: 'US1IN', square: null },
    { kind: 'activation', unit: 'US1IN', action: 'inactivate', by: 'marcy' },
    { kind: 'merge', unit: 'US1IN', into: 'US2IN', by: 'taylor' },
    { kind: 'merge', ship: 'US1TR', into: 'US2TR' },
    { kind: 'split', ship: 'US1TR', capacity: 3000, units: ['US2IN'], supplies: 5, stores: 0, by: 'connor' },
    { kind: 'assign', unit: 'US1IN', commander: 'worth', deputy: null, by: 'marcy' },
    { kind: 'move-supplies', from: 'Matamoros', to: 'Monterrey', amount: 20, by: 'marcy' },
    { kind: 'move-stores', from: 'Veracruz', to: 'Tampico', amount: 10, by: 'bancroft' },
    { kind: 'pontoon', unit: 'PR1PB', action: 'deploy', tactical: '5-7', by: 'moltke' },
    { kind: 'depot', action: 'place', depot: 'depot', square: 'D2-T2', tactical: '7-7' },
    { kind: 'track', action: 'destroy', square: 'D2-T2', unit: 'PR1IN' },
    {
      kind: 'naval',
      ship: 'US3SL',
      by: 'connor',
      attach: 'US2SL',
      detach: false,
      movement: {
        seas: ['WGC', 'SGC'],
        port: 'Veracruz',
        anyEnemyPort: false,
        portWhen: 'after-first',
        enterHarbor: false,
        sailAlone: false,
        base: 'Pensacola',
      },
      contact: { stance: 'pursue', min: 2, max: 10, intoCoastal: true, joinAllies: true, gauge: 'windward' },
      combat: {
        stance: 'engage',
        gauge: 'leeward',
        line: 'break',
        close: true,
        fireAt: 'hull',
        fightElsewhere: true,
        retreatTo: 'harbor',
        inactiveShips: 'capture',
      },
      commerce: 'raid',
      loading: {
        stores: 24,
        load: ['US1IN'],
        unload: [{ unit: 'US2IN', square: 'K0-Y5', entry: '7-0' }],
        supplies: { action: 'load', amount: 15, with: 'Veracruz' },
      },
      crewTo: { ship: 'US4SL', crew: 20, marines: 5 },
      scuttle: false,
      activation: 'inactivate',
    },
  ])('$kind %#', (order) => {
    expect(faultsOfOrder(order)).toEqual([]);
    expect(isOrder(order)).toBe(true);
  });

  it.each<[string, object, string]>([
    ['seven boxes', { strategic: { path: Array(7).fill(null) } }, '/strategic/path'],
    ['a sixth phase', { tactical: { phase: 6 } }, '/tactical/phase'],
    ['phase nought', { tactical: { engage: { from: 0 } } }, '/tactical/engage/from'],
    [
      'a radius beyond the map',
      { reaction: { support: { center: '7-7', radius: 15 } } },
      '/reaction/support/radius',
    ],
    ['a tactical square beyond the map', { strategic: { entry: '15-0' } }, '/strategic/entry'],
    ['a leading nought', { strategic: { entry: '07-7' } }, '/strategic/entry'],
    ['a posture of the other side', { posture: { offensive: 'defend' } }, '/posture/offensive'],
    ['supplies by halves', { supply: { level: 0.5 } }, '/supply/level'],
    ['a debt of supplies', { supply: { level: -1 } }, '/supply/level'],
    ['a player with capitals', { by: 'Taylor' }, '/by'],
    ['a time without zone', { at: '2026-03-01T18:30:00' }, '/at'],
  ])('do not have %s', (_, sections, pointer) => {
    const faults = faultsOfOrder({ kind: 'land', unit: 'US1IN', ...sections });
    expect(faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });

  it.each(['us1in', 'US1', '1IN', 'USAMX1IN', 'US12345IN', 'US1INF'])(
    'do not order "%s", which is no id',
    (unit) => {
      expect(faultsOfOrder({ kind: 'land', unit })[0]).toMatchObject({
        pointer: '/unit',
        allowed: expect.stringContaining('US1IN'),
      });
    },
  );
});

describe('positions', () => {
  const least = {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol' },
    theatre: 'amwol',
    states: [{ id: 'US', nation: 'United States', side: 'US' }],
    units: [],
  };

  it('need format, rule books, theatre, states and units, and nothing else', () => {
    expect(faultsOfPosition(least)).toEqual([]);
    for (const key of ['format', 'rulebooks', 'theatre', 'states', 'units']) {
      const { [key as 'units']: _, ...rest } = least;
      expect(faultsOfPosition(rest).map(({ pointer }) => pointer)).toEqual([`/${key}`]);
    }
  });

  it.each<[string, object, string]>([
    ['a theatre nobody drew', { theatre: 'cwol' }, '/theatre'],
    [
      'an inline theatre without an origin',
      { theatre: { kind: 'inline', strategic: ['.'] } },
      '/theatre/origin',
    ],
    ['a season there is not', { season: 'winter' }, '/season'],
    ['morale beyond a hundred', { units: [{ id: 'US1IN', morale: 101 }] }, '/units/0/morale'],
    [
      'a fort of level six',
      { cities: [{ name: 'A', fort: { level: 6, capacity: 1 } }] },
      '/cities/0/fort/level',
    ],
    ['a ship nowhere', { ships: [{ id: 'US1FR' }] }, '/ships/0/at'],
    [
      'a ship in the docks',
      { ships: [{ id: 'US1FR', at: { port: 'A', area: 'dock' } }] },
      '/ships/0/at/area',
    ],
    [
      'a relation of three',
      { relations: [{ between: ['US', 'MX', 'TX'], stance: 'hostile' }] },
      '/relations/0/between',
    ],
    [
      'a ministry there is not',
      { players: [{ id: 'a', state: 'US', ministries: ['foreign'] }] },
      '/players/0/ministries/0',
    ],
  ])('do not have %s', (_, more, pointer) => {
    expect(faultsOfPosition({ ...least, ...more }).map((fault) => fault.pointer)).toEqual([pointer]);
  });
});
