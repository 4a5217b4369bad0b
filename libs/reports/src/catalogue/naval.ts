import { counted, inWords } from '../wording/figures.js';
import { listed, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

/** Where a ship lies, as events tell it: `off Veracruz`, `in the West Gulf Coast (WGC)` (PATE 1.5, 6.1); empty when unknown. */
export function shipPlace(place: Telling): string {
  const port = place.text('port');
  if (port !== '') return place.text('area') === 'harbor' ? `in the harbor of ${port}` : `off ${port}`;
  const sea = place.text('sea');
  if (sea !== '') return `in ${place.place(sea)}`;
  const river = place.text('river');
  if (river !== '') return `on the river in ${place.place(river)}`;
  const bound = place.part('transit').text('to');
  return bound === '' ? '' : `on the way to ${place.place(bound)}`;
}

function damage(t: Telling): string {
  return listed(
    t.has('hull') ? `hull damage ${t.figure('hull')}` : '',
    t.has('rigging') ? `rigging damage ${t.figure('rigging')}` : '',
  );
}

const SINKING: Readonly<Record<string, string>> = {
  foundered: 'foundered in the storm',
  rocks: 'broke up on the rocks',
  hull: 'sank, shot through the hull',
};

/** Ships, winds and storms (PATE). */
export const NAVAL_MESSAGES = {
  WeatherTurned: {
    parts: ['fleet'],
    weight: (t) => (t.is('storm') ? 'matter' : 'routine'),
    say: (t) =>
      sentence(
        `In ${t.place(t.text('sea'))} the wind blew from the ${t.text('from')}`,
        t.has('strength') && `, ${t.text('strength')}`,
        t.is('storm') && ', and a storm broke',
      ),
  },
  ShipRepaired: {
    weight: 'routine',
    say: (t) =>
      sentence(
        `${t.text('ship')} mended damage`,
        t.text('yard') === '' ? 'at sea with what was aboard' : `in the yard of ${t.text('yard')}`,
      ),
    each: damage,
  },
  ShipFittedOut: {
    weight: (t) => (t.is('ready') ? 'matter' : 'routine'),
    say: (t) =>
      sentence(`${t.text('ship')} ${t.is('ready') ? 'came out ready for sea' : 'went on fitting out'}`),
    each: (t) => (t.is('ready') ? '' : `${inWords(t.number('turnsLeft') ?? 0, 'turn', 'turns')} to come`),
  },
  ShipStormBeaten: {
    say: (t) => sentence(`${t.text('ship')} rode out the storm`),
    each: damage,
    why: (t) => [
      t.number('hullDamage') === 0 && t.number('riggingDamage') === 0
        ? 'the storm did it no damage'
        : `${t.figure('hullDamage')} damage to the hull and ${t.figure('riggingDamage')} to the rigging in the storm`,
    ],
  },
  ShipBlownAway: {
    say: (t) => {
      const from = shipPlace(t.part('from'));
      const to = shipPlace(t.part('to'));
      return sentence(
        `${t.text('ship')} drove before the storm`,
        from !== '' && from !== to && `from ${from.replace(/^in /, '')}`,
        from !== '' && from === to && `to another part of ${from.replace(/^in /, '')}`,
        to !== '' && from !== to && `and lies ${to}`,
        t.own && ', its further orders struck out',
      );
    },
  },
  ShipFoundered: {
    say: (t) =>
      sentence(
        `${t.text('ship')} ${SINKING[t.text('cause')] ?? 'went down'}`,
        t.has('crew') &&
          `with ${counted((t.number('crew') ?? 0) + (t.number('marines') ?? 0), 'man', 'men')}`,
      ),
    why: (t) => {
      const drowned = t
        .each('drowned')
        .map((unit) => `${unit.text('unit')} with ${counted(unit.number('men') ?? 0, 'man', 'men')}`);
      return [
        drowned.length > 0 ? `lost with it: ${series(drowned)}` : '',
        (t.number('supplies') ?? 0) > 0 ? `${t.figure('supplies')} supplies went down` : '',
        (t.number('stores') ?? 0) > 0 ? `${t.figure('stores')} stores went down` : '',
      ].filter((reason) => reason !== '');
    },
  },
} satisfies Messages;
