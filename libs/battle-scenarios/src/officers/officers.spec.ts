import { describe, expect, it } from '@jest/globals';
import { copyBattle, putUnit, readBattle } from '@vedette/battle';
import { HexMap } from '@vedette/hex';
import { battleScenario } from '../scenario.js';
import { ContestGround } from './contest.js';
import { deskOf } from './desk.js';
import { StaffOfficer } from './staff-officer.js';

describe('staff officers', () => {
  const ground = new ContestGround('feeling-the-enemy');

  it('play a battle to its end from both sides, and none of their orders is refused', () => {
    const { result, refused, turns, decidedAfter, unaccounted } = ground.play('both', {
      US: 'officer',
      CSA: 'officer',
    });
    expect(result).not.toBeNull();
    expect(turns).toBe(11);
    expect(refused).toEqual([]);
    expect(decidedAfter).toBeLessThanOrEqual(turns);
    expect(unaccounted).toEqual([]);
  });

  it('give the same orders for the same battle', () => {
    const [once, again] = [0, 1].map(() => ground.play('twice', { US: 'nobody', CSA: 'officer' }));
    expect(again!.tally).toEqual(once!.tally);
    expect([...again!.state.units.values()]).toEqual([...once!.state.units.values()]);
  });

  it('lose nothing by the lot that is refused', () => {
    expect(ground.play('lot', { US: 'lot', CSA: 'lot' }).refused).toEqual([]);
  });

  it('see nothing but what their side sees: an enemy they do not know of changes none of their orders', () => {
    const state = readBattle(battleScenario('feeling-the-enemy'));
    const map = new HexMap(state.map);
    const ordersOf = (battle: typeof state) => new StaffOfficer().orders(deskOf(battle, map, 'CSA'));
    const changed = copyBattle(state);
    for (const unit of [...changed.units.values()])
      if (unit.side === 'US')
        putUnit(changed.units, {
          ...unit,
          ...{ sp: 1, cohesion: 2, hex: unit.hex === null ? null : '3310' },
        });
    for (const leader of changed.leaders.values()) if (leader.side === 'US') leader.rating = 0;
    for (const command of changed.commands.values()) if (command.side === 'US') command.order = 'ASLT';
    expect(ordersOf(changed)).toEqual(ordersOf(state));
    expect(ordersOf(state).length).toBeGreaterThan(5);
  });
});
