import type { FleetPosition, PositionReport, UnitStatusReport } from '@vedette/campaign';
import { GITM_AMWOL, PATE_AMWOL } from '@vedette/rulebooks';
import { loadTheatre } from '@vedette/theatres';
import { foldTurn } from '../believe/fold-turn.js';
import type { Picture } from '../believe/contact.js';
import type { KnownMap } from '../believe/known-map.js';
import type { Desk } from '../told/desk.js';
import type { ToldTurn } from '../told/told-turn.js';

/** The map of 1846 as the United States know it. */
export const MAP: KnownMap = {
  theatre: loadTheatre('amwol'),
  land: GITM_AMWOL,
  naval: PATE_AMWOL,
  standing: (state) =>
    (({ US: 'same', MX: 'hostile' })[state] as 'same' | 'hostile' | undefined) ?? 'neutral',
};

/** A position report that says nothing, with what is given. */
export const landReport = (turn: number, more: Partial<PositionReport> = {}): PositionReport => ({
  ...{ player: 'taylor', state: 'US', turn, season: 'campaign', squares: [], maps: [], units: [], ports: [] },
  ...{ seenFromShips: [], garrisons: [], headquartersHeardOf: [], troopsHeardOf: [] },
  ...more,
});

/** A fleet report that says nothing, with what is given. */
export const fleetReport = (turn: number, more: Partial<FleetPosition> = {}): FleetPosition => ({
  ...{ player: 'conner', state: 'US', turn, ships: [], seas: [], ports: [], seenAshore: [], heardOf: [] },
  garrisons: [],
  ...more,
});

/** A square with one stack of Mexicans. */
export const stackAt = (
  square: string,
  size: string,
  letters: string,
): PositionReport['squares'][number] => ({
  ...{ square, terrain: 'open', nation: 'Mexico', city: null, mark: null },
  stacks: [{ state: 'MX', standing: 'hostile', condition: 'active', count: null, size, letters }],
});

/** A tactical map on which units of Mexico are seen. */
export const mapOf = (square: string, ...units: string[]): PositionReport['maps'][number] => ({
  ...{ square, terrain: [], defence: [], city: null },
  units: units.map((unit) => ({
    ...{ unit, state: 'MX', standing: 'hostile' as const, tactical: '3-4', condition: 'active' as const },
    inFort: false,
  })),
});

/** A unit of one's own that stands in a square and watches round it. */
export const watcher = (square: string, more: Partial<UnitStatusReport> = {}): UnitStatusReport => ({
  ...{ id: 'US1IN', name: null, type: 'IN', role: 'commander', square, tactical: '7-7', status: 'active' },
  ...{ inFort: false, aboard: null, strength: 400, batteries: 0, regiments: 1, weapon: null, gun: null },
  ...{
    quality: 'Good',
    experience: 20,
    morale: 55,
    fatigue: 0,
    initiative: null,
    supplies: 1,
    ammunition: 5,
  },
  ...{
    casualties: { killed: 0, wounded: 0, prisoners: 0, stragglers: 0 },
    supplySource: null,
    supplied: true,
  },
  ...{ communications: true, communicationsSource: null, reforming: null, homeCity: null },
  ...{ commander: 'taylor', deputy: null },
  ...more,
});

/** Folds turns one after the other for a desk of the United States, numbered from 1; the last picture. */
export function believed(desk: Desk, ...turns: Partial<ToldTurn>[]): Picture {
  let picture: Picture | null = null;
  turns.forEach((told, i) => {
    const whole = { turn: i + 1, season: 'campaign', land: [], fleet: [], gone: [], news: [], ...told };
    picture = foldTurn(picture, { state: 'US', desk }, whole, MAP);
  });
  return picture!;
}
