import type { LandOrder } from '@vedette/campaign';
import { said, section } from '../text/said.js';

/** A land order without what says nothing: blank boxes at the end of a path, empty sections, flags that are not set. */
export function normalLand(order: LandOrder): LandOrder {
  const { strategic, rail, tactical, reaction, posture, supply, ...head } = order;
  return said({
    ...head,
    strategic: section({ ...strategic, path: boxes(strategic?.path) }),
    rail: section(rail),
    tactical: section(tactical && { ...tactical, engage: phases(tactical.engage) }, ['engage']),
    reaction: section(
      reaction && { support: phases(reaction.support), intercept: phases(reaction.intercept) },
    ),
    posture: section(posture),
    supply: section(supply && { ...supply, source: noneInLowerCase(supply.source) }),
  });
}

function boxes(path: readonly (string | null)[] | undefined): (string | null)[] {
  const all = [...(path ?? [])];
  while (all.length > 0 && all.at(-1) === null) all.pop();
  return all;
}

function phases<T extends object>(area: T | null | undefined): T | undefined {
  return area ? said(area) : undefined;
}

function noneInLowerCase(source: string | null | undefined): string | null | undefined {
  return source?.toLowerCase() === 'none' ? 'none' : source;
}
