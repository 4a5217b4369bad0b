import { counted, figure, share } from '../wording/figures.js';
import { listed, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

/** A number that multiplies: `x1.1`. */
function factorsOf(t: Telling, key: string): string {
  const factors = t.part(key);
  return listed(...factors.keys().map((name) => `${factorName(name)} x${figure(factors.number(name) ?? 1)}`));
}

const ONE_OF_A_KIND: Readonly<Record<string, string>> = {
  killed: '1 killed',
  wounded: '1 wounded',
  prisoners: '1 prisoner',
  stragglers: '1 straggler',
};

const FACTOR_NAMES: Readonly<Record<string, string>> = {
  unmoved: 'standing its ground',
  mixedArms: 'mixed arms',
  headquarters: 'communications with army headquarters',
  terrain: 'the ground',
  storming: 'walls or works before them',
  drivenBack: 'order lost earlier in the turn',
};

function factorName(code: string): string {
  return FACTOR_NAMES[code] ?? code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** `the attackers`; a side that goes by the id of a state is called by its name. */
function sideOf(t: Telling): string {
  const side = t.text('side');
  return side === 'attackers' || side === 'defenders' ? `the ${side}` : `the side of ${t.state(side)}`;
}

/** Weights of battle without their decimals. */
function whole(t: Telling, key: string): string {
  return figure(Math.round(t.number(key) ?? 0));
}

/** `the forces of MX (MX1IN and MX2IN)`. */
function force(t: Telling): string {
  const states = series(t.list('states').map((id) => t.state(id)));
  const units = t.units('units');
  return `the troops of ${states || 'unknown states'}${units === '' ? '' : ` (${units})`}`;
}

function line(t: Telling, key: string, name: string): string {
  const placed = t.each(key).map((one) => {
    const part = one.number('share') ?? 1;
    return part < 1 ? `${one.text('unit')} (${share(part)} of its men)` : one.text('unit');
  });
  return placed.length === 0 ? '' : `${name}: ${series(placed)}`;
}

function states(t: Telling, key: string): string {
  return series(t.list(key).map((id) => t.state(id)));
}

/** Battle: who met, how they stood, what it weighed and who had the field (GITM AMWOL 9). */
export const COMBAT_MESSAGES = {
  BattleOpened: {
    say: (t) =>
      sentence(
        `Battle ${t.at('tactical')}: ${force(t.part('attackers'))} came upon ${force(t.part('defenders'))}`,
        t.list('directions').length > 0 && `from the ${series(t.list('directions'))}`,
      ),
    why: (t) => {
      const fort = t.part('fort');
      return [
        t.has('defenceRating') ? `the ground is rated ${t.figure('defenceRating')} for defence` : '',
        t.has('position') && t.is('position') ? 'the defenders held their position' : '',
        fort.has('level')
          ? `a fort of level ${fort.figure('level')}, ${fort.is('manned') ? 'manned' : 'not manned enough to count'}`
          : '',
      ].filter((reason) => reason !== '');
    },
  },
  LinesFormed: {
    weight: 'routine',
    say: (t) =>
      sentence(
        t.has('side') ? `${sideOf(t)} drew up` : 'Lines were drawn up',
        t.at('tactical'),
        t.is('squares') && 'and formed squares',
      ),
    why: (t) =>
      [line(t, 'first', 'first line'), line(t, 'second', 'second line'), line(t, 'rear', 'rear')].filter(
        (reason) => reason !== '',
      ),
  },
  UnitDrafted: {
    say: (t) => sentence(`${t.text('unit')} filled the ${t.text('line')} line by lot`, t.at('tactical')),
  },
  SegmentWeighed: {
    say: (t) =>
      sentence(
        `In the ${t.text('segment') || 'fight'} ${t.at('tactical')} ${sideOf(t)}`,
        `weighed ${whole(t, 'strength')}`,
      ),
    why: (t) => {
      const common = factorsOf(t, 'factors');
      return [
        ...t.each('units').map((unit) => {
          const factors = factorsOf(unit, 'factors');
          const men = counted(Math.round(unit.number('men') ?? 0), 'man', 'men');
          return `${unit.text('unit')}: ${men} weighed ${whole(unit, 'strength')}${factors === '' ? '' : ` (${factors})`}`;
        }),
        ...(common === '' ? [] : [`for the whole side: ${common}`]),
        ...(t.list('skirmishing').length > 0
          ? [`outweighed two to one or worse, ${t.units('skirmishing')} took to skirmishing (rule 9.10)`]
          : []),
      ];
    },
  },
  MeleeDecided: {
    say: (t) => sentence(`The melee ${t.at('tactical')} went to ${states(t, 'winners') || 'neither side'}`),
    why: (t) => (t.has('odds') ? [`odds of ${t.figure('odds')} to 1`] : []),
  },
  BattleEnded: {
    say: (t) =>
      sentence(
        `The battle ${t.at('tactical')}`,
        t.list('winners').length > 0 ? `was won by ${states(t, 'winners')}` : 'was not decided',
        t.list('winners').length > 0 && t.list('losers').length > 0 && `over ${states(t, 'losers')}`,
        t.has('losses') && `; both sides together lost ${counted(t.number('losses')!, 'man', 'men')}`,
      ),
  },
  UnitLostMen: {
    say: (t) => sentence(`${t.text('unit')} lost men in the ${t.text('segment') || 'fight'}`),
    each: (t) => {
      const kinds = t.part('kinds');
      return listed(
        counted(t.number('lost') ?? 0, 'man', 'men'),
        t.has('share') ? share(t.number('share')!) : '',
        ...(['killed', 'wounded', 'prisoners', 'stragglers'] as const)
          .filter((kind) => (kinds.number(kind) ?? 0) > 0)
          .map((kind) => (kinds.number(kind) === 1 ? ONE_OF_A_KIND[kind]! : `${kinds.figure(kind)} ${kind}`)),
        t.has('strength') ? `${t.figure('strength')} left` : '',
      );
    },
    why: (t) => {
      const steps = t
        .each(t.has('factors') ? 'factors' : 'conditions')
        .map((step) => `${step.text('of')} ${step.text('by')}`);
      return steps.length === 0 ? [] : [series(steps)];
    },
  },
  UnitEngaged: {
    weight: 'routine',
    say: (t) => sentence(`${t.text('unit')} took part in the ${t.text('segment') || 'fight'}`),
    each: (t) =>
      listed(
        t.has('fatigue') ? `fatigue ${t.figure('fatigue')}` : '',
        t.has('ammunition') ? `ammunition ${t.figure('ammunition')}` : '',
      ),
  },
  MoraleChecked: {
    weight: (t) => (t.text('result') === 'stands' ? 'routine' : 'matter'),
    say: (t) =>
      sentence(
        `${t.text('unit')}`,
        t.has('share') && `lost ${share(t.number('share')!)}`,
        t.has('segment') && `in the ${t.text('segment')}`,
        t.has('share') && 'and',
        CHECKED[t.text('result')] ?? 'had its morale tried',
      ),
    why: (t) => [
      ...t
        .each('factors')
        .map(
          (factor) => `${factor.text('of')}: retreat ${factor.text('retreat')}, rout ${factor.text('rout')}`,
        ),
      `chance of retreat ${share(t.number('retreat') ?? 0)}, of rout ${share(t.number('rout') ?? 0)}`,
    ],
  },
  Bombarded: {
    say: (t) =>
      sentence(
        t.list('units').length > 0 ? `${t.units('units')} bombarded` : 'Guns bombarded',
        t.has('target') && `${t.text('target')}${t.square === '' ? '' : ` of ${t.square}`}`,
        t.has('tactical') && `from ${t.text('tactical')}`,
      ),
    why: (t) => (t.has('strength') ? [`the guns weighed ${whole(t, 'strength')}`] : []),
  },
  FortDamaged: {
    say: (t) => {
      const level = t.number('level');
      return sentence(
        `The fort of ${t.text('city') || 'the city'}`,
        level === 0
          ? 'was shot to ruins and is a fort no more'
          : `was battered${level === null ? '' : ` down to level ${figure(level)}`}`,
      );
    },
    why: (t) => (t.has('strength') ? [`the guns weighed ${whole(t, 'strength')}`] : []),
  },
} satisfies Messages;

const CHECKED: Readonly<Record<string, string>> = {
  stands: 'stood',
  retreats: 'gave way in retreat',
  routs: 'ran in rout',
  shatters: 'broke up',
};
