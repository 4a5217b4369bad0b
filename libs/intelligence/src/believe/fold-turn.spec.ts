import { describe, expect, it } from '@jest/globals';
import { viewOf } from '../answer/contact-view.js';
import { believed, fleetReport, landReport, mapOf, stackAt, watcher } from '../testing/reports.js';
import type { UnitNews } from '../told/unit-news.js';
import type { Picture } from './contact.js';
import { MEMORY } from './reliability.js';

const HERE = 'J5-V5';
const NEXT = 'J6-V5';
const FAR = 'L9-X9';
const land = (turn: number, more: Parameters<typeof landReport>[1]) => ({ land: [landReport(turn, more)] });
const briefly = ({ contacts, turn }: Picture) =>
  contacts.map((contact) => {
    const { id, place, age, reliability } = viewOf(contact, turn);
    return `${id} ${place} ${age}${reliability}`;
  });
const struck = ({ cleared }: Picture) => cleared.map(({ contact, why }) => `${contact.id} ${why}`);

describe('what the report of a turn says of units by name', () => {
  const before = land(1, { maps: [mapOf(HERE, 'MX10IN', 'MX1LC')] });
  const news = (unit: string, more: Partial<UnitNews>): UnitNews => ({
    ...{ unit, square: HERE, tactical: null, ran: null, condition: 'active', by: ['taylor'] },
    ...more,
  });
  const placed = (picture: Picture) =>
    picture.contacts
      .filter(({ unit }) => unit)
      .map(({ id, place, spot, source }) => [id, place, spot, source]);

  it('is news: who fell back is where he fell back to, who ran is in the square he ran into', () => {
    const told = [news('MX10IN', { tactical: '13-9' }), news('MX1LC', { ran: 'west' })];
    expect(placed(believed('war', before, { news: told }))).toEqual([
      ['MX1LC', 'J4-V5', null, 'turn-report'],
      ['MX10IN', HERE, '13-9', 'turn-report'],
    ]);
  });

  it('gives way to what is seen as the turn ends, and is no proof that they stayed', () => {
    const told = [news('MX10IN', { tactical: '13-9' })];
    expect(placed(believed('war', { ...land(1, { maps: [mapOf(NEXT, 'MX10IN')] }), news: told }))).toEqual([
      ['MX10IN', NEXT, '3-4', 'tactical-map'],
    ]);
    expect(struck(believed('war', { ...land(1, { units: [watcher(HERE)] }), news: told }))).toEqual([
      'MX10IN seen empty',
    ]);
  });

  it('tells a naval minister nothing of troops', () => {
    expect(believed('naval', { news: [news('MX10IN', { tactical: '13-9' })] }).contacts).toEqual([]);
  });

  it('leaves no enemy believed on ground that own troops hold', () => {
    const holding = (tactical: string) =>
      struck(
        believed('war', before, {
          ...land(2, { squares: [stackAt(HERE, 'brigade', 'IC')], units: [watcher(HERE, { tactical })] }),
        }),
      );
    expect(holding('3-4')).toEqual(['MX10IN seen empty', 'MX1LC seen empty']);
    expect(holding('3-5')).toEqual([]);
  });
});

