/** Phases of a campaign turn in the order in which a turn is told; which wait for which is the rule book's graph. */
export const CAMPAIGN_PHASES = [
  'orders',
  'naval-repair',
  'supply',
  'initial-amphibious',
  'naval-combat',
  'strategic-withdrawal',
  'tactical-1',
  'tactical-2',
  'strategic-1',
  'tactical-3',
  'tactical-4',
  'strategic-2',
  'strategic-3',
  'strategic-4',
  'strategic-5',
  'strategic-6',
  'rail',
  'naval-movement-1',
  'weather',
  'naval-movement-2',
  'final-amphibious',
  'tactical-5',
  'siege-surrender',
  'recovery',
  'intelligence',
] as const;

/** Phases of a deployment, peace or truce turn. */
export const QUIET_PHASES = ['orders', 'deployment', 'recovery', 'intelligence'] as const;

/** Every phase name there is, as used by events, `--until` and the turn graph. */
export type PhaseName = (typeof CAMPAIGN_PHASES)[number] | (typeof QUIET_PHASES)[number];

/** All phase names, each once, in telling order. */
export const PHASE_NAMES: readonly PhaseName[] = [
  ...CAMPAIGN_PHASES.slice(0, -2),
  'deployment',
  'recovery',
  'intelligence',
];
