import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { VedetteError } from '@vedette/platform';
import type { Pool } from 'pg';
import { HOUSE_KEYS, type KeyPlace } from './key-place.js';
import type { RootKey } from './root-key.js';
import { openKey, sealKey } from './sealed-key.js';

/** A key pair that signs; `keyId` names it in whatever it signed. */
export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
  /** SPKI in PEM. */
  readonly publicKey: string;
}

/** A key is kept sealed and this process has no pass phrase to open it. */
export class RootKeyMissingError extends VedetteError {
  constructor(name: string, setting: string) {
    super({
      code: 'root-key-missing',
      field: `/${setting}`,
      message: `Key "${name}" is sealed: set ${setting} to the pass phrase this installation was started with.`,
    });
  }
}

interface KeyRow {
  readonly kind: 'secret' | 'ed25519';
  readonly sealed_with: 'root-key' | 'nothing';
  readonly sealed: Buffer;
  readonly public: string | null;
}

type NewKey = { readonly kind: KeyRow['kind']; readonly secret: Buffer; readonly publicKey: string | null };

const newSecret = (): NewKey => ({ kind: 'secret', secret: randomBytes(32), publicKey: null });

const newPair = (): NewKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    kind: 'ed25519',
    secret: privateKey.export({ type: 'pkcs8', format: 'der' }),
    publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
};

/** The keys of one place, those of the whole house unless stated. A key that is asked for and does not exist is made; all processes get the same one. */
export class Keyring {
  private readonly read = new Map<string, Promise<{ secret: Buffer; publicKey: string | null }>>();

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    private readonly rootKey: RootKey | null,
    private readonly place: KeyPlace = HOUSE_KEYS,
  ) {}

  /** 32 secret bytes. @throws RootKeyMissingError @throws SealBrokenError */
  async secret(name: string): Promise<Buffer> {
    return (await this.keyOf(name, newSecret)).secret;
  }

  /** Secret bytes that were brought here by {@link keep}; null where nobody did. @throws RootKeyMissingError @throws SealBrokenError */
  async kept(name: string): Promise<Buffer | null> {
    return (await this.find(name)) === undefined ? null : this.secret(name);
  }

  /** Keeps secret bytes that were made elsewhere, under a name nobody else has; what is kept already stays. */
  async keep(name: string, secret: Buffer): Promise<void> {
    await this.insert(name, { kind: 'secret', secret, publicKey: null });
  }

  /** An Ed25519 pair. @throws RootKeyMissingError @throws SealBrokenError */
  async signingKey(name: string): Promise<SigningKey> {
    const { secret, publicKey } = await this.keyOf(name, newPair);
    const privateKey = createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' });
    const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
    return {
      keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
      privateKey,
      publicKey: publicKey ?? '',
    };
  }

  /** The public half of a pair, in PEM; null while nobody has made it. Whoever may read it need not be able to sign. */
  async publicKey(name: string): Promise<string | null> {
    const { rows } = await this.pool.query<Pick<KeyRow, 'public'>>(
      'SELECT public FROM vault.key WHERE name = $1',
      [name],
    );
    return rows[0]?.public ?? null;
  }

  private keyOf(name: string, make: () => NewKey): Promise<{ secret: Buffer; publicKey: string | null }> {
    const known = this.read.get(name);
    if (known) return known;
    const reading = this.readOrMake(name, make);
    this.read.set(name, reading);
    // A database that was away for a moment must not be remembered.
    reading.catch(() => this.read.delete(name));
    return reading;
  }

  private async readOrMake(
    name: string,
    make: () => NewKey,
  ): Promise<{ secret: Buffer; publicKey: string | null }> {
    const row = (await this.find(name)) ?? (await this.insert(name, make()));
    if (row.sealed_with === 'nothing') return { secret: row.sealed, publicKey: row.public };
    if (!this.rootKey) throw new RootKeyMissingError(name, this.place.setting);
    return { secret: openKey(this.rootKey, name, row.sealed), publicKey: row.public };
  }

  private async find(name: string): Promise<KeyRow | undefined> {
    const { rows } = await this.pool.query<KeyRow>(
      `SELECT kind, sealed_with, sealed, public FROM ${this.place.table} WHERE name = $1`,
      [name],
    );
    return rows[0];
  }

  /** Of two processes that make the same key at once one wins, and both use the winner's. */
  private async insert(name: string, made: NewKey): Promise<KeyRow> {
    const sealed = this.rootKey ? sealKey(this.rootKey, name, made.secret) : made.secret;
    await this.pool.query(
      `INSERT INTO ${this.place.table} (name, kind, sealed_with, sealed, public) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (name) DO NOTHING`,
      [name, made.kind, this.rootKey ? 'root-key' : 'nothing', sealed, made.publicKey],
    );
    return (await this.find(name))!;
  }
}
