import { describe, expect, it } from '@jest/globals';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import fc from 'fast-check';
import type { PositionDocument } from '../document/position.schema.js';
import { PieceEdited } from '../event/administration-events.js';
import type { GameEvent } from '../event/game-event.js';
import type { StateId } from '../identity.js';
import { fold } from '../event/evolve.js';
import { copyState } from '../state/copy-state.js';
import { readPosition } from '../state/read-position.js';
import { writePosition } from '../state/write-position.js';
import { decideEdit, type PieceEdit } from './decide-edit.js';

const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 3,
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['...', '...'] },
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
  ],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [
    { id: 'taylor', state: 'US', ministries: [] },
    { id: 'arista', state: 'MX', ministries: ['war', 'head'] },
  ],
  cities: [{ name: 'Tampico', square: 'G5-V5', state: 'MX', level: 2, supplies: 10 }],
  ports: [{ name: 'Tampico', sea: 'SGC', state: 'MX', square: 'G5-V5', tactical: '7-7', batteries: 3 }],
  units: [
    { id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor', name: 'First' },
    { id: 'US2IN', status: 'embarked', strength: 300, aboard: 'US1TR' },
  ],
  ships: [
    { id: 'US1FR', at: { port: 'Tampico', area: 'coastal' }, crew: 400, commander: 'taylor' },
    { id: 'US1TR', at: { port: 'Tampico', area: 'coastal' }, cargo: { units: ['US2IN'] } },
  ],
};
const start = () => readPosition(POSITION, theatreSource, pieceTypes);

const eventOf = (edit: PieceEdit, changes: readonly { field: string; before: unknown; after: unknown }[]) =>
  ({
    seq: 0,
    turn: 3,
    phase: 'orders',
    type: PieceEdited.type,
    rule: 'vedette administration',
    data: { ...edit, changes, sighted: [], reason: '', by: '' },
    audience: {},
  }) as unknown as GameEvent;

