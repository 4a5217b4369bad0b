import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '@vedette/campaign';
import type { TurnResult } from '@vedette/referee';
import { playCampaign } from '../testing/play-campaign.js';

const TURNS = 15;
const menOf = (turn: TurnResult, state: string): number =>
  [...turn.state.units.values()].reduce((sum, unit) => sum + (unit.state === state ? unit.strength : 0), 0);

describe('a campaign of fifteen turns between the scripted staffs', () => {
  let turns: readonly TurnResult[] = [];
  let events: GameEvent[] = [];
  let sentBy: ReadonlyMap<string, number> = new Map();
  beforeAll(() => {
    ({ turns, sentBy } = playCampaign('amwol-1846', TURNS, 'halls of montezuma'));
    events = turns.flatMap((turn) => turn.events);
  });

  it('is played to the end', () => {
    expect(turns).toHaveLength(TURNS);
    expect(turns.at(-1)!.state.turn).toBe(TURNS + 1);
  });

  it('never has an order refused: the staffs know the book', () => {
    const refused = turns.flatMap(({ receipts }) => receipts.filter(({ accepted }) => !accepted));
    expect(refused).toEqual([]);
  });

  it('hears from officers of both sides and every front', () => {
    for (const player of [
      'taylor',
      'kearny',
      'hays',
      'arista',
      'torrejon',
      'ampudia',
      'paredes',
      'armijo',
      'castro',
      'conner',
      'sloat',
    ])
      expect([player, (sentBy.get(player) ?? 0) > TURNS - 5]).toEqual([player, true]);
  });

  it('sees the Gulf squadron off Veracruz, and home for stores in time', () => {
    const sailed = events.filter(({ type, ships }) => type === 'ShipsSailed' && ships?.includes('US1FR'));
    const ends = sailed.map(({ data }) => (data as { to: { port?: string } }).to.port);
    expect(ends).toContain('Veracruz');
    expect(ends.lastIndexOf('Pensacola')).toBeGreaterThan(ends.indexOf('Veracruz'));
  });

  it('has battles, and men are lost in them on both sides', () => {
    expect(events.filter(({ type }) => type === 'BattleEnded').length).toBeGreaterThan(5);
    for (const state of ['US', 'MX'])
      expect(menOf(turns.at(-1)!, state)).toBeLessThan(menOf(turns[0]!, state));
  });

  it('is no massacre: armies are still in the field at the end', () => {
    for (const state of ['US', 'MX'])
      expect(menOf(turns.at(-1)!, state)).toBeGreaterThan(menOf(turns[0]!, state) / 2);
  });

  it('sees columns get somewhere: the Army of the West is far from Fort Dodge', () => {
    const dragoons = turns.at(-1)!.state.units.get('US1MC');
    const { grid } = turns[0]!.state.theatre;
    if (dragoons && dragoons.square >= 0) expect(grid.nameOf(dragoons.square).startsWith('I')).toBe(false);
    expect(
      events.filter(({ type, units }) => type === 'UnitMarched' && units?.includes('US1MC')).length,
    ).toBeGreaterThan(10);
  });
});
