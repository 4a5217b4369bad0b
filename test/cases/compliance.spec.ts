import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { READINGS, ruleOf } from '@vedette/rulebooks/catalogue';
import { readCases } from '../../apps/vedette/src/rules/case-file.js';

const inTree = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A row of the tables of docs/compliance.md: a doubtful place in a book and the reading of it. */
interface Row {
  readonly tag: string;
  readonly text: string;
  readonly files: readonly string[];
  readonly cases: readonly string[];
}

/** Tags of what a minister's staff believes, which no turn decides: the specs of that room show it. */
const DESK = /^M-/;
/** Where two ports of one war lie, and that a kind of ship is not in it: a theatre and a table say so, and no rule. */
const DECIDES_NOTHING = ['P-01', 'P-51'];
const ROW = /^\| ([A-Z]-\d\d) \|[^|]*\| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/;
const named = (cell: string): string[] =>
  cell === '—' ? [] : cell.split(', ').map((name) => name.replaceAll('`', ''));
const rows: Row[] = readFileSync(inTree('docs/compliance.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const match = ROW.exec(line);
    return match
      ? [{ tag: match[1]!, text: match[2]!, files: named(match[3]!), cases: named(match[4]!) }]
      : [];
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

  it('says what readers of a rule are told of its readings', () => {
    expect(READINGS.map(({ tag, text }) => [tag, text]).sort()).toEqual(
      rows.map(({ tag, text }) => [tag, text]).sort(),
    );
  });

  it('has readings of rules there are', () => {
    const strange = READINGS.flatMap(({ tag, rules }) =>
      rules.filter((rule) => !ruleOf(rule)).map((rule) => [tag, rule]),
    );
    expect(strange).toEqual([]);
    expect(READINGS.filter(({ rules }) => rules.length === 0)).toEqual([]);
  });

  it('names only files that are there and cite the tag', () => {
    const wanting = rows.flatMap(({ tag, files }) =>
      files.filter((file) => !cites(file, tag)).map((file) => [tag, file]),
    );
    expect(wanting).toEqual([]);
  });

  it('names only cases that are there', () => {
    expect(
      rows.flatMap(({ tag, cases: ids }) => ids.filter((id) => !cases.has(id)).map((id) => [tag, id])),
    ).toEqual([]);
  });

  it('says of every reading where it is applied', () => {
    expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
  });

  it('says of every reading what shows it, but of those by which nothing is decided', () => {
    const unshown = rows.filter(({ tag, cases: ids }) => !DESK.test(tag) && ids.length === 0);
    expect(unshown.map(({ tag }) => tag)).toEqual(DECIDES_NOTHING);
    const silent = rows.flatMap(({ tag, cases: ids }) =>
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
