import type { Unit, UnitId } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { fortSpaces, fortTakes } from '../orders/fort-entry.js';

/** A unit that is to be placed in another strategic square of the map. */
export interface Coming {
  readonly unit: Unit;
  readonly square: number;
  readonly tactical: number;
}

/** Units of a square: all of them, and those that fill one of the places of a quiet turn. */
interface Heads {
  all: number;
  counted: number;
}

/**
 * Who finds no room in a deployment, peace or truce turn: a square takes 200 units of every kind (GITM AMWOL 7.18), and
 * where the book has a quiet limit only so many, in cities and elsewhere (NWOL 1.4; ROTD 1.5 in peace and truce alone, R-47). All movement is simultaneous (NWOL
 * 5.2): whoever goes makes room for whoever comes. Where too many come the last of `comings` are turned away; they keep
 * the places they would have left, which may turn others away.
 */
export function turnedAway(
  context: PhaseContext,
  comings: readonly Coming[],
  goings: ReadonlySet<UnitId>,
): ReadonlySet<UnitId> {
  const { state } = context;
  const heads = new Map<number, Heads>();
  const headsIn = (square: number): Heads => {
    let found = heads.get(square);
    if (!found) {
      const there = state.unitsIn(square).filter((unit) => !goings.has(unit.id));
      found = { all: there.length, counted: there.filter((unit) => !isExempt(context, unit)).length };
      heads.set(square, found);
    }
    return found;
  };
  const count = (square: number, exempt: boolean, by: 1 | -1): void => {
    const there = headsIn(square);
    there.all += by;
    if (!exempt) there.counted += by;
  };
  const arrivals = new Map<number, Placed[]>();
  for (const coming of placed(context, comings)) {
    arrivals.set(coming.square, [...(arrivals.get(coming.square) ?? []), coming]);
    count(coming.square, coming.exempt, 1);
  }
  const refused = new Set<UnitId>();
  const crowded = [...arrivals.keys()];
  while (crowded.length > 0) {
    const square = crowded.pop()!;
    const coming = arrivals.get(square) ?? [];
    for (;;) {
      const excess = excessOf(context, square, headsIn(square));
      const last = excess && coming.findLastIndex(({ exempt }) => excess === 'all' || !exempt);
      if (last === null || last < 0) break;
      const [{ unit, exempt }] = coming.splice(last, 1) as [Placed];
      refused.add(unit.id);
      count(square, exempt, -1);
      if (unit.square < 0) continue;
      count(unit.square, isExempt(context, unit), 1);
      crowded.push(unit.square);
    }
  }
  return refused;
}

interface Placed extends Coming {
  readonly exempt: boolean;
}

/** Arrivals, and which of them go into a fort that has room for them one after the other. */
function placed(context: PhaseContext, comings: readonly Coming[]): Placed[] {
  const bound = new Map<number, number>();
  return comings.map((coming) => {
    const { unit, square, tactical } = coming;
    const before = bound.get(square) ?? 0;
    const exempt = fortTakes(context, unit, square, tactical, before);
    if (exempt) bound.set(square, before + fortSpaces(context.book, unit));
    return { ...coming, exempt };
  });
}

/** A unit that fills none of the places of a quiet turn: militia at home, and whoever is in a fort (GITM AMWOL 1.4, A-03). */
function isExempt({ state }: PhaseContext, unit: Unit): boolean {
  if (unit.inFort) return true;
  return unit.kind.militia && unit.homeCity !== null && state.cityIn(unit.square)?.name === unit.homeCity;
}

/** The limit a square is beyond: that of all units, or that of the units that count in a quiet turn. */
function excessOf({ state, book }: PhaseContext, square: number, heads: Heads): 'all' | 'counted' | null {
  if (heads.all > book.movement.strategicCap.value) return 'all';
  const { quietCap, quietCapInDeployment } = book.movement.deployment;
  const cap = state.season === 'deployment' && !quietCapInDeployment.value ? null : quietCap.value;
  return cap && heads.counted > (state.cityIn(square) ? cap.city : cap.open) ? 'counted' : null;
}
