import { describe, expect, it } from '@jest/globals';
import { unitsTable } from '../../html/status-html.js';
import { SPECIMEN_HEADING } from '../../specimen/specimen-heading.js';
import { unitStatus } from '../../specimen/specimen-land.js';
import { unitSheet } from './unit-words.js';

const LINES = [
  { supplied: true, supplySource: 'Fort Brown', communications: true, communicationsSource: 'US1AQ' },
  { supplied: true, supplySource: null, communications: true, communicationsSource: null },
  { supplied: false, supplySource: null, communications: false, communicationsSource: null },
];

describe('lines of supply and communications in words (GITM AMWOL 10.11)', () => {
  it.each(LINES)('are the same at a glance and in full: %j', (lines) => {
    const unit = unitStatus('US5LC', lines);
    const facts = unitSheet(unit, SPECIMEN_HEADING).lines.flat();
    const told = ['Supply', 'Communications'].map(
      (label) => facts.find((fact) => fact.label === label)!.value,
    );
    const cells = [...unitsTable([unit], new Set()).matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text);
    expect(cells.slice(-2)).toEqual(told);
  });

  it('need no source for troops that are fed without one, and name one that is out of reach', () => {
    const words = (more: object) =>
      unitSheet(unitStatus('US5LC', more), SPECIMEN_HEADING)
        .lines.flat()
        .filter(({ label }) => label === 'Supply')
        .map(({ value }) => value);
    expect(words(LINES[1]!)).toEqual(['needs none']);
    expect(words({ supplied: false, supplySource: 'Matamoros' })).toEqual(['none (Matamoros out of reach)']);
  });
});
