import { createHmac } from 'node:crypto';
import { type ProofStep, treeNode } from './order-leaf.js';

/**
 * The book of a turn as it was closed before books had one height: sorted leaves, padded to a power of two. Its proofs grow
 * with a book of more than 1,024 orders, so none is closed like this any more; the roots that were published are proved by it.
 */
export class PaddedOrderBook {
  private readonly levels: readonly (readonly Buffer[])[];

  /** `leaves` in any order; `filler` is a random text from which padding is drawn. */
  constructor(leaves: readonly string[], filler: string) {
    const own = leaves.map((leaf) => Buffer.from(leaf, 'hex'));
    const size = sizeFor(own.length);
    const padding = Array.from({ length: size - own.length }, (_, i) =>
      createHmac('sha256', filler).update(`leaf ${i}`).digest(),
    );
    this.levels = levelsOver([...own, ...padding].sort(Buffer.compare));
  }

  /** Hexadecimal root. */
  get root(): string {
    return this.levels.at(-1)![0]!.toString('hex');
  }

  /** The siblings on a leaf's way up, lowest first; null when the leaf is not in the book. */
  proof(leaf: string): ProofStep[] | null {
    const wanted = Buffer.from(leaf, 'hex');
    let place = this.levels[0]!.findIndex((found) => found.equals(wanted));
    if (place < 0) return null;
    const path: ProofStep[] = [];
    for (const level of this.levels.slice(0, -1)) {
      const sibling = level[place ^ 1]!;
      path.push({ side: place % 2 === 0 ? 'right' : 'left', digest: sibling.toString('hex') });
      place >>= 1;
    }
    return path;
  }
}

/** Books of up to this many orders all look alike. */
const LEAST_LEAVES = 1024;

function sizeFor(count: number): number {
  let size = LEAST_LEAVES;
  while (size < count) size *= 2;
  return size;
}

function levelsOver(leaves: readonly Buffer[]): Buffer[][] {
  const levels: Buffer[][] = [[...leaves]];
  while (levels.at(-1)!.length > 1) {
    const below = levels.at(-1)!;
    levels.push(
      Array.from({ length: below.length / 2 }, (_, i) => treeNode(below[2 * i]!, below[2 * i + 1]!)),
    );
  }
  return levels;
}
