import type { BattleOutcome } from './drawn-battle.js';

/** Figures of a set of battles by what they say, as text for a table. */
export type BattleFigures = Record<string, string>;

const percent = (share: number): string => (Number.isFinite(share) ? `${(share * 100).toFixed(1)} %` : '-');

function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length === 0
    ? Number.NaN
    : sorted.length % 2
      ? sorted[middle]!
      : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median losses, who wins by odds, and how the exchange of losses goes with the ratio of forces. */
export function figuresOf(battles: readonly BattleOutcome[]): BattleFigures {
  const share = ({ men, lost }: { men: number; lost: number }): number => lost / men;
  const winners = battles.map(({ winner }) => share(winner));
  const losers = battles.map(({ loser }) => share(loser));
  const outnumbered = battles.filter(({ winner, loser }) => winner.men < loser.men).length / battles.length;
  const small = battles.filter(({ winner, loser }) => winner.men + loser.men < medianSize(battles));
  const large = battles.filter(({ winner, loser }) => winner.men + loser.men >= medianSize(battles));
  const exchange = (list: readonly BattleOutcome[]): number =>
    median(list.map(({ winner, loser }) => loser.lost / Math.max(1, winner.lost)));
  const stronger = battles.filter(({ winner, loser }) => winner.men / loser.men >= 1.25);
  const weaker = battles.filter(({ winner, loser }) => winner.men / loser.men <= 0.8);
  return {
    battles: String(battles.length),
    'median loss of the winner': percent(median(winners)),
    'median loss of the loser': percent(median(losers)),
    'upper quartile, loser': percent(
      [...losers].sort((a, b) => a - b)[Math.floor(losers.length * 0.75)] ?? Number.NaN,
    ),
    'winner was outnumbered': percent(outnumbered),
    'attacker won': percent(battles.filter(({ attackerWon }) => attackerWon).length / battles.length),
    'loser lost per man of the winner, median': exchange(battles).toFixed(2),
    '  where the winner had 1.25 to 1 or more': exchange(stronger).toFixed(2),
    '  where the winner had 0.8 to 1 or less': exchange(weaker).toFixed(2),
    '  small battles': exchange(small).toFixed(2),
    '  large battles': exchange(large).toFixed(2),
  };
}

function medianSize(battles: readonly BattleOutcome[]): number {
  return median(battles.map(({ winner, loser }) => winner.men + loser.men));
}
