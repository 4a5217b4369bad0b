import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../../../libs/ledger/src/digest/canonical-json.js';
import { isSigned } from './signature.js';

const subtle = webcrypto.subtle as unknown as SubtleCrypto;

function keyOf(keyId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const signed = <T extends object>(receipt: T) => {
    const unsigned = { ...receipt, keyId };
    const signature = sign(null, Buffer.from(canonicalJson(unsigned)), privateKey).toString('base64url');
    return { ...unsigned, signature };
  };
  return { key: { keyId, publicKey: pem }, signed };
}

describe('the signature of a receipt', () => {
  const { key, signed } = keyOf('one');
  const receipt = signed({
    understood: 'US1IN marches to “J9-V5”, “Fünfkirchen”',
    ...{ version: 2, accepted: true, replaced: null },
    problems: [{ rule: 'gitm-amwol 7.9', field: 'unit', arguments: { b: 1, a: [0.5, 'x'] } }],
  });

  it('holds over what was signed, however its keys are ordered', async () => {
    expect(await isSigned(receipt, key, subtle)).toBe(true);
    const turned = Object.fromEntries(Object.entries(receipt).reverse()) as typeof receipt;
    expect(await isSigned(turned, key, subtle)).toBe(true);
  });

  it('does not hold once a word has changed', async () => {
    expect(await isSigned({ ...receipt, version: 3 } as typeof receipt, key, subtle)).toBe(false);
    expect(await isSigned({ ...receipt, added: 1 } as typeof receipt, key, subtle)).toBe(false);
  });

  it('does not hold with the key of another campaign, whether it says so or not', async () => {
    expect(await isSigned(receipt, keyOf('two').key, subtle)).toBe(false);
    expect(await isSigned(receipt, { ...keyOf('two').key, keyId: 'one' }, subtle)).toBe(false);
  });
});
