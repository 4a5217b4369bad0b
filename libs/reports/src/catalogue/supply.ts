import { counted, inWords, share } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { listed, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling, TellingOf } from './telling.js';

function carried(t: Telling): string {
  return t.has('supplies') ? `carries ${t.figure('supplies')}` : '';
}

function pouches(t: Telling): string {
  return t.has('ammunition') ? `ammunition ${t.figure('ammunition')}` : '';
}

function ate(t: TellingOf<'SupplyConsumed'>): string {
  const unit = t.text('unit');
  const short = withReason(t.text('because'));
  switch (t.text('fed')) {
    case 'carried':
      return sentence(`${unit} ate carried supplies`);
    case 'source':
      return sentence(`${unit} ate from ${t.text('source') || 'the source of supply'}`);
    case 'requisition':
      return sentence(`${unit} lived off the country`, short);
    default:
      return sentence(`${unit} went hungry`, short);
  }
}

/** `40 units of supplies`. */
function goods(t: Telling): string {
  return `${counted(t.number('amount') ?? 0, 'unit', 'units')} of ${t.text('goods') || 'goods'}`;
}

/** Supply, transfers and sieges (GITM AMWOL 10). */
export const SUPPLY_MESSAGES = {
  SupplyConsumed: {
    weight: (t) => (t.text('fed') === 'carried' || t.text('fed') === 'source' ? 'routine' : 'matter'),
    say: ate,
    each: (t) => listed(carried(t), pouches(t)),
  },
  SuppliesLoaded: {
    weight: (t) => ((t.number('supplies') ?? 0) < (t.number('wanted') ?? 0) ? 'matter' : 'routine'),
    say: (t) => {
      const amount = t.number('amount') ?? 0;
      const few = (t.number('supplies') ?? 0) < (t.number('wanted') ?? 0);
      return sentence(
        `${t.text('unit')} ${amount < 0 ? 'unloaded' : 'drew'} ${inWords(Math.abs(amount), 'unit', 'units')} of supplies`,
        `${amount < 0 ? 'at' : 'from'} ${t.text('source')}`,
        few && `, fewer than the ${t.figure('wanted')} asked for`,
      );
    },
    each: (t) => listed(carried(t), pouches(t)),
  },
  MenDeserted: {
    say: (t) => sentence(`${t.text('unit')} lost men by desertion`),
    each: (t) =>
      listed(
        `${counted(t.number('lost') ?? 0, 'man', 'men')}`,
        t.has('share') ? share(t.number('share')!) : '',
        t.has('strength') ? `${t.figure('strength')} left` : '',
        (t.number('prisoners') ?? 0) > 0 ? `${t.figure('prisoners')} of them taken` : '',
      ),
  },
  GoodsMoved: {
    say: (t) =>
      sentence(`${goods(t)} went from ${t.text('from')} to ${t.text('to')} by ${t.text('by') || 'land'}`),
    why: (t) => [
      ...((t.number('wanted') ?? 0) > (t.number('amount') ?? 0)
        ? [`${t.figure('wanted')} were ordered`]
        : []),
      ...(t.list('path').length > 0 ? [`the way led over ${series(t.list('path'))}`] : []),
    ],
  },
  GoodsNotMoved: {
    say: (t) =>
      sentence(
        `${goods(t)} did not go from ${t.text('from')} to ${t.text('to')}`,
        withReason(t.text('reason')),
      ),
  },
  SiegeBegan: {
    say: (t) => sentence(`The siege of ${t.text('city')} began`),
  },
  SiegeEnded: {
    say: (t) => sentence(`The siege of ${t.text('city')} ended`, withReason(t.text('reason'))),
  },
  GarrisonTested: {
    say: (t) =>
      sentence(
        `The garrison of ${t.text('city')}, without supplies,`,
        t.has('surrenders') ? (t.is('surrenders') ? 'gave up' : 'held out') : 'was summoned',
      ),
  },
  LinesAssessed: {
    weight: 'routine',
    say: () => sentence('Lines of communication and supply were settled'),
    why: (t) => {
      const units = new Map<string, string[]>();
      for (const line of t.each('lines')) {
        const outcome = linesOf(line);
        const others = units.get(outcome);
        if (others) others.push(line.text('unit'));
        else units.set(outcome, [line.text('unit')]);
      }
      return [...units].map(([outcome, ids]) => `${series(ids)}: ${outcome}`);
    },
  },
} satisfies Messages;

function linesOf(line: Telling): string {
  const through = line.text('communicationsSource');
  const source = line.text('supplySource');
  return listed(
    line.is('communications')
      ? `in communications${through === '' ? '' : ` through ${through}`}`
      : 'out of communications',
    source === '' ? 'no source of supply' : `supplied by ${source}`,
  );
}
