import type { ResolvingHouse } from './resolving-house.js';

const SCENARIO = 'amwol-1846';

/** Many turns that end in the same moment. */
export interface CrowdCost {
  readonly campaigns: number;
  /** From the first closing to the last phase of the last turn. */
  readonly seconds: number;
  readonly turnsAnHour: number;
}

/**
 * Has the turns of several campaigns end in the same moment, none with orders: what then counts is how workers share them
 * out. The first round warms the processes and is not counted.
 */
export async function crowdOfTurns(house: ResolvingHouse, campaigns: number): Promise<CrowdCost> {
  const ids = Array.from({ length: campaigns }, (_, i) => `crowd-${i}`);
  for (const id of ids) await house.make(id, SCENARIO, id);
  const first = 1;
  await round(house, ids, first);
  for (const id of ids) await house.openNext(id, first + 1);
  const seconds = await round(house, ids, first + 1);
  return { campaigns, seconds, turnsAnHour: (campaigns * 3600) / seconds };
}

async function round(house: ResolvingHouse, ids: readonly string[], turn: number): Promise<number> {
  const begun = performance.now();
  await Promise.all(ids.map((id) => house.close(id, turn)));
  await Promise.all(ids.map((id) => house.resolved(id, turn)));
  return (performance.now() - begun) / 1000;
}
