import { describe, expect, it } from '@jest/globals';
import { readPosition, type MutableCampaignState, type GameEvent } from '@vedette/campaign';
import { observe } from '@vedette/observation';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import {
  EVERYBODY,
  GROUPS,
  LANDING,
  MOST_TURNS,
  landingOrders,
} from '../../apps/gateway/src/testing/veracruz-landing.js';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';

const ordersFor = (state: MutableCampaignState) => landingOrders(state.ship('US1FR').at);

describe("Scott's army", () => {
  it('embarks at Point Isabel, sails, and lands whole on the beach by Veracruz', () => {
    let state = readPosition(LANDING, theatreSource, pieceTypes);
    const men = EVERYBODY.map((id) => state.unit(id).strength);
    const events: GameEvent[] = [];
    const isAshore = (): boolean => EVERYBODY.every((id) => state.unit(id).square >= 0) && events.length > 0;
    for (let turn = 0; turn < MOST_TURNS && !isAshore(); turn++) {
      const played = playTurn({ state, orders: ordersFor(state), secret: 'scott', deciders: ALL_DECIDERS });
      expect(played.receipts.filter(({ accepted }) => !accepted)).toEqual([]);
      events.push(...played.events);
      ({ state } = played);
    }
    const { grid } = state.theatre;
    expect(EVERYBODY.map((id) => grid.nameOf(state.unit(id).square))).toEqual(EVERYBODY.map(() => 'K4-Y5'));
    expect(EVERYBODY.map((id) => state.unit(id).status)).toEqual(EVERYBODY.map(() => 'active'));
    expect(EVERYBODY.map((id) => state.unit(id).strength)).toEqual(men);
    expect(GROUPS.flatMap((id) => [...state.ship(id).cargo.units])).toEqual([]);
    const told = (type: string): number => events.filter((event) => event.type === type).length;
    expect([told('UnitEmbarked'), told('UnitLanded')]).toEqual([EVERYBODY.length, EVERYBODY.length]);
    const move = events.find(({ type, units }) => type === 'UnitMovedTactically' && units?.includes('US1IN'));
    expect(move?.phase).toBe('tactical-5');
    const landing = events.find(({ type }) => type === 'UnitLanded');
    expect(landing?.audience).toEqual({ scott: 'full', conner: 'full' });
    const seen = events.find(({ type }) => type === 'LandingSighted')!;
    expect(seen.audience).toEqual({ morales: 'end' });
    expect(JSON.stringify(observe(seen, 'morales'))).not.toContain(seen.units![0]);
  });
});
