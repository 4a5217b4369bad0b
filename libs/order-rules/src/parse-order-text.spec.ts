import { describe, expect, it } from '@jest/globals';
import type { Order } from '@vedette/campaign';
import { formatOrder } from './order-texts/format-order.js';
import { parseOrderText } from './parse-order-text.js';

/** The one order of a text that must be readable. */
function read(text: string): Order {
  const { orders, faults } = parseOrderText(text);
  expect(faults).toEqual([]);
  expect(orders).toHaveLength(1);
  return orders[0]!;
}

describe('a unit’s order in one line', () => {
  it('is read section by section', () => {
    expect(read('US1IN march G6-V6 - G7-V6, engage 1-4, first line, assault / defend, supply 1')).toEqual({
      kind: 'land',
      unit: 'US1IN',
      strategic: { path: ['G6-V6', null, 'G7-V6'] },
      tactical: { engage: { from: 1, to: 4 }, line: 'first' },
      posture: { offensive: 'assault', defensive: 'defend' },
      supply: { level: 1 },
    });
  });

  it.each([
    'US1IN march G6-V6 - G7-V6',
    'us1in: marches g6-v6, -, g7-v6',
    'US1IN MARCH to G6-V6 then rest then G7-V6',
    'US1IN march G6-V6 -> . -> G7-V6',
    'US1IN\n  march G6-V6 x G7-V6',
  ])('does not mind how a path is written: %s', (text) => {
    expect(read(text)).toEqual({
      kind: 'land',
      unit: 'US1IN',
      strategic: { path: ['G6-V6', null, 'G7-V6'] },
    });
  });

  it.each([
    ['support 10-5 radius 2 phases 1-5', { center: '10-5', radius: 2, from: 1, to: 5 }],
    ['supports fights within 2 of 10-5 in phases 1 to 5', { center: '10-5', radius: 2, from: 1, to: 5 }],
    ['support 10-5 2 from 3', { center: '10-5', radius: 2, from: 3 }],
    ['support at 10-5, radius 2, to 4', { center: '10-5', radius: 2, to: 4 }],
    ['supporting 10-5 2 in phase 4', { center: '10-5', radius: 2, from: 4, to: 4 }],
    ['support 10-5 radius 2', { center: '10-5', radius: 2 }],
  ])('reads the area of %s', (clause, support) => {
    expect(read(`US1IN ${clause}`)).toEqual({ kind: 'land', unit: 'US1IN', reaction: { support } });
  });

  it.each([
    ['assault / last-ditch', { offensive: 'assault', defensive: 'last-ditch' }],
    ['posture attack/defend', { offensive: 'attack', defensive: 'defend' }],
    ['skirmish / skirmish', { offensive: 'skirmish', defensive: 'skirmish' }],
    ['posture - / evade', { defensive: 'evade' }],
    ['last ditch defence', { defensive: 'last-ditch' }],
    ['attacks', { offensive: 'attack' }],
  ])('reads the postures of %s', (clause, posture) => {
    expect(read(`US1IN ${clause}`)).toEqual({ kind: 'land', unit: 'US1IN', posture });
  });

  it.each(['skirmish', 'evade'])('asks which posture %s alone is, rather than guess', (posture) => {
    const { orders, faults } = parseOrderText(`US1IN ${posture}`);
    expect(orders).toEqual([]);
    expect(faults[0]).toMatchObject({ line: 1, allowed: expect.stringContaining('defensive posture') });
  });

  it.each([
    ['supply 1 from San Luis Potosi, line rear', { level: 1, source: 'San Luis Potosi' }],
    ['draw up to 12 from us1cq, line rear', { level: 12, source: 'US1CQ' }],
    ['supply from "Fort Brown"; rear line', { source: 'Fort Brown' }],
    ['no supply, rear', { source: 'none' }],
  ])('reads the supply of %s', (clause, supply) => {
    expect(read(`US1IN ${clause}`)).toEqual({
      kind: 'land',
      unit: 'US1IN',
      tactical: { line: 'rear' },
      supply,
    });
  });

  it('takes options written as several words', () => {
    expect(read('US1IN halt on detection, halt on enemy entry, no forced march, do not enter fort')).toEqual({
      kind: 'land',
      unit: 'US1IN',
      strategic: { haltOnDetection: true, haltOnEnemyEntry: true, noForcedMarch: true },
      tactical: { doNotEnterFort: true },
    });
  });

  it('knows a march to battle from a march to a square', () => {
    expect(read('US1IN march to battle, then allies')).toMatchObject({
      strategic: { marchTo: ['battle', 'allies'] },
    });
    expect(read('US1IN march to G6-V6')).toMatchObject({ strategic: { path: ['G6-V6'] } });
  });

  it('marches aboard a transport or to a port off the map', () => {
    expect(read('US1IN march us1tr')).toMatchObject({ strategic: { path: ['US1TR'] } });
    expect(read('US1IN march Baltimore; enter 7-0')).toMatchObject({
      strategic: { path: ['Baltimore'], entry: '7-0' },
    });
  });

  it.each(['US1IN stay', 'US1IN hold', 'US1IN rests', 'US1IN: wait'])(
    'is an order to do nothing when it says so: %s',
    (text) => {
      expect(read(text)).toEqual({ kind: 'land', unit: 'US1IN' });
    },
  );

  it('may stay and say how it meets an attack', () => {
    expect(read('US1IN hold, last-ditch')).toEqual({
      kind: 'land',
      unit: 'US1IN',
      posture: { defensive: 'last-ditch' },
    });
  });

  it.each([
    ['US1IN scout', ['evade', 'halt-on-detection']],
    ['US1IN Charge', ['assault']],
    ['US1IN xyzzy', []],
  ])('offers what an everyday word may stand for, and never guesses: %s', (text, suggestions) => {
    const { orders, faults } = parseOrderText(text);
    expect(orders).toEqual([]);
    expect(faults).toMatchObject([{ suggestions }]);
  });

  it('is an order to do nothing when only the unit stands there', () => {
    expect(read('US1IN')).toEqual({ kind: 'land', unit: 'US1IN' });
  });
});

