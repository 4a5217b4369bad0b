import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Keyring } from '@vedette/vault';
import fc from 'fast-check';
import { SignedCodes } from './signed-codes.js';

const codesOf = (fill: number) =>
  new SignedCodes({ secret: async () => Buffer.alloc(32, fill) } as unknown as Keyring);
const codes = codesOf(1);

describe('a signed code', () => {
  it('names what it was made for', async () => {
    const id = randomUUID();
    expect(await codes.named('vdi', await codes.naming('vdi', id))).toBe(id);
    expect(await codes.random('vdt')).toMatch(/^vdt_[A-Za-z0-9_-]{54}$/);
  });

  it('is worth nothing with any letter changed, added or taken away', async () => {
    const code = await codes.random('vdt');
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ ');
    const changed = fc
      .tuple(fc.nat(code.length), fc.integer({ min: 0, max: 2 }), fc.string({ unit: letter, maxLength: 3 }))
      .map(([at, without, added]) => code.slice(0, at) + added + code.slice(at + without))
      .filter((text) => text !== code);
    await fc.assert(
      fc.asyncProperty(changed, async (text) => expect(await codes.genuine('vdt', text)).toBe(false)),
    );
  });

  it('opens nothing else, and nothing of another installation', async () => {
    const id = randomUUID();
    const device = await codes.naming('vdd', id);
    expect(await codes.named('vdi', device.replace('vdd_', 'vdi_'))).toBe(null);
    expect(await codesOf(2).named('vdd', device)).toBe(null);
  });

  it.each(['', 'vdt_', 'vdt', `vdt_${'A'.repeat(10_000)}`, 'vdt_\u0000'])('is not "%s"', async (text) => {
    expect(await codes.genuine('vdt', text)).toBe(false);
  });
});
