/** What a browser needs to check dice; it is there only over https and on the computer of the house itself. */
type Subtle = Pick<SubtleCrypto, 'digest' | 'importKey' | 'sign'>;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in hexadecimal digits. */
export const sha256 = async (text: string, subtle: Subtle): Promise<string> =>
  hex(await subtle.digest('SHA-256', bytes(text)));

async function hmac(key: BufferSource, text: string, subtle: Subtle): Promise<ArrayBuffer> {
  const made = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return subtle.sign('HMAC', made, bytes(text));
}

const MILLION = 1_000_000;
const DIGITS = 12;
const RANGE = 2 ** 48;

/** What was drawn: of which turn and phase, under which label. */
export interface Drawn {
  readonly turn: number;
  readonly phase: string;
  readonly label: string;
}

/**
 * Draws a die again from the secret, as the house did: from 0 to 1, six decimals. The key of a phase is HMAC-SHA-256 of turn, a zero
 * byte and the phase; the die is the first 48 bits of the HMAC of its label by that key.
 */
export async function drawAgain(
  secret: string,
  { turn, phase, label }: Drawn,
  subtle: Subtle,
): Promise<number> {
  const phaseKey = await hmac(bytes(secret), `${turn}\u0000${phase}`, subtle);
  const digest = hex(await hmac(phaseKey, label, subtle));
  return Math.floor((Number.parseInt(digest.slice(0, DIGITS), 16) / RANGE) * MILLION) / MILLION;
}
