import type { PositionDocument } from './position.schema.js';

type Row = readonly (string | number | null | undefined)[];

/**
 * A position as plain text: every unit, ship, city and port with its id as edits name it, by state and place. Columns are as wide as
 * what stands in them.
 */
export function listPosition(position: PositionDocument, moment: string): string {
  const { units, ships = [], cities = [], ports = [] } = position;
  return [
    `Position of ${moment} (season: ${position.season ?? 'campaign'})`,
    ...table(
      `Units (${units.length})`,
      ['unit', 'square', 'tactical', 'men', 'morale', 'fatigue', 'status', 'commander', 'deputy', 'aboard'],
      units.map((unit) => [
        ...[unit.id, unit.square, unit.tactical, unit.strength, unit.morale, unit.fatigue, unit.status],
        ...[unit.commander, unit.deputy, (unit as { readonly aboard?: string }).aboard],
      ]),
    ),
    ...table(
      `Ships (${ships.length})`,
      ['ship', 'at', 'crew', 'hull', 'rigging', 'morale', 'status', 'commander', 'deputy'],
      (ships as readonly Readonly<Record<string, unknown>>[]).map((ship) =>
        ['id', 'at', 'crew', 'hull', 'rigging', 'morale', 'status', 'commander', 'deputy'].map((field) =>
          inCell(ship[field]),
        ),
      ),
    ),
    ...table(
      `Cities (${cities.length})`,
      ['city', 'square', 'state', 'level', 'supplies', 'fort'],
      cities.map(({ name, square, state, level, supplies, fort }) => [
        ...[name, square, state, level, supplies],
        fort ? `level ${fort.level}` : '',
      ]),
    ),
    ...table(
      `Ports (${ports.length})`,
      ['port', 'square', 'sea', 'state', 'batteries'],
      (ports as readonly Readonly<Record<string, unknown>>[]).map((port) =>
        ['name', 'square', 'sea', 'state', 'batteries'].map((field) => inCell(port[field])),
      ),
    ),
    '',
  ].join('\n');
}

function inCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function table(title: string, head: readonly string[], rows: readonly Row[]): string[] {
  if (rows.length === 0) return ['', title];
  const cells = [head, ...rows.map((row) => row.map(inCell)).sort(byCells)];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return ['', title, ...lines.map((line) => `  ${line}`)];
}

/** By the first cell, numbers in it by their size: US2IN stands before US10IN. */
function byCells([one = '']: readonly string[], [other = '']: readonly string[]): number {
  const [ours, theirs] = [one, other].map((cell) => cell.split(/(\d+)/)) as [string[], string[]];
  for (const [at, part] of ours.entries()) {
    const against = theirs[at] ?? '';
    if (part === against) continue;
    // Every second part is a run of digits.
    const difference = at % 2 === 1 ? Number(part) - Number(against) : 0;
    return difference || (part < against ? -1 : 1);
  }
  return ours.length - theirs.length;
}
