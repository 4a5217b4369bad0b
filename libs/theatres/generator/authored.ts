import { readFileSync } from 'node:fs';
import type { Frame } from './frame.js';
import type { Waypoint } from './raster/line.js';

/** One record of an authored list: fields between bars, with the line it began on for error messages. */
export interface AuthoredRecord {
  readonly fields: readonly string[];
  readonly where: string;
}

/**
 * Reads an authored list. A record is a line of fields between `|`; indented lines continue the record above; `#`
 * begins a remark. Everything the maps are made of besides the rasters stands in such lists.
 */
export function readList(theatre: string, list: string): AuthoredRecord[] {
  const path = new URL(`authored/${theatre}/${list}.txt`, import.meta.url);
  const records: { text: string; line: number }[] = [];
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((raw, i) => {
      const text = raw.replace(/#.*$/, '').trimEnd();
      if (text.trim() === '') return;
      const last = records[records.length - 1];
      if (/^\s/.test(text) && last) last.text += ` ${text.trim()}`;
      else records.push({ text, line: i + 1 });
    });
  return records.map(({ text, line }) => ({
    fields: text.split('|').map((field) => field.trim()),
    where: `${theatre}/${list}.txt:${line}`,
  }));
}

/** A list of the continent a theatre lies on, if it shares one, followed by the theatre's own. */
export function readLists(frame: Frame, list: string): AuthoredRecord[] {
  const common = frame.continent === null ? [] : readList(frame.continent, list);
  return [...common, ...readList(frame.id, list)];
}

/** The field at `index`; throws, naming the line, when the record is too short. */
export function field(record: AuthoredRecord, index: number): string {
  const value = record.fields[index];
  if (value === undefined) throw new Error(`${record.where}: field ${index + 1} is missing.`);
  return value;
}

/** A field that must be a number. */
export function numberField(record: AuthoredRecord, index: number): number {
  const value = Number(field(record, index));
  if (field(record, index) === '' || !Number.isFinite(value))
    throw new Error(`${record.where}: field ${index + 1} is '${field(record, index)}', expected a number.`);
  return value;
}

/** Places an authored line may name instead of giving coordinates. */
export type Gazetteer = ReadonlyMap<string, Waypoint>;

/**
 * Reads a chain of waypoints between `>`: `Laredo` (from the gazetteer), `27.50,-99.51`, or `Laredo 27.50,-99.51`;
 * latitude first, degrees, west negative.
 */
export function readWaypoints(record: AuthoredRecord, index: number, gazetteer: Gazetteer): Waypoint[] {
  return field(record, index)
    .split('>')
    .map((part) => {
      const match = /^(.*?)\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/.exec(part.trim());
      if (match) return { name: match[1] || null, lat: Number(match[2]), lon: Number(match[3]) };
      const known = gazetteer.get(part.trim());
      if (!known)
        throw new Error(`${record.where}: '${part.trim()}' is neither coordinates nor a city of the list.`);
      return known;
    });
}
