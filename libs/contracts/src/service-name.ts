/** Every service of an installation, by the name it has in logs, traces, database and broker. */
export const SERVICE_NAMES = [
  'gateway',
  'people',
  'order-intake',
  'turn-conductor',
  'land-resolution',
  'naval-resolution',
  'logistics',
  'battle-table',
  'reporting',
  'correspondence',
] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
