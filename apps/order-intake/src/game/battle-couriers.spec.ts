import { describe, expect, it } from '@jest/globals';
import { type BattleState, readBattle } from '@vedette/battle';
import { playBattle } from '@vedette/battle-rules';
import { battleEffective } from '../effective/battle-effective.js';
import { BattleOrderDesk } from './battle-order-desk.js';

/** A battle on a plain whose only leader of the South stands far behind those who watch; before its second turn. */
function watched(enemy: string, courierDelay: boolean): BattleState {
  const state = readBattle({
    ...{ format: 'vedette/battle@1', turn: '0740', switches: { randomEvents: false, courierDelay } },
    weather: { visibility: 10 },
    map: { columns: 33, rows: 12, terrainRows: Array<string>(12).fill('.'.repeat(33)) },
    leaders: [{ id: 'archer', side: 'CSA', command: 'archer', rating: 5, range: 30, hex: '0107' }],
    commands: [
      { id: 'archer', side: 'CSA', level: 'brigade', arm: 'INF', order: 'SKPD' },
      { id: 'gamble', side: 'US', level: 'brigade', arm: 'INF', order: 'HOLD' },
    ],
    units: [
      { id: 'cs-13al', side: 'CSA', command: 'archer', type: 'INF', sp: 6, hex: '1007', facing: 0 },
      { id: 'us-8il', side: 'US', command: 'gamble', type: 'INF', sp: 6, hex: enemy, facing: 0 },
    ],
  });
  return playBattle({ state, orders: [], seed: 'couriers', told: {}, until: null, turns: 1 }).state;
}

/** All that a player is told of what his pieces could do. */
function told(state: BattleState): string {
  const desk = new BattleOrderDesk(state);
  const by = state.players.find(({ side }) => side === 'CSA')!.id;
  const plan = [{ unit: 'cs-13al', do: ['1106', '1206'], fire: { at: '1306' } }];
  const receipt = desk.take({ kind: 'activate', command: 'archer', at: 'ME', by, plan }, 0);
  return JSON.stringify({
    receipt,
    options: ['cs-13al', 'archer'].map((piece) => desk.options(by, piece)),
    reach: ['cs-13al', 'archer'].map((piece) => desk.reach(by, piece)),
    effective: battleEffective(state, by, [], () => true),
  });
}

describe('what pieces may be told where couriers take their time', () => {
  it('is the same wherever those see the enemy of whom no courier has told', () => {
    expect(told(watched('1306', true))).toBe(told(watched('1408', true)));
  });

  it('is not so without couriers: they have the enemy in sight and may not go near him', () => {
    expect(told(watched('1306', false))).not.toBe(told(watched('1408', false)));
  });
});
