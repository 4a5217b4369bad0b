import type { ReportHeading } from '../../input/heading.schema.js';
import type { HolderStanding } from '../../input/standing.schema.js';
import type { DepotView, RailwayView, RiverView, SquareView } from '../../input/strategic-view.schema.js';
import type { TacticalView } from '../../input/tactical-view.schema.js';
import { counted, figure } from '../../wording/figures.js';
import { plain } from '../../wording/plain-text.js';
import { series } from '../../wording/series.js';
import { stateName } from './names.js';
import { STANDING_WORDS } from './stack-words.js';

/** `held by own troops`, as maps mark control (ROTD 1.3). */
function holder(standing: HolderStanding): string {
  return standing === 'none' ? 'held by nobody' : `${STANDING_WORDS[standing]} control`;
}

/** `railway north and east; own control; torn up`. */
export function railwayInWords({ standing, intact, leads }: RailwayView): string {
  const way = leads.length > 0 ? ` ${series(leads.map(plain))}` : '';
  return `railway${way}; ${holder(standing)}${intact ? '' : '; no train passes'}`;
}

/** `unfordable river; hostile control`. */
export function riverInWords({ class: reach, standing }: RiverView): string {
  return `${reach} river; ${holder(standing)}`;
}

/** `depot PR-D1 of Prussia at 7-7; 30 units of supplies` (ROTD 11.5). */
export function depotInWords(depot: DepotView, heading: ReportHeading): string {
  const { kind, id, state, tactical, supplies } = depot;
  const stock = supplies === null ? '' : `; ${counted(supplies, 'unit', 'units')} of supplies`;
  return `${kind} ${plain(id)} of ${stateName(heading, state)} at ${plain(tactical)}${stock}`;
}

/** What a square of the strategic map has besides its ground, city and troops, one matter each. */
export function heldInWords({ railway, river, depots = [] }: SquareView, heading: ReportHeading): string[] {
  return [
    ...(railway ? [railwayInWords(railway)] : []),
    ...(river ? [riverInWords(river)] : []),
    ...depots.map((depot) => depotInWords(depot, heading)),
  ];
}

/** What was built on a tactical map, one sentence each: track, bridges, works (ROTD 2.2, 10.6, 12.2). */
export function builtInWords({ track = [], bridges = [], works = [], units }: TacticalView): string[] {
  const down = bridges.filter(({ intact }) => !intact).map(({ tactical }) => plain(tactical));
  const standing = bridges.filter(({ intact }) => intact).map(({ tactical }) => plain(tactical));
  const thrown = units.filter(({ deployed }) => deployed);
  return [
    ...(track.length > 0 ? [`Railway track at ${series(track.map(plain))}.`] : []),
    ...(standing.length > 0 ? [`Railway bridge at ${series(standing)}.`] : []),
    ...(down.length > 0 ? [`Railway bridge down at ${series(down)}.`] : []),
    ...thrown.map(({ unit, tactical }) => `Pontoon bridge at ${plain(tactical)} (${plain(unit)}).`),
    ...works.map(
      ({ tactical, facing, level }) =>
        `Works of level ${figure(level)} at ${plain(tactical)}, facing ${plain(facing)}.`,
    ),
  ];
}
