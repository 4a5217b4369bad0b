import type { OwnStanding } from '../../document/turn-summary.schema.js';
import type { ObservedPosition } from '../../input/observed-turn.js';
import type { ReportHeading } from '../../input/heading.schema.js';
import { counted, figure, inWords } from '../../wording/figures.js';
import { plain } from '../../wording/plain-text.js';
import { listed, phrase, sentence, series } from '../../wording/series.js';
import { isFriend } from './seen-events.js';

/** The forces a player commands or deputises as the turn ends, and the cities of his side in his sight. */
export function ownStanding({ land, fleet }: ObservedPosition, heading: ReportHeading): OwnStanding {
  const units = land?.units ?? [];
  const sum = (of: (unit: (typeof units)[number]) => number): number =>
    units.reduce((total, unit) => total + of(unit), 0);
  const number = (is: (unit: (typeof units)[number]) => boolean): number => sum((unit) => (is(unit) ? 1 : 0));
  const standing = {
    units: units.length,
    men: sum(({ strength }) => strength),
    batteries: sum(({ batteries }) => batteries),
    broken: number(({ status }) => status === 'shattered'),
    inQuarters: number(({ status }) => status === 'inactive'),
    unsupplied: number(({ supplied, status }) => !supplied && status === 'active'),
    ships: fleet?.ships.length ?? 0,
    cities: (land?.squares ?? []).flatMap(({ city }) =>
      city && isFriend(city.state, heading) ? [plain(city.name)] : [],
    ),
  };
  return { ...standing, text: inProse(standing) };
}

function inProse(standing: Omit<OwnStanding, 'text'>): string {
  const { units, men, batteries, broken, inQuarters, unsupplied, ships, cities } = standing;
  if (units + ships === 0) return 'You command no troops and no ships.';
  const troops =
    units === 0
      ? ''
      : phrase(
          inWords(units, 'unit', 'units'),
          `with ${counted(men, 'man', 'men')}`,
          batteries > 0 && `and ${counted(batteries, 'battery', 'batteries')}`,
        );
  const notes = listed(
    broken > 0 ? `${figure(broken)} broken` : '',
    inQuarters > 0 ? `${figure(inQuarters)} in quarters` : '',
    unsupplied > 0 ? `${figure(unsupplied)} without supply` : '',
  );
  const afloat = ships === 0 ? '' : inWords(ships, 'ship or transport group', 'ships and transport groups');
  return [
    sentence(
      `You command ${series([troops, afloat].filter((part) => part !== ''))}`,
      notes !== '' && `(${notes})`,
    ),
    ...(cities.length > 0 ? [sentence(`Cities of your side in sight: ${series(cities)}`)] : []),
  ].join(' ');
}
