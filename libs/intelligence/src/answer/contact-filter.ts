import type { Branch, Source } from '../believe/contact.js';
import { RELIABILITIES, type Reliability } from '../believe/reliability.js';
import type { ContactView } from './contact-view.js';

/** Arms one may ask for, and the letters of reports. */
export const ARMS = ['infantry', 'cavalry', 'artillery', 'headquarters', 'ships'] as const;
export type AskedArm = (typeof ARMS)[number];

/** Which contacts one wants; what is left out is not asked for. */
export interface ContactFilter {
  readonly branch?: Branch;
  readonly state?: string;
  readonly nation?: string;
  /** Two opposite corners of a part of the map, `J0-V0:K4-W9`, both within. */
  readonly area?: string;
  /** A square, a port or a sea area. */
  readonly place?: string;
  readonly arm?: AskedArm;
  readonly source?: Source;
  /** Groups that may be of so many units or ships. */
  readonly strength?: number;
  /** Turns since they were there, at most. */
  readonly age?: number;
  /** This letter or better. */
  readonly reliability?: Reliability;
}

const LETTER: Readonly<Record<AskedArm, string>> = {
  infantry: 'I',
  cavalry: 'C',
  artillery: 'A',
  headquarters: 'H',
  ships: 'S',
};

/** Says of a contact whether it was asked for. `nations` gives the nation of each state. */
export function wanted(
  filter: ContactFilter,
  nations: Readonly<Record<string, string>>,
): (contact: ContactView) => boolean {
  const { branch, state, nation, place, arm, source, strength, age, reliability } = filter;
  const within = filter.area === undefined ? null : areaOf(filter.area);
  return (contact) =>
    (branch === undefined || contact.branch === branch) &&
    (state === undefined || contact.state === state) &&
    (nation === undefined || nations[contact.state] === nation) &&
    (within === null || within(contact.place)) &&
    (place === undefined || contact.place === place) &&
    (arm === undefined || contact.letters.includes(LETTER[arm])) &&
    (source === undefined || contact.source === source) &&
    (strength === undefined || contact.strength.most >= strength) &&
    (age === undefined || contact.age <= age) &&
    (reliability === undefined ||
      RELIABILITIES.indexOf(contact.reliability) <= RELIABILITIES.indexOf(reliability));
}

/** Names of columns and of rows are in the order of the map, so that corners may be compared as text. */
function areaOf(area: string): (place: string) => boolean {
  const [one, other] = area.split(':').map((corner) => corner.split('-')) as [string[], string[]];
  const between = (value: string, a: string, b: string): boolean =>
    a <= b ? value >= a && value <= b : value >= b && value <= a;
  return (place) => {
    const square = /^([A-Z]\d)-([A-Z]\d)$/.exec(place);
    return (
      square !== null && between(square[1]!, one[0]!, other[0]!) && between(square[2]!, one[1]!, other[1]!)
    );
  };
}
