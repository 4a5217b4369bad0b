import type { BattleOutcome, SideOutcome } from './battle-outcome.js';
import type { BattleSet } from './figures.js';
import { quantile } from './quantile.js';

/** Weapons of foot from the weakest to the strongest. */
const WEAPONS = ['musket', 'rifle', 'breechloader', 'chassepot'];
const WIDTHS = [8, 24, 8, 18, 21, 21];

/** Who was better armed, and who worse; of sides that carried the same, the winner stands first. */
function sided({ winner, loser }: BattleOutcome): readonly [SideOutcome, SideOutcome] {
  const rank = (side: SideOutcome): number => WEAPONS.indexOf(side.arms?.weapon ?? '');
  return rank(loser) > rank(winner) ? [loser, winner] : [winner, loser];
}

function pairing(battle: BattleOutcome): string {
  const [better, worse] = sided(battle).map(({ arms }) => arms?.weapon ?? '');
  return better === worse ? `${better} on both sides` : `${better} against ${worse}`;
}

/**
 * What weapons did, a row for every pairing of foot and set of battles: men the worse armed lost for each of the better armed
 * (where both carried the same: the loser for each of the winner's), as quartiles and in all, how often the better armed won, and
 * what winner and loser lost of all present.
 * Battles without weapons are left out; the result is empty when there are none.
 */
export function pairingTable(sets: readonly BattleSet[]): string {
  const armed = sets.map(({ name, battles }) => ({
    name,
    battles: battles.filter(({ winner }) => winner.arms),
  }));
  const names = [...new Set(armed.flatMap(({ battles }) => battles.map(pairing)))].sort();
  if (names.length === 0) return '';
  const head = [
    'battles',
    'exchange 25/50/75',
    'in all',
    'better armed won',
    'winner 25/50/75 %',
    'loser 25/50/75 %',
  ];
  const lines = [
    'BY WHAT THE FOOT CARRIED',
    '',
    ''.padEnd(58) + head.map((name, i) => name.padStart(WIDTHS[i]!)).join(''),
  ];
  for (const name of names)
    for (const [i, set] of armed.entries())
      lines.push(
        `${(i === 0 ? name : '').padEnd(32)}${set.name.padEnd(26)}${row(set.battles.filter((battle) => pairing(battle) === name))}`,
      );
  return `${lines.join('\n')}\n\n`;
}

function shares(sides: readonly SideOutcome[]): string {
  const lost = sides.map((side) => side.lost / side.men);
  return [0.25, 0.5, 0.75].map((at) => (100 * quantile(lost, at)).toFixed(1)).join(' / ');
}

function row(battles: readonly BattleOutcome[]): string {
  if (battles.length === 0) return '-'.padStart(WIDTHS[0]!);
  const sides = battles.map(sided);
  const same = sides[0]![0].arms!.weapon === sides[0]![1].arms!.weapon;
  const exchange = sides.map(([better, worse]) => worse.lost / Math.max(1, better.lost));
  const sum = (of: 0 | 1): number => sides.reduce((all, pair) => all + pair[of].lost, 0);
  const won = battles.filter((battle, i) => battle.winner === sides[i]![0]).length / battles.length;
  return [
    `${battles.length}`,
    [0.25, 0.5, 0.75].map((at) => quantile(exchange, at).toFixed(2)).join(' / '),
    (sum(1) / Math.max(1, sum(0))).toFixed(2),
    same ? '' : `${Math.round(100 * won)} %`,
    shares(battles.map(({ winner }) => winner)),
    shares(battles.map(({ loser }) => loser)),
  ]
    .map((cell, i) => cell.padStart(WIDTHS[i]!))
    .join('');
}
