import { describe, expect, it } from '@jest/globals';
import { observed, specimenEvents } from '../specimen/specimen-events.js';
import { explainUnit, unitStory } from './explain-unit.js';

describe("the story of a unit's turn", () => {
  it('answers why it ran, with the rule, the reckoning and the die', () => {
    expect(explainUnit(specimenEvents(), 'US1IN')).toBe(
      [
        'Orders',
        '  US1IN had orders from taylor: marches G6-V6. [GITM AMWOL 6.1]',
        '',
        'Supply',
        '  US1IN ate carried supplies (carries 0, ammunition 5). [GITM AMWOL 10.7]',
        '',
        'Tactical movement 3',
        '  US1IN lost 12% in the firing and ran in rout. [GITM AMWOL 9.8]',
        '    Why: losses: retreat 20, rout 10.',
        '    Why: chance of retreat 20%, of rout 10%.',
        '    Die: rout of US1IN in the firing: chance 10%, 0.031 fell, so yes.',
        '',
      ].join('\n'),
    );
  });

  it('finds a unit wherever the data mention it', () => {
    const weighed = observed({
      type: 'SegmentWeighed',
      data: {
        tactical: '3-4',
        segment: 'firing',
        side: 'attackers',
        units: [
          { unit: 'US1IN', men: 10, strength: 10, factors: {} },
          { unit: 'US2IN', men: 20, strength: 20, factors: {} },
        ],
        factors: {},
        strength: 30,
        inflicted: 3,
      },
    });
    const [line] = unitStory([weighed], 'US2IN');
    expect(line!.reasons).toEqual(['US2IN: 20 men weighed 20']);
    expect(unitStory([weighed], 'US20IN')).toEqual([]);
  });

  it('says so when nothing is known', () => {
    expect(explainUnit(specimenEvents(), 'MX99IN')).toBe('Nothing is known of MX99IN in this turn.\n');
  });
});
