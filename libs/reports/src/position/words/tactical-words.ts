import { tacticalGround } from '@vedette/cartography';
import type { ReportHeading } from '../../input/heading.schema.js';
import { STANDINGS } from '../../input/standing.schema.js';
import type { TacticalUnitView, TacticalView } from '../../input/tactical-view.schema.js';
import { plain } from '../../wording/plain-text.js';
import { series } from '../../wording/series.js';
import { byRoll } from '../piece-order.js';
import { cityInWords } from './city-words.js';
import { runsInWords } from './ground-words.js';
import { stateName } from './names.js';
import { STANDING_WORDS } from './stack-words.js';

/** Units of a tactical square, as selecting its flag shows them (GITM AMWOL 2.5). */
export interface TacticalStack {
  readonly tactical: string;
  readonly units: readonly TacticalUnitView[];
}

function order(tactical: string): number {
  const [column = 0, row = 0] = tactical.split('-').map(Number);
  return row * 100 + column;
}

/** Own units first, then allies, enemies and neutrals; each by the roll. */
function friendsFirst(a: TacticalUnitView, b: TacticalUnitView): number {
  return STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) || byRoll(a.unit, b.unit);
}

/** Units of a tactical map by square, north to south and west to east. */
export function tacticalStacks(view: TacticalView): TacticalStack[] {
  const squares = new Map<string, TacticalUnitView[]>();
  for (const unit of view.units) {
    const there = squares.get(unit.tactical);
    if (there) there.push(unit);
    else squares.set(unit.tactical, [unit]);
  }
  return [...squares]
    .sort(([a], [b]) => order(a) - order(b))
    .map(([tactical, units]) => ({ tactical, units: units.sort(friendsFirst) }));
}

const CONDITIONS = { active: '', inactive: 'in quarters', shattered: 'broken' } as const;

/** Id of a unit with the book's F and the same in words when it is in the fort (GITM AMWOL 2.6), and its condition. */
function unitInWords({ unit, inFort, condition }: TacticalUnitView): string {
  const known = [inFort ? 'in the fort' : '', CONDITIONS[condition]].filter((word) => word !== '');
  return `${plain(unit)}${inFort ? 'F' : ''}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
}

/** `own of the United States: US1IN, US2INF (in the fort); hostile of Mexico: MX1IN (broken)`. */
export function tacticalStackInWords(stack: TacticalStack, heading: ReportHeading): string {
  const groups = new Map<string, string[]>();
  for (const unit of stack.units) {
    const group = `${STANDING_WORDS[unit.standing]} of ${stateName(heading, unit.state)}`;
    const id = unitInWords(unit);
    const others = groups.get(group);
    if (others) others.push(id);
    else groups.set(group, [id]);
  }
  return [...groups].map(([group, ids]) => `${group}: ${series(ids)}`).join('; ');
}

/** Letter of a tactical square's ground and its defence rating; both empty off the map. */
export function cellOf(view: TacticalView, row: number, column: number): { letter: string; defence: string } {
  return { letter: view.terrain[row]?.[column] ?? '', defence: view.defence[row]?.[column] ?? '' };
}

/** The ground of a tactical map, row by row, with its defence ratings west to east (GITM AMWOL 2.2, 2.4). */
export function groundOfTactical(view: TacticalView): string[] {
  return view.terrain.map((letters, row) => {
    const cells = [...letters].map((letter, column) => {
      const { name, impassable } = tacticalGround(letter);
      return { at: String(column), ground: impassable ? `${name} (impassable)` : name };
    });
    return `Row ${row}: ${runsInWords(cells)}. Defence ${[...(view.defence[row] ?? '')].map(plain).join(' ')}.`;
  });
}

/** Notes under a tactical map: its city, its fort, its siege (GITM AMWOL 2.6, 2.7). */
export function notesOfTactical(view: TacticalView, heading: ReportHeading): string[] {
  if (!view.city) return [];
  const { besieged, name } = view.city;
  return [
    `${cityInWords(view.city, heading)}.`,
    ...(besieged
      ? [
          `${plain(name)} is besieged: units and supplies move into and out of its square only within limits (rule 2.7).`,
        ]
      : []),
  ];
}