describe('what a staff believes of troops', () => {
  it('is what was seen, with what its size word may stand for', () => {
    const picture = believed('war', land(1, { squares: [stackAt(HERE, 'brigade', 'IC')] }));
    expect(picture.contacts).toMatchObject([
      { id: 'MX-1', place: HERE, strength: { least: 2, most: 7 }, source: 'strategic-map', by: ['taylor'] },
    ]);
    expect(briefly(picture)).toEqual([`MX-1 ${HERE} 0B`]);
  });

  it('is merged where several officers saw the same', () => {
    const seen = { squares: [stackAt(HERE, 'brigade', 'IC')] };
    const picture = believed('war', {
      land: [landReport(1, seen), landReport(1, { ...seen, player: 'worth' })],
    });
    expect(picture.contacts).toMatchObject([{ id: 'MX-1', by: ['taylor', 'worth'] }]);
  });

  it('grows old where nobody looks, loses a letter a turn, and is forgotten at last', () => {
    const seen = land(1, { squares: [stackAt(HERE, 'brigade', 'IC')] });
    const later = (turns: number) => believed('war', seen, ...Array.from({ length: turns }, () => ({})));
    expect(briefly(later(2))).toEqual([`MX-1 ${HERE} 2D`]);
    expect(briefly(later(MEMORY))).toEqual([`MX-1 ${HERE} ${MEMORY}F`]);
    expect(struck(later(MEMORY + 1))).toEqual(['MX-1 too old']);
  });

  it('is struck out when its square is seen empty, and only then', () => {
    const seen = land(1, { squares: [stackAt(HERE, 'brigade', 'IC')] });
    const looking = (square: string, more = {}) =>
      believed('war', seen, land(2, { units: [watcher(square, more)] }));
    expect(struck(looking(NEXT))).toEqual(['MX-1 seen empty']);
    expect(struck(looking('J7-V5'))).toEqual([]);
    // Light cavalry of sufficient strength sees two squares; inactive units see nothing (4.1).
    expect(struck(looking('J7-V5', { type: 'LC', strength: 900 }))).toEqual(['MX-1 seen empty']);
    expect(struck(looking(NEXT, { status: 'inactive' }))).toEqual([]);
  });

  it('follows a group that can have marched from one place to the other, and nobody else', () => {
    const seen = land(1, { squares: [stackAt(HERE, 'brigade', 'IC')] });
    const then = (square: string, size = 'brigade', letters = 'IC') =>
      briefly(believed('war', seen, land(2, { squares: [stackAt(square, size, letters)] })));
    expect(then(NEXT)).toEqual([`MX-1 ${NEXT} 0B`]);
    expect(then(NEXT, 'brigades', 'I')).toEqual([`MX-1 ${NEXT} 0B`]);
    expect(then(NEXT, '3 divisions')).toEqual([`MX-1 ${HERE} 1C`, `MX-2 ${NEXT} 0B`]);
    expect(then(NEXT, 'brigade', 'AH')).toEqual([`MX-1 ${HERE} 1C`, `MX-2 ${NEXT} 0B`]);
    expect(then(FAR)).toEqual([`MX-1 ${HERE} 1C`, `MX-2 ${FAR} 0B`]);
  });

  it('takes the nearest of two groups for the one that stayed', () => {
    const two = (one: string, other: string) => ({
      squares: [stackAt(one, 'brigade', 'IC'), stackAt(other, 'brigade', 'IC')],
    });
    const picture = believed('war', land(1, two(HERE, 'J5-V8')), land(2, two(NEXT, 'J5-V8')));
    expect(briefly(picture)).toEqual([`MX-2 J5-V8 0B`, `MX-1 ${NEXT} 0B`]);
  });

  it('names units that were identified, once, and counts them with the group in their square', () => {
    const picture = believed(
      'war',
      land(1, { squares: [stackAt(HERE, 'regiments', 'I')], maps: [mapOf(HERE, 'MX1IN', 'MX2IN')] }),
      land(2, { maps: [mapOf(NEXT, 'MX1IN')] }),
    );
    expect(picture.contacts).toMatchObject([
      { id: 'MX-1', strength: { least: 2, most: 3 } },
      { id: 'MX2IN', place: HERE, within: 'MX-1' },
      { id: 'MX1IN', place: NEXT, within: null, firstSeen: 1, type: 'IN', letters: 'I' },
    ]);
    expect(briefly(picture)).toEqual([`MX-1 ${HERE} 1C`, `MX2IN ${HERE} 1B`, `MX1IN ${NEXT} 0A`]);
  });

  it('strikes out named units where fewer are seen than were believed there, the longest unseen first', () => {
    const picture = believed(
      'war',
      land(1, { maps: [mapOf(HERE, 'MX1IN', 'MX2IN')] }),
      land(2, { maps: [mapOf(HERE, 'MX3IN', 'MX4IN')] }),
      land(3, { units: [watcher(HERE)], squares: [stackAt(HERE, 'regiments', 'I')] }),
    );
    expect(struck(picture)).toEqual(['MX2IN too few seen']);
  });

  it('strikes out whose end was seen', () => {
    const picture = believed('war', land(1, { maps: [mapOf(HERE, 'MX1IN', 'MX2IN')] }), {
      gone: ['MX1IN', 'US7IN'],
    });
    expect(struck(picture)).toEqual(['MX1IN seen to end']);
    expect(briefly(picture)).toEqual([`MX2IN ${HERE} 1B`]);
  });
});

