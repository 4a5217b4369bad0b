/** Where keys lie, and which pass phrase seals them there. */
export interface KeyPlace {
  readonly table: string;
  /** The environment variable of the pass phrase. */
  readonly setting: 'VEDETTE_KEY' | 'CORRESPONDENCE_KEY';
  /** Fixed, because every process must come to the same key from the pass phrase alone; another one for each place. */
  readonly salt: string;
}

/** Keys of the whole house. */
export const HOUSE_KEYS: KeyPlace = {
  table: 'vault.key',
  setting: 'VEDETTE_KEY',
  salt: 'vedette root key 1',
};

/** Keys of correspondence, which alone calls addresses that users chose: its pass phrase opens nothing else of the house. */
export const CORRESPONDENCE_KEYS: KeyPlace = {
  table: 'correspondence.key',
  setting: 'CORRESPONDENCE_KEY',
  salt: 'vedette correspondence key 1',
};
