/** What can be switched on and off upon the map. */
export const LAYERS = [
  'sight',
  'memory',
  'troops',
  'cities',
  'stores',
  'grid',
  'orders',
  'past',
  'ahead',
  'reach',
  'marks',
  'nations',
  'railways',
  'supplies',
  'communications',
] as const;
export type Layer = (typeof LAYERS)[number];

/** Shown only when they are asked for: they lie over what a turn is planned by. */
const ON_CHOICE: readonly Layer[] = ['grid', 'past', 'ahead', 'supplies', 'communications'];
/** What a map shows before anything was switched. */
export const FIRST_SHOWN: ReadonlySet<Layer> = new Set(LAYERS.filter((layer) => !ON_CHOICE.includes(layer)));
