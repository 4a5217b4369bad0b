import {
  type CampaignState,
  type City,
  type CityReport,
  type SquareMark,
  type SquareReport,
  type StackReport,
  type StateId,
  tacticalName,
  type Unit,
} from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import { StrategicTerrain } from '@vedette/geography';
import { drawLabel, type LandRulebook } from '@vedette/rulebooks';
import { exactLetters, type StackBlur } from '../sight/stack-blur.js';
import { heldGround } from './held-ground.js';
import type { StrategicView } from '../sight/strategic-sight.js';

/** Names of strategic terrain as reports have them. */
const TERRAIN_NAMES: Readonly<Record<StrategicTerrain, string>> = {
  [StrategicTerrain.Open]: 'open',
  [StrategicTerrain.Water]: 'water',
  [StrategicTerrain.Hill]: 'hill',
  [StrategicTerrain.Forest]: 'forest',
  [StrategicTerrain.ForestedHill]: 'forested hill',
  [StrategicTerrain.Mountain]: 'mountain',
  [StrategicTerrain.HighMountain]: 'high mountain',
  [StrategicTerrain.Desert]: 'desert',
  [StrategicTerrain.HighDesert]: 'high desert',
  [StrategicTerrain.Marsh]: 'marsh',
  [StrategicTerrain.Swamp]: 'swamp',
  [StrategicTerrain.River]: 'river',
};

/** A player's side of the table while his report is drawn up. */
export interface Reader {
  readonly state: CampaignState;
  readonly book: LandRulebook;
  readonly viewer: StateId;
  /** Side the viewer belongs to: all its players get the same errors. */
  readonly side: string;
  readonly blur: StackBlur;
  /** Squares as players of the viewer's state have been shown them this turn. */
  readonly shown: Map<string, ShownSquare>;
  /** Every draw that shaped the report. */
  readonly dice: Draw[];
}

/** A square as a map shows it, and the draws that blurred it. */
export interface ShownSquare {
  readonly report: SquareReport;
  readonly dice: readonly Draw[];
}

/**
 * The squares a player is shown, west to east and north to south, with the troops he detects (GITM AMWOL 1.4, 4.1). In
 * peace an army headquarters detects friends farther off than the map reaches (NWOL 4.1): their squares are shown as well.
 */
export function strategicMap(reader: Reader, view: StrategicView): SquareReport[] {
  const squares: SquareReport[] = [];
  view.shown.forEach((shown, square) => {
    if (!shown && !(view.friendsSeen[square] && stacksIn(reader, view, square).length > 0)) return;
    const { report, dice } = shownSquare(reader, view, square);
    squares.push(report);
    reader.dice.push(...dice);
  });
  return squares;
}

/** What of a square is seen, as a key: how it lies to those who look, and which enemies in it are made out. */
function keyOf({ state }: Reader, view: StrategicView, square: number): string {
  const { shown, friendsSeen, othersSeen, stoodIn, enemiesSeen } = view;
  const enemies = enemiesSeen ? state.unitsIn(square).filter(({ id }) => enemiesSeen.has(id)) : [];
  return [
    square,
    shown[square],
    friendsSeen[square],
    othersSeen[square],
    stoodIn[square],
    ...enemies.map(({ id }) => id),
  ].join(' ');
}

/** Players of one state are shown the same of a square, if they see as much of it. */
function shownSquare(reader: Reader, view: StrategicView, square: number): ShownSquare {
  const key = keyOf(reader, view, square);
  let shown = reader.shown.get(key);
  if (!shown) {
    const dice: Draw[] = [];
    shown = { report: squareReport({ ...reader, dice }, view, square), dice };
    reader.shown.set(key, shown);
  }
  return shown;
}

function squareReport(reader: Reader, view: StrategicView, square: number): SquareReport {
  const city = view.shown[square] ? reader.state.cityIn(square) : undefined;
  const stacks = stacksIn(reader, view, square);
  return {
    ...groundOf(reader.state, square),
    city: city ? cityReport(city) : null,
    mark: markOf(stacks),
    stacks,
    ...(view.shown[square]
      ? heldGround(reader.state, reader.viewer, square, view.stoodIn[square] === 1)
      : {}),
  };
}

