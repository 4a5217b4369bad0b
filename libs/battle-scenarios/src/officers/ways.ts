import type { UnitState } from '@vedette/battle';
import { type Field, groundCost, moverOf } from '@vedette/battle-rules';
import type { Hex, HexMap } from '@vedette/hex';

type Kind = ReturnType<typeof moverOf>;

/** MP from every hex to a goal, over the ground alone; a hex from which there is no way is missing. */
export type WayField = ReadonlyMap<Hex, number>;

const FIELDS = new WeakMap<HexMap, Map<string, WayField>>();

/** How far it is from everywhere to a goal for one who moves so; the ground does not change – works are left aside –, so each is worked out once. */
export function wayField(field: Field, kind: Kind, inColumn: boolean, goal: Hex): WayField {
  const { map } = field;
  let known = FIELDS.get(map);
  if (!known) FIELDS.set(map, (known = new Map()));
  const name = `${kind} ${inColumn ? 'column' : 'line'} ${goal}`;
  let found = known.get(name);
  if (!found) known.set(name, (found = spread(field, kind, inColumn, goal)));
  return found;
}

/** MP to a goal for one who goes round some hexes; the goal itself may be one of them. A hex from which there is no way round is missing. */
export function wayRound(field: Field, unit: UnitState, goal: Hex, shuns: (hex: Hex) => boolean): WayField {
  let known = ROUND.get(shuns);
  if (!known) ROUND.set(shuns, (known = new Map()));
  const [kind, inColumn] = [moverOf(unit), goesInColumn(unit)];
  const name = `${kind} ${inColumn ? 'column' : 'line'} ${goal}`;
  let found = known.get(name);
  if (!found) known.set(name, (found = spread(field, kind, inColumn, goal, shuns)));
  return found;
}
/** Ways round by what is gone round: many units of a side go round the same. */
const ROUND = new WeakMap<(hex: Hex) => boolean, Map<string, WayField>>();

/** The field for a unit as it stands. */
export function fieldFor(field: Field, unit: UnitState, goal: Hex): WayField {
  return wayField(field, moverOf(unit), goesInColumn(unit), goal);
}

function goesInColumn({ formation }: UnitState): boolean {
  return formation === 'column' || formation === 'limbered' || formation === 'mounted';
}

/** A hex beside another, and what the step from it costs. */
type Step = readonly [from: Hex, cost: number];

const STEPS = new WeakMap<HexMap, Map<string, Map<Hex, readonly Step[]>>>();

/** The steps that lead into a hex, by the ground alone; each is worked out once a map. */
function stepsInto(field: Field, kind: Kind, inColumn: boolean): (to: Hex) => readonly Step[] {
  const { map } = field;
  let known = STEPS.get(map);
  if (!known) STEPS.set(map, (known = new Map()));
  const name = `${kind} ${inColumn ? 'column' : 'line'}`;
  let steps = known.get(name);
  if (!steps) known.set(name, (steps = new Map()));
  const bare = { map, state: { ...field.state, works: [] } };
  return (to) => {
    let found = steps.get(to);
    if (!found)
      steps.set(
        to,
        (found = map.grid.neighbours(to).flatMap((from): Step[] => {
          const step = groundCost(bare, kind, from, to, { inColumn });
          return step === null ? [] : [[from, step.cost]];
        })),
      );
    return found;
  };
}

/** A step out of a hex to another beside it, and what it costs. */
type StepOut = readonly [to: Hex, cost: number];

const STEPS_OUT = new WeakMap<HexMap, Map<string, Map<Hex, readonly StepOut[]>>>();

/** The steps that lead out of a hex as the ground and the works that are known of have it; without works each is worked out once a map. */
export function stepsOut(field: Field, kind: Kind, inColumn: boolean): (from: Hex) => readonly StepOut[] {
  const { map } = field;
  const workedOut = (from: Hex): readonly StepOut[] =>
    map.grid.neighbours(from).flatMap((to): StepOut[] => {
      const step = groundCost(field, kind, from, to, { inColumn });
      return step === null ? [] : [[to, step.cost]];
    });
  if (field.state.works.length > 0) return workedOut;
  let known = STEPS_OUT.get(map);
  if (!known) STEPS_OUT.set(map, (known = new Map()));
  const name = `${kind} ${inColumn ? 'column' : 'line'}`;
  let steps = known.get(name);
  if (!steps) known.set(name, (steps = new Map()));
  return (from) => {
    let found = steps.get(from);
    if (!found) steps.set(from, (found = workedOut(from)));
    return found;
  };
}

/** Spreads from the goal outward, cheapest first; MP are whole and small, so hexes wait in rings by cost. */
function spread(
  field: Field,
  kind: Kind,
  inColumn: boolean,
  goal: Hex,
  shuns: (hex: Hex) => boolean = () => false,
): WayField {
  const into = stepsInto(field, kind, inColumn);
  const costs = new Map<Hex, number>();
  const rings: Hex[][] = [[goal]];
  for (let cost = 0; cost < rings.length; cost += 1)
    for (const hex of rings[cost] ?? []) {
      if (costs.has(hex)) continue;
      costs.set(hex, cost);
      for (const [before, price] of into(hex))
        if (!costs.has(before) && !shuns(before)) (rings[cost + price] ??= []).push(before);
    }
  return costs;
}
