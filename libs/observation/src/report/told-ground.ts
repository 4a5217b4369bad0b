import type { CampaignState, Player, SquareReport, ToldSquareReport } from '@vedette/campaign';
import { depotReport, railwayReport } from './held-ground.js';
import { groundOf } from './strategic-map.js';

/**
 * What who governs a state is told of squares his units do not show him: every depot and cache of his state with what is in it, and
 * every railway square it holds. The book lets him draw on and remove depots wherever they lie (ROTD 11.5, 11.7) and asks
 * communications of units alone (11.1), and that a square or depot of his is taken he is told when it happens: so no line to it is
 * asked for. What others hold, allies too, he is not told. Empty for everybody else, and where books keep no holders.
 */
export function toldGround(
  state: CampaignState,
  { state: own, ministries }: Player,
  seen: readonly SquareReport[],
): ToldSquareReport[] {
  const governs = ministries?.some((ministry) => ministry === 'war' || ministry === 'head') ?? false;
  if (!governs || !state.types.map.keepsHolders) return [];
  const shown = new Set(seen.filter(showsGround).map(({ square }) => square));
  const held = [...state.track].filter(([, { controlledBy }]) => controlledBy === own).map(([at]) => at);
  const stored = [...state.depots.values()]
    .filter((depot) => depot.state === own)
    .map(({ square }) => square);
  return [...new Set([...held, ...stored])]
    .sort((a, b) => a - b)
    .filter((square) => !shown.has(state.theatre.grid.nameOf(square)))
    .map((square) => {
      const railway =
        state.track.get(square)?.controlledBy === own ? railwayReport(state, own, square) : null;
      const depots = state.depotsIn(square).filter((depot) => depot.state === own);
      return {
        ...groundOf(state, square),
        turn: state.turn,
        ...(railway ? { railway } : {}),
        ...(depots.length > 0 ? { depots: depots.map((depot) => depotReport(state, own, depot)) } : {}),
      };
    });
}

/** Whether a square of the map is shown with what lies in it, and not for friends far off alone (4.1). */
function showsGround({ railway, river, depots }: SquareReport): boolean {
  return railway !== undefined || river !== undefined || depots !== undefined;
}