describe('what a staff makes of late news (4.7)', () => {
  const headquarters = (square: string, type = 'CQ') => ({ state: 'MX', type, square, turn: 1 });
  const troops = (square: string, size = 'brigade', letters = 'IC') => ({
    state: 'MX',
    square,
    size,
    letters,
    turn: 1,
  });

  it('is believed as of the turn before, at a low letter', () => {
    const picture = believed(
      'war',
      land(1, { headquartersHeardOf: [headquarters(HERE)], troopsHeardOf: [troops(FAR)] }),
    );
    expect(briefly(picture)).toEqual([`MX-1 ${HERE} 1D`, `MX-2 ${FAR} 1D`]);
    expect(picture.contacts[0]).toMatchObject({ type: 'CQ', letters: 'H', seen: 0 });
  });

  it('adds a source to what was seen where it may be the same', () => {
    const picture = believed(
      'war',
      land(1, { squares: [stackAt(NEXT, 'brigade', 'IC')], troopsHeardOf: [troops(HERE)] }),
    );
    expect(picture.contacts).toMatchObject([{ id: 'MX-1', place: NEXT, also: ['troops-news'] }]);
  });

  it('is not believed of a square that own troops see empty', () => {
    const picture = believed('war', land(1, { units: [watcher(HERE)], troopsHeardOf: [troops(HERE)] }));
    expect([briefly(picture), struck(picture)]).toEqual([[], ['MX-1 seen empty']]);
  });

  it('of a headquarters ends when one of its kind is met by name near by', () => {
    const heard = land(1, { headquartersHeardOf: [headquarters(HERE)] });
    const met = (id: string) => believed('war', heard, land(2, { maps: [mapOf(NEXT, id)] }));
    expect(struck(met('MX1CQ'))).toEqual(['MX-1 identified']);
    expect(met('MX1CQ').contacts).toMatchObject([{ id: 'MX1CQ', firstSeen: 0 }]);
    expect(struck(met('MX1AQ'))).toEqual([]);
  });
});

describe('what a staff believes of ships', () => {
  const ship = (name: string, port = 'Veracruz') => ({
    port,
    ships: [{ ship: name, name: null, type: 'SL', state: 'MX', area: 'harbor' }],
  });
  const { id: _, ...status } = watcher('J0-V0');
  const frigate = (port: string, contacts: string[]) => ({
    ...status,
    ...{
      id: 'US1FR',
      type: 'FR',
      at: { port, area: 'coastal' as const },
      base: null,
      status: 'active' as const,
    },
    ...{ reactivating: null, stores: 9, crew: 300, marines: 20, hull: 0, rigging: 0, attachedTo: null },
    ...{ attached: [], capacity: null, cargo: { units: [], supplies: 0, stores: 0 }, ashore: [] },
    contacts: contacts.map((name) => ({
      ...{ ship: name, state: 'MX', standing: 'hostile' as const, where: 'harbor' as const, gauge: null },
    })),
  });

  it('is what troops ashore, garrisons and own ships saw, by name', () => {
    const picture = believed('naval', {
      land: [
        landReport(1, {
          ports: [ship('MX1SL')],
          garrisons: [{ ...ship('MX2SL', 'Boston'), state: 'US', turn: 1 }],
        }),
      ],
      fleet: [fleetReport(1, { ships: [frigate('Tampico', ['MX3SL'])] })],
    });
    expect(briefly(picture)).toEqual(['MX2SL Boston 1B', 'MX3SL Tampico 0A', 'MX1SL Veracruz 0A']);
  });

  it('is struck out of a port in which own ships lie and see it no longer', () => {
    const seen = { land: [landReport(1, { ports: [ship('MX1SL')] })] };
    const then = (port: string, ...contacts: string[]) =>
      struck(believed('naval', seen, { fleet: [fleetReport(2, { ships: [frigate(port, contacts)] })] }));
    expect(then('Veracruz')).toEqual(['MX1SL seen empty']);
    expect(then('Veracruz', 'MX1SL')).toEqual([]);
    expect(then('Tampico')).toEqual([]);
  });

  it('holds news of sail for what it is worth', () => {
    const picture = believed('naval', {
      fleet: [fleetReport(1, { heardOf: [{ state: 'MX', place: 'Veracruz', size: 'a squadron', turn: 1 }] })],
    });
    expect(briefly(picture)).toEqual(['MX-1 Veracruz 1E']);
  });
});

describe('whose desk it lies on', () => {
  const told = {
    land: [
      landReport(1, {
        units: [watcher(HERE)],
        squares: [stackAt(NEXT, 'brigade', 'IC')],
        ports: [
          {
            port: 'Veracruz',
            ships: [{ ship: 'MX1SL', name: null, type: 'SL', state: 'MX', area: 'harbor' }],
          },
        ],
        seenFromShips: [
          { port: 'Veracruz', square: FAR, units: [{ unit: 'MX9IN', state: 'MX', inPort: true }] },
        ],
      }),
    ],
  };
  it.each([
    ['war', ['MX-1', 'MX9IN'], 1],
    ['naval', ['MX9IN', 'MX1SL'], 0],
    ['supreme', ['MX-1', 'MX9IN', 'MX1SL'], 1],
  ] as const)('the %s desk has its own matters', (desk, contacts, units) => {
    const picture = believed(desk, told);
    expect(picture.contacts.map(({ id }) => id)).toEqual(contacts);
    expect(picture.units).toHaveLength(units);
  });
});
