import { describe, expect, it } from '@jest/globals';
import { Colleagues, SILENT_MS } from './colleagues.js';

const CAMPAIGNS = Array.from({ length: 200 }, (_, i) => `c${i}`);
const there = (conductor: string, overdue = 0) => ({
  conductor,
  goes: false,
  findings: { overdue, waiting: {}, failing: 0 },
});

describe('the conductors that share the campaigns', () => {
  /** Two that hear each other, and the time of both. */
  const two = () => {
    const time = { now: 1_000 };
    const [a, b] = ['a', 'b'].map((name) => new Colleagues(name, () => time.now)) as [Colleagues, Colleagues];
    a.hear(there('b'));
    b.hear(there('a'));
    return { a, b, time };
  };

  it('are one that looks after all, while it hears nobody but itself', () => {
    const alone = new Colleagues('a');
    alone.hear(there('a'));
    expect(alone.alive()).toEqual(['a']);
    expect(CAMPAIGNS.every((campaign) => alone.looksAfter(campaign))).toBe(true);
  });

  it('look after each campaign one of them', () => {
    const { a, b } = two();
    for (const campaign of CAMPAIGNS) expect(a.looksAfter(campaign)).not.toBe(b.looksAfter(campaign));
    expect(CAMPAIGNS.some((campaign) => a.looksAfter(campaign))).toBe(true);
  });

  it('are replaced when they have been silent, and take up their share when they are heard again', () => {
    const { a, time } = two();
    time.now += SILENT_MS;
    expect(a.alive()).toEqual(['a', 'b']);
    time.now += 1;
    expect(a.alive()).toEqual(['a']);
    a.hear(there('b'));
    expect(a.alive()).toEqual(['a', 'b']);
  });

  it('are replaced at once when they say that they go', () => {
    const { a } = two();
    a.hear({ ...there('b'), goes: true });
    expect(CAMPAIGNS.every((campaign) => a.looksAfter(campaign))).toBe(true);
  });

  it('know what each other found, as long as they are alive', () => {
    const { a, time } = two();
    a.hear(there('b', 30));
    a.hear(there('c', 70));
    expect(a.findings().map(({ overdue }) => overdue)).toEqual([30, 70]);
    time.now += SILENT_MS + 1;
    expect(a.findings()).toEqual([]);
  });
});
