import type { BattleOutcome } from './drawn-battle.js';

/** Reads the table of battles; those without strengths, losses or a winner are left out. */
export function readBattles(text: string): BattleOutcome[] {
  const [head = [], ...lines] = text.trim().split('\n').map(cells);
  const at = (line: readonly string[], name: string): number =>
    Number(line[head.indexOf(name)] || Number.NaN);
  return lines.flatMap((line) => {
    const attacker = { men: at(line, 'att_strength_total'), lost: at(line, 'att_casualties') };
    const defender = { men: at(line, 'def_strength_total'), lost: at(line, 'def_casualties') };
    const winner = line[head.indexOf('winner')];
    const known = [attacker.men, attacker.lost, defender.men, defender.lost].every(Number.isFinite);
    if (!known || (winner !== 'attacker' && winner !== 'defender')) return [];
    const attackerWon = winner === 'attacker';
    return [
      { winner: attackerWon ? attacker : defender, loser: attackerWon ? defender : attacker, attackerWon },
    ];
  });
}

/** Cells of one line of CSV; quotes may enclose commas. */
function cells(line: string): string[] {
  return [...line.matchAll(/("([^"]|"")*"|[^,]*)(,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}
