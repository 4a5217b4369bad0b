import { describe, expect, it } from '@jest/globals';
import {
  type CampaignState,
  copyState,
  decideEdit,
  evolve,
  type EventData,
  type GameEvent,
  PieceEdited,
  type PieceEdit,
  readPosition,
  writePosition,
} from '@vedette/campaign';
import { pieceTypes } from '@vedette/rulebooks';
import fc from 'fast-check';
import { theatreSource } from '@vedette/theatres';
import { randomPosition } from '../fuzz/random-campaign.js';
import { withFleets } from '../fuzz/random-fleet.js';
import { RandomSource } from '../fuzz/random-source.js';
import { change, goodsIn, menByHand, recorded } from './goods.js';

const men = (state: CampaignState): number =>
  [...state.units.values()].reduce((sum, { strength }) => sum + strength, 0);

/** An edit of any kind; many are refused. */
function randomEdit(random: RandomSource, state: CampaignState): PieceEdit {
  const amount = random.below(500);
  const unit = random.pick([...state.units.keys()]);
  const ship = random.pick([...state.ships.keys()]);
  const place = random.pick([...state.units.values()].filter(({ square }) => square >= 0));
  const square = state.theatre.grid.nameOf(place.square);
  const port = random.pick([...state.ports.keys()]);
  const edits: PieceEdit[] = [
    { kind: 'unit', piece: unit, set: { strength: amount, supplies: random.below(4) } },
    { kind: 'unit', piece: unit, set: { ammunition: random.below(6), morale: random.below(90) } },
    { kind: 'ship', piece: ship, set: { crew: amount, stores: random.below(30) } },
    { kind: 'city', piece: random.pick([...state.cities.keys()]), set: { supplies: amount, level: 1 } },
    { kind: 'unit', piece: unit, act: 'remove', set: {} },
    { kind: 'ship', piece: ship, act: 'remove', set: {} },
    {
      ...{ kind: 'unit', act: 'add', piece: `${random.pick(['US', 'MX'])}${60 + random.below(30)}IN` },
      set: { square, tactical: '7-7', strength: amount, supplies: random.below(4) },
    },
    {
      ...{ kind: 'ship', act: 'add', piece: `${random.pick(['US', 'MX'])}${60 + random.below(30)}FR` },
      set: {
        at: { port, area: 'harbor' },
        crew: amount,
        marines: random.below(50),
        stores: random.below(30),
      },
    },
  ];
  return random.pick(edits);
}

const eventOf = (
  { kind, piece, act }: PieceEdit,
  changes: readonly EventData<'PieceEdited'>['changes'][number][],
  turn: number,
): GameEvent => ({
  ...{ seq: 0, turn, phase: 'orders', type: PieceEdited.type, rule: 'vedette administration', audience: {} },
  data: { kind, piece, ...(act ? { act } : {}), changes: [...changes], sighted: [], reason: 'r', by: 'b' },
});

describe('what the administrator gives and takes by hand', () => {
  it('is in the account of his event, man for man, and nothing else is; taken back, everything is as it was', () => {
    const done = new Map<string, number>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const random = new RandomSource(seed);
        let state = readPosition(withFleets(random, randomPosition(random)), theatreSource, pieceTypes);
        for (let edits = 0; edits < 12; edits++) {
          const edit = randomEdit(random, state);
          const before = writePosition(state);
          const decided = decideEdit(state, edit);
          expect(writePosition(state)).toEqual(before);
          if (!decided.after) continue;
          const event = eventOf(edit, decided.changes, state.turn);
          const said = recorded(event, state);
          const after = copyState(state);
          evolve(after, event);
          expect(writePosition(after)).toEqual(writePosition(decided.after));
          expect([...after.units.keys()]).toEqual([...after.units.keys()].sort());
          expect(readPosition(writePosition(after), theatreSource, pieceTypes).units.size).toBe(
            after.units.size,
          );
          expect(change(goodsIn(state), goodsIn(after))).toEqual(said);
          expect(men(after) - men(state)).toBe(menByHand(event.data as Record<string, unknown>));
          const act = edit.act ?? 'change';
          const set = Object.fromEntries(decided.changes.map((one) => [one.field, one.before]));
          const back = decideEdit(after, {
            ...edit,
            ...(act === 'change'
              ? { set }
              : act === 'add'
                ? { act: 'remove', set: {} }
                : { act: 'add', set }),
          });
          expect(back.faults).toEqual([]);
          expect(writePosition(back.after!)).toEqual(before);
          done.set(`${act} ${edit.kind}`, (done.get(`${act} ${edit.kind}`) ?? 0) + 1);
          state = after;
        }
      }),
      { numRuns: 12, seed: 71, endOnFailure: true },
    );
    expect([...done.keys()].sort()).toEqual([
      'add ship',
      'add unit',
      'change city',
      'change ship',
      'change unit',
      'remove ship',
      'remove unit',
    ]);
  });
});
