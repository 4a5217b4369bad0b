import { describe, expect, it } from '@jest/globals';
import {
  type BattleOrder,
  type MutableBattleState,
  putUnit,
  readBattle,
  STEPS,
  writeBattle,
} from '@vedette/battle';
import { playBattle } from '@vedette/battle-rules';
import { battleScenario } from '../../../battle-scenarios/src/index.js';
import { tryTurn } from './try-turn.js';

/** The morning after three turns, in which nobody was told anything: the sides are at each other. */
const LATER = writeBattle(
  playBattle({
    ...{ state: close(), orders: [], seed: 'before', told: {}, until: null, turns: 3 },
  }).state,
);
const start = (): MutableBattleState => readBattle(LATER);

/** Union men stand before the hexes the enemy comes on by, and he is to assault. */
function close(): MutableBattleState {
  const state = readBattle(battleScenario('feeling-the-enemy'));
  for (const [id, hex] of Object.entries({ 'us-12il': '0505', 'us-3in': '0407', 'us-8ny': '0508' }))
    putUnit(state.units, { ...state.units.get(id)!, hex, extended: [] });
  for (const id of ['archer', 'davis']) state.commands.get(id)!.order = 'ASLT';
  return state;
}

const ORDERS: readonly BattleOrder[] = [
  { kind: 'standing', for: 'us-8il', withdraw: 1, by: 'buford' },
  { kind: 'standing', for: 'us-8il', withdraw: 2, by: 'buford' },
];
const trial = (dice: string) => tryTurn({ battle: writeBattle(start()), orders: ORDERS, refused: 3, dice });

describe('a trial of a turn of a battle', () => {
  it('comes to what the turn itself would come to with these dice', async () => {
    const tried = await trial('of a trial');
    const played = playBattle({
      ...{ state: start(), orders: ORDERS, seed: 'of a trial', told: {}, until: null, turns: 1 },
    });
    expect(tried.faults).toEqual([]);
    expect(tried.phases).toEqual(
      STEPS.map((phase) => ({ phase, events: played.events.filter(({ step }) => step === phase).length })),
    );
    const { units } = played.state;
    for (const { piece, fate, changes } of tried.pieces) {
      const { hex } = start().units.get(piece)!;
      const moved = units.get(piece)?.hex;
      expect([piece, fate]).toEqual([piece, units.has(piece) ? 'changed' : 'gone']);
      if (moved !== hex) expect(changes).toContainEqual(expect.stringMatching(`^hex from .* to .*${moved}`));
    }
    expect(tried.pieces.length).toBeGreaterThan(5);
  });

  it('counts the orders that stand, were refused and were replaced, and who sent none', async () => {
    const { orders, warnings } = await trial('of a trial');
    expect(orders).toEqual({ standing: 1, refused: 3, replaced: 1 });
    expect(warnings).toEqual(['players none of whose orders stand: heth']);
  });

  it('tells of each side its units and strength points, with nothing made up of ships', async () => {
    const { states } = await trial('of a trial');
    const us = [...start().units.values()].filter(({ side }) => side === 'US');
    expect(states.map(({ state }) => state)).toEqual(['US', 'CSA']);
    expect(states[0]).toMatchObject({
      units: { before: us.length },
      men: { before: us.reduce((sum, { sp }) => sum + sp, 0) },
      ships: { before: 0, after: 0 },
    });
  });

  it('falls as its own dice fall, and the same way again', async () => {
    const [one, again, other] = [await trial('one'), await trial('one'), await trial('other')];
    expect(again).toEqual(one);
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(one));
  });
});
