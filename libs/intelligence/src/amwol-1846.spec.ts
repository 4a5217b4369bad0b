import { beforeAll, describe, expect, it } from '@jest/globals';
import { partsOfId, type CampaignState } from '@vedette/campaign';
import { playCampaign } from '../../scenarios/src/testing/play-campaign.js';
import { contactViews } from './answer/contact-view.js';
import type { Contact, Picture } from './believe/contact.js';
import { csvTable, pictureTable } from './form/tables.js';
import { pictures, type PlayedTurn } from './testing/staff-turns.js';

const TURNS = 5;

/** The first turns of 1846 as the scripted staffs play them: the truth is looked at only to see what belief makes of it. */
describe('intelligence of the war of 1846', () => {
  let turns: PlayedTurn[];
  let polk: Picture[];
  let marcy: Picture[];
  let bancroft: Picture[];
  beforeAll(() => {
    turns = playCampaign('amwol-1846', TURNS, 'the dice of 1846').turns.map(({ state, events }, i) => ({
      turn: i + 1,
      state,
      events,
    }));
    polk = pictures(turns, { state: 'US', desk: 'supreme' });
    marcy = pictures(turns, { state: 'US', desk: 'war' });
    bancroft = pictures(turns, { state: 'US', desk: 'naval' });
  });

  const named = ({ contacts, turn }: Picture, age: number): Contact[] =>
    contactViews({ contacts, turn }).filter((contact) => contact.unit !== null && contact.age === age);
  const placeOf = (state: CampaignState, id: string): string | undefined => {
    const unit = state.units.get(id);
    return unit && unit.square >= 0 ? state.theatre.grid.nameOf(unit.square) : undefined;
  };

  it('names units as the turn ends where they are', () => {
    const seen = polk.flatMap((picture, i) =>
      named(picture, 0)
        .filter(({ branch, source }) => branch === 'land' && source !== 'turn-report')
        .map(({ unit, place }) => [unit, place, placeOf(turns[i]!.state, unit!)]),
    );
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter(([, believed, truly]) => believed !== truly)).toEqual([]);
  });

  it('holds every stack it sees within the range of its strength', () => {
    const wrong = polk.flatMap(({ contacts, turn }, i) =>
      contacts
        .filter(({ source, seen }) => source === 'strategic-map' && seen === turn)
        .filter(({ place, state, condition, strength }) => {
          const { state: truth } = turns[i]!;
          const there = truth
            .unitsIn(truth.theatre.grid.indexOf(place))
            .filter((unit) => unit.state === state && unit.status === condition).length;
          return there < strength.least || there > strength.most;
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('knows nothing of its own side, and of one contact once', () => {
    for (const { contacts } of [...polk, ...marcy, ...bancroft]) {
      expect(contacts.filter(({ state }) => state === 'US')).toEqual([]);
      expect(new Set(contacts.map(({ id }) => id)).size).toBe(contacts.length);
      expect(contacts.filter(({ unit, state }) => unit && partsOfId(unit)?.state !== state)).toEqual([]);
    }
  });

  it('keeps what happened near Palo Alto before the eyes of the president for turns, growing older', () => {
    const first = named(polk[0]!, 0).filter(({ branch }) => branch === 'land');
    const ages = polk.at(-1)!.contacts.filter(({ seen }) => seen < TURNS);
    expect(first.length).toBeGreaterThan(3);
    expect(ages.length).toBeGreaterThan(0);
    expect(polk.flatMap(({ cleared }) => cleared).length).toBeGreaterThan(0);
  });

  it('lays troops before the one minister and ships before the other', () => {
    expect(marcy.at(-1)!.contacts.every(({ branch }) => branch === 'land')).toBe(true);
    expect(marcy.at(-1)!.ships).toEqual([]);
    expect(bancroft.at(-1)!.contacts.some(({ branch }) => branch === 'sea')).toBe(true);
    expect(bancroft.at(-1)!.contacts.every(({ source }) => !/map|headquarters|troops/.test(source))).toBe(
      true,
    );
    expect(bancroft.at(-1)!.units).toEqual([]);
  });

  it('has every unit of the state whose command reports, as it is', () => {
    const { state } = turns.at(-1)!;
    const commanded = [...state.units.values()].filter(
      (unit) => unit.state === 'US' && (unit.commander ?? unit.deputy),
    );
    const reported = new Map(polk.at(-1)!.units.map((unit) => [unit.id, unit]));
    expect(reported.size).toBeGreaterThan(20);
    for (const { id, strength, supplies, fatigue } of commanded)
      expect(reported.get(id)).toMatchObject({ men: strength, supplies, fatigue });
  });

  it('as known then does not change with what came later, and is the same bytes when made again', () => {
    const again = pictures(turns.slice(0, 3), { state: 'US', desk: 'supreme' });
    expect(JSON.stringify(again)).toBe(JSON.stringify(polk.slice(0, 3)));
    const fromStore = JSON.parse(JSON.stringify(polk[1])) as Picture;
    expect(JSON.stringify(pictures(turns.slice(2, 3), { state: 'US', desk: 'supreme' }, fromStore))).toBe(
      JSON.stringify(polk.slice(2, 3)),
    );
    expect(csvTable(pictureTable(again[2]!))).toBe(csvTable(pictureTable(polk[2]!)));
  });
});