/** A square of the printed map: its name, its terrain and the nation it lies in (1.1, 1.2). */
export function groundOf(
  { theatre }: CampaignState,
  square: number,
): Pick<SquareReport, 'square' | 'terrain' | 'nation'> {
  return {
    square: theatre.grid.nameOf(square),
    terrain: TERRAIN_NAMES[theatre.terrain[square] as StrategicTerrain],
    nation: theatre.nations[theatre.nation[square]!] ?? '',
  };
}

/** What selecting a city shows (1.3, 2.6, 2.7). */
export function cityReport(city: City): CityReport {
  return {
    name: city.name,
    tactical: tacticalName(city.tactical),
    state: city.state,
    level: city.level,
    supplies: city.supplies,
    fort: city.fort && { ...city.fort },
    besieged: city.besieged,
  };
}

/** Whether a unit is one that maps show, and how: ships carry the rest. */
export function conditionOf(unit: Unit): StackReport['condition'] | null {
  return unit.status === 'active' || unit.status === 'inactive' || unit.status === 'shattered'
    ? unit.status
    : null;
}

function stacksIn(reader: Reader, view: StrategicView, square: number): StackReport[] {
  const { state, viewer } = reader;
  const groups = new Map<string, Unit[]>();
  for (const unit of state.unitsIn(square)) {
    const condition = conditionOf(unit);
    if (!condition || !isSeen(state, view, viewer, unit)) continue;
    const key = `${unit.state} ${condition}`;
    const group = groups.get(key);
    if (group) group.push(unit);
    else groups.set(key, [unit]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, units]) => stackReport(reader, square, units));
}

/** Whether a view shows a unit: friends and strangers by distance, enemies where the book asks for more by what was looked for (4.1). */
function isSeen(state: CampaignState, view: StrategicView, viewer: StateId, unit: Unit): boolean {
  if (state.areFriends(viewer, unit.state)) return view.friendsSeen[unit.square] === 1;
  if (view.enemiesSeen && state.areHostile(viewer, unit.state)) return view.enemiesSeen.has(unit.id);
  return view.othersSeen[unit.square] === 1;
}

/** A stack of friends with its exact number, any other by size word (1.4, 4.1, A-04). */
function stackReport(reader: Reader, square: number, units: readonly Unit[]): StackReport {
  const { state, viewer, side } = reader;
  const [first] = units;
  const common = {
    state: first!.state,
    standing: state.standing(viewer, first!.state),
    condition: conditionOf(first!)!,
  };
  if (state.areFriends(viewer, first!.state))
    return { ...common, count: units.length, size: null, letters: exactLetters(units) };
  const where = state.theatre.grid.nameOf(square);
  const report = reader.blur.blur(
    drawLabel(reader.book, '4.1', `${side} sees ${common.condition} ${common.state} in ${where}`),
    units,
  );
  reader.dice.push(...report.dice);
  return { ...common, count: null, size: report.size, letters: report.letters };
}

const COLOURS = { same: 'blue', allied: 'blue', hostile: 'red', neutral: 'gray' } as const;
const ALL_COLOURS = ['blue', 'red', 'gray'] as const;

/** Flags where anybody is active, else a tent, else a boxed S; all three colours together are black (1.4, 11.3). */
export function markOf(stacks: readonly StackReport[]): SquareMark | null {
  for (const [condition, kind] of [
    ['active', 'flag'],
    ['inactive', 'tent'],
    ['shattered', 'boxed-s'],
  ] as const) {
    const marked = stacks.filter((stack) => stack.condition === condition);
    if (marked.length === 0) continue;
    const colours = ALL_COLOURS.filter((colour) =>
      marked.some((stack) => COLOURS[stack.standing] === colour),
    );
    return { kind, colours: colours.length === ALL_COLOURS.length ? ['black'] : colours };
  }
  return null;
}
