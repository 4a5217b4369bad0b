import type { RunningBuild } from '@vedette/messaging';

/** Processes by their services: `gateway, 2 of land-resolution`. */
export function servicesOf(all: readonly Pick<RunningBuild, 'service'>[]): string {
  const each = new Map<string, number>();
  for (const { service } of all) each.set(service, (each.get(service) ?? 0) + 1);
  return [...each]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([service, n]) => (n === 1 ? service : `${n} of ${service}`))
    .join(', ');
}