describe('several orders in a text', () => {
  it('are one a line or a block of indented lines; blank lines and remarks do not count', () => {
    const { orders } = parseOrderText(
      '# the left\nUS1IN march G6-V6 # down the road\n\nUS2IN\n  march G6-V6\n  line rear\nUS3IN withdraw G6-V6',
    );
    expect(orders.map((order) => (order as { unit: string }).unit)).toEqual(['US1IN', 'US2IN', 'US3IN']);
    expect(orders[1]).toMatchObject({ strategic: { path: ['G6-V6'] }, tactical: { line: 'rear' } });
    expect(orders[2]).toMatchObject({ strategic: { path: ['G6-V6'], withdraw: true } });
  });

  it('can be the same order for several units, each a copy of its own', () => {
    const { orders } = parseOrderText('US1IN, US2IN and US3IN: march G6-V6');
    expect(orders).toHaveLength(3);
    (orders[0] as { strategic: { path: unknown[] } }).strategic.path.push(null);
    expect(orders[1]).toMatchObject({ strategic: { path: ['G6-V6'] } });
  });

  it('are read though one of them cannot be, and the fault says where', () => {
    const { orders, places, faults } = parseOrderText(
      'US1IN march G6-V6\nUS2IN skrimsih\nUS3IN US4IN march G6-V6',
    );
    expect(orders).toHaveLength(3);
    expect(places.map(({ line }) => line)).toEqual([1, 3, 3]);
    expect(faults).toEqual([
      {
        line: 2,
        column: 7,
        found: '"skrimsih"',
        allowed: expect.stringContaining('march'),
        suggestions: ['skirmish'],
      },
    ]);
  });

  it.each([
    ['US7IN move 5-5; phase 7', 23, '"7"', /at most 5/],
    ['US5IN US6IN march G6-V6; move 5-5; phase 8', 42, '"8"', /at most 5/],
    ['US1IN march G6-V6; by ""', 23, '""', /./],
  ])('are told at the word that is too much: %s', (text, column, found, allowed) => {
    const { orders, faults } = parseOrderText(`# ours\n${text}`);
    expect(orders).toEqual([]);
    expect(faults).toEqual([
      { line: 2, column, found, allowed: expect.stringMatching(allowed), suggestions: [] },
    ]);
  });

  it('are signed with who and when, unless they say it themselves', () => {
    const { orders } = parseOrderText('US1IN by worth\nUS2IN', { by: 'taylor', at: '2026-01-01T08:00:00Z' });
    expect(orders.map(({ by, at }) => [by, at])).toEqual([
      ['worth', '2026-01-01T08:00:00Z'],
      ['taylor', '2026-01-01T08:00:00Z'],
    ]);
  });

  it.each([
    ['US1IN US1FR march G6-V6', 'not both'],
    ['US1IN march', 'strategic squares'],
    ['US1IN march G6-V6; march G7-V6', 'once'],
    ['US1IN move 15-3', 'tactical square'],
    ['US1IN engage from 9', 'tactical phase'],
    ['US1IN phase 9', 'phase'],
    ['US1TR sail', 'sea areas'],
    ['move 20 gold from A to B', 'supplies or stores'],
    ['move 20 supplies from Matamoros', 'destination'],
    ['assign US1IN commander Old Zach!', 'unit'],
    ['merge US1IN into', 'unit or ship'],
    ['US1IN at noon', 'time'],
    ['fight on', 'a unit, a ship'],
  ])('are not guessed at: %s', (text, allowed) => {
    const { orders, faults } = parseOrderText(text);
    expect(orders).toEqual([]);
    expect(faults).toHaveLength(1);
    if (allowed !== 'unit' && allowed !== 'phase') expect(faults[0]!.allowed).toContain(allowed);
  });
});

