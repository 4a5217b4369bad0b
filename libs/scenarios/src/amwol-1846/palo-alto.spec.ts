import { beforeAll, describe, expect, it } from '@jest/globals';
import { type GameEvent, readPosition } from '@vedette/campaign';
import { ALL_DECIDERS, playTurn, type TurnResult } from '@vedette/referee';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import { loadScenario, ordersForTurn } from '../index.js';

const play = (secret: string): TurnResult =>
  playTurn({
    state: readPosition(
      loadScenario('amwol-1846').position,
      (id) => loadTheatre(id as TheatreId),
      pieceTypes,
    ),
    orders: ordersForTurn('amwol-1846', 1).flatMap(({ orders }) => orders),
    secret,
    deciders: ALL_DECIDERS,
  });

describe.each(['palo', 'alto', '1846-05-08'])(
  'the first turn as the staffs ordered it, drawn with "%s"',
  (secret) => {
    let turn: TurnResult;
    let battles: GameEvent[];
    beforeAll(() => {
      turn = play(secret);
      battles = turn.events.filter(({ type, square }) => type === 'BattleEnded' && square === 'J9-V4');
    });

    it('accepts every order of both staffs without a warning on land', () => {
      const land = turn.receipts.filter(({ understood }) => !understood.includes('US1TR'));
      expect(land.filter(({ accepted }) => !accepted)).toEqual([]);
      expect(land.filter(({ accepted }) => !accepted)).toEqual([]);
      expect(land.flatMap(({ problems }) => problems)).toEqual([]);
    });

    it('brings the armies together on the prairie between the depot and the fort', () => {
      expect(battles.length).toBeGreaterThan(0);
      const losses = battles.map(({ data }) => (data as { losses: number }).losses);
      expect(Math.max(...losses)).toBeGreaterThan(150);
    });

    it('has the infantry of both armies in it', () => {
      const engaged = new Set(
        turn.events
          .filter(({ type, square }) => type === 'UnitEngaged' && square === 'J9-V4')
          .flatMap(({ units }) => units ?? []),
      );
      for (const unit of ['US3IN', 'US5IN', 'US8IN', 'MX1IN', 'MX10IN', 'MX2LI'])
        expect(engaged).toContain(unit);
    });

    it('leaves Fort Brown to its garrison', () => {
      const fort = turn.state.city('Fort Brown');
      expect(fort.state).toBe('US');
      expect(turn.state.unit('US7IN').inFort).toBe(true);
    });
  },
);

describe('orders written down with a scenario', () => {
  it('are sent by officers and ministers of the scenario, in their own names', () => {
    const known = loadScenario('amwol-1846').players.map(({ id }) => id);
    for (const { player, orders } of ordersForTurn('amwol-1846', 1)) {
      expect(known).toContain(player);
      expect(new Set(orders.map(({ by }) => by))).toEqual(new Set([player]));
    }
  });

  it('exist for the opening only', () => {
    expect(ordersForTurn('amwol-1846', 2)).toEqual([]);
  });

  it('are the caller’s own copy', () => {
    (ordersForTurn('amwol-1846', 1)[0]!.orders as unknown[]).length = 0;
    expect(ordersForTurn('amwol-1846', 1)[0]!.orders.length).toBeGreaterThan(5);
  });
});
