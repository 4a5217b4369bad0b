import type { BattleOutcome, SideOutcome } from './battle-outcome.js';

/** What the table says of a winner who came after the loser. */
const PURSUED = 'PS';
/** What it says of ground that was prepared, and of ground that was fortified. */
const WORKS = ['PD', 'FD'];

/**
 * Reads the table of battles; those without strengths, losses or a winner are left out. Battles of an even number are the
 * half by which figures are set, the others the half by which they are tried.
 */
export function readBattles(text: string): BattleOutcome[] {
  const [head = [], ...lines] = text.trim().split('\n').map(cells);
  const cell = (line: readonly string[], name: string): string => line[head.indexOf(name)] ?? '';
  const at = (line: readonly string[], name: string): number => Number(cell(line, name) || Number.NaN);
  return lines.flatMap((line): BattleOutcome[] => {
    const side = (prefix: 'att' | 'def'): SideOutcome => {
      const [weapon, gun] = [cell(line, `${prefix}_weapon`), cell(line, `${prefix}_gun`)];
      const numbers = { men: at(line, `${prefix}_strength_total`), lost: at(line, `${prefix}_casualties`) };
      return weapon && gun ? { ...numbers, arms: { weapon, gun } } : numbers;
    };
    const [attacker, defender] = [side('att'), side('def')];
    const winner = cell(line, 'winner');
    const known = [attacker.men, attacker.lost, defender.men, defender.lost].every(Number.isFinite);
    if (!known || (winner !== 'attacker' && winner !== 'defender')) return [];
    const attackerWon = winner === 'attacker';
    const pursued = cell(line, attackerWon ? 'att_outcome' : 'def_outcome')
      .split('|')
      .includes(PURSUED);
    const hours = at(line, 'active_hours');
    const circumstances = {
      attackerWon,
      pursued,
      hours: Number.isFinite(hours) ? hours : null,
      works: ['defender_posture1', 'defender_posture2'].some((name) => WORKS.includes(cell(line, name))),
      half: at(line, 'isqno') % 2 === 0 ? ('set' as const) : ('tried' as const),
    };
    return attackerWon
      ? [{ winner: attacker, loser: defender, ...circumstances }]
      : [{ winner: defender, loser: attacker, ...circumstances }];
  });
}

/** Cells of one line of CSV; quotes may enclose commas. */
function cells(line: string): string[] {
  return [...line.matchAll(/("([^"]|"")*"|[^,]*)(,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}
