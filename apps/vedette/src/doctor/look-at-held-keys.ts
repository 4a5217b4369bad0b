import type { RunningBuild } from '@vedette/messaging';
import type { KeyPlace, RootKey } from '@vedette/vault';
import { holdersOf, opensKeysOf } from '../keys/who-holds.js';
import { fault, type Finding, warning, well } from './finding.js';
import { servicesOf } from '../keys/services-of.js';

/**
 * Whether the processes that open keys of a place all hold the same, and the one that is given; null where none that is there says what it
 * holds.
 * @param rootKey null where none is given: then they are compared with one another
 */
export function lookAtHeldKeys(
  told: readonly RunningBuild[],
  place: KeyPlace,
  rootKey: RootKey | null,
): Finding | null {
  const { setting } = place;
  const what = `${setting} of what runs`;
  const saying = told.filter(({ keys, service }) => keys !== undefined && opensKeysOf(place, service));
  if (saying.length === 0) return null;
  if (!rootKey) return compared(what, setting, saying);
  const { sealing, openingMore, openingAlone, without, silent } = holdersOf(told, place, rootKey);
  if (sealing.length === 0 && openingAlone.length === 0)
    return fault(what, `no process that runs has the ${setting} that is given here: ${servicesOf(without)}`);
  const behind = [...openingAlone, ...without];
  if (behind.length > 0)
    return warning(
      what,
      `${servicesOf(behind)} do not seal with the ${setting} that is given here, ${servicesOf(sealing) || 'none'} do: start them with it, and with the one before in ${setting}_OLD`,
    );
  const unknown = silent.length === 0 ? '' : `; ${servicesOf(silent)} do not say`;
  return openingMore.length > 0
    ? warning(
        what,
        `all seal with it${unknown}, and ${servicesOf(openingMore)} have ${setting}_OLD: take that away once "./vedette keys reseal" says so`,
      )
    : well(what, `all that need it have it and no other: ${servicesOf(sealing)}${unknown}`);
}

function compared(what: string, setting: string, saying: readonly RunningBuild[]): Finding {
  const groups = new Map<string, RunningBuild[]>();
  for (const one of saying) {
    const held = (one.keys?.[setting] ?? []).join(' and ') || 'none';
    groups.set(held, [...(groups.get(held) ?? []), one]);
  }
  const text = [...groups].map(([held, all]) => `${servicesOf(all)} hold ${held}`).join(', ');
  if (groups.size > 1)
    return warning(what, `it is being changed, or not the same everywhere: ${text} (the first of two seals)`);
  return (saying[0]!.keys?.[setting]?.length ?? 0) > 1
    ? warning(
        what,
        `${text} (the first seals): take ${setting}_OLD away once "./vedette keys reseal" says so`,
      )
    : well(what, text);
}
