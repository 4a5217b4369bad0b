import { ours } from '@vedette/record';

/** A column of the Shock Table: odds as attacker to defender, and its shift (P-11.7). */
export interface OddsColumn {
  readonly attack: number;
  readonly defence: number;
  readonly name: string;
  readonly shift: number;
}

const WHY = 'the Shock Table of the boxed game is not to be had; tried by simulation (P-40)';

/** Columns of odds, the worst for the attacker first. */
export const ODDS = ours<readonly OddsColumn[]>(
  [
    { attack: 1, defence: 3, name: '1:3', shift: -4 },
    { attack: 1, defence: 2, name: '1:2', shift: -2 },
    { attack: 2, defence: 3, name: '2:3', shift: -1 },
    { attack: 1, defence: 1, name: '1:1', shift: 0 },
    { attack: 3, defence: 2, name: '3:2', shift: 1 },
    { attack: 2, defence: 1, name: '2:1', shift: 2 },
    { attack: 3, defence: 1, name: '3:1', shift: 4 },
    { attack: 4, defence: 1, name: '4:1', shift: 5 },
    { attack: 5, defence: 1, name: '5:1', shift: 6 },
  ],
  'P-11.7',
  WHY,
);

/** What one side suffers in a shock. */
export interface ShockFate {
  readonly lose: number;
  /** Of those lost, men taken prisoner. */
  readonly prisoners: number;
  readonly retreat: number;
  readonly rout: boolean;
  readonly disordered: boolean;
  /** Checks for disorder instead. */
  readonly check: boolean;
}

const NOTHING: ShockFate = {
  lose: 0,
  prisoners: 0,
  retreat: 0,
  rout: false,
  disordered: false,
  check: false,
};
const fate = (changed: Partial<ShockFate>): ShockFate => ({ ...NOTHING, ...changed });

export interface ShockRow {
  /** Least S of the row. */
  readonly least: number;
  readonly name: string;
  readonly attacker: ShockFate;
  readonly defender: ShockFate;
}

/** Rows of the Shock Table, the worst for the attacker first. */
export const SHOCK_ROWS = ours<readonly ShockRow[]>(
  [
    {
      least: Number.NEGATIVE_INFINITY,
      name: '-1',
      attacker: fate({ lose: 2, rout: true }),
      defender: NOTHING,
    },
    { least: 0, name: '0-1', attacker: fate({ lose: 2, retreat: 2, disordered: true }), defender: NOTHING },
    { least: 2, name: '2-3', attacker: fate({ lose: 1, retreat: 1, disordered: true }), defender: NOTHING },
    {
      least: 4,
      name: '4-5',
      attacker: fate({ lose: 1, retreat: 1, disordered: true }),
      defender: fate({ lose: 1, check: true }),
    },
    {
      least: 6,
      name: '6-7',
      attacker: fate({ lose: 1, check: true }),
      defender: fate({ lose: 1, retreat: 1, disordered: true }),
    },
    { least: 8, name: '8-9', attacker: NOTHING, defender: fate({ lose: 1, retreat: 2, disordered: true }) },
    {
      least: 10,
      name: '10-11',
      attacker: NOTHING,
      defender: fate({ lose: 2, retreat: 3, disordered: true }),
    },
    { least: 12, name: '12-13', attacker: NOTHING, defender: fate({ lose: 2, rout: true }) },
    { least: 14, name: '14', attacker: NOTHING, defender: fate({ lose: 3, prisoners: 2, rout: true }) },
  ],
  'P-11.7',
  WHY,
);

/**
 * The column of two strengths: rounded in the defender's favour down to the next, in that of a bayonet charge up to it (P-11.6). Beyond
 * the outer columns those count.
 */
export function oddsColumn(attack: number, defence: number, forAttacker: boolean): OddsColumn {
  const columns = ODDS.value;
  const reaches = (column: OddsColumn) => attack * column.defence >= column.attack * defence;
  const down = columns.findLast(reaches) ?? columns[0]!;
  if (!forAttacker) return down;
  return columns.find((column) => attack * column.defence <= column.attack * defence) ?? columns.at(-1)!;
}

/** The row of S (P-11.7). */
export function shockRow(total: number): ShockRow {
  return SHOCK_ROWS.value.findLast(({ least }) => total >= least)!;
}
