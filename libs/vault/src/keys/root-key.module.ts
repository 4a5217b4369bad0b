import { type DynamicModule, Global, Module } from '@nestjs/common';
import { HELD_KEYS, type HeldKeys } from '@vedette/platform';
import { fingerprintsOf } from './key-fingerprint.js';
import type { KeyPlace } from './key-place.js';
import { readRootKey, type RootKey } from './root-key.js';

/** The root key of a process, or null. */
export const ROOT_KEY = Symbol('the root key');

/** Reads the root key of a service once, and has the service tell which one it is. */
@Global()
@Module({})
export class RootKeyModule {
  static forRoot(place: KeyPlace, env: Readonly<Record<string, string | undefined>>): DynamicModule {
    return {
      module: RootKeyModule,
      providers: [
        { provide: ROOT_KEY, useFactory: () => readRootKey(env, place) },
        {
          provide: HELD_KEYS,
          inject: [ROOT_KEY],
          useFactory: (rootKey: RootKey | null): HeldKeys => ({ [place.setting]: fingerprintsOf(rootKey) }),
        },
      ],
      exports: [ROOT_KEY, HELD_KEYS],
    };
  }
}
