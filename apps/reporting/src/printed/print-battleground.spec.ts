import { describe, expect, it } from '@jest/globals';
import { faultsOf } from '@vedette/documents';
import { readBattle } from '@vedette/battle';
import { PrintedBattlegroundDocument } from '@vedette/contracts';
import { BATTLE_SCENARIOS, battleScenario } from '../../../../libs/battle-scenarios/src/index.js';
import { printBattleground } from './print-battleground.js';

describe.each(BATTLE_SCENARIOS)('the printed ground of %s', (name) => {
  const state = readBattle(battleScenario(name));
  const printed = printBattleground(state);

  it('is what its contract says, with a letter and a level for every hex', () => {
    expect(faultsOf(PrintedBattlegroundDocument, printed)).toEqual([]);
    const { columns, rows, terrainRows, levelRows } = printed.map;
    for (const layer of [terrainRows, levelRows])
      expect([layer.length, ...new Set(layer.map((row) => row.length))]).toEqual([rows, columns]);
  });

  it('names no unit, leader or command of either side', () => {
    const said = JSON.stringify(printed);
    const pieces = [...state.units.keys(), ...state.leaders.values()].map((one) =>
      typeof one === 'string' ? one : one.name,
    );
    expect(pieces.filter((piece) => said.includes(`"${piece}"`))).toEqual([]);
  });
});
