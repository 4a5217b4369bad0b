import type { ServiceName } from '@vedette/contracts';
import type { RunningBuild } from '@vedette/messaging';
import { fingerprintsOf, type KeyPlace, type RootKey } from '@vedette/vault';
import { settingsOf } from '@vedette/settings';

/** How the processes that run stand to a root key. */
export interface Holders {
  /** They seal with it. */
  readonly sealing: readonly RunningBuild[];
  /** They seal with it and open another besides. */
  readonly openingMore: readonly RunningBuild[];
  /** They open it and seal with another: what they make later would need that one. */
  readonly openingAlone: readonly RunningBuild[];
  /** They do not open what it seals. */
  readonly without: readonly RunningBuild[];
  /** They are of a release that does not say what they hold. */
  readonly silent: readonly RunningBuild[];
}

/** Whether a service opens keys of a place. */
export const opensKeysOf = ({ setting }: Pick<KeyPlace, 'setting'>, service: string): boolean =>
  setting in settingsOf(service as ServiceName);

/** Which of the processes that open keys of a place hold a root key of it. */
export function holdersOf(
  told: readonly RunningBuild[],
  place: Pick<KeyPlace, 'setting'>,
  rootKey: RootKey,
): Holders {
  const [sought] = fingerprintsOf(rootKey);
  const concerned = told.filter(({ service }) => opensKeysOf(place, service));
  const those = (holds: (fingerprints: readonly string[]) => boolean): readonly RunningBuild[] =>
    concerned.filter(({ keys }) => keys !== undefined && holds(keys[place.setting] ?? []));
  return {
    sealing: those(([seals]) => seals === sought),
    openingMore: those(([seals, ...others]) => seals === sought && others.length > 0),
    openingAlone: those(([seals, ...others]) => seals !== sought && others.includes(sought!)),
    without: those((fingerprints) => !fingerprints.includes(sought!)),
    silent: concerned.filter(({ keys }) => keys === undefined),
  };
}
