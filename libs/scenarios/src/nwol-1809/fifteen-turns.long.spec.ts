import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TurnResult } from '@vedette/referee';
import { playCampaign } from '../testing/play-campaign.js';

const TURNS = 15;
const menOf = ({ state }: TurnResult, side: string): number => {
  const states = state.states.filter((entry) => entry.side === side).map(({ id }) => id);
  return [...state.units.values()].reduce(
    (sum, unit) => sum + (states.includes(unit.state) ? unit.strength : 0),
    0,
  );
};

describe('fifteen turns of 1809 between the scripted staffs', () => {
  let turns: readonly TurnResult[] = [];
  beforeAll(() => {
    ({ turns } = playCampaign('nwol-1809', TURNS, 'aspern'));
  });

  it('is played to the end without a refused order', () => {
    expect(turns.at(-1)?.state.turn).toBe(TURNS + 1);
    expect(turns.flatMap(({ receipts }) => receipts.filter(({ accepted }) => !accepted))).toEqual([]);
  });

  it('opens as it did: the Archduke is over the Inn, and fighting follows on the Isar', () => {
    const { state } = turns[0]!;
    expect(state.theatre.nations[state.theatre.nation[state.unit('AU12IN').square]!]).toBe('German states');
    expect(turns.slice(1, 4).some(({ events }) => events.some(({ type }) => type === 'BattleEnded'))).toBe(
      true,
    );
  });

  it('costs both sides men and destroys neither', () => {
    for (const side of ['AU', 'FR']) {
      expect(menOf(turns.at(-1)!, side)).toBeLessThan(menOf(turns[0]!, side));
      expect(menOf(turns.at(-1)!, side)).toBeGreaterThan(menOf(turns[0]!, side) / 2);
    }
  });
});
