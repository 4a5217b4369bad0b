import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvOf } from './csv.js';
import { textTable } from './text-table.js';

/** Reads CSV by RFC 4180. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let match = field.exec(csv); match; match = field.exec(csv)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2]!);
    if (match[3] === '\r\n') rows.push(row.splice(0));
    if (field.lastIndex === csv.length) break;
  }
  return rows;
}

describe('a table as CSV', () => {
  it('is read back as it was, whatever stands in it, but for text a spreadsheet would run', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 5 }), (rows) => {
        const back = read(csvOf(['a', 'b'], rows));
        expect(back.slice(1).map((row) => row.map((text) => text.replace(/^'/, '')))).toEqual(
          rows.map((row) => row.map((value) => String(value ?? '').replace(/^'/, ''))),
        );
      }),
    );
  });

  it.each(['=1+1', '+49', '-SUM(A1)', '@cmd', '\t=1', '\r=1', ' =HYPERLINK("x")', '＝1'])(
    'has no formula: %j',
    (text) => {
      const [[cell] = []] = read(csvOf([text], []));
      expect(cell).toBe(`'${text}`);
    },
  );

  it('leaves numbers numbers, and ends every line with CR LF', () => {
    expect(
      csvOf(
        ['n', 'text'],
        [
          [-4, '-4.5'],
          [0, 'Ringgold, horse artillery'],
        ],
      ),
    ).toBe('n,text\r\n-4,-4.5\r\n0,"Ringgold, horse artillery"\r\n');
  });
});

describe('a table as text', () => {
  it('sets numbers to the right, leaves out empty columns, and keeps names on their line', () => {
    expect(
      textTable(
        'Ships',
        ['ship', 'none', 'crew'],
        [
          ['US1\nFR', null, 250],
          ['US10SL', '', 7],
        ],
      ),
    ).toBe('Ships\n\nship    crew\nUS1 FR   250\nUS10SL     7\n');
    expect(textTable('Ships', ['ship'], [])).toBe('Ships\n\nNone.\n');
  });
});
