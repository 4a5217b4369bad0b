import { counted, figure, inWords, share } from '../wording/figures.js';
import { listed, phrase, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import { shipPlace } from './naval.js';
import type { Telling } from './telling.js';

function states(t: Telling, key: string): string {
  return series(t.list(key).map((id) => t.state(id)));
}

/** `crew x0.5, windward x1.1`. */
function factorsOf(t: Telling): string {
  const factors = t.part('factors');
  return listed(...factors.keys().map((name) => `${name} x${figure(factors.number(name) ?? 1)}`));
}

const PART_NAMES: Readonly<Record<string, string>> = {
  hull: 'damage to the hull',
  rigging: 'damage to the rigging',
  gauge: 'the gauge',
  'broken line': 'the broken line',
  outnumbered: 'being outnumbered',
  'to the harbor': 'making for the harbor',
  'lee shore': 'the wind upon the shore',
};

/** Parts of a chance that are added up: `60% for a sound ship, 26% less for rigging`. */
function partsOf(t: Telling): string {
  const factors = t.part('factors');
  return listed(
    ...factors.keys().map((name) => {
      const part = factors.number(name) ?? 0;
      if (name === 'sound') return `${share(part)} for a sound ship`;
      return `${share(Math.abs(part))} ${part < 0 ? 'less' : 'more'} for ${PART_NAMES[name] ?? name}`;
    }),
  );
}

function chanceOf(t: Telling): string {
  return t.has('chance') ? `chance ${share(t.number('chance') ?? 0)}` : '';
}

function squadron(t: Telling): string {
  const ships = t.units('ships');
  const guns = t.number('batteries') ?? 0;
  const gauge = t.text('gauge');
  return phrase(
    states(t, 'states') || 'strangers',
    ships !== '' && `(${ships})`,
    guns > 0 && `with ${inWords(guns, 'shore battery', 'shore batteries')}`,
    gauge !== '' && `to ${gauge}`,
  );
}

/** Hands who fell into captivity; empty when there were none. */
function afterFlight(t: Telling): string {
  if (t.is('firstMoveDone')) return 'that was its first move';
  return t.is('firstMoveLost') ? 'its first move waits for the second phase' : '';
}

function fled(t: Telling, how: string): string {
  const to = shipPlace(t.part('to'));
  if (!t.has('from')) return sentence(t.text('ship'), `came up in flight and lies ${to}`);
  return sentence(t.text('ship'), how, shipPlace(t.part('from')), to !== '' && `and lies ${to}`);
}

const MANNERS: Readonly<Record<string, string>> = {
  'whole-side': 'the whole side fled together',
  'own-side': 'all the enemy fled, so nobody kept it',
  'one-by-one': 'too few of its side stayed to cover it',
  'not-pressed': 'enough of its side stayed to cover it',
  harbor: 'nobody evades battle in a harbor',
};

const CAUGHT: Readonly<Record<string, string>> = {
  ...MANNERS,
  'whole-side': 'the whole side tried, all together or nobody',
};

const QUARTERS: Readonly<Record<string, string>> = {
  'all-close': 'All ships closed and fought at close quarters',
  'closers-meet': 'The ships that closed on both sides met, the others fought at range',
  'closed-upon': 'One side closed with all of the other',
  'kept-off': 'One side tried to close and was kept off',
  range: 'The ships fought at range',
  batteries: 'The ships fought the batteries at range',
};

const LINES: Readonly<Record<string, string>> = {
  'line-ahead': 'At close quarters both sides kept line ahead',
  'both-break': 'At close quarters each side broke the line of the other',
  divided: 'came upon the enemy line divided',
  held: 'tried to break the enemy line and did not get through',
  through: 'broke through the enemy line',
};

const ENDS: Readonly<Record<string, string>> = {
  beaten: 'the losers had suffered all they could bear',
  'ran-past': 'the losers ran past and broke off',
  nightfall: 'night fell, and the losers had suffered more',
  'no-guns': 'the losers had no gun to answer with',
};

/** Battle at sea: who fought whom, what it weighed, who was lost, taken and got away (PATE 2.6, 7). */
export const NAVAL_COMBAT_MESSAGES = {
  ShipShiftedForBattle: {
    say: (t) =>
      sentence(
        t.text('ship'),
        t.text('to') === 'harbor' ? 'went into the harbor' : 'came out of the harbor',
        t.text('port') !== '' && `of ${t.text('port')}`,
      ),
    why: (t) => [`${t.figure('own')} warships of its side and ${t.figure('enemies')} enemies where it lay`],
  },
  ShipKeptFromShifting: {
    say: (t) =>
      sentence(
        t.text('ship'),
        'stayed where it lay in',
        t.text('port') || 'port',
        t.text('why') === 'wind' ? ', the wind being against it' : ', kept there by the enemy',
      ),
    why: (t) => [`${t.figure('own')} warships of its side and ${t.figure('enemies')} enemies where it lay`],
  },
  SeaBattleJoined: {
    say: (t) => {
      const sides = t.each('sides').map(squadron);
      return sentence(
        'Battle',
        shipPlace(t.part('place')),
        sides.length > 0 && `: ${sides.join(' against ')}`,
      );
    },
    why: (t) => (t.is('onshore') ? ['the wind blew upon the shore'] : []),
  },
  SeaBattleDeclined: {
    weight: 'routine',
    say: (t) =>
      sentence(
        'Enemies lay together',
        shipPlace(t.part('place')),
        t.units('ships') !== '' && `(${t.units('ships')})`,
        'and nobody sought battle',
      ),
  },
  ShipEvadedBattle: {
    say: (t) => fled(t, 'stood out of the battle'),
    why: (t) =>
      [listed(MANNERS[t.text('manner')] ?? '', chanceOf(t)), afterFlight(t)].filter((one) => one !== ''),
  },
  ShipCaughtEvading: {
    say: (t) => sentence(t.text('ship'), 'tried to evade the battle and could not'),
    why: (t) => [listed(CAUGHT[t.text('manner')] ?? '', chanceOf(t))].filter((one) => one !== ''),
  },
  QuartersClosed: {
    weight: 'routine',
    say: (t) => sentence(QUARTERS[t.text('result')] ?? 'The ships took their distance'),
    why: (t) => [
      ...t
        .each('sides')
        .filter((side) => side.units('closing') !== '' || side.units('close') !== '')
        .map((side) => {
          const closing = side.units('closing');
          const close = side.units('close');
          return `${states(side, 'states') || 'one side'}: ${closing === '' ? 'nobody closed' : `${closing} closed`}, at close quarters ${close || 'nobody'}`;
        }),
      ...(t.has('chance') ? [chanceOf(t)] : []),
    ],
  },
  LineTried: {
    say: (t) => {
      const result = LINES[t.text('result')] ?? '';
      const breakers = states(t, 'breakers');
      return sentence(
        /^[A-Z]/.test(result) ? result : phrase(`The ships of ${breakers || 'one side'}`, result),
      );
    },
  },
  LineBreakWeighed: {
    weight: 'routine',
    say: (t) =>
      sentence(
        `To break the line the crews of ${states(t, 'states') || 'one side'}`,
        t.number('advantage') === 0
          ? 'were as good as the enemy'
          : `were ${figure(Math.abs(t.number('advantage') ?? 0))} ${(t.number('advantage') ?? 0) < 0 ? 'worse' : 'better'} than the enemy in quality`,
      ),
    why: (t) => [
      `chance to be divided ${share(t.number('divided') ?? 0)}`,
      `else to go through ${share(t.number('through') ?? 0)}`,
    ],
  },
  BroadsidesWeighed: {
    weight: 'routine',
    say: (t) =>
      sentence(
        `The side of ${states(t, 'states') || 'nobody'} weighed ${t.figure('strength')}`,
        t.has('fortune') && `, and its fortune was x${t.figure('fortune')}`,
      ),
    why: (t) => {
      const guns = t.part('batteries');
      return [
        ...t.each('ships').map((ship) => {
          const factors = factorsOf(ship);
          return `${ship.text('ship')}: ${ship.figure('strength')}${factors === '' ? '' : ` (${factors})`}`;
        }),
        ...(guns.has('number')
          ? [
              `${inWords(guns.number('number') ?? 0, 'battery', 'batteries')} of a harbor rated ${guns.figure('rating')}${guns.is('damaged') ? ', damaged' : ''}: ${guns.figure('strength')}`,
            ]
          : []),
      ];
    },
  },
  SeaBattleFought: {
    say: (t) => {
      const winners = states(t, 'winners');
      const losers = states(t, 'losers');
      const minutes = t.number('minutes');
      return sentence(
        'The battle',
        shipPlace(t.part('place')),
        winners === '' ? 'ended with nobody able to fight' : `went to ${winners}`,
        winners !== '' && losers !== '' && `over ${losers}`,
        minutes !== null && minutes > 0 && `after ${counted(minutes, 'minute', 'minutes')}`,
      );
    },
    why: (t) => (t.has('ended') ? [ENDS[t.text('ended')] ?? ''] : []).filter((one) => one !== ''),
  },
  ShipBattered: {
    say: (t) => sentence(t.text('ship'), 'fought in the battle'),
    each: (t) => {
      const men = (t.number('crewLost') ?? 0) + (t.number('marinesLost') ?? 0);
      return listed(
        counted(men, 'man', 'men') + ' down',
        `hull damage ${t.figure('hull')}`,
        `rigging damage ${t.figure('rigging')}`,
      );
    },
    why: (t) => {
      const expected = t.part('expected');
      return [
        t.has('wear')
          ? `its side was worn to ${share(t.number('wear')!)} of what it could bear, ${share(t.number('atHulls') ?? 0)} of the enemy fire aimed at hulls`
          : '',
        t.has('expected')
          ? `to be expected: ${expected.figure('hull')} to the hull, ${expected.figure('rigging')} to the rigging, ${share(expected.number('menShare') ?? 0)} of the men`
          : '',
        factorsOf(t),
      ].filter((one) => one !== '');
    },
  },
  BatteriesMended: {
    say: (t) => sentence(`The batteries of ${t.text('port')} were made ready again`),
    why: (t) => (t.has('chance') ? [chanceOf(t)] : []),
  },
  BatteriesDamaged: {
    say: (t) => sentence(`The batteries of ${t.text('port') || 'the port'} were damaged`),
    why: (t) => (t.has('chance') ? [chanceOf(t)] : []),
  },
  ShipSunk: {
    say: (t) =>
      sentence(
        t.text('ship'),
        'sank',
        t.has('crew') &&
          `with ${counted((t.number('crew') ?? 0) + (t.number('marines') ?? 0), 'man', 'men')} aboard`,
        t.text('cause') === 'hull' ? ', shot through the hull' : ', overtaken by the victors',
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
  ShipEscaped: {
    say: (t) => fled(t, 'got away from the battle'),
    why: (t) => [listed(chanceOf(t), partsOf(t)), afterFlight(t)].filter((one) => one !== ''),
  },
  ShipOverhauled: {
    say: (t) => sentence(t.text('ship'), 'could not get away'),
    why: (t) => [listed(chanceOf(t), partsOf(t))].filter((one) => one !== ''),
  },
  ShipBlooded: {
    weight: 'routine',
    say: (t) => sentence(t.text('ship'), 'gained experience in the battle'),
    each: (t) => listed(`${t.figure('points')} more`, `now ${t.figure('experience')}`),
  },
} satisfies Messages;
