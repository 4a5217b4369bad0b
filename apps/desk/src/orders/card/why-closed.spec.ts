import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FluentResource } from '@fluent/bundle';
import { CLOSING_REASONS } from '@vedette/order-rules';
import { whyClosed } from './why-closed.js';

const namesIn = (language: 'en' | 'de'): string[] =>
  new FluentResource(
    readFileSync(new URL(`../../words/orders-${language}.ftl`, import.meta.url), 'utf8'),
  ).body.map(({ id }) => id);

describe('why a section is closed', () => {
  it.each(['en', 'de'] as const)('has words for each reason there is: %s', (language) => {
    const said = namesIn(language).filter((name) => name.startsWith('closed-'));
    expect(said.sort()).toEqual(CLOSING_REASONS.map((code) => `closed-${code}`).sort());
  });

  it('is told as the referee says it where the desk has no words for it', () => {
    const why = { ...{ severity: 'warning', code: 'unheard-of', rule: 'gitm-amwol 6.3', field: '/rail' } };
    expect(whyClosed({ kind: 'land', unit: 'US1IN' }, { ...why, message: 'nobody knows' } as never)).toBe(
      'nobody knows',
    );
  });
});
