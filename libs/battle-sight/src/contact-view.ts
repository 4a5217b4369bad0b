import { isColumn, spIn, stackedSp, unitsIn, type ContactDocument, type UnitState } from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import type { SightField } from './observers.js';
import type { ContactLevel } from './sight-level.js';

export type Band = 'small' | 'medium' | 'large';

/** What of a contact depends on how well it is seen; the rest is its number and its age. */
export type ContactLook = Pick<ContactDocument, 'kind' | 'band' | 'facing' | 'units'>;

const SMALL_UP_TO = 4;
const MEDIUM_UP_TO = 9;
const KIND_OF_TYPE: Readonly<Record<UnitState['type'], string>> = {
  INF: 'infantry',
  SS: 'infantry',
  CAV: 'cavalry',
  ART: 'artillery',
  HART: 'artillery',
  WAG: 'wagons',
};

/** Size as an observer guesses it from SP. */
export function bandOf(sp: number): Band {
  if (sp <= SMALL_UP_TO) return 'small';
  return sp <= MEDIUM_UP_TO ? 'medium' : 'large';
}

/**
 * What a side is shown of the troops in a hex, built from nothing level by level: never SP, cohesion, losses, orders, nor anything of units
 * beneath the top beyond three hexes but what they add to the size of the whole (P-25.2).
 */
export function contactLook({ state }: SightField, hex: Hex, level: ContactLevel): ContactLook {
  const units = unitsIn(state, hex);
  const top = units[0]!;
  if (level === 'smoke') return { kind: 'smoke', band: null, facing: null, units: [] };
  if (level === 'troops') {
    const marching = isColumn(top) || top.formation === 'mounted';
    return { kind: marching ? 'column' : 'troops', band: null, facing: null, units: [] };
  }
  return {
    kind: KIND_OF_TYPE[top.type],
    band: bandOf(stackedSp(state, hex)),
    facing: facingShown(top),
    units: level === 'named' ? units.map((unit) => named(unit, hex)) : [],
  };
}

/** Routed units and wagons have no facing (P-02.6). */
function facingShown(unit: UnitState): number | null {
  return unit.state === 'routed' || unit.type === 'WAG' ? null : unit.facing;
}

function named(unit: UnitState, hex: Hex): ContactDocument['units'][number] {
  const { id, name, type, formation, facing, state } = unit;
  // A routed unit keeps a facing in the position; nobody sees one.
  return { id, name, type, formation, facing, state, band: bandOf(spIn(unit, hex)) };
}
