import { describe, expect, it } from '@jest/globals';
import {
  ALL_REQUESTS,
  isOfFront,
  listCampaigns,
  SERVICE_NAMES,
  signIn,
  submitOrders,
  wayOfOrders,
} from '@vedette/contracts';
import { Installation } from '../installation.js';
import { brokerRights, brokerUsersOf } from '../rights/broker-rights.js';
import { CampaignMovesError, CellDirectory } from './cell-directory.js';
import { houseOfCells, houseOfOne } from './house-names.js';
import { Ways } from './ways.js';

const HOUSE = houseOfCells('front', 'east, west');
const FRONT = new Installation('front');

describe('the names of a house', () => {
  it('are one where no cells are named, and each cell once where they are', () => {
    expect(houseOfCells('front', undefined)).toEqual(houseOfOne(FRONT));
    expect(houseOfCells('a', 'b,c,b').cells.map(({ name }) => name)).toEqual(['b', 'c']);
    expect(() => houseOfCells('a', 'B')).toThrow(/cannot name an installation/);
  });
});

describe('who comes to the broker of a house of several cells', () => {
  const users = new Map(brokerUsersOf(HOUSE).map(({ name, rights }) => [name, rights]));
  const all = [...users];

  it('is each service of the front once, and each other once a cell under its name', () => {
    const names = SERVICE_NAMES.flatMap((service) =>
      isOfFront(service) ? [service] : [`east-${service}`, `west-${service}`],
    );
    expect([...users.keys()].sort()).toEqual(['operator', ...names].sort());
  });

  it('is in a house of one exactly who it was', () => {
    for (const { name, rights } of brokerUsersOf(houseOfOne(FRONT)))
      expect(rights).toEqual(brokerRights(name as never, FRONT));
  });

  it('hears nothing of the other cell, and says nothing there, unless he is of the front', () => {
    for (const [name, { publish, subscribe }] of all) {
      if (!/^(east|west)-/.test(name)) continue;
      const other = name.startsWith('east-') ? 'west' : 'east';
      const reach = [...publish, ...subscribe].filter((subject) => subject.includes(other));
      expect([name, reach]).toEqual([name, []]);
    }
  });

  it('may ask in every cell what the contracts let him ask, and answers where he works', () => {
    expect(users.get('gateway')!.publish).toEqual(
      expect.arrayContaining(['east.orders.submit', 'west.orders.submit', 'front.people.signin']),
    );
    expect(users.get('gateway')!.subscribe).toEqual(
      expect.arrayContaining(['front.orders.way', 'east.turn.progress.*', 'west.turn.progress.*']),
    );
    expect(users.get('west-turn-conductor')!.publish).toContain('front.orders.way');
    expect(users.get('west-order-intake')!.subscribe).toContain('west.orders.submit');
    expect(users.get('west-order-intake')!.subscribe).toContain('_INBOX.west-order-intake.>');
  });
});

describe('the way of a question', () => {
  const rows = new Map<string, { cell: string; moves_to: string | null }>();
  let asked = 0;
  const directory = () =>
    new CellDirectory({
      query: (_, [campaign]) => {
        asked++;
        const row = rows.get(campaign as string);
        return Promise.resolve({ rows: row ? [row] : [] });
      },
    });
  const where = async (ways: Ways, subject: string, question: object, whither = {}) =>
    (await ways.of(subject, question, whither)).name;

  it('leads to the front, to the cell of its campaign, or to the first cell', async () => {
    rows.set('prairie', { cell: 'west', moves_to: null });
    const ways = new Ways(FRONT, HOUSE, directory());
    expect(await where(ways, signIn.subject, {})).toBe('front');
    expect(await where(ways, submitOrders.subject, { campaign: 'prairie' })).toBe('west');
    expect(await where(ways, submitOrders.subject, { campaign: 'coast' })).toBe('east');
    expect(await where(ways, listCampaigns.subject, {}, { cell: 'west' })).toBe('west');
    await expect(where(ways, listCampaigns.subject, {}, { cell: 'north' })).rejects.toThrow(/no cell north/);
  });

  it('is asked of the database once, and again when the campaign was not found there', async () => {
    rows.set('prairie', { cell: 'west', moves_to: null });
    const ways = new Ways(FRONT, HOUSE, directory());
    asked = 0;
    for (let i = 0; i < 3; i++) await where(ways, submitOrders.subject, { campaign: 'prairie' });
    expect(asked).toBe(1);
    rows.set('prairie', { cell: 'east', moves_to: null });
    const west = new Installation('west');
    const anew = await ways.anew(submitOrders.subject, { campaign: 'prairie' }, {}, west);
    expect(anew?.name).toBe('east');
    // It is not there either: nobody asks for ever.
    expect(await ways.anew(submitOrders.subject, { campaign: 'prairie' }, {}, anew!)).toBeNull();
  });

  it('is barred while the campaign moves', async () => {
    rows.set('prairie', { cell: 'west', moves_to: 'east' });
    const ways = new Ways(FRONT, HOUSE, directory());
    await expect(where(ways, submitOrders.subject, { campaign: 'prairie' })).rejects.toBeInstanceOf(
      CampaignMovesError,
    );
  });

  it('leads who works in a cell to that cell and to the front', async () => {
    const west = new Installation('west');
    const ways = new Ways(west, { front: FRONT, cells: [west] });
    for (const { subject, owner } of ALL_REQUESTS)
      expect([subject, await where(ways, subject, { campaign: 'x' })]).toEqual([
        subject,
        isOfFront(owner) ? 'front' : 'west',
      ]);
    expect(await where(ways, wayOfOrders.subject, { cell: 'west' })).toBe('front');
  });
});
