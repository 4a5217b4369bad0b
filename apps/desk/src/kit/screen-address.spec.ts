import { describe, expect, it } from '@jest/globals';
import { addressOf, SCREENS, shownAt } from './screen-address.js';

describe('an address of the desk', () => {
  it.each(SCREENS)('of the screen %s leads back to it', (screen) => {
    const { pathname } = new URL(addressOf('amwol-1846', screen, { seat: 'taylor' }), 'http://house');
    expect(shownAt(pathname)).toEqual({ kind: 'campaign', campaign: 'amwol-1846', screen });
  });

  it('says whose seat it is and for whom it is played, and nothing else of where one was', () => {
    const whose = { seat: 'twiggs', for: 'taylor', part: 'sums', at: 'J9-V4' };
    expect(addressOf('amwol-1846', 'map', whose)).toBe('/desk/c/amwol-1846/map?seat=twiggs&for=taylor');
    expect(addressOf('amwol-1846', 'evening')).toBe('/desk/c/amwol-1846');
  });

  it('of a report has its turn, and no other screen has one', () => {
    const address = addressOf('amwol-1846', 'report', { seat: 'taylor' }, 3);
    expect(address).toBe('/desk/c/amwol-1846/report/3?seat=taylor');
    expect(shownAt('/desk/c/amwol-1846/report/3')).toEqual({
      ...{ kind: 'campaign', campaign: 'amwol-1846', screen: 'report', turn: 3 },
    });
    expect(shownAt('/desk/c/amwol-1846/map/3')).toEqual({ kind: 'nothing' });
    expect(shownAt('/desk/c/amwol-1846/report/x')).toEqual({ kind: 'nothing' });
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
