import { describe, expect, it } from '@jest/globals';
import { errandIn } from './errand.js';

describe('what a link was sent for', () => {
  it.each([
    ['#/invitation/vdi_abcdefghijk', { kind: 'invitation', code: 'vdi_abcdefghijk' }],
    ['#/reset/vdr_abcdefghijk', { kind: 'reset', code: 'vdr_abcdefghijk' }],
    ['#/email/vde_abcdefghijk', { kind: 'email', code: 'vde_abcdefghijk' }],
    ['#/start/vds_abcdefghijk', { kind: 'start', code: 'vds_abcdefghijk' }],
    ['#/campaigns/amwol-1846', { kind: 'campaigns', campaign: 'amwol-1846' }],
  ])('%s is read', (hash, expected) => expect(errandIn(hash)).toEqual(expected));

  it.each(['', '#', '#main', '#/invitation/', '#/start/<script>', '#/campaigns/A B', '#/other/abcdefghijk'])(
    '"%s" is nothing',
    (hash) => expect(errandIn(hash)).toBeNull(),
  );
});
