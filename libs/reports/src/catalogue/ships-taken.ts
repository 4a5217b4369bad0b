import { counted } from '../wording/figures.js';
import { sentence } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

function prisoners(t: Telling, crew: string, marines: string): string {
  const men = (t.number(crew) ?? 0) + (t.number(marines) ?? 0);
  return men > 0 ? counted(men, 'prisoner', 'prisoners') : '';
}

/** What flight leaves of the orders for the turn. */
const WHY_TAKEN: Readonly<Record<string, string>> = {
  'port-taken': 'its port is in enemy hands',
  'harbor-open': 'neither ship nor gun defended the harbor',
};

/** Ships that changed hands or were burnt, and what they count (PATE 7). */
export const SHIPS_TAKEN_MESSAGES = {
  ShipTaken: {
    say: (t) =>
      sentence(
        t.text('ship'),
        'struck its colors',
        t.text('by') !== '' && `to ${t.text('by')}`,
        t.text('now') !== '' && `and is now ${t.text('now')}`,
      ),
    why: (t) => {
      const men = t.part('prize').number('crew') ?? 0;
      return [
        prisoners(t, 'crewTaken', 'marinesTaken'),
        men > 0 ? `a prize crew of ${counted(men, 'man', 'men')}` : 'nobody to man it',
      ].filter((one) => one !== '');
    },
  },
  ShipScored: {
    weight: 'matter',
    say: (t) =>
      sentence(
        `${t.text('ship')}, ${t.text('how')}, counts`,
        counted(t.number('points') ?? 0, 'point', 'points'),
        `for ${t.state(t.text('by'))} and against ${t.state(t.text('from'))}`,
      ),
    why: (t) => {
      const totals = t.part('totals');
      const total = (key: 'by' | 'from'): string => `${t.state(t.text(key))} ${totals.number(key) ?? 0}`;
      return [`Points so far: ${total('by')}, ${total('from')}`];
    },
  },
  LaidUpShipForfeit: {
    weight: 'matter',
    say: (t) =>
      sentence(
        t.text('ship'),
        `lies laid up in ${t.text('port')}, which ${t.state(t.text('to'))} holds: it falls to the captor when ships next fight`,
      ),
  },
  LaidUpShipTaken: {
    say: (t) => {
      const prize = t.part('prize');
      return sentence(
        t.text('ship'),
        `fell to ${t.state(t.text('by')) || 'the enemy'} at its moorings`,
        prize.has('id') && `and is now ${prize.text('id')}`,
      );
    },
    why: (t) => {
      const prize = t.part('prize');
      return [
        WHY_TAKEN[t.text('why')] ?? '',
        prisoners(t, 'crewLost', 'marinesLost'),
        prize.has('id') && !prize.has('commander')
          ? 'nobody commands it until its naval minister appoints somebody'
          : '',
      ].filter((one) => one !== '');
    },
  },
  LaidUpShipBurnt: {
    say: (t) =>
      sentence(
        t.text('ship'),
        `burnt at its moorings, set alight by ${t.state(t.text('by')) || 'the enemy'}`,
      ),
    why: (t) =>
      [WHY_TAKEN[t.text('why')] ?? '', prisoners(t, 'crewLost', 'marinesLost')].filter((one) => one !== ''),
  },
} satisfies Messages;
