import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ReceiptDocument } from '@vedette/contracts';
import { OrderBook, orderDigest, orderLeaf, proves } from './order-book.js';
import { isSigned, signReceipt } from './sign-receipt.js';

const leafOf = (n: number): string =>
  orderLeaf({ id: `order-${n}`, player: 'taylor', digest: orderDigest({ n }), salt: 'ab'.repeat(16) });

describe('the order book of a turn', () => {
  const leaves = [1, 2, 3, 4, 5].map(leafOf);
  const book = new OrderBook(leaves, 'filler');

  it('proves every order that is in it, and none that is not', () => {
    for (const leaf of leaves) expect(proves(leaf, book.proof(leaf)!, book.root)).toBe(true);
    expect(book.proof(leafOf(6))).toBeNull();
    expect(proves(leafOf(6), book.proof(leaves[0]!)!, book.root)).toBe(false);
  });

  it('has another root when an order is added, dropped or changed, and the same whatever the order of sending', () => {
    expect(new OrderBook([...leaves].reverse(), 'filler').root).toBe(book.root);
    expect(new OrderBook([...leaves, leafOf(6)], 'filler').root).not.toBe(book.root);
    expect(new OrderBook(leaves.slice(1), 'filler').root).not.toBe(book.root);
  });

  it('gives proofs of one length for one order and for a thousand, so nobody can count the orders of others', () => {
    const alone = new OrderBook([leaves[0]!], 'filler');
    const crowd = new OrderBook(
      Array.from({ length: 1000 }, (_, n) => leafOf(n)),
      'filler',
    );
    expect(alone.proof(leaves[0]!)).toHaveLength(10);
    expect(crowd.proof(leaves[0]!)).toHaveLength(10);
  });

  it('grows by whole levels when there are more orders than padding', () => {
    const many = Array.from({ length: 1025 }, (_, n) => leafOf(n));
    const large = new OrderBook(many, 'filler');
    expect(large.proof(many[1024]!)).toHaveLength(11);
    expect(proves(many[1024]!, large.proof(many[1024]!)!, large.root)).toBe(true);
  });

  it('cannot be cheated with an inner node in place of a leaf', () => {
    const path = book.proof(leaves[0]!)!;
    const inner = path[0]!.digest;
    expect(proves(inner, path.slice(1), book.root)).toBe(false);
  });
});

describe('a receipt', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const receipt: Omit<ReceiptDocument, 'signature' | 'keyId'> = {
    order: 0,
    accepted: true,
    understood: 'US1IN marches G5-V6.',
    problems: [],
    id: '00000000-0000-4000-8000-000000000000',
    campaign: 'mexico',
    turn: 1,
    player: 'taylor',
    version: 1,
    at: '2025-01-01T00:00:00.000Z',
    digest: orderDigest({ kind: 'land', unit: 'US1IN' }),
    salt: randomBytes(16).toString('hex'),
  };
  const signed = signReceipt(receipt, { keyId: 'k', privateKey, publicKey: pem });

  it('bears a signature anyone can check with the public key', () => {
    expect(isSigned(signed, pem)).toBe(true);
    expect(isSigned(JSON.parse(JSON.stringify(signed)) as ReceiptDocument, pem)).toBe(true);
  });

  it.each(['understood', 'accepted', 'at', 'version', 'digest', 'player', 'keyId'] as const)(
    'is worth nothing when its %s was changed',
    (key) => {
      expect(isSigned({ ...signed, [key]: `${String(signed[key])}x` } as ReceiptDocument, pem)).toBe(false);
    },
  );

  it('means an order by what it says, not by how its keys stand', () => {
    expect(orderDigest({ kind: 'land', unit: 'A' })).toBe(orderDigest({ unit: 'A', kind: 'land' }));
    expect(orderDigest({ kind: 'land', unit: 'A' })).not.toBe(orderDigest({ kind: 'land', unit: 'B' }));
  });
});
