import type { AnyOrder } from '../../seat/composing.js';

/** Where something stands in an order: keys and places, from the outside in. */
export type Path = readonly string[];

export const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export const pointerOf = (path: Path): string => path.map((part) => `/${part}`).join('');

/** What stands at a place of an order; undefined for nothing. */
export function partOf(order: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (whole, key) =>
      typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[key] : undefined,
    order,
  );
}

/** An order with something else at a place; what is empty by that is left out, so that an order says only what was meant. */
export function withPart(order: AnyOrder, path: Path, value: unknown): AnyOrder {
  return (replaced(order, path, value) ?? { kind: order.kind }) as AnyOrder;
}

function replaced(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return isEmpty(value) ? undefined : value;
  if (Array.isArray(whole)) {
    const items = [...(whole as readonly unknown[])];
    items[Number(key)] = replaced(items[Number(key)], rest, value) ?? null;
    return items;
  }
  const { [key]: before, ...others } = (whole ?? {}) as Record<string, unknown>;
  const part = replaced(before, rest, value);
  if (part === undefined) return Object.keys(others).length === 0 ? undefined : others;
  // The key stays where it was: an order that is read aloud keeps its sequence.
  return whole && key in (whole as object)
    ? { ...(whole as object), [key]: part }
    : { ...others, [key]: part };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);
