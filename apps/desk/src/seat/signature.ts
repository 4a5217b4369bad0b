/** The part of the browser that checks signatures. */
type Subtle = Pick<SubtleCrypto, 'importKey' | 'verify'>;

/** A receipt as it was signed: whatever it says, and the signature over all of that. */
export interface Signed {
  readonly keyId: string;
  readonly signature: string;
}

/** A public key of the house, as PEM. */
export interface PublicKey {
  readonly keyId: string;
  readonly publicKey: string;
}

/** JSON whose keys are in order and which has no space: the bytes that were signed. */
function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${ordered(one)}`).join(',')}}`;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Whether a receipt was signed with a key and is unchanged since. */
export async function isSigned(receipt: Signed, key: PublicKey, subtle: Subtle): Promise<boolean> {
  const { signature, ...unsigned } = receipt;
  if (unsigned.keyId !== key.keyId) return false;
  const pem = key.publicKey.replace(/-----[^-]+-----|\s/g, '');
  const made = await subtle.importKey('spki', bytesOf(pem), 'Ed25519', false, ['verify']);
  return subtle.verify('Ed25519', made, bytesOf(signature), new TextEncoder().encode(ordered(unsigned)));
}
