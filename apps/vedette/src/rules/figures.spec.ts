import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { booksWithFigures, figuresOf } from '@vedette/rulebooks/figures';
import { figuresText } from './figures.js';

describe('figures of the books', () => {
  it('stand in docs/figures.md as the books have them now', () => {
    const page = fileURLToPath(new URL('../../../../docs/figures.md', import.meta.url));
    expect(readFileSync(page, 'utf8')).toBe(figuresText(booksWithFigures()));
  });

  it('name the rule of each, and give the reason where no source states it', () => {
    const text = figuresText(['gitm-amwol']);
    expect(text).toContain('- `combat.frontSpaces` (9.4): `3000`\n');
    expect(text).toMatch(/^- `combat\.unmovedStrength` \(9\.6\): `[\d.]+`; our figure: formed ranks/m);
  });

  it('tell what has no limit in words', () => {
    expect(figuresText(['gitm-nwol'])).toMatch(
      /^- `combat\.experienceByOdds` \(3\.6\): `.*\{"odds":"no limit","points":1\}\]`/m,
    );
  });

  it.each(booksWithFigures())('of %s each cite a rule or a reading', (book) => {
    const figures = figuresOf(book);
    expect(figures.length).toBeGreaterThan(10);
    for (const { figure } of figures) expect(figure.rule).toMatch(/^(PATE )?(\d+\.\d+|[ANPR]-\d\d)/);
  });
});
