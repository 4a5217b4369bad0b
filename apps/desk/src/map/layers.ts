/** What can be switched on and off upon the map. */
export const LAYERS = [
  'sight',
  'memory',
  'troops',
  'cities',
  'stores',
  'grid',
  'orders',
  'reach',
  'marks',
  'nations',
  'railways',
] as const;
export type Layer = (typeof LAYERS)[number];
