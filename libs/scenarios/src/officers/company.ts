import { type UnitStatusReport } from '@vedette/campaign';
import type { Chart } from './chart.js';

/** Units of one officer that stand in one strategic square. */
export interface Company {
  readonly square: number;
  /** Units that fight, by id. */
  readonly fighting: readonly UnitStatusReport[];
  readonly headquarters: readonly UnitStatusReport[];
}

/** The active units an officer commands, by square; ids in order. Units he only deputises are their commanders' business. */
export function companies(chart: Chart): Company[] {
  const bySquare = new Map<number, UnitStatusReport[]>();
  for (const unit of chart.report.units) {
    if (unit.role !== 'commander' || unit.status !== 'active' || unit.square === null) continue;
    const square = chart.grid.indexOf(unit.square);
    if (square < 0) continue;
    const list = bySquare.get(square);
    if (list) list.push(unit);
    else bySquare.set(square, [unit]);
  }
  return [...bySquare]
    .sort(([a], [b]) => a - b)
    .map(([square, units]) => ({
      square,
      fighting: units.filter((unit) => chart.kindOf(unit).role.fights),
      headquarters: units.filter((unit) => !chart.kindOf(unit).role.fights),
    }));
}
