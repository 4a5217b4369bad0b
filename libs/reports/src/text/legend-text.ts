import { STRATEGIC_GROUND, TACTICAL_GROUND, type Ground } from '@vedette/cartography';
import type { ReportHeading } from '../input/heading.schema.js';
import { plain } from '../wording/plain-text.js';
import { wrap } from './page.js';

function groundLegend(grounds: Iterable<Ground>): string {
  return [...grounds]
    .map(({ letter, name, impassable }) => `${letter} ${name}${impassable ? ' (impassable)' : ''}`)
    .join(', ');
}

/** What letters and marks of the text maps stand for; ships only for who has a fleet. */
export function legendText(heading: ReportHeading, withFleet = false): string[] {
  const types = Object.entries(heading.types ?? {}).map(([code, name]) => `${plain(code)} ${plain(name)}`);
  return [
    ...wrap(`Strategic ground, first letter of a square: ${groundLegend(STRATEGIC_GROUND.values())}.`),
    ...wrap(`Tactical ground, first letter of a square: ${groundLegend(TACTICAL_GROUND.values())}.`),
    ...wrap(
      'Second place: on the strategic map the level of a city, on tactical maps the defence rating, 0 poor to 4 excellent.',
    ),
    ...wrap(
      'Third place, troops: B own or allied (blue flag), R hostile (red), G neutral (gray), K all three (black), M two of them; small letters: only troops in quarters (tent); S: only broken troops (boxed S).',
    ),
    ...wrap(
      'Numbers of own and allied troops are exact; sizes and arms of all others are approximate. F after a unit: it is in the fort.',
    ),
    ...((heading.sizes ?? []).length > 0
      ? wrap(
          `Sizes of strangers, about, in units (rule 4.1): ${heading.sizes!.map(({ word, least, most }) => `${plain(word)} ${least === most ? least : `${least} to ${most}`}`).join(', ')}; more are told in divisions or corps by their number.`,
        )
      : []),
    ...(withFleet
      ? wrap(
          'Ships: blue own or allied, red hostile, gray neutral, black all three. Ships in contact are named; of those made out from afar the number is approximate. To windward, to leeward: where the enemy lies.',
        )
      : []),
    ...(types.length > 0 ? wrap(`Types: ${types.join(', ')}.`) : []),
  ];
}
