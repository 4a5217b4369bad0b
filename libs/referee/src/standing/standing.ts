import { type CampaignState, type Casualties, partsOfId, type StateId } from '@vedette/campaign';
import { STANDING_MARGINS, STANDING_POINTS } from './standing-figures.js';

/** Men a side has lost for good or until they come back, by what became of them; those who were lost at the start do not count. */
export interface MenLost extends Casualties {
  /** Gone with units and ships that are no more. */
  readonly destroyed: number;
}

/** What one side won and lost between two positions. */
export interface SideStanding {
  readonly side: string;
  /** Cities in its hands, and those that changed hands, by name. */
  readonly cities: { from: number; to: number; won: string[]; lost: string[] };
  /** Men at the start, and lost since. */
  readonly men: { from: number; lost: MenLost };
  /** Ships at the start, and those of them that are sunk, taken or broken up. */
  readonly ships: { from: number; lost: number };
  readonly points: number;
}

export type StandingVerdict = 'even' | 'marginal' | 'decisive';

/** How two positions of a campaign compare, for every side. */
export interface Standing {
  readonly sides: SideStanding[];
  readonly verdict: StandingVerdict;
  /** The side that stands better; null where none does. */
  readonly ahead: string | null;
  /** Points between it and the best of its enemies. */
  readonly margin: number;
  /** The same in words. */
  readonly result: string;
}

const LOSSES = ['killed', 'wounded', 'prisoners', 'stragglers'] as const;

/** How a campaign stands at `end`, by *our figures*: cities won and lost, men and ships lost since `start`. */
export function standingOf(start: CampaignState, end: CampaignState): Standing {
  const sides = [...new Set(start.states.map(({ side }) => side))].sort();
  const standings = sides.map((side) => sideStanding(side, start, end));
  return { sides: standings, ...verdictOf(standings, atWar(start, end)) };
}

function sideStanding(side: string, start: CampaignState, end: CampaignState): SideStanding {
  const own = new Set(start.states.filter((state) => state.side === side).map(({ id }) => id));
  const [before, after] = [citiesOf(own, start), citiesOf(own, end)];
  const won = [...after.keys()].filter((name) => !before.has(name)).sort();
  const lost = [...before.keys()].filter((name) => !after.has(name)).sort();
  const men = { from: menOf(own, start), lost: menLost(own, start, end) };
  const fleet = [...start.ships.values()].filter(({ state }) => own.has(state));
  const ships = { from: fleet.length, lost: fleet.filter(({ id }) => !end.ships.has(id)).length };
  const levels = sum(won.map((name) => after.get(name)!)) - sum(lost.map((name) => before.get(name)!));
  const menGone = Math.floor(sum(Object.values(men.lost)) / STANDING_POINTS.menAPoint);
  const points = levels * STANDING_POINTS.cityLevel - menGone - ships.lost * STANDING_POINTS.ship;
  return { side, cities: { from: before.size, to: after.size, won, lost }, men, ships, points };
}

/** Levels of the cities in the hands of some states, by name. */
const citiesOf = (own: ReadonlySet<StateId>, { cities }: CampaignState): Map<string, number> =>
  new Map([...cities.values()].filter(({ state }) => own.has(state)).map(({ name, level }) => [name, level]));

const menOf = (own: ReadonlySet<StateId>, { units }: CampaignState): number =>
  sum([...units.values()].filter(({ state }) => own.has(state)).map(({ strength }) => strength));

function menLost(own: ReadonlySet<StateId>, start: CampaignState, end: CampaignState): MenLost {
  const [before, after] = [start, end].map((state) => toTheirNames(own, state)) as [MenLost, MenLost];
  // Wounded and prisoners come back, also those of before (9.13): nobody has lost fewer than no men.
  const since = (kind: keyof MenLost): number => Math.max(0, after[kind] - before[kind]);
  return {
    killed: since('killed'),
    wounded: since('wounded'),
    prisoners: since('prisoners'),
    stragglers: since('stragglers'),
    destroyed: since('destroyed'),
  };
}

/** Losses that units have to their names, also those that are no more (GITM AMWOL 9.13). */
function toTheirNames(own: ReadonlySet<StateId>, state: CampaignState): MenLost {
  const lost = { killed: 0, wounded: 0, prisoners: 0, stragglers: 0, destroyed: 0 };
  for (const one of [...state.units.values(), ...state.fallen.values()])
    if (own.has(one.state)) for (const kind of LOSSES) lost[kind] += one.casualties[kind];
  for (const { unit, men = 0 } of state.destroyed) if (isOf(own, unit)) lost.destroyed += men;
  return lost;
}

function isOf(own: ReadonlySet<StateId>, unit: string): boolean {
  const parts = partsOfId(unit);
  return parts !== null && own.has(parts.state);
}

function verdictOf(
  sides: readonly SideStanding[],
  areEnemies: (one: string, other: string) => boolean,
): Omit<Standing, 'sides'> {
  const even = {
    verdict: 'even',
    ahead: null,
    margin: 0,
    result: 'even: no side stands clearly better',
  } as const;
  const best = sides
    .flatMap((one) => {
      const enemies = sides.filter(({ side }) => areEnemies(one.side, side));
      const [next] = enemies.sort((a, b) => b.points - a.points);
      return next ? [{ side: one.side, next: next.side, margin: one.points - next.points }] : [];
    })
    .sort((a, b) => b.margin - a.margin)[0];
  if (!best) return even;
  const { side, next, margin } = best;
  if (margin < STANDING_MARGINS.marginal) return { ...even, margin: Math.max(0, margin) };
  const verdict = margin < STANDING_MARGINS.decisive ? 'marginal' : 'decisive';
  const result = `${verdict}: ${side} stands better than ${next}, by ${margin} points`;
  return { verdict, ahead: side, margin, result };
}

/** Whether two sides were at war at the start or at the end: who stands apart wins nothing and keeps nobody from it. */
function atWar(start: CampaignState, end: CampaignState): (one: string, other: string) => boolean {
  const of = (side: string): StateId[] =>
    start.states.filter((state) => state.side === side).map(({ id }) => id);
  return (one, other) =>
    of(one).some((a) => of(other).some((b) => start.areHostile(a, b) || end.areHostile(a, b)));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
