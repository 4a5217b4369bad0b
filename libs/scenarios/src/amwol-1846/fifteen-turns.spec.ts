import { beforeAll, describe, expect, it } from '@jest/globals';
import { type GameEvent, type PositionReport, readPosition } from '@vedette/campaign';
import { landPhases } from '@vedette/land-rules';
import { navalPhases } from '@vedette/naval-rules';
import { playTurn, type TurnResult } from '@vedette/referee';
import { supplyPhases } from '@vedette/supply-rules';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { loadScenario, ordersForTurn, ordersFromReports } from '../index.js';

const TURNS = 15;
const menOf = (turn: TurnResult, state: string): number =>
  [...turn.state.units.values()].reduce((sum, unit) => sum + (unit.state === state ? unit.strength : 0), 0);

describe('a campaign of fifteen turns between the scripted staffs', () => {
  const turns: TurnResult[] = [];
  const events: GameEvent[] = [];
  const sentBy = new Map<string, number>();
  beforeAll(() => {
    let state = readPosition(loadScenario('amwol-1846').position, (id) => loadTheatre(id as TheatreId));
    for (let turn = 1; turn <= TURNS; turn++) {
      const reports = (turns.at(-1)?.events ?? [])
        .filter(({ type }) => type === 'PositionReported')
        .map(({ data }) => data as PositionReport);
      const sent = turn === 1 ? ordersForTurn('amwol-1846', 1) : ordersFromReports('amwol-1846', reports);
      for (const { player, orders } of sent) sentBy.set(player, (sentBy.get(player) ?? 0) + orders.length);
      const result = playTurn({
        state,
        orders: sent.flatMap(({ orders }) => orders),
        secret: 'halls of montezuma',
        deciders: { ...landPhases, ...navalPhases, ...supplyPhases },
      });
      turns.push(result);
      events.push(...result.events);
      state = result.state;
    }
  }, 120_000);

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
    ])
      expect([player, (sentBy.get(player) ?? 0) > TURNS - 5]).toEqual([player, true]);
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
