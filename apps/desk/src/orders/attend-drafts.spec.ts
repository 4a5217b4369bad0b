import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '@vedette/testing';
import { forgetDesk } from '../graph/seat-desk.js';
import type { Evening } from '../seat/campaign.js';
import { drafts, leftBehind } from '../seat/composing.js';
import { closeCampaign, evening } from '../seat/open-campaign.js';
import { me } from '../session/session.js';
import { attendDrafts } from './attend-drafts.js';

const draft = { key: 'US3IN', order: { kind: 'land', unit: 'US3IN' }, kept: true };
const inTurn = (turn: number): Evening => ({ clock: { turn } }) as Evening;

describe('drafts of a seat whose campaign is opened', () => {
  let asked: string[];
  let end: () => void;
  /** A house that keeps one draft of turn 2, and takes whatever it is to keep instead. */
  beforeEach(() => {
    asked = [];
    Object.assign(globalThis, {
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      localStorage: { getItem: () => null },
    });
    jest.spyOn(globalThis, 'fetch').mockImplementation((path, sent) => {
      asked.push(`${sent?.method} ${String(path)}`);
      return Promise.resolve(Response.json({ tag: '1', document: { orders: { turn: 2, drafts: [draft] } } }));
    });
    me.value = { account: 'taylor', operator: false, campaigns: [] };
    closeCampaign();
    forgetDesk();
    end = attendDrafts({ campaign: 'amwol', player: 'taylor' });
  });
  afterEach(() => {
    end();
    jest.restoreAllMocks();
  });

  it('come back as soon as it is known which turn is open, and no sooner', async () => {
    expect(asked).toEqual([]);
    evening.value = inTurn(2);
    await until(() => drafts.value.size === 1, 'the draft is there');
    expect([...drafts.value.values()]).toEqual([draft]);
    // The clock is told anew ever so often: what is kept is asked for once.
    evening.value = inTurn(2);
    expect(asked).toEqual(['GET /campaigns/amwol/desk']);
  });

  it('are no drafts once their turn is over, whether it was when they came back or is since', async () => {
    evening.value = inTurn(3);
    await until(() => leftBehind.value !== null, 'they are told of as left behind');
    expect(drafts.value.size).toBe(0);
    drafts.value = new Map([['US3IN', draft]]);
    evening.value = inTurn(4);
    expect(drafts.value.size).toBe(0);
    expect(leftBehind.value).toEqual({ turn: 3, drafts: [draft] });
  });

  it('are asked for again when the campaign is closed and opened', async () => {
    evening.value = inTurn(2);
    await until(() => drafts.value.size === 1, 'the draft is there');
    closeCampaign();
    expect(drafts.value.size).toBe(0);
    evening.value = inTurn(2);
    await until(() => drafts.value.size === 1, 'the draft is there again');
    expect(asked).toEqual(['GET /campaigns/amwol/desk', 'GET /campaigns/amwol/desk']);
  });
});
