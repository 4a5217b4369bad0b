import { describe, expect, it } from '@jest/globals';
import { addressOf, SCREENS, shownAt } from './screen-address.js';

describe('an address of the desk', () => {
  it.each(SCREENS)('of the screen %s leads back to it', (screen) => {
    const { pathname } = new URL(addressOf('amwol-1846', screen, 'taylor'), 'http://house');
    expect(shownAt(pathname)).toEqual({ kind: 'campaign', campaign: 'amwol-1846', screen });
  });

  it("without a campaign is home, or one's own page", () => {
    expect(shownAt('/desk/')).toEqual({ kind: 'home' });
    expect(shownAt('/desk/me')).toEqual({ kind: 'me' });
  });

  it.each(['/desk/c/', '/desk/c/UPPER', '/desk/c/mexico/nowhere', '/desk/other', '/campaigns/x'])(
    '%s shows nothing',
    (path) => expect(shownAt(path)).toEqual({ kind: 'nothing' }),
  );
});
