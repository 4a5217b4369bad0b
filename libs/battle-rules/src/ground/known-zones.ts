import { hexesOf, type Side } from '@vedette/battle';
import { canSee, knownEnemyHexes } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';
import type { Field } from './ground-cost.js';
import { zonesOver } from './zones.js';

/**
 * Whether a hex lies in the zone of an enemy its side knows of, or whom men who stand in `from` can see. Who chooses his way chooses by
 * this: a zone nobody knows of is run into, and not gone round (P-25.7).
 */
export function inKnownZone(field: Field, side: Side, hex: Hex, from: Hex): boolean {
  const over = zonesOver(field, side, hex);
  if (over.length === 0) return false;
  const known = knownEnemyHexes(field.state, side);
  return over.some((enemy) => hexesOf(enemy).some((at) => known.has(at) || canSee(field, from, at)));
}