const strength = fc.integer({ min: 0, max: 9_999 });
const EDITS: fc.Arbitrary<PieceEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('unit' as const),
    piece: fc.constantFrom('US1IN', 'US2IN'),
    set: fc.record(
      {
        strength,
        morale: fc.integer({ min: 0, max: 100 }),
        name: fc.constantFrom('Second', null),
        commander: fc.constantFrom('taylor', 'arista', null),
        supplySource: fc.constantFrom('Tampico', null),
        casualties: fc.record({ killed: strength }, { requiredKeys: [] }),
        reforming: fc.constantFrom(null, { turnsLeft: 2, waited: 0 }),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('unit' as const),
    piece: fc.constant('US1IN'),
    set: fc.record({ square: fc.constantFrom('G4-V5', 'G6-V6'), tactical: fc.constantFrom('0-0', '7-7') }),
  }),
  fc.record({
    kind: fc.constant('city' as const),
    piece: fc.constant('Tampico'),
    set: fc.record(
      {
        state: fc.constantFrom('US', 'MX'),
        supplies: strength,
        fort: fc.constantFrom(null, { level: 2, capacity: 500 }),
        besieged: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('ship' as const),
    piece: fc.constant('US1FR'),
    set: fc.record(
      {
        crew: strength,
        at: fc.constantFrom({ port: 'Tampico', area: 'harbor' }, { sea: 'SGC', tacticalArea: 4 }),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('relation' as const),
    piece: fc.constantFrom('US-MX', 'MX-US'),
    set: fc.record({ stance: fc.constantFrom('hostile', 'neutral', 'allied') }),
  }),
  fc.record({
    kind: fc.constant('player' as const),
    piece: fc.constantFrom('taylor', 'arista'),
    set: fc.record({ ministries: fc.subarray(['war', 'naval', 'treasury', 'head']) }),
  }),
);

describe('an edit by hand', () => {
  it('changes what it says and nothing else; folding its event gives that position, and taking it back the old one', () => {
    fc.assert(
      fc.property(EDITS, (edit) => {
        const before = start();
        const untouched = writePosition(before);
        const decided = decideEdit(before, edit);
        expect(writePosition(before)).toEqual(untouched);
        if (!decided.after) return expect(decided.faults).toMatchObject([{ pointer: '/set' }]);
        const { changes, after } = decided;
        const folded = fold(copyState(before), [eventOf(edit, changes)]);
        expect(writePosition(folded)).toEqual(writePosition(after));
        expect(readPosition(writePosition(folded), theatreSource, pieceTypes).units.size).toBe(2);
        expect(Object.keys(edit.set)).toEqual(expect.arrayContaining(changes.map(({ field }) => field)));
        const set = Object.fromEntries(changes.map((change) => [change.field, change.before]));
        const back = decideEdit(after, { ...edit, set });
        expect(writePosition(back.after!)).toEqual(untouched);
      }),
    );
  });

  it('keeps the index of squares true, and gives a city’s port to whoever holds the city', () => {
    const moved = decideEdit(start(), {
      kind: 'unit',
      piece: 'US1IN',
      set: { square: 'G6-V6', tactical: '1-2' },
    }).after!;
    expect(moved.unitsIn(moved.unit('US1IN').square).map(({ id }) => id)).toEqual(['US1IN']);
    const taken = decideEdit(start(), { kind: 'city', piece: 'Tampico', set: { state: 'US' } }).after!;
    expect(taken.ports.get('Tampico')!.state).toBe('US');
    expect(taken.cityIn(taken.city('Tampico').square)).toBe(taken.city('Tampico'));
  });

  it('has two states stand otherwise, also where nothing was said of them before, whichever is named first', () => {
    const position = { ...POSITION, relations: [] };
    const before = readPosition(position, theatreSource, pieceTypes);
    const [us, mx] = before.states.map(({ id }) => id) as [StateId, StateId];
    const edit = { kind: 'relation' as const, piece: 'MX-US', set: { stance: 'hostile' } };
    const { after, changes } = decideEdit(before, edit);
    expect(changes).toEqual([
      { field: 'stance', before: 'neutral', after: 'hostile', told: 'stance from neutral to hostile' },
    ]);
    expect([before.standing(us, mx), after!.standing(us, mx), after!.standing(mx, us)]).toEqual([
      'neutral',
      'hostile',
      'hostile',
    ]);
    const allied = decideEdit(after!, { ...edit, piece: 'US-MX', set: { stance: 'allied' } }).after!;
    expect([after!.areFriends(us, mx), allied.areFriends(us, mx), allied.relations.length]).toEqual([
      false,
      true,
      1,
    ]);
  });

  it('gives ministries once each, in the order of the house', () => {
    const edit = {
      kind: 'player' as const,
      piece: 'taylor',
      set: { ministries: ['head', 'war', 'head'] },
    };
    const { after, changes } = decideEdit(start(), edit);
    expect(after!.players[0]).toMatchObject({ id: 'taylor', ministries: ['war', 'head'] });
    expect(changes).toMatchObject([{ field: 'ministries', before: [], after: ['war', 'head'] }]);
  });

  it.each([
    [{ kind: 'relation', piece: 'US-FR', set: { stance: 'allied' } }, '/piece'],
    [{ kind: 'relation', piece: 'US-US', set: { stance: 'allied' } }, '/piece'],
    [{ kind: 'relation', piece: 'US-MX-US', set: { stance: 'allied' } }, '/piece'],
    [{ kind: 'relation', piece: 'US-MX', set: { stance: 'same' } }, '/set/stance'],
    [{ kind: 'relation', piece: 'US-MX', set: { between: ['US', 'FR'] } }, '/set/between'],
    [{ kind: 'relation', piece: 'US-MX', set: { stance: null } }, '/set/stance'],
    [{ kind: 'relation', piece: 'US-MX', set: { stance: 'hostile' } }, '/set'],
    [{ act: 'add', kind: 'relation', piece: 'US-MX', set: { stance: 'allied' } }, '/kind'],
    [{ act: 'remove', kind: 'player', piece: 'taylor', set: {} }, '/kind'],
    [{ kind: 'player', piece: 'scott', set: { ministries: ['war'] } }, '/piece'],
    [{ kind: 'player', piece: 'taylor', set: { ministries: ['foreign'] } }, '/set/ministries/0'],
    [{ kind: 'player', piece: 'taylor', set: { ministries: 'war' } }, '/set/ministries'],
    [{ kind: 'player', piece: 'taylor', set: { state: 'MX' } }, '/set/state'],
    [{ kind: 'port', piece: 'Tampico', set: { supplies: 3 } }, '/set/supplies'],
    [{ kind: 'port', piece: 'Tampico', set: { sea: 'NGC' } }, '/set/sea'],
    [{ kind: 'ship', piece: 'US1FR', set: { at: { port: 'Havana', area: 'harbor' } } }, '/set/at/port'],
    [{ kind: 'ship', piece: 'US1FR', set: { attachedTo: 'US1FR' } }, '/set/attachedTo'],
    [{ kind: 'ship', piece: 'US1TR', set: { cargo: { units: ['US9IN'] } } }, '/set/cargo/units'],
    [{ kind: 'unit', piece: 'US1IN', set: { strength: null } }, '/set/strength'],
    [{ kind: 'unit', piece: 'US1IN', set: { status: 'active', square: null } }, '/set/square'],
    [{ kind: 'unit', piece: 'constructor', set: { strength: 1 } }, '/piece'],
  ] as const)('refuses %j at %s', (edit, pointer) => {
    expect(decideEdit(start(), edit as PieceEdit).faults!.map((fault) => fault.pointer)).toContain(pointer);
  });
});
