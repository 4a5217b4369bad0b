import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { PHONE } from './phone.js';

describe('a page of a phone', () => {
  it('is one to the scripts where it is one to the style', () => {
    const style = readFileSync(new URL('../style/phone.css', import.meta.url), 'utf8');
    expect(style.match(/@media [^{]*/g)).toEqual([`@media screen and ${PHONE} `]);
  });
});
