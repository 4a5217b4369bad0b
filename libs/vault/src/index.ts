export { DocumentStore } from './documents/document-store.js';
export { correspondenceKeySettings } from './keys/correspondence-key.js';
export { checkRootKey, RootKeyWrongError, rootKeyWhenReady } from './keys/check-root-key.js';
export { CORRESPONDENCE_KEYS, HOUSE_KEYS, type KeyPlace } from './keys/key-place.js';
export { Keyring, RootKeyMissingError, type SigningKey } from './keys/keyring.js';
export {
  readRootKey,
  type RootKey,
  RootKeyOldAloneError,
  RootKeyTooShortError,
  vaultSettings,
} from './keys/root-key.js';
export { ROOT_KEY, RootKeyModule } from './keys/root-key.module.js';
export { fingerprintsOf } from './keys/key-fingerprint.js';
export { type KeySample, opensSample, sampleOfKeys } from './keys/key-sample.js';
export { keysOpen } from './keys/keys-open.js';
export { type OpenPlace, shareKey } from './keys/share-key.js';
export { resealKeys } from './keys/reseal-keys.js';
export { keyOpens } from './keys/sealed-key.js';
export { sealOpenKeys } from './keys/seal-open-keys.js';
export { seal, SealBrokenError, unseal } from './keys/sealing.js';
export { migrate, schemaWhenReady } from './migration/migrate.js';
export * from './migration/migration.errors.js';
export { type MigrationStep, readHistory, type SchemaHistory } from './migration/migration.js';
export { vaultHistory, VaultModule } from './vault.module.js';
export { KeyFitsNotError, mustFit } from './keys/key-fits.js';
