import type { StatusWords } from '../../document/position-report.schema.js';
import type { ReportHeading } from '../../input/heading.schema.js';
import type { ShipContactReport, ReportedShipPlace, ShipStatusReport } from '@vedette/observed';
import { figure, inWords } from '../../wording/figures.js';
import { plain } from '../../wording/plain-text.js';
import { series } from '../../wording/series.js';
import { playerName, typeName } from './names.js';
import { STANDING_WORDS } from './stack-words.js';

type Fact = StatusWords['lines'][number][number];

/** Where a ship lies (PATE 1.5, 6.1). */
export function shipPlaceInWords(at: ReportedShipPlace, seaName: (code: string) => string): string {
  if ('port' in at) return at.area === 'harbor' ? `${plain(at.port)}, in harbor` : `off ${plain(at.port)}`;
  if ('sea' in at) return `${seaName(at.sea)}, at sea`;
  if ('river' in at) return `${at.river}, on the river at ${at.tactical}`;
  return `Cape Horn, sailing to ${seaName(at.transit.to)}`;
}

const WHERE = { sea: 'at sea', harbor: 'in harbor', coastal: 'in coastal waters' } as const;

/** `MX2FR (hostile, at sea, to windward)` (PATE 5.1). */
export function contactInWords(contact: ShipContactReport): string {
  const gauge = contact.gauge === null ? '' : `, to ${contact.gauge}`;
  return `${plain(contact.ship)} (${STANDING_WORDS[contact.standing]}, ${WHERE[contact.where]}${gauge})`;
}

/** Ships in contact by where they lie: `US1FR and US6SL at sea; MX2FR in harbor` (PATE 2.3, 5.1). */
function companyInWords(contacts: readonly ShipContactReport[]): string {
  const places = new Map<string, string[]>();
  for (const { ship, where, gauge } of contacts) {
    const place = `${WHERE[where]}${gauge === null ? '' : `, to ${gauge}`}`;
    places.set(place, [...(places.get(place) ?? []), plain(ship)]);
  }
  return [...places].map(([place, ships]) => `${series(ships)} ${place}`).join('; ');
}

function fact(label: string, value: string | number): Fact {
  return { label, value: typeof value === 'number' ? figure(value) : plain(value) };
}

function contactFacts(contacts: readonly ShipContactReport[]): Fact[] {
  const groups: readonly (readonly [string, (contact: ShipContactReport) => boolean])[] = [
    ['Allied ships', ({ standing }) => standing === 'same' || standing === 'allied'],
    ['Enemy ships', ({ standing }) => standing === 'hostile'],
    ['Neutral ships', ({ standing }) => standing === 'neutral'],
  ];
  return groups.flatMap(([label, test]) => {
    const ships = contacts.filter(test);
    return ships.length > 0 ? [fact(label, companyInWords(ships))] : [];
  });
}

/** Status of one of the player's ships or transport groups (PATE 2.3, 2.4). */
export function shipSheet(
  ship: ShipStatusReport,
  heading: ReportHeading,
  seaName: (code: string) => string,
): StatusWords {
  const name = ship.name === null ? '' : `, ${plain(ship.name)}`;
  const { cargo } = ship;
  const carried = [
    ...cargo.units.map(plain),
    ...(cargo.supplies > 0 ? [`${figure(cargo.supplies)} supplies`] : []),
    ...(cargo.stores > 0 ? [`${figure(cargo.stores)} stores`] : []),
  ];
  const status = ship.reactivating
    ? `${ship.status}, fitting out: ${inWords(ship.reactivating.turnsLeft, 'turn', 'turns')} to come`
    : ship.status;
  const contacts = contactFacts(ship.contacts);
  return {
    id: plain(ship.id),
    title: `${plain(ship.id)}${name}, ${typeName(heading, ship.type)}`,
    lines: [
      [
        fact('Commander', playerName(heading, ship.commander)),
        fact('Deputy', playerName(heading, ship.deputy)),
        fact('You are', ship.role),
      ],
      [
        fact('Location', shipPlaceInWords(ship.at, seaName)),
        fact('Base', ship.base ?? 'none'),
        fact('Status', status),
      ],
      [
        fact('Quality', ship.quality),
        fact('Experience', ship.experience),
        fact('Morale', ship.morale),
        fact('Stores', ship.stores),
      ],
      [
        fact('Crew', ship.crew),
        ...(ship.capacity === null ? [fact('Marines', ship.marines)] : [fact('Capacity', ship.capacity)]),
        fact('Hull damage', ship.hull),
        fact('Rigging damage', ship.rigging),
      ],
      ...(ship.attachedTo === null && ship.attached.length === 0
        ? []
        : [
            [
              ...(ship.attachedTo === null ? [] : [fact('Attached to', ship.attachedTo)]),
              ...(ship.attached.length > 0 ? [fact('Attached ships', series(ship.attached))] : []),
            ],
          ]),
      ...(carried.length > 0 ? [[fact('Carrying', series(carried))]] : []),
      ...contacts.map((seen) => [seen]),
      ...(ship.ashore.length > 0 ? [[fact('Land units visible', series(ship.ashore))]] : []),
    ],
  };
}
