import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TurnResult } from '@vedette/referee';
import { playCampaign } from '../testing/play-campaign.js';

const TURNS = 12;
const menOf = ({ state }: TurnResult, side: string): number => {
  const states = state.states.filter((entry) => entry.side === side).map(({ id }) => id);
  return [...state.units.values()].reduce(
    (sum, unit) => sum + (states.includes(unit.state) ? unit.strength : 0),
    0,
  );
};

describe('twelve turns of 1866 between the scripted staffs', () => {
  let turns: readonly TurnResult[] = [];
  beforeAll(() => {
    ({ turns } = playCampaign('euwol-1866', TURNS, 'gitschin'));
  });

  it('is played to the end without a refused order', () => {
    expect(turns.at(-1)?.state.turn).toBe(TURNS + 1);
    expect(turns.flatMap(({ receipts }) => receipts.filter(({ accepted }) => !accepted))).toEqual([]);
  });

  it('opens as it did: the armies meet within a week, and fortresses fall', () => {
    const events = turns.slice(1, 6).flatMap((turn) => turn.events);
    for (const type of ['BattleEnded', 'CityTaken'])
      expect([type, events.some((event) => event.type === type)]).toEqual([type, true]);
  });

  it('is a war of its age: trains are ridden, a bridge is thrown and taken up again, depots are kept', () => {
    const happened = new Set<string>(turns.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of ['UnitRode', 'PontoonDeployed', 'PontoonRemoved', 'DepotPlaced'])
      expect([type, happened.has(type)]).toEqual([type, true]);
  });

  it('costs both sides men and destroys neither', () => {
    for (const side of ['AU', 'PR']) {
      expect(menOf(turns.at(-1)!, side)).toBeLessThan(menOf(turns[0]!, side));
      expect(menOf(turns.at(-1)!, side)).toBeGreaterThan(menOf(turns[0]!, side) / 2);
    }
  });
});
