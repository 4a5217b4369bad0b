import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCases } from '../../apps/vedette/src/rules/case-file.js';

const inTree = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A row of the tables of docs/compliance.md: a doubtful place in a book and the reading of it. */
interface Row {
  readonly tag: string;
  readonly files: readonly string[];
  readonly cases: readonly string[];
}

/** Tags of GITM; those of PATE begin with P. */
const LAND = /^[ANR]-/;
const ROW = /^\| ([A-Z]-\d\d) \|(?:[^|]*\|){2} ([^|]*) \| ([^|]*) \|$/;
const named = (cell: string): string[] =>
  cell === '—' ? [] : cell.split(', ').map((name) => name.replaceAll('`', ''));
const rows: Row[] = readFileSync(inTree('docs/compliance.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const match = ROW.exec(line);
    return match ? [{ tag: match[1]!, files: named(match[2]!), cases: named(match[3]!) }] : [];
  });
const cases = new Map(
  readCases(fileURLToPath(new URL('.', import.meta.url))).map((one) => [one.case.id, one.case]),
);

/** Whether a file speaks of a tag, by itself and not as part of a longer name. */
const cites = (file: string, tag: string): boolean =>
  existsSync(inTree(file)) && new RegExp(`\\b${tag}\\b`).test(readFileSync(inTree(file), 'utf8'));

describe('docs/compliance.md', () => {
  it('has a row of its own for every tag', () => {
    const tags = rows.map(({ tag }) => tag);
    expect(tags.length).toBeGreaterThan(100);
    expect(tags.filter((tag, i) => tags.indexOf(tag) !== i)).toEqual([]);
  });

  it('names only files that are there, of the land books such as cite the tag', () => {
    const wanting = rows.flatMap(({ tag, files }) =>
      files
        .filter((file) => !(LAND.test(tag) ? cites(file, tag) : existsSync(inTree(file))))
        .map((f) => [tag, f]),
    );
    expect(wanting).toEqual([]);
  });

  it('names only cases that are there', () => {
    expect(
      rows.flatMap(({ tag, cases: ids }) => ids.filter((id) => !cases.has(id)).map((id) => [tag, id])),
    ).toEqual([]);
  });

  it('says of every reading of the land books where it is applied and what shows it', () => {
    const land = rows.filter(({ tag }) => LAND.test(tag));
    expect(land.filter(({ files, cases: ids }) => files.length === 0 || ids.length === 0)).toEqual([]);
    const silent = land.flatMap(({ tag, cases: ids }) =>
      ids.filter((id) => !cases.get(id)?.reading?.includes(tag)).map((id) => [tag, id]),
    );
    expect(silent).toEqual([]);
  });

  it('has a row for every reading that a case names', () => {
    const tags = new Set(rows.map(({ tag }) => tag));
    const unknown = [...cases.values()].flatMap(({ id, reading = [] }) =>
      reading.filter((tag) => !tags.has(tag)).map((tag) => [id, tag]),
    );
    expect(unknown).toEqual([]);
  });
});
