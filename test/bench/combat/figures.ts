import { meetingOf, type BattleOutcome } from './battle-outcome.js';
import { pairingTable } from './pairings.js';
import { quantile } from './quantile.js';

/** A class of battles: what it is called and which are in it. */
interface BattleClass {
  readonly name: string;
  readonly holds: (battle: BattleOutcome) => boolean;
}

const winnerOdds = ({ winner, loser }: BattleOutcome): number => winner.men / loser.men;
const total = ({ winner, loser }: BattleOutcome): number => winner.men + loser.men;
const attackOdds = (battle: BattleOutcome): number => meetingOf(battle).attacker / meetingOf(battle).defender;
const hours = (battle: BattleOutcome): number => battle.hours ?? Number.NaN;

function bands(
  what: string,
  of: (battle: BattleOutcome) => number,
  bounds: readonly number[],
  say: (bound: number) => string,
): BattleClass[] {
  return [...bounds, Number.POSITIVE_INFINITY].map((upper, i) => {
    const lower = bounds[i - 1] ?? 0;
    const name =
      i === 0
        ? `under ${say(upper)}`
        : i === bounds.length
          ? `${say(lower)} and more`
          : `${say(lower)} to ${say(upper)}`;
    return { name: `${what} ${name}`, holds: (battle) => of(battle) >= lower && of(battle) < upper };
  });
}

const CLASSES: readonly (readonly BattleClass[])[] = [
  [{ name: 'all', holds: () => true }],
  bands('winner had', winnerOdds, [0.67, 0.9, 1.11, 1.5], (odds) => `${odds}`),
  bands('attacker had', attackOdds, [0.67, 0.9, 1.11, 1.5], (odds) => `${odds}`),
  bands('men', total, [10_000, 60_000, 90_000], (men) => men.toLocaleString('en')),
  [
    { name: 'loser was pursued', holds: ({ pursued }) => pursued },
    { name: 'loser was let go', holds: ({ pursued }) => !pursued },
  ],
  [
    { name: 'attacker won', holds: ({ attackerWon }) => attackerWon },
    { name: 'defender won', holds: ({ attackerWon }) => !attackerWon },
  ],
  bands('fought', hours, [3, 6, 9], (bound) => `${bound} h`),
  [
    { name: 'defender in works', holds: ({ works }) => works },
    { name: 'defender in the open', holds: ({ works }) => !works },
  ],
];

/** A figure of a set of battles: its heading and value as text. */
const FIGURES: readonly (readonly [string, (battles: readonly BattleOutcome[]) => string])[] = [
  ['share', () => ''],
  [
    'winner 25/50/75/90 %',
    (battles) =>
      spread(
        battles.map(({ winner }) => winner.lost / winner.men),
        [0.25, 0.5, 0.75, 0.9],
      ),
  ],
  [
    'loser 25/50/75/90 %',
    (battles) =>
      spread(
        battles.map(({ loser }) => loser.lost / loser.men),
        [0.25, 0.5, 0.75, 0.9],
      ),
  ],
  [
    'exchange 25/50/75',
    (battles) =>
      [0.25, 0.5, 0.75]
        .map((at) =>
          quantile(
            battles.map(({ winner, loser }) => loser.lost / Math.max(1, winner.lost)),
            at,
          ).toFixed(2),
        )
        .join(' / '),
  ],
  [
    'outnumbered',
    (battles) => percent(battles.filter((battle) => winnerOdds(battle) < 1).length / battles.length),
  ],
  [
    'attacker',
    (battles) => percent(battles.filter(({ attackerWon }) => attackerWon).length / battles.length),
  ],
];

const NAMES = 26;
const WIDTHS = [6, 26, 27, 21, 13, 10];

/** A set of battles by name. */
export interface BattleSet {
  readonly name: string;
  readonly battles: readonly BattleOutcome[];
}

/**
 * Tables as text, a row for every class of battle and set: share of battles, losses of winner and loser as quartiles of the
 * share of all present, men the loser lost for each of the winner's (quartiles), how often the winner was outnumbered and the
 * attacker won.
 */
export function tables(sets: readonly BattleSet[]): string {
  const halves = sets.filter(({ battles }) => battles.some(({ half }) => half));
  const of = (wanted: BattleOutcome['half']): BattleSet[] =>
    halves.map(({ name, battles }) => ({ name, battles: battles.filter(({ half }) => half === wanted) }));
  const titled = (title: string, some: readonly BattleSet[]): string =>
    some.length > 0 ? `${title}\n\n${table(some)}\n` : '';
  return (
    titled('ALL', sets) +
    pairingTable(sets) +
    titled('THE HALF BY WHICH FIGURES ARE SET', of('set')) +
    titled('THE HALF BY WHICH THEY ARE TRIED', of('tried'))
  );
}

function table(sets: readonly BattleSet[]): string {
  const lines = [''.padEnd(30 + NAMES) + FIGURES.map(([name], i) => name.padStart(WIDTHS[i]!)).join('')];
  for (const group of CLASSES) {
    for (const { name, holds } of group)
      for (const [i, set] of sets.entries())
        lines.push(
          `${(i === 0 ? name : '').padEnd(30)}${set.name.padEnd(NAMES)}${row(set, set.battles.filter(holds))}`,
        );
    lines.push('');
  }
  lines.push(...sets.map((set) => `${set.name}: ${slopes(set.battles)}`));
  return `${lines.join('\n')}\n`;
}

function row({ battles: all }: BattleSet, battles: readonly BattleOutcome[]): string {
  if (battles.length === 0) return '-'.padStart(WIDTHS[0]!);
  return FIGURES.map(([name, figure], i) =>
    (name === 'share' ? percent(battles.length / all.length) : figure(battles)).padStart(WIDTHS[i]!),
  ).join('');
}

/** How the exchange of losses goes with the odds: 0 in a linear law, -1 where shares of loss do not depend on the odds. */
function slopes(battles: readonly BattleOutcome[]): string {
  const some = battles.filter(({ winner, loser }) => winner.lost > 0 && loser.lost > 0);
  const x = some.map((battle) => Math.log(winnerOdds(battle)));
  const y = some.map(({ winner, loser }) => Math.log(loser.lost / winner.lost));
  const deviation = (list: readonly number[]): number =>
    Math.sqrt(mean(list.map((one) => (one - mean(list)) ** 2)));
  const slope = mean(x.map((one, i) => (one - mean(x)) * (y[i]! - mean(y)))) / deviation(x) ** 2;
  const losses = (of: 'winner' | 'loser'): number =>
    deviation(some.map((battle) => Math.log(battle[of].lost / battle[of].men)));
  return (
    `exchange goes with the odds to the power ${slope.toFixed(2)}; ` +
    `standard deviation of the logarithm of losses: winner ${losses('winner').toFixed(2)}, loser ${losses('loser').toFixed(2)}`
  );
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function spread(shares: readonly number[], at: readonly number[]): string {
  return at.map((share) => (quantile(shares, share) * 100).toFixed(1)).join(' / ');
}
