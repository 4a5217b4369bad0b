import { field, numberField, readList, type AuthoredRecord } from '../authored.js';
import type { Frame } from '../frame.js';

/** Chance of a storm under light, moderate and heavy winds (PATE AMWOL 8.1). */
const STORMS = [0.02, 0.05, 0.1] as const;

/** A sea area as the products carry it. */
export interface SeaRecord {
  readonly code: string;
  readonly name: string;
  readonly map: string;
  readonly neighbours: Readonly<Record<'N' | 'E' | 'S' | 'W', readonly string[]>>;
  readonly tacticalAreas: number;
  readonly windChances: Readonly<Record<'north' | 'east' | 'south' | 'west', number>>;
  readonly strengthChances: Readonly<Record<'light' | 'moderate' | 'heavy', number>>;
  readonly stormChance: number;
  readonly landTo: readonly string[];
}

/**
 * Sea areas of `seas.txt`: `code | name | map | tactical areas | N: | E: | S: | W: neighbours | wind N/E/S/W percent |
 * light/moderate/heavy percent | sides with land`. Percentages of a row must add to 100.
 */
export function readSeas(frame: Frame): SeaRecord[] {
  return readList(frame.id, 'seas').map((record) => {
    const [north, east, south, west] = shares(record, 8, 4) as [number, number, number, number];
    const [light, moderate, heavy] = shares(record, 9, 3) as [number, number, number];
    return {
      code: field(record, 0),
      name: field(record, 1),
      map: field(record, 2),
      neighbours: { N: codes(record, 4), E: codes(record, 5), S: codes(record, 6), W: codes(record, 7) },
      tacticalAreas: numberField(record, 3),
      windChances: { north, east, south, west },
      strengthChances: { light, moderate, heavy },
      stormChance: Math.round((light * STORMS[0] + moderate * STORMS[1] + heavy * STORMS[2]) * 10000) / 10000,
      landTo: field(record, 10)
        .split('')
        .filter((side) => 'NESW'.includes(side)),
    };
  });
}

function codes(record: AuthoredRecord, index: number): string[] {
  return field(record, index)
    .split(/\s+/)
    .filter((code) => code !== '' && code !== '-');
}

function shares(record: AuthoredRecord, index: number, count: number): number[] {
  const parts = field(record, index).split('/').map(Number);
  const sum = parts.reduce((total, part) => total + part, 0);
  if (parts.length !== count || sum !== 100)
    throw new Error(
      `${record.where}: '${field(record, index)}' must be ${count} percentages that add to 100.`,
    );
  return parts.map((part) => part / 100);
}
