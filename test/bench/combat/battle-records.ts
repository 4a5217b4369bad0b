import type { BattleOutcome } from './battle-outcome.js';

/** What the table says of a winner who came after the loser. */
const PURSUED = 'PS';

/** Reads the table of battles; those without strengths, losses or a winner are left out. */
export function readBattles(text: string): BattleOutcome[] {
  const [head = [], ...lines] = text.trim().split('\n').map(cells);
  const cell = (line: readonly string[], name: string): string => line[head.indexOf(name)] ?? '';
  const at = (line: readonly string[], name: string): number => Number(cell(line, name) || Number.NaN);
  const battles = lines.flatMap((line): BattleOutcome[] => {
    const attacker = { men: at(line, 'att_strength_total'), lost: at(line, 'att_casualties') };
    const defender = { men: at(line, 'def_strength_total'), lost: at(line, 'def_casualties') };
    const winner = cell(line, 'winner');
    const known = [attacker.men, attacker.lost, defender.men, defender.lost].every(Number.isFinite);
    if (!known || (winner !== 'attacker' && winner !== 'defender')) return [];
    const attackerWon = winner === 'attacker';
    const pursued = cell(line, attackerWon ? 'att_outcome' : 'def_outcome')
      .split('|')
      .includes(PURSUED);
    return attackerWon
      ? [{ winner: attacker, loser: defender, attackerWon, pursued }]
      : [{ winner: defender, loser: attacker, attackerWon, pursued }];
  });
  return battles.map((battle, i) => ({ ...battle, half: 2 * i < battles.length ? 1 : 2 }));
}

/** Cells of one line of CSV; quotes may enclose commas. */
function cells(line: string): string[] {
  return [...line.matchAll(/("([^"]|"")*"|[^,]*)(,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}
