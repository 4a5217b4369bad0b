import { BATTLE_FORMAT, isScenarioSheet, readBattle, SIDES } from '@vedette/battle';
import { battleFieldSvg, battleMapSvg } from '@vedette/battle-reports';
import { isBattleScenario } from '@vedette/battle-scenarios';
import { battleViewOf, lookedAround } from '@vedette/battle-sight';
import { HexMap } from '@vedette/hex';
import { positionGiven } from '../battle/position-given.js';

/** A map by the name its file has. */
export interface BattleMap {
  readonly name: string;
  readonly svg: string;
}

/** Whether what is given is a hex battle: its position, a scenario's sheet, or the name of a battle that ships. */
export function isBattleGiven(given: unknown): boolean {
  if (typeof given === 'string') return isBattleScenario(given);
  if (isScenarioSheet(given)) return true;
  return typeof given === 'object' && given !== null && 'format' in given && given.format === BATTLE_FORMAT;
}

/**
 * Maps of a hex battle: the whole field with the troops of both sides, as nobody who plays sees it, and what each side sees of it.
 * Throws `MalformedDocumentError` for a position nothing can be made of.
 */
export function battleMaps(given: unknown): BattleMap[] {
  const state = lookedAround(readBattle(positionGiven(given)));
  const map = new HexMap(state.map);
  return [
    { name: 'field', svg: battleFieldSvg(state, map) },
    ...SIDES.map((side) => ({
      name: side,
      svg: battleMapSvg(battleViewOf({ state, map }, side), map, state.map, state),
    })),
  ];
}
