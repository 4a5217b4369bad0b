import type { Hex } from './hex.js';

/** A way over the ground: the hexes entered, in order, without the start, and what they cost in all. */
export interface Path {
  readonly hexes: readonly Hex[];
  readonly cost: number;
}

/** What it costs to go from a hex to a neighbour; null where nobody of the kind may go. */
export type StepCost = (from: Hex, to: Hex) => number | null;

/** Where and how far a search goes. */
export interface PathSearch {
  readonly start: Hex;
  /** The hexes that can be entered from one. */
  readonly next: (hex: Hex) => readonly Hex[];
  readonly step: StepCost;
  /** Nothing beyond this cost is looked at; unsaid: anywhere. */
  readonly most?: number;
}

interface Reached {
  readonly hex: Hex;
  readonly cost: number;
  readonly length: number;
  readonly before: Reached | null;
}

/**
 * The cheapest way from the start into one of the goals: by cost, then by fewer hexes, then by the lower hex number of the goal, then
 * of the hexes from the goal back (P-32.3). Null if there is none; a start that is a goal is a way without hexes.
 */
export function cheapestPath(search: PathSearch, isGoal: (hex: Hex) => boolean): Path | null {
  for (const reached of inOrder(search)) if (isGoal(reached.hex)) return pathTo(reached);
  return null;
}

/** Every hex that can be reached, with what it costs to be there; the start costs nothing. */
export function reachable(search: PathSearch): Map<Hex, number> {
  const costs = new Map<Hex, number>();
  for (const { hex, cost } of inOrder(search)) costs.set(hex, cost);
  return costs;
}

/** The hexes reached, the best first; each once, by its best way. */
function* inOrder({ start, next, step, most = Number.POSITIVE_INFINITY }: PathSearch): Generator<Reached> {
  const waiting = new Waiting();
  waiting.push({ hex: start, cost: 0, length: 0, before: null });
  const done = new Set<Hex>();
  for (let best = waiting.pop(); best; best = waiting.pop()) {
    if (done.has(best.hex)) continue;
    done.add(best.hex);
    yield best;
    for (const hex of next(best.hex)) {
      if (done.has(hex)) continue;
      const price = step(best.hex, hex);
      if (price === null || best.cost + price > most) continue;
      waiting.push({ hex, cost: best.cost + price, length: best.length + 1, before: best });
    }
  }
}

/** A heap of what was reached and not yet left. */
class Waiting {
  private readonly heap: Reached[] = [];

  push(reached: Reached): void {
    let place = this.heap.push(reached) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!isBefore(this.heap[place]!, this.heap[above]!)) return;
      this.swap(place, above);
      place = above;
    }
  }

  pop(): Reached | undefined {
    const best = this.heap[0];
    const last = this.heap.pop();
    if (best === undefined || last === undefined || this.heap.length === 0) return best;
    this.heap[0] = last;
    for (let place = 0; ;) {
      const left = 2 * place + 1;
      if (left >= this.heap.length) return best;
      const right = left + 1;
      const under = right < this.heap.length && isBefore(this.heap[right]!, this.heap[left]!) ? right : left;
      if (!isBefore(this.heap[under]!, this.heap[place]!)) return best;
      this.swap(place, under);
      place = under;
    }
  }

  private swap(one: number, other: number): void {
    [this.heap[one], this.heap[other]] = [this.heap[other]!, this.heap[one]!];
  }
}

function isBefore(one: Reached, other: Reached): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost;
  if (one.length !== other.length) return one.length < other.length;
  if (one.hex !== other.hex) return one.hex < other.hex;
  return one.before !== null && other.before !== null && isBefore(one.before, other.before);
}

function pathTo(reached: Reached): Path {
  const hexes: Hex[] = [];
  for (let at: Reached = reached; at.before; at = at.before) hexes.unshift(at.hex);
  return { hexes, cost: reached.cost };
}
