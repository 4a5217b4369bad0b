import { createHash, createHmac } from 'node:crypto';
import { canonicalJson } from '../digest/canonical-json.js';

/**
 * The book of a turn's orders as a hash tree. Its root is published when the turn closes: nobody, the referee included,
 * can change, add or drop an order afterwards, and each player can prove that his are in it. A leaf is salted, so no
 * order can be guessed from it; leaves are sorted and padded, so neither a place nor the length of a proof says how many
 * orders the others sent.
 */
export class OrderBook {
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

/** A sibling and the side on which it stands. */
export interface ProofStep {
  readonly side: 'left' | 'right';
  readonly digest: string;
}

/** Books of up to this many orders all look alike. */
const LEAST_LEAVES = 1024;

function sizeFor(count: number): number {
  let size = LEAST_LEAVES;
  while (size < count) size *= 2;
  return size;
}

/** Leaves and inner nodes are hashed under different prefixes, so that no inner node can pass for a leaf. */
const node = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();

function levelsOver(leaves: readonly Buffer[]): Buffer[][] {
  const levels: Buffer[][] = [[...leaves]];
  while (levels.at(-1)!.length > 1) {
    const below = levels.at(-1)!;
    levels.push(Array.from({ length: below.length / 2 }, (_, i) => node(below[2 * i]!, below[2 * i + 1]!)));
  }
  return levels;
}

/** Digest of an order as sent, keys sorted; what a receipt calls `digest`. */
export function orderDigest(order: unknown): string {
  return createHash('sha256').update(canonicalJson(order)).digest('hex');
}

/** Leaf of an order: what its receipt says of it, salted. */
export function orderLeaf(receipt: { id: string; player: string; digest: string; salt: string }): string {
  const { id, player, digest, salt } = receipt;
  return createHash('sha256')
    .update(Buffer.of(0))
    .update(canonicalJson({ digest, id, player, salt }))
    .digest('hex');
}

/** Whether a path leads from a leaf to a root: what a player runs to check the referee. */
export function proves(leaf: string, path: readonly ProofStep[], root: string): boolean {
  let digest: Buffer = Buffer.from(leaf, 'hex');
  for (const step of path) {
    const sibling = Buffer.from(step.digest, 'hex');
    digest = step.side === 'left' ? node(sibling, digest) : node(digest, sibling);
  }
  return digest.toString('hex') === root;
}
