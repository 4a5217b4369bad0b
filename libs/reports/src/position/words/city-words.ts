import type { ReportHeading } from '../../input/heading.schema.js';
import type { CityView, FortView } from '../../input/strategic-view.schema.js';
import { counted, figure } from '../../wording/figures.js';
import { plain } from '../../wording/plain-text.js';
import { stateName } from './names.js';
import { STANDING_WORDS } from './stack-words.js';

const RANKS = ['place', 'village', 'small town', 'town', 'city', 'great city'];

/** `town (level 3)`. */
export function rankInWords(level: number): string {
  return `${RANKS[level] ?? 'place'} (level ${figure(level)})`;
}

/** `fort of level 2, room for 1,500` (GITM AMWOL 2.6). */
export function fortInWords(fort: FortView): string {
  return `fort of level ${figure(fort.level)}, room for ${figure(fort.capacity)}`;
}

/** ` (hostile)`, as far as diplomacy is known. */
function standingOf(state: string, { standings = {} }: ReportHeading): string {
  return Object.hasOwn(standings, state) ? ` (${STANDING_WORDS[standings[state]!]})` : '';
}

/** Who holds a city: a state with its standing; one without a name is no party to the campaign. */
function holderInWords(state: string, heading: ReportHeading): string {
  if (!Object.hasOwn(heading.states, state)) return `neutrals (${plain(state)})`;
  return `${stateName(heading, state)}${standingOf(state, heading)}`;
}

/** What selecting a city shows: name, holder, supplies, fort, siege (GITM AMWOL 1.3, 2.6, 2.7). */
export function cityInWords(city: CityView, heading: ReportHeading): string {
  const parts = [
    `${plain(city.name)}, ${rankInWords(city.level)} at ${plain(city.tactical)}, held by ${holderInWords(city.state, heading)}`,
    city.supplies === 0 ? 'no supplies' : `${counted(city.supplies, 'unit', 'units')} of supplies`,
    ...(city.fort ? [fortInWords(city.fort)] : []),
    ...(city.besieged ? ['besieged'] : []),
  ];
  return parts.join('; ');
}
