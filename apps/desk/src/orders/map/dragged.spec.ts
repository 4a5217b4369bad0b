import { describe, expect, it } from '@jest/globals';
import type { PositionReport } from '@vedette/reports';
import { Gazetteer, type Theatre } from '../../seat/theatre.js';
import { draggedTo } from './dragged.js';
import { type GoodsKnown, goodsPlaceIn, suppliesTo } from './goods-places.js';
import { heldIn, type InSquare } from './held.js';

const middle = { east: 0.5, south: 0.4 };
const atSign = { east: 0.2, south: 0.8 };
const idle = { piece: null, march: [] };

describe('what a hand takes hold of upon the map', () => {
  const square = (pieces: readonly string[], place: string | null = null): InSquare => ({
    square: 'J9-V4',
    pieces,
    place,
  });

  it('is the chosen piece before others, and the first where none is chosen', () => {
    expect(heldIn(square(['US3IN', 'US4IN']), middle, idle)).toEqual({ is: 'piece', piece: 'US3IN' });
    expect(heldIn(square(['US3IN', 'US4IN']), middle, { piece: 'US4IN', march: [] })).toEqual({
      ...{ is: 'piece', piece: 'US4IN' },
    });
    expect(heldIn(square(['US3IN']), middle, { piece: 'US9IN', march: [] })).toEqual({
      ...{ is: 'piece', piece: 'US3IN' },
    });
  });

  it('is a place by its sign, and anywhere in its square where no piece stands', () => {
    const place = { is: 'place', place: 'Fort Brown' };
    expect(heldIn(square(['US7IN'], 'Fort Brown'), atSign, idle)).toEqual(place);
    expect(heldIn(square([], 'Fort Brown'), middle, idle)).toEqual(place);
    expect(heldIn(square(['US7IN'], 'Fort Brown'), middle, idle)).toEqual({ is: 'piece', piece: 'US7IN' });
  });

  it('is a step of the march that is being drawn before all else', () =>
    expect(
      heldIn(square(['US7IN'], 'Fort Brown'), atSign, { piece: 'US3IN', march: ['J9-V3', null, 'J9-V4'] }),
    ).toEqual({ is: 'step', square: 'J9-V4' }));

  it('is nothing on empty ground: such a drag orders nothing', () => {
    expect(heldIn(square([]), middle, idle)).toBeNull();
    expect(heldIn(square([]), atSign, { piece: 'US3IN', march: ['J9-V3'] })).toBeNull();
  });
});

describe('what a drag decides where it ends', () => {
  const officers: Readonly<Record<string, string>> = { A1: 'arista', A2: 'arista', T1: 'torrejon' };
  const to = (
    held: Parameters<typeof draggedTo>[0],
    pieces: readonly string[],
    place: string | null = null,
  ) =>
    draggedTo(
      held,
      {
        square: 'J9-V5',
        pieces,
        place: place === null ? null : { name: place, isHeld: false, supplies: null },
      },
      (piece) => officers[piece] ?? null,
    );

  it('a step bends the march over the square', () =>
    expect(to({ is: 'step', square: 'J9-V4' }, ['A1'], 'Matamoros')).toEqual({
      ...{ is: 'bend', step: 'J9-V4', to: 'J9-V5' },
    }));

  it('a piece goes to one of another officer before one of its own, and to none onto itself or empty ground', () => {
    const held = { is: 'piece', piece: 'A1' } as const;
    expect(to(held, ['A2', 'T1'])).toEqual({ is: 'piece', from: 'A1', onto: 'T1' });
    expect(to(held, ['A1', 'A2'])).toEqual({ is: 'piece', from: 'A1', onto: 'A2' });
    expect(to(held, ['X1'])).toEqual({ is: 'piece', from: 'A1', onto: 'X1' });
    expect(to(held, ['A1'], 'Matamoros')).toEqual({ is: 'nothing', from: 'A1', onto: 'J9-V5' });
  });

  it('a place sends goods to another place and nowhere else', () => {
    const held = { is: 'place', place: 'Monterrey' } as const;
    expect(to(held, ['A1'], 'Matamoros')).toEqual({ is: 'goods', to: 'Matamoros' });
    expect(to(held, ['A1'])).toEqual({ is: 'nothing', from: 'Monterrey', onto: 'J9-V5' });
    expect(to(held, [], 'Monterrey')).toEqual({ is: 'nothing', from: 'Monterrey', onto: 'J9-V5' });
  });
});

describe('places that goods go between', () => {
  const theatre = {
    ...{ columns: ['A0', 'A1', 'A2', 'A3', 'A4'], rows: ['V0'], terrain: ['.....'] },
    cities: [
      { name: 'Austin', square: 'A0-V0', tactical: '7-7', level: 2 },
      { name: 'Monterrey', square: 'A1-V0', tactical: '7-7', level: 3 },
      { name: 'Saltillo', square: 'A2-V0', tactical: '7-7', level: 2 },
    ],
    ...{ seas: [], ports: [{ name: 'Galveston', sea: 'WGC', square: 'A3-V0' }] },
  } as unknown as Theatre;
  const depot = { id: 'US1DP', kind: 'depot', state: 'US', standing: 'same', tactical: '7-7', supplies: 12 };
  const known: GoodsKnown = {
    gazetteer: new Gazetteer(theatre),
    position: {
      heading: { states: { US: 'United States', MX: 'Mexico' }, standings: { US: 'same', MX: 'hostile' } },
      land: {
        observed: {
          squares: [{ square: 'A1-V0', city: { name: 'Monterrey', state: 'US', supplies: 31 }, stacks: [] }],
        },
      },
    } as unknown as PositionReport,
    ground: new Map([['A4-V0', { isInSight: true, railway: undefined, depots: [depot] as never }]]),
  };
  const places = theatre.columns.map((column) => goodsPlaceIn(`${column}-V0`, known));

  it('are cities, ports and depots of friends, held by friends where that was told', () =>
    expect(places).toEqual([
      { name: 'Austin', isHeld: false, supplies: null },
      { name: 'Monterrey', isHeld: true, supplies: 31 },
      { name: 'Saltillo', isHeld: false, supplies: null },
      { name: 'Galveston', isHeld: false, supplies: null },
      { name: 'US1DP', isHeld: true, supplies: 12 },
    ]));

  it('begin an order with both places in it and half of what is known to lie there, under a name that is free', () => {
    const taken = new Set(['staff/move-supplies/1']);
    expect(suppliesTo(places[1]!, 'Saltillo', taken)).toEqual({
      key: 'staff/move-supplies/2',
      order: { kind: 'move-supplies', from: 'Monterrey', to: 'Saltillo', amount: 16 },
    });
    expect(suppliesTo(places[0]!, 'Saltillo', new Set())).toEqual({
      key: 'staff/move-supplies/1',
      order: { kind: 'move-supplies', from: 'Austin', to: 'Saltillo' },
    });
  });
});
