import type { MarchPurpose, MarchTo, Unit } from '@vedette/campaign';
import type { ValueDraw } from '@vedette/chance';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawAmong } from '../ground/draw-among.js';
import { strategicNeighbours } from '../ground/strategic-neighbours.js';
import { isActive } from '../presence/strangers.js';

/** Where a march-to option leads, or null to stay. */
export interface Calling {
  readonly to: number;
  readonly purpose: MarchPurpose;
  readonly dice: readonly ValueDraw[];
}

const PURPOSES: Readonly<Record<MarchTo, MarchPurpose>> = {
  battle: 'march-to-battle',
  allies: 'march-to-allies',
  enemy: 'march-to-enemy',
};

interface Heads {
  readonly friends: number;
  readonly enemies: number;
}

/**
 * Where the march-to options of a unit lead it (GITM AMWOL 7.13): to the largest battle next door, else to the most
 * friends, else to the most enemies, as far as ordered, in that order. The first option that calls decides.
 */
export function callingOf(context: PhaseContext, unit: Unit, options: readonly MarchTo[]): Calling | null {
  for (const option of options) {
    const worth = WORTH[option];
    const own = worth(headsIn(context, unit, unit.square), true);
    const around = strategicNeighbours(context.state.theatre.grid, unit.square).map((square) => ({
      square,
      worth: worth(headsIn(context, unit, square), false),
    }));
    const most = Math.max(0, ...around.map((candidate) => candidate.worth));
    // A battle in the own square is joined already, however equal; friends and enemies next door need only be as many.
    if (option === 'battle' && own > 0 && own >= most) return null;
    if (most === 0 || own > most) continue;
    const best = around.filter((candidate) => candidate.worth === most);
    return choose(
      context,
      unit,
      option,
      best.map(({ square }) => square),
    );
  }
  return null;
}

/** How much a square counts for: units of both sides where both are, friends, or enemies. */
const WORTH: Readonly<Record<MarchTo, (heads: Heads, own: boolean) => number>> = {
  battle: ({ friends, enemies }, own) => {
    const all = friends + (own ? 1 : 0);
    return all > 0 && enemies > 0 ? all + enemies : 0;
  },
  allies: ({ friends }) => friends,
  enemy: ({ enemies }) => enemies,
};

/** Active friends of a unit, itself left out, and active enemies in a square. */
function headsIn(context: PhaseContext, unit: Unit, square: number): Heads {
  const { state } = context;
  let friends = 0;
  let enemies = 0;
  for (const other of state.unitsIn(square)) {
    if (other === unit || !isActive(other)) continue;
    if (state.areFriends(unit.state, other.state)) friends++;
    else if (state.areHostile(unit.state, other.state)) enemies++;
  }
  return { friends, enemies };
}

function choose(context: PhaseContext, unit: Unit, option: MarchTo, squares: readonly number[]): Calling {
  const { one, draw } = drawAmong(context, context.landLabel('7.13', `${option} ${unit.id}`), squares);
  return { to: one, purpose: PURPOSES[option], dice: [draw] };
}
