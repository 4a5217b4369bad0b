import { describe, expect, it } from '@jest/globals';
import type { Draft } from '../seat/composing.js';
import { turnedOver } from './turned-over.js';

const draft = (key: string, more: Partial<Draft> = {}): Draft => ({
  ...{ key, order: { kind: 'land', unit: key.split('@')[0] }, kept: false },
  ...more,
});
const now = draft('US3IN');
const next = draft('US4IN@3', { turn: 3, standing: true });
const later = draft('US5IN@5', { turn: 5 });

describe('drafts', () => {
  it('are what they were while their turn is open', () => {
    expect(turnedOver([now, next], 2, 2)).toEqual({ open: [now, next], late: [] });
  });

  it('of a turn that is over are meant for no other; those for turns ahead go on', () => {
    const { open, late } = turnedOver([now, later], 2, 3);
    expect([open, late]).toEqual([[later], [now]]);
  });

  it('for a turn that has come are drafts of their pieces, which are not sent before somebody sends them', () => {
    expect(turnedOver([next], 2, 3)).toEqual({
      open: [draft('US4IN', { order: next.order, standing: true, kept: true })],
      late: [],
    });
  });

  it('for a turn that went by while nobody looked are late like all others', () => {
    expect(turnedOver([next, later], 2, 4)).toEqual({ open: [later], late: [next] });
  });

  it('of a turn that was rolled back are late too', () => {
    expect(turnedOver([draft('US3IN')], 3, 2).late).toHaveLength(1);
  });
});
