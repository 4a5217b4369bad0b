import { createPublicKey, sign, verify } from 'node:crypto';
import type { ReceiptDocument } from '@vedette/contracts';
import type { SigningKey } from '@vedette/vault';
import { canonicalJson } from '../digest/canonical-json.js';

/** Name of the key pair in the vault. */
export const RECEIPT_KEY = 'receipts';

const signedBytes = (receipt: Omit<ReceiptDocument, 'signature'>): Buffer =>
  Buffer.from(canonicalJson(receipt), 'utf8');

/** Signs a receipt: Ed25519 over its canonical JSON without the signature itself. */
export function signReceipt(
  receipt: Omit<ReceiptDocument, 'signature' | 'keyId'>,
  key: SigningKey,
): ReceiptDocument {
  const unsigned = { ...receipt, keyId: key.keyId };
  return { ...unsigned, signature: sign(null, signedBytes(unsigned), key.privateKey).toString('base64url') };
}

/** Whether a receipt was signed by the holder of a public key (PEM) and is unchanged. */
export function isSigned({ signature, ...unsigned }: ReceiptDocument, publicKey: string): boolean {
  return verify(null, signedBytes(unsigned), createPublicKey(publicKey), Buffer.from(signature, 'base64url'));
}
