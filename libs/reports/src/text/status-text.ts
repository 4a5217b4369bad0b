import type { PlaceWords, StatusWords } from '../document/position-report.schema.js';
import { wrap } from './page.js';

/** Status of a unit or ship, set as the books set it: a title, then label and value pairs line by line (3.3; PATE 2.3). */
export function statusText(status: StatusWords): string[] {
  return [
    ...wrap(status.title),
    ...status.lines.flatMap((facts) =>
      wrap(facts.map(({ label, value }) => `${label}: ${value}`).join('   '), '  ', '    '),
    ),
    '',
  ];
}

/** A titled place with its sentences. */
export function placeText(place: PlaceWords): string[] {
  return wrap(`${place.title}. ${place.words.join(' ')}`, '  ', '    ');
}
