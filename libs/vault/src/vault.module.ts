import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DATABASE_POOL } from '@vedette/platform';
import type { Pool } from 'pg';
import { DocumentStore } from './documents/document-store.js';
import { rootKeyWhenReady } from './keys/check-root-key.js';
import { Keyring } from './keys/keyring.js';
import { HOUSE_KEYS } from './keys/key-place.js';
import { ROOT_KEY, RootKeyModule } from './keys/root-key.module.js';
import type { RootKey } from './keys/root-key.js';
import { schemaWhenReady } from './migration/migrate.js';
import { readHistory } from './migration/migration.js';

/** History of the vault's own schema. */
export const vaultHistory = () => readHistory('vault', new URL('./sql/', import.meta.url));

/**
 * The vault of a service that has a `DatabaseModule`: its schema is brought up before anything is handed out, and a root key that is not
 * the installation's keeps it from starting. A service that `opens` documents alone has none.
 */
@Global()
@Module({})
export class VaultModule {
  static forRoot(
    env: Readonly<Record<string, string | undefined>> = process.env,
    opens: 'keys' | 'documents' = 'keys',
  ): DynamicModule {
    return {
      module: VaultModule,
      imports: opens === 'keys' ? [RootKeyModule.forRoot(HOUSE_KEYS, env)] : [],
      providers: [
        {
          provide: DocumentStore,
          inject: [DATABASE_POOL],
          useFactory: async (pool: Pool) => {
            await schemaWhenReady(pool, vaultHistory());
            return new DocumentStore(pool);
          },
        },
        {
          provide: Keyring,
          // After the documents, whose factory brings the schema up.
          inject: [DATABASE_POOL, DocumentStore, ...(opens === 'keys' ? [ROOT_KEY] : [])],
          useFactory: async (pool: Pool, _: DocumentStore, rootKey: RootKey | null = null) =>
            new Keyring(pool, opens === 'keys' ? await rootKeyWhenReady(pool, rootKey) : null),
        },
      ],
      exports: [DocumentStore, Keyring],
    };
  }
}
