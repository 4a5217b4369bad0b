import type { LandOrder, NavalOrder, Order } from '@vedette/campaign';

type Plain = Record<string, unknown>;

/**
 * An order without what says nothing: nulls, flags that are not set, empty sections and lists, blank boxes at the end of a
 * path. Two orders with the same normal form mean the same; written as text and read again an order is its normal form.
 */
export function normalOrder<O extends Order>(order: O): O {
  switch (order.kind) {
    case 'land':
      return normalLand(order) as O;
    case 'naval':
      return normalNaval(order) as O;
    default:
      return said(order as unknown as Plain) as unknown as O;
  }
}

function normalLand(order: LandOrder): LandOrder {
  const { strategic, rail, tactical, reaction, posture, supply, ...head } = order;
  return said({
    ...head,
    strategic: section({ ...strategic, path: boxes(strategic?.path) }),
    rail: rail && section(rail),
    tactical: tactical && section({ ...tactical, engage: phases(tactical.engage) }, ['engage']),
    reaction:
      reaction && section({ support: phases(reaction.support), intercept: phases(reaction.intercept) }),
    posture: posture && section(posture),
    supply: supply && section({ ...supply, source: noneInLowerCase(supply.source) }),
  }) as unknown as LandOrder;
}

/** What a ship does unless it is told not to: a flag that is not set says something (PATE 4.11, 6.9). */
const UNLESS_FORBIDDEN = ['intoCoastal', 'joinAllies'];

function normalNaval(order: NavalOrder): NavalOrder {
  const { movement, contact, combat, loading, crewTo, ...head } = order;
  return said({
    ...head,
    movement: movement && section(movement),
    contact: contact && section(contact, UNLESS_FORBIDDEN),
    combat: combat && section(combat),
    loading:
      loading && section({ ...loading, unload: loading.unload?.map((landing) => said(landing as Plain)) }),
    crewTo: crewTo && said(crewTo as Plain),
  }) as unknown as NavalOrder;
}

function boxes(path: readonly (string | null)[] | undefined): (string | null)[] {
  const all = [...(path ?? [])];
  while (all.length > 0 && all.at(-1) === null) all.pop();
  return all;
}

function phases<T extends object>(area: T | null | undefined): T | undefined {
  return area ? (said(area as Plain) as T) : undefined;
}

function noneInLowerCase(source: string | null | undefined): string | null | undefined {
  return source?.toLowerCase() === 'none' ? 'none' : source;
}

/** A section that says something, or undefined; keys in `kept` stay although they are empty. */
function section(part: object, kept: readonly string[] = []): Plain | undefined {
  const rest = said(part as Plain, kept);
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function said(part: Plain, kept: readonly string[] = []): Plain {
  return Object.fromEntries(
    Object.entries(part).filter(([key, value]) => {
      if (value === undefined || value === null) return false;
      return kept.includes(key) || !(value === false || (Array.isArray(value) && value.length === 0));
    }),
  );
}
