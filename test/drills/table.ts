import type { Finding } from './drill.js';

/** Seconds within which a turn goes on once what was lost is back. */
export const RECOVERS_WITHIN_S = 15;

const COLUMNS = ['drill', 'fate', 'recovery', 'receipts', '503/504', 'told', 'alerts'] as const;

/** The findings as a table for people, and below it what did not hold. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(({ name, fate, recovery, receipts, refused, told, alerts }) => [
    ...[name, fate, recovery === null ? '' : `${recovery.toFixed(1)} s`],
    ...[String(receipts), String(refused), told, alerts === null ? '(no promtool)' : alerts.join(', ')],
  ]);
  const widths = COLUMNS.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd();
  const faults = findings.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
  return [line(COLUMNS), ...rows.map(line), ...faults, ''].join('\n');
}

/** The finding, failed where the turn took longer than it may. */
export function inTime(finding: Finding): Finding {
  const { recovery } = finding;
  if (recovery === null || recovery <= RECOVERS_WITHIN_S) return finding;
  const late = `the turn took ${recovery.toFixed(1)} s, at most ${RECOVERS_WITHIN_S} are allowed`;
  return { ...finding, fate: 'failed', faults: [...finding.faults, late] };
}
