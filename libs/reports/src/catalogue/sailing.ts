import { inWords, share } from '../wording/figures.js';
import { reasonInWords, withReason } from '../wording/reason-words.js';
import { phrase, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import { shipPlace } from './naval.js';
import type { Telling } from './telling.js';

const QUARTER: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const WIND: Readonly<Record<string, string>> = {
  upwind: 'against the wind',
  across: 'across the wind',
  downwind: 'before the wind',
};

function ships(t: Telling, key = 'ships'): string {
  return t.units(key) || 'Ships';
}

function heading(t: Telling): string {
  return QUARTER[t.text('heading')] ?? '';
}

/** A place one leaves: without the `in` that stands before where one is. */
function leaving(t: Telling): string {
  const place = shipPlace(t.part('from')).replace(/^in /, '');
  return place === '' ? '' : `from ${place}`;
}

/** What strangers see of ships that move: their going, their coming, or both (PATE 5.1). */
function seenMoving(t: Telling): string {
  const to = shipPlace(t.part('to'));
  const steered = heading(t);
  if (t.event.degree === 'end')
    return sentence(ships(t), 'came up and lay', to, steered && `, steering ${steered}`);
  const gone = [ships(t), 'sailed', leaving(t), steered && `toward the ${steered}`];
  return sentence(...gone, to && `and lay ${to}`);
}

function sailed(t: Telling): string {
  if (!t.own) return seenMoving(t);
  const to = shipPlace(t.part('to'));
  const lies = to === '' ? '' : `and lay ${to}`;
  const start =
    t.text('step') === 'scatter'
      ? phrase(
          ships(t),
          t.has('avoided') && t.units('avoided') !== '' ? 'got out of sight' : 'parted company',
        )
      : t.text('step') === 'horn'
        ? phrase(ships(t), 'came round Cape Horn')
        : phrase(ships(t), 'sailed', leaving(t));
  const avoided = t.units('avoided');
  return sentence(
    start,
    lies,
    avoided && `, keeping clear of ${avoided}`,
    t.is('homeward') && ', on the way home without stores',
    withReason(t.text('keptOut')),
  );
}

/** `chance 70%: 110% against the wind, 40% less for rigging, US1FR the worst sailer`. */
function weighed(t: Telling): string {
  const of = t.part('weighed');
  const chance = of.number('chance');
  if (chance === null) return '';
  const less = (key: string, words: string): string =>
    (of.number(key) ?? 0) < 0 ? `${share(-of.number(key)!)} less for ${words}` : '';
  const parts = [
    phrase(share(of.number('base') ?? 0), WIND[of.text('wind')] ?? 'with no wind known'),
    less('hull', 'damage to the hull'),
    less('rigging', 'damage to the rigging'),
    less('commerce', 'looking out for merchantmen'),
    t.list('ships').length > 1 ? `by ${of.text('ship')}, the worst sailer` : '',
  ];
  return `chance ${share(chance)}: ${parts.filter((part) => part !== '').join(', ')}`;
}

function only(...reasons: readonly (string | false)[]): string[] {
  return reasons.filter((reason): reason is string => typeof reason === 'string' && reason !== '');
}

const WHY_APART: Readonly<Record<string, string>> = {
  evades: 'to keep clear of',
  'does-not-join': 'so as not to join',
};

const NO_ATTACHMENT: Readonly<Record<string, string>> = {
  'not-together': 'it does not lie with it',
  'not-friendly': 'it is no friend',
  'host-follows': 'it follows another itself',
  'has-followers': 'others follow the ship itself',
};

/** Ships under way (PATE 6), and what they follow and learn (2.2, 3.4, 4.2, 4.4). */
export const SAILING_MESSAGES = {
  ShipsSailed: {
    parts: ['fleet'],
    say: sailed,
    why: (t) =>
      only(weighed(t), t.is('endsDay') && 'the way took the whole day, so that there is no second move'),
  },
  ShipsPursued: {
    parts: ['fleet'],
    say: (t) => {
      if (!t.own) return seenMoving(t);
      const to = shipPlace(t.part('to'));
      return sentence(ships(t), `gave chase to ${ships(t, 'after')}`, leaving(t), to && `and lay ${to}`);
    },
  },
  ShipsHeld: {
    parts: ['fleet'],
    say: (t) => {
      const enemies = t.units('enemies');
      return sentence(
        ships(t),
        'stayed',
        shipPlace(t.part('at')),
        t.has('bound') && `and did not reach ${t.place(t.text('bound'))}`,
        withReason(t.text('reason')),
        enemies && `(${enemies})`,
      );
    },
    why: (t) => only(weighed(t)),
  },
  ShipsKeptClear: {
    parts: ['fleet'],
    say: (t) => {
      if (!t.own) return seenMoving(t);
      const to = shipPlace(t.part('to'));
      return sentence(
        ships(t),
        `went apart ${WHY_APART[t.text('reason')] ?? 'from'} ${ships(t, 'others')}`,
        to && `and lay ${to}`,
      );
    },
  },
  EvasionFailed: {
    parts: ['fleet'],
    say: (t) => sentence(ships(t), `did not get clear of ${ships(t, 'enemies')}`, shipPlace(t.part('at'))),
  },
  GaugeTaken: {
    parts: ['fleet'],
    say: (t) => {
      const [windward, leeward] = [t.units('windward'), t.units('leeward')];
      return sentence(
        series([
          ...(windward === '' ? [] : [`${windward} lay to windward`]),
          ...(leeward === '' ? [] : [`${leeward} to leeward`]),
        ]) || 'Hostile ships met',
        shipPlace(t.part('at')),
      );
    },
  },
  HornEntered: {
    parts: ['fleet'],
    say: (t) => {
      if (!t.own) return seenMoving(t);
      return sentence(
        ships(t),
        'sailed',
        leaving(t),
        `to round Cape Horn, bound for ${t.place(t.text('bound'))}`,
        ', and will neither report nor take orders on the way',
      );
    },
    why: (t) => only(weighed(t)),
  },
  // Told to no player; the umpire reads them.
  TacticalAreaDrawn: {
    parts: ['fleet'],
    say: (t) => sentence(ships(t), `drew tactical area ${t.figure('area')} of ${t.place(t.text('sea'))}`),
  },
  EnemyPortDrawn: {
    parts: ['fleet'],
    say: (t) => sentence(ships(t), `made for ${t.text('port')}, where ${t.text('enemy')} lay`),
    why: (t) => only(t.units('enemies') !== '' && `enemies in the ports of this sea: ${t.units('enemies')}`),
  },
  HornPassageSet: {
    parts: ['fleet'],
    say: (t) =>
      sentence(
        ships(t),
        `were to reach ${t.place(t.text('to'))} in ${inWords(t.number('turnsLeft') ?? 0, 'turn', 'turns')}`,
      ),
  },
  GaugeLost: {
    parts: ['fleet'],
    say: (t) => sentence(ships(t), 'lay near no enemy any more'),
  },
  ShipAttached: {
    parts: ['fleet'],
    weight: (t) => (t.text('reason') === 'ordered' ? 'routine' : 'matter'),
    say: (t) =>
      t.has('to')
        ? sentence(`${t.text('ship')} attached itself to ${t.text('to')}`)
        : sentence(
            `${t.text('ship')} follows ${t.text('from') || 'its leader'} no longer`,
            withReason(t.text('reason')),
          ),
  },
  AttachmentRefused: {
    parts: ['fleet'],
    say: (t) =>
      sentence(
        `${t.text('ship')} could not attach itself to ${t.text('to')}:`,
        NO_ATTACHMENT[t.text('reason')] ?? reasonInWords(t.text('reason')),
      ),
  },
  BaseChanged: {
    parts: ['fleet'],
    weight: (t) => (t.text('base') === t.text('ordered') ? 'routine' : 'matter'),
    say: (t) =>
      t.text('base') === t.text('ordered')
        ? sentence(`${t.text('ship')} took ${t.text('base')} for its base`)
        : sentence(
            `${t.text('ship')} kept ${t.text('base') || 'to no base'}: ${t.text('ordered')} is not in friendly hands`,
          ),
  },
  SeaTimeServed: {
    parts: ['fleet'],
    weight: 'routine',
    say: (t) => {
      const served = t
        .each('ships')
        .map((one) => `${one.text('ship')} (experience ${one.figure('experience')})`);
      return sentence(
        served.length === 0
          ? 'Crews learned from a turn at sea'
          : `${inWords(served.length, 'crew', 'crews')} learned from a turn at sea: ${series(served)}`,
      );
    },
  },
} satisfies Messages;
