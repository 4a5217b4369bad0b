import { Type, type Static } from '@sinclair/typebox';
import type { BattleRule } from '../rule/battle-rule.js';

/** Purposes of dice (P-38); a label is `purpose:subject#n`. */
export const DIE_PURPOSES = [
  'gate',
  'order',
  'initiative',
  'event',
  'activation',
  'confusion',
  'partial',
  'udd',
  'fire',
  'friendly',
  'preshock',
  'stand',
  'shock',
  'rally',
  'casualty',
  'wound',
  'capture',
  'rain',
  'arrival',
  'band',
  'pick',
] as const;
export type DiePurpose = (typeof DIE_PURPOSES)[number];

/** One die modifier, with the rule that gives it. */
export interface Drm {
  readonly rule: BattleRule;
  readonly value: number;
  readonly why: string;
}

const DrmDocument = Type.Object({ rule: Type.String(), value: Type.Integer(), why: Type.String() });

/** A die as an event records it; purposes add keys of their own. */
export const BattleDieDocument = Type.Object(
  {
    label: Type.String({ pattern: '^[a-z]+:[^#]+#[1-9][0-9]*$' }),
    die: Type.Integer({ minimum: 0, maximum: 99 }),
    drms: Type.Array(DrmDocument),
    drm: Type.Integer(),
    adjusted: Type.Integer(),
  },
  { additionalProperties: true },
);

/** A die as an event records it; purposes add keys of their own (target, result, column ...). */
export type BattleDie = Omit<Static<typeof BattleDieDocument>, 'drms'> & {
  readonly drms: readonly Drm[];
} & Readonly<Record<string, unknown>>;

/** A die that has fallen and has not been weighed yet. */
export interface ThrownDie {
  readonly label: string;
  readonly die: number;
}

/** A die with its modifiers added up: those of value 0 are left out. Keys of its purpose are put beside. */
export function weighed<const More extends Readonly<Record<string, unknown>>>(
  { label, die }: ThrownDie,
  drms: readonly Drm[],
  more: More,
) {
  const counted = drms.filter(({ value }) => value !== 0);
  const drm = counted.reduce((sum, { value }) => sum + value, 0);
  return { label, die, drms: counted, drm, adjusted: die + drm, ...more };
}

/** A check that succeeds low: passes at the target or below it. */
export function lowCheck(thrown: ThrownDie, drms: readonly Drm[], target: number) {
  const made = weighed(thrown, drms, { target });
  const result: 'pass' | 'fail' = made.adjusted <= target ? 'pass' : 'fail';
  return { ...made, result };
}
