import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ReceiptDocument } from '@vedette/contracts';
import { BOOK_HEIGHT, OrderBook } from './order-book.js';
import { orderDigest, orderLeaf, proves } from './order-leaf.js';
import { PaddedOrderBook } from './padded-order-book.js';
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

  it('proves alike, whether others sent nothing or thousands, so nobody can count the orders of others', () => {
    const own = leaves.slice(0, 2);
    const crowds = [0, 500, 1_023, 1_030, 3_000].map(
      (count) =>
        new OrderBook([...own, ...Array.from({ length: count }, (_, n) => leafOf(n + 10))], 'filler'),
    );
    const seen = crowds.map((crowd) =>
      own.map((leaf) => {
        const path = crowd.proof(leaf)!;
        expect(proves(leaf, path, crowd.root)).toBe(true);
        return path.map(({ side }) => side);
      }),
    );
    expect(seen[0]![0]).toHaveLength(BOOK_HEIGHT);
    for (const sides of seen) expect(sides).toEqual(seen[0]);
    // Where the two ways meet is settled by the two leaves alone.
    const meet = crowds.map((crowd) => {
      const [one, other] = own.map((leaf) => crowd.proof(leaf)!.map(({ digest }) => digest));
      return one!.filter((digest) => other!.includes(digest)).length;
    });
    expect(new Set(meet).size).toBe(1);
  });

  it('has one leaf where an order came twice, and a root where none came', () => {
    expect(new OrderBook([...leaves, leaves[0]!], 'filler').root).toBe(book.root);
    expect(new OrderBook([], 'filler').root).toMatch(/^[0-9a-f]{64}$/);
    expect(new OrderBook([], 'filler').root).not.toBe(new OrderBook([], 'other').root);
    expect(new OrderBook([], 'filler').proof(leaves[0]!)).toBeNull();
  });

  it('of earlier turns is proved as it was closed', () => {
    const many = Array.from({ length: 1_025 }, (_, n) => leafOf(n));
    for (const [old, length] of [
      [new PaddedOrderBook(leaves, 'filler'), 10],
      [new PaddedOrderBook([...leaves, ...many], 'filler'), 11],
    ] as const) {
      const path = old.proof(leaves[0]!)!;
      expect(path).toHaveLength(length);
      expect(proves(leaves[0]!, path, old.root)).toBe(true);
      expect(old.proof(leafOf(-1))).toBeNull();
    }
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
