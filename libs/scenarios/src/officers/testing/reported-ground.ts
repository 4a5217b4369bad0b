import type { PositionReport, SquareReport, UnitStatusReport } from '@vedette/campaign';
import { makeStrategicGrid } from '@vedette/geography';
import { GITM_AMWOL } from '@vedette/rulebooks';
import { Chart } from '../chart.js';
import type { OfficerPlan } from '../plan.js';
import type { OfficersDesk } from '../staff-officer.js';

/** A grid of eleven by eleven squares from A0-P0. */
export const GRID = makeStrategicGrid({ columns: 11, rows: 11, origin: 'A0-P0' });

/** What a test says of a square; everything else is open ground of Mexico without anybody. */
export interface SquareNote {
  readonly terrain?: string;
  readonly nation?: string;
  readonly city?: Partial<NonNullable<SquareReport['city']>>;
  /** Friendly units, and the word for the enemy's. */
  readonly friends?: number;
  readonly enemies?: string;
  readonly railway?: SquareReport['railway'];
  readonly depots?: SquareReport['depots'];
  readonly river?: SquareReport['river'];
}

/** A unit of the officer's, fit and fed unless told otherwise. */
export function unitStatus(
  unit: Partial<UnitStatusReport> & Pick<UnitStatusReport, 'id' | 'square'>,
): UnitStatusReport {
  return {
    name: null,
    type: unit.id.slice(-2),
    role: 'commander',
    tactical: '7-7',
    status: 'active',
    inFort: false,
    aboard: null,
    strength: 500,
    batteries: 0,
    regiments: 0,
    weapon: null,
    gun: null,
    quality: 'Good',
    experience: 8,
    morale: 50,
    fatigue: 0,
    initiative: 4,
    supplies: 1,
    ammunition: 5,
    casualties: { killed: 0, wounded: 0, prisoners: 0, stragglers: 0 },
    supplySource: null,
    supplied: true,
    communications: true,
    communicationsSource: null,
    reforming: null,
    homeCity: null,
    commander: 'taylor',
    deputy: null,
    ...unit,
  };
}

/** A position report of Taylor's over the whole grid. */
export function reportOf(
  units: readonly UnitStatusReport[],
  notes: Readonly<Record<string, SquareNote>> = {},
  maps: PositionReport['maps'] = [],
): PositionReport {
  const squares = Array.from({ length: GRID.columns * GRID.rows }, (_, square): SquareReport => {
    const name = GRID.nameOf(square);
    const {
      terrain = 'open',
      nation = 'Mexico',
      city,
      friends = 0,
      enemies,
      railway,
      depots,
      river,
    } = notes[name] ?? {};
    return {
      square: name,
      terrain,
      nation,
      city: city
        ? { name, tactical: '7-7', state: 'US', level: 1, supplies: 40, fort: null, besieged: false, ...city }
        : null,
      mark: null,
      ...(railway ? { railway } : {}),
      ...(depots ? { depots } : {}),
      ...(river ? { river } : {}),
      stacks: [
        ...(friends > 0
          ? [
              {
                state: 'US',
                standing: 'same' as const,
                condition: 'active' as const,
                count: friends,
                size: null,
                letters: 'I',
              },
            ]
          : []),
        ...(enemies
          ? [
              {
                state: 'MX',
                standing: 'hostile' as const,
                condition: 'active' as const,
                count: null,
                size: enemies,
                letters: 'I',
              },
            ]
          : []),
      ],
    };
  });
  return {
    player: 'taylor',
    state: 'US',
    turn: 3,
    season: 'campaign',
    squares,
    maps,
    units: [...units],
    ports: [],
    seenFromShips: [],
    garrisons: [],
    headquartersHeardOf: [],
    troopsHeardOf: [],
  };
}

/** A chart of a report. */
export function chartOf(
  notes: Readonly<Record<string, SquareNote>>,
  units: readonly UnitStatusReport[] = [],
): Chart {
  return new Chart(reportOf(units, notes), GRID, GITM_AMWOL);
}

/** An officer's desk with a report on it. */
export function deskOf(
  report: PositionReport,
  plan: Partial<OfficerPlan> = {},
  more: Partial<OfficersDesk> = {},
): OfficersDesk {
  return {
    report,
    plan: { player: 'taylor', aim: 'attack', objectives: [], ...plan },
    ministries: [],
    grid: GRID,
    book: GITM_AMWOL,
    ...more,
  };
}
