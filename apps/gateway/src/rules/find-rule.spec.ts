import { describe, expect, it } from '@jest/globals';
import { BATTLE_RULEBOOK, BATTLE_RULES } from '@vedette/battle';
import { CATALOGUE } from '@vedette/rulebooks/catalogue';
import { findRule } from './find-rule.js';

describe('a rule that is cited', () => {
  it('is told of the book of battles as well, a paragraph of a table under the table’s own title', () => {
    expect(findRule(BATTLE_RULEBOOK, 'G-01')).toMatchObject({ number: 'G-01', title: 'Sequence of play' });
    const table = findRule(BATTLE_RULEBOOK, 'P-08');
    expect(findRule(BATTLE_RULEBOOK, 'P-08.4')).toEqual({ ...table, number: 'P-08.4' });
  });

  it('is there for whatever any book can cite', () => {
    for (const rule of BATTLE_RULES) expect(findRule(BATTLE_RULEBOOK, rule).title).not.toBe('');
    for (const { book, number } of CATALOGUE) expect(findRule(book, number).title).not.toBe('');
  });

  it('has the figures that cite it or one of its readings, and the reason of those that are ours', () => {
    const { figures } = findRule('gitm-amwol', '7.1');
    expect(figures).toContainEqual({ name: 'movement.marchFatigueLimit', value: '18', ours: null });
    expect(figures).toContainEqual({
      name: 'movement.costlyGroundAdds',
      value: '1',
      ours: expect.stringContaining('the book gives 2'),
    });
    expect(findRule('gitm-amwol', '7.10').figures.map(({ name }) => name)).not.toContain(
      'movement.marchFatigueLimit',
    );
  });

  it('has the cases that prove it, a paragraph of a table those of the table', () => {
    expect(findRule('gitm-amwol', '7.5').cases).toContainEqual({
      id: '7.5.02',
      kind: expect.stringMatching(/^(positive|negative|boundary)$/),
      shows: expect.any(String),
    });
    const { cases } = findRule(BATTLE_RULEBOOK, 'P-08.4');
    expect(cases.map(({ id }) => id)).toContain('P-08.01');
    expect(findRule(BATTLE_RULEBOOK, 'P-08').cases).toEqual(cases);
  });

  it.each([
    [BATTLE_RULEBOOK, 'G-999'],
    [BATTLE_RULEBOOK, 'toString'],
    [BATTLE_RULEBOOK, ''],
    ['gitm-amwol', 'G-01'],
    ['nobody', '1.1'],
  ])('is refused where there is none: %s %s', (book, number) => {
    expect(() => findRule(book, number)).toThrow(
      expect.objectContaining({ code: 'rule-not-found', status: 404 }),
    );
  });
});
