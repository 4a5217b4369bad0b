import { createHash, hash } from 'node:crypto';
import { canonicalJson } from '../digest/canonical-json.js';

/** A sibling and the side on which it stands. */
export interface ProofStep {
  readonly side: 'left' | 'right';
  readonly digest: string;
}

const INNER = Buffer.of(1);

/** Leaves and inner nodes are hashed under different prefixes, so that no inner node can pass for a leaf. */
export const treeNode = (left: Buffer, right: Buffer): Buffer =>
  hash('sha256', Buffer.concat([INNER, left, right]), 'buffer');

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
    digest = step.side === 'left' ? treeNode(sibling, digest) : treeNode(digest, sibling);
  }
  return digest.toString('hex') === root;
}
