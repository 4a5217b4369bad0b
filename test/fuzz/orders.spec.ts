import { describe, expect, it } from '@jest/globals';
import {
  type CampaignState,
  copyState,
  definitionOf,
  type Fault,
  faultsOf,
  faultsOfOrder,
  type Order,
  readPosition,
  type Season,
} from '@vedette/campaign';
import { canonicalJson } from '@vedette/ledger';
import { formatOrder, normalOrder, OrderDesk, parseOrderText, type Receipt } from '@vedette/order-rules';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import fc from 'fast-check';
import { theatreSource } from '@vedette/theatres';
import { frontier } from '../../libs/order-rules/src/testing/desk.js';
import { orderArbitrary } from '../../libs/order-rules/src/testing/order-arbitraries.js';
import { randomPosition } from './random-campaign.js';
import { RandomSource } from './random-source.js';
import { spoiledOrder } from './spoiled-order.js';
import { howMany } from '../how-many.js';

/** Orders that are tried in all; `FUZZ_ORDERS=100000` for the long run. */
const ORDERS = howMany('FUZZ_ORDERS', 3_000, 60_000);
const A_TURN = 500;
const SPOILED = 0.3;
const SEASONS: readonly Season[] = ['campaign', 'campaign', 'deployment', 'peace'];

/** A position with ships in one round of two, made up at random in the other; each round in another season. */
function positionOf(round: number, random: RandomSource): CampaignState {
  const season = SEASONS[round % SEASONS.length]!;
  if (round % 2 === 0) return frontier({ season });
  const land = round % 4 === 1 ? 'gitm-amwol' : 'gitm-nwol';
  return readPosition({ ...randomPosition(random, land), season }, theatreSource, pieceTypes);
}

function ordersFor(state: CampaignState, round: number): Order[] {
  const order = orderArbitrary({
    players: state.players.map(({ id }) => id),
    units: [...state.units.keys()],
    ships: [...state.ships.keys()],
    squares: [...state.units.values()].map(({ square }) => state.theatre.grid.nameOf(Math.max(0, square))),
    places: [...state.cities.keys(), ...state.ports.keys()],
    seas: ['WGC', 'SGC', 'CAB', 'SMC'],
  });
  return fc.sample(order, { numRuns: A_TURN, seed: 1846 + round }).map((one) => signed(state, one));
}

/** Most orders are sent by who may send them, so that most get to the checks behind the authority's. */
function signed(state: CampaignState, { at: _, ...order }: Order): Order {
  const named = 'unit' in order ? order.unit : 'ship' in order ? order.ship : undefined;
  const piece = state.units.get(named ?? '') ?? state.ships.get(named ?? '');
  return { ...order, by: piece?.commander ?? order.by ?? state.players[0]!.id } as Order;
}

/** What is wrong with an answer to an order; nothing, unless the desk is at fault. */
function faultsOfAnswer({ accepted, understood, problems }: Receipt): string[] {
  const faults: string[] = [];
  if (understood.length <= 3) faults.push(`understood as "${understood}"`);
  if (accepted !== problems.every(({ severity }) => severity === 'warning'))
    faults.push(accepted ? 'accepted with an error' : 'refused without an error');
  for (const { code, rule, field, message } of problems) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(code)) faults.push(`code ${code}`);
    if (!/^(gitm|pate)-[a-z]+ \d+(\.\d+)*$/.test(rule)) faults.push(`rule ${rule}`);
    if (!/^(\/([a-zA-Z]+|\d+))+$/.test(field)) faults.push(`field ${field}`);
    if (message.split('; ').length < 3) faults.push(`message ${message}`);
  }
  return faults;
}

/** Whether each fault of a malformed order says where it is, what was found and what is allowed. */
const isTold = ({ pointer, found, allowed }: Fault): boolean =>
  /^(\/.*)?$/s.test(pointer) && found.length > 0 && allowed.length > 0;

/** Whether an order written as text is read as the same order. */
const survivesText = (order: Order): boolean =>
  canonicalJson(parseOrderText(formatOrder(order)).orders) === canonicalJson([normalOrder(order)]);

describe(`${ORDERS} orders drawn at random, a part of them spoiled`, () => {
  const tally = { malformed: 0, refused: 0, accepted: 0, events: 0 };

  it.each(Array.from({ length: Math.ceil(ORDERS / A_TURN) }, (_, round) => round))(
    'round %i: every one is refused with code, field and rule, or accepted and understood by its phase',
    (round) => {
      const random = new RandomSource(round + 1);
      const state = positionOf(round, random);
      const desk = new OrderDesk(state, booksOf(state.rulebooks));
      const accepted: Order[] = [];
      const complaints: unknown[] = [];
      for (const [place, drawn] of ordersFor(state, round).entries()) {
        const sent = random.chance(SPOILED) ? spoiledOrder(random, drawn) : drawn;
        const faults = faultsOfOrder(sent);
        if (faults.length > 0) {
          tally.malformed++;
          if (!faults.every(isTold)) complaints.push({ sent, faults });
          continue;
        }
        const order = sent as Order;
        const receipt = desk.take(order, place);
        const wrong = faultsOfAnswer(receipt);
        if (wrong.length > 0) complaints.push({ order, receipt, wrong });
        if (receipt.accepted) {
          tally.accepted++;
          accepted.push(order);
          if (!survivesText(order)) complaints.push({ order, text: formatOrder(order) });
        } else tally.refused++;
      }
      expect(complaints).toEqual([]);
      const played = playTurn({
        state: copyState(state),
        orders: accepted,
        secret: `fuzz ${round}`,
        deciders: ALL_DECIDERS,
      });
      expect(played.receipts.filter((receipt) => !receipt.accepted)).toEqual([]);
      const strange = played.events.filter(
        ({ type, data }) => type === 'OrderRefused' || faultsOf(definitionOf(type).data, data).length > 0,
      );
      expect(strange).toEqual([]);
      tally.events += played.events.length;
    },
  );

  it('are of all kinds: malformed, refused and accepted ones', () => {
    if (process.env['FUZZ_ORDERS']) process.stderr.write(`${JSON.stringify(tally)}\n`);
    expect(tally.malformed + tally.refused + tally.accepted).toBeGreaterThanOrEqual(ORDERS);
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(ORDERS / 20);
  });
});
