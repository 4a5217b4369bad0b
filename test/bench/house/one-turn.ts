import {
  copyState,
  type FleetPosition,
  type GameEvent,
  type MutableCampaignState,
  type Order,
  type PositionReport,
  readPosition,
} from '@vedette/campaign';
import { TurnRecord, tellTurn } from '@vedette/ledger';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { pieceTypes, sequenceOf } from '@vedette/rulebooks';
import { loadScenario, type OfficersOrders, ordersForTurn, ordersFromReports } from '@vedette/scenarios';
import { theatreSource } from '@vedette/theatres';
import { median } from '../event-store/measure.js';
import { type ResolvingHouse, type TurnInTheLog, turnInTheLog } from './resolving-house.js';

const SCENARIO = 'amwol-1846';
const SECRET = 'the dice of the bench';
const BENCH_RUNS = 3;

/** A turn through the house beside the same turn on the bench. */
export interface TurnCost {
  readonly turn: number;
  readonly orders: number;
  readonly events: number;
  readonly house: TurnInTheLog;
  /** Milliseconds of the rules alone, in one process that is warm. */
  readonly benchMs: number;
  /** Milliseconds of processor by service, from the closing of the turn until it was resolved. */
  readonly cpuMs: Readonly<Record<string, number>>;
  /** Whether the log holds the very events of the bench. */
  readonly isSame: boolean;
}

/** Plays turns of a campaign between staffs in the house and on the bench, with the same orders and dice. */
export async function playBoth(house: ResolvingHouse, campaign: string, turns: number): Promise<TurnCost[]> {
  await house.make(campaign, SCENARIO, SECRET);
  const costs: TurnCost[] = [];
  let state = readPosition(loadScenario(SCENARIO).position, theatreSource, pieceTypes);
  let happened: readonly GameEvent[] = [];
  for (let i = 0; i < turns; i++) {
    const { turn } = state;
    const orders = await house.send(campaign, turn, officersOf(turn, happened));
    const before = house.cpuMs();
    await house.close(campaign, turn);
    const logged = await house.resolved(campaign, turn);
    const after = house.cpuMs();
    const cpuMs = Object.fromEntries(
      Object.entries(after).map(([service, ms]) => [service, ms - (before[service] ?? 0)]),
    );
    const bench = onTheBench(state, orders);
    const sequence = sequenceOf(state);
    const told = tellTurn(new TurnRecord(campaign, turn).add(logged), sequence);
    costs.push({
      ...{ turn, orders: orders.length, events: told.length, benchMs: bench.ms },
      ...{ house: turnInTheLog(logged, sequence), cpuMs },
      isSame: JSON.stringify(told) === JSON.stringify(bench.events),
    });
    state = bench.state;
    happened = bench.events;
    await house.openNext(campaign, turn + 1);
  }
  return costs;
}

function officersOf(turn: number, before: readonly GameEvent[]): OfficersOrders[] {
  const told = <T>(type: string): T[] =>
    before.filter((event) => event.type === type).map(({ data }) => data as T);
  if (before.length === 0) return ordersForTurn(SCENARIO, turn);
  return ordersFromReports(
    SCENARIO,
    told<PositionReport>('PositionReported'),
    told<FleetPosition>('FleetReported'),
  );
}

interface Benched {
  readonly events: readonly GameEvent[];
  readonly state: MutableCampaignState;
  readonly ms: number;
}

/** The same turn by the rules alone; the middle of some runs. */
function onTheBench(start: MutableCampaignState, orders: readonly Order[]): Benched {
  const runs = Array.from({ length: BENCH_RUNS }, () => {
    const state = copyState(start);
    const begun = performance.now();
    const result = playTurn({ state, orders, secret: SECRET, deciders: ALL_DECIDERS });
    return { events: result.events, state: result.state, ms: performance.now() - begun };
  });
  return { ...runs.at(-1)!, ms: median(runs.map(({ ms }) => ms)) };
}
