import { expect } from '@jest/globals';
import {
  evolve,
  readPosition,
  writePosition,
  type CampaignState,
  type GameEvent,
  type Order,
  type PositionDocument,
} from '@vedette/campaign';
import { deriveSituation } from '@vedette/contact';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { change, goodsIn, recorded } from './goods.js';

/** Plays one turn, checks what is counted event by event, and hands back what came of it. */
export function playCounted(
  document: PositionDocument,
  orders: readonly Order[],
  secret: string,
): { next: PositionDocument; state: CampaignState; events: readonly GameEvent[] } {
  const { events, state } = playTurn({
    state: readPosition(document, theatreSource, pieceTypes),
    orders,
    secret,
    deciders: ALL_DECIDERS,
  });
  const told = readPosition(document, theatreSource, pieceTypes);
  deriveSituation(told, booksOf(told.rulebooks).land);
  let held = goodsIn(told);
  for (const event of events) {
    const says = recorded(event, told);
    evolve(told, event);
    const holds = goodsIn(told);
    expect({ event: event.type, data: event.data, ...change(held, holds) }).toEqual({
      event: event.type,
      data: event.data,
      ...says,
    });
    held = holds;
  }
  expect(held).toEqual(goodsIn(state));
  expect(events.at(-1)?.type).toBe('TurnEnded');
  return { next: writePosition(state), state, events };
}