describe('slips of the pen', () => {
  it.each([
    ['US1IN marhc G6-V6', 'marhc', 'march'],
    ['US1IN entr 5-4', 'entr', 'enter'],
    ['US1IN suport 10-5 2', 'suport', 'support'],
    ['US1TR unlaod US1IN at K0-Y5', 'unlaod', 'unload'],
    ['asign US1IN commander worth', 'asign', 'assign'],
  ])('are forgiven and told: %s', (text, found, readAs) => {
    const { orders, notes } = parseOrderText(text);
    expect(orders).toHaveLength(1);
    expect(notes).toEqual([expect.objectContaining({ found, readAs, line: 1 })]);
  });

  it('are not forgiven in ids and squares', () => {
    expect(parseOrderText('US1IN march G6V6').orders[0]).toMatchObject({ strategic: { path: ['G6V6'] } });
    expect(parseOrderText('1USIN march G6-V6').faults).toHaveLength(1);
  });
});

describe('a ship’s order and orders of the staff', () => {
  it('reads a transport that loads, sails and lands', () => {
    expect(
      read(
        'US1TR sail EGC WGC, port Point Isabel after-second, enter harbour, load US1IN US2IN, unload US4IN at K0-Y5 enter 7-0, load-supplies 15 from New Orleans, stores 24',
      ),
    ).toEqual({
      kind: 'naval',
      ship: 'US1TR',
      movement: { seas: ['EGC', 'WGC'], port: 'Point Isabel', portWhen: 'after-second', enterHarbor: true },
      loading: {
        load: ['US1IN', 'US2IN'],
        unload: [{ unit: 'US4IN', square: 'K0-Y5', entry: '7-0' }],
        supplies: { action: 'load', amount: 15, with: 'New Orleans' },
        stores: 24,
      },
    });
  });

  it('reads what a ship does unless it is told not to, and says it again', () => {
    const order = read('US3SL contact pursue; stay at sea; join nobody');
    expect(order).toEqual({
      kind: 'naval',
      ship: 'US3SL',
      contact: { stance: 'pursue', intoCoastal: false, joinAllies: false },
    });
    expect(formatOrder(order)).toBe('US3SL contact pursue; stay-at-sea; join-nobody');
  });

  it('reads a warship that looks for a fight', () => {
    expect(
      read(
        'US3SL attach US2SL; contact pursue; min 2; max 10; into coastal; join allies; contact gauge windward; combat run past; gauge leeward; line break; close; fire at hull; retreat to open sea; inactive ships capture; commerce raid; crew-to US4SL crew 20 marines 5',
      ),
    ).toEqual({
      kind: 'naval',
      ship: 'US3SL',
      attach: 'US2SL',
      contact: { stance: 'pursue', min: 2, max: 10, intoCoastal: true, joinAllies: true, gauge: 'windward' },
      combat: {
        stance: 'run-past',
        gauge: 'leeward',
        line: 'break',
        close: true,
        fireAt: 'hull',
        retreatTo: 'open-sea',
        inactiveShips: 'capture',
      },
      commerce: 'raid',
      crewTo: { ship: 'US4SL', crew: 20, marines: 5 },
    });
  });

  it.each<[string, Order]>([
    ['deploy US1IN in G5-V6 3-4', { kind: 'deploy', unit: 'US1IN', square: 'G5-V6', tactical: '3-4' }],
    ['deploy US1IN 3-4', { kind: 'deploy', unit: 'US1IN', tactical: '3-4' }],
    ['lay up US1IN', { kind: 'activation', unit: 'US1IN', action: 'inactivate' }],
    ['call up US1IN by marcy', { kind: 'activation', unit: 'US1IN', action: 'activate', by: 'marcy' }],
    ['merge US1IN into US2IN', { kind: 'merge', unit: 'US1IN', into: 'US2IN' }],
    ['merge US1TR into US2TR', { kind: 'merge', ship: 'US1TR', into: 'US2TR' }],
    [
      'split US1TR capacity 3000 units US2IN supplies 5',
      { kind: 'split', ship: 'US1TR', capacity: 3000, units: ['US2IN'], supplies: 5 },
    ],
    ['assign US1IN commander worth deputy -', { kind: 'assign', unit: 'US1IN', commander: 'worth' }],
    [
      'move 20 supplies from Matamoros to San Luis Potosi',
      { kind: 'move-supplies', from: 'Matamoros', to: 'San Luis Potosi', amount: 20 },
    ],
    [
      'send 10 stores from Veracruz to Tampico by bancroft',
      { kind: 'move-stores', from: 'Veracruz', to: 'Tampico', amount: 10, by: 'bancroft' },
    ],
    ['battery PR1IN to PR1LA', { kind: 'battery', unit: 'PR1IN', to: 'PR1LA' }],
    ['fortify PR1IN facing northeast', { kind: 'fortify', unit: 'PR1IN', facing: 'NE' }],
    ['entrench PR1IN nw', { kind: 'fortify', unit: 'PR1IN', facing: 'NW' }],
    ['pontoon PR1PB deploy 5-7', { kind: 'pontoon', unit: 'PR1PB', action: 'deploy', tactical: '5-7' }],
    [
      'pontoon deploy PR1PB 5-7 phase 2',
      { kind: 'pontoon', unit: 'PR1PB', action: 'deploy', tactical: '5-7', phase: 2 },
    ],
    [
      'depot place depot in D2-T2 7-7',
      { kind: 'depot', action: 'place', depot: 'depot', square: 'D2-T2', tactical: '7-7' },
    ],
    [
      'track destroy bridge D2-T2 with PR1IN',
      { kind: 'track', action: 'destroy', what: 'bridge', square: 'D2-T2', unit: 'PR1IN' },
    ],
  ])('reads %s', (text, order) => {
    expect(read(text)).toEqual(order);
    expect(read(formatOrder(order))).toEqual(order);
  });
});
