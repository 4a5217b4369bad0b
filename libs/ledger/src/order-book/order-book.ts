import { createHash } from 'node:crypto';
import { type ProofStep, treeNode } from './order-leaf.js';

/**
 * Levels of every book, whatever is in it, *our figure*: the places of ten thousand orders differ by then, all but once in a
 * hundred books, and each order costs a hash a level. Two that do not differ by then are told apart further down.
 */
export const BOOK_HEIGHT = 32;

/** A part of the tree in which orders lie: one of them, or two parts. */
type Part =
  | { readonly digest: Buffer; readonly leaf: Buffer }
  | { readonly digest: Buffer; readonly halves: readonly [left: Half, right: Half] };
/** A part, or an empty place, of which nothing is but a digest. */
type Half = Part | { readonly digest: Buffer };

/**
 * The book of a turn's orders as a hash tree. Its root is published when the turn closes: nobody, the referee included,
 * can change, add or drop an order afterwards, and each player can prove that his are in it. A leaf is salted, so no
 * order can be guessed from it. It lies where its own digest says, in a tree of one height, and what is empty has a random
 * digest: so neither the length of a proof, nor its sides, nor where two proofs meet says how many orders the others sent.
 */
export class OrderBook {
  private readonly top: Half;

  /** `leaves` in any order; `filler` is a random text from which the digests of empty places are drawn. */
  constructor(
    leaves: readonly string[],
    private readonly filler: string,
  ) {
    this.top = this.part(
      [...new Set(leaves)].map((leaf) => Buffer.from(leaf, 'hex')),
      '',
    );
  }

  /** Hexadecimal root. */
  get root(): string {
    return this.top.digest.toString('hex');
  }

  /** The siblings on a leaf's way up, lowest first; null when the leaf is not in the book. */
  proof(leaf: string): ProofStep[] | null {
    const wanted = Buffer.from(leaf, 'hex');
    const siblings: Buffer[] = [];
    let at = this.top;
    while ('halves' in at) {
      const side = bitOf(wanted, siblings.length);
      siblings.push(at.halves[1 - side]!.digest);
      at = at.halves[side]!;
    }
    if (!('leaf' in at) || !at.leaf.equals(wanted)) return null;
    return [...siblings, ...this.emptyBeside(wanted, siblings.length)]
      .map((digest, level) => ({
        side: bitOf(wanted, level) === 0 ? ('right' as const) : ('left' as const),
        digest: digest.toString('hex'),
      }))
      .reverse();
  }

  /** The part of the tree whose places begin with these bits. */
  private part(leaves: readonly Buffer[], bits: string): Half {
    const level = bits.length;
    const [leaf] = leaves;
    if (!leaf) return { digest: createHash('sha256').update(`${this.filler} empty ${bits}`).digest() };
    if (leaves.length === 1) return { leaf, digest: this.digestAbove(leaf, level) };
    const halves = [0, 1].map((side) =>
      this.part(
        leaves.filter((one) => bitOf(one, level) === side),
        `${bits}${side}`,
      ),
    ) as [Half, Half];
    return { halves, digest: treeNode(halves[0].digest, halves[1].digest) };
  }

  /** What a leaf that lies alone comes to on the way up to a level. */
  private digestAbove(leaf: Buffer, level: number): Buffer {
    const beside = this.emptyBeside(leaf, level);
    let digest = leaf;
    for (let at = beside.length - 1; at >= 0; at--)
      digest = bitOf(leaf, level + at) === 0 ? treeNode(digest, beside[at]!) : treeNode(beside[at]!, digest);
    return digest;
  }

  /** Digests of the empty places beside the way of a leaf that lies alone, from a level down to the lowest. */
  private emptyBeside(leaf: Buffer, level: number): Buffer[] {
    const levels = Math.max(0, BOOK_HEIGHT - level);
    if (levels === 0) return [];
    const drawn = createHash('shake256', { outputLength: 32 * levels })
      .update(`${this.filler} beside `)
      .update(leaf)
      .digest();
    return Array.from({ length: levels }, (_, i) => drawn.subarray(32 * i, 32 * (i + 1)));
  }
}

/** On which side a leaf lies at a level: 0 left, 1 right. */
const bitOf = (leaf: Buffer, level: number): 0 | 1 => ((leaf[level >> 3]! >> (7 - (level & 7))) & 1) as 0 | 1;
