import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent } from '@vedette/observation';
import { unitNews } from './unit-news.js';

const event = (type: string, phase: string, data: object, square = 'J9-V4'): ObservedEvent =>
  ({ turn: 2, phase, type, rule: 'gitm-amwol 9.9', degree: 'partial', square, data }) as ObservedEvent;
const battle = event('BattleOpened', 'tactical-3', {
  tactical: '13-8',
  attackers: { states: ['US'], units: ['US8IN'] },
  defenders: { states: ['MX'], units: ['MX10IN', 'MX1LC', 'MX2LC'] },
});
const brief = (...members: ObservedEvent[][]) =>
  unitNews(members.map((seen, i) => ({ player: `p${i}`, seen }))).map(({ unit, square, tactical, ran, by }) =>
    [unit, square, tactical ?? '-', ran ?? '-', by.join('+')].join(' '),
  );

describe('where a turn’s report last had units by name', () => {
  it('is the last event that names them', () => {
    const fellBack = event('UnitFellBack', 'tactical-3', { unit: 'MX10IN', from: '13-8', to: '13-9' });
    const routed = event('UnitRouted', 'tactical-3', { unit: 'MX1LC', from: '13-8', direction: 'west' });
    expect(brief([battle, fellBack, routed])).toEqual([
      'MX10IN J9-V4 13-9 - p0',
      'MX1LC J9-V4 - west p0',
      'MX2LC J9-V4 13-8 - p0',
      'US8IN J9-V4 13-8 - p0',
    ]);
  });

  it('is of the latest phase, whoever saw it, and of all who saw that', () => {
    const later = event('UnitRetreated', 'tactical-4', { unit: 'MX2LC', from: '13-8', to: '11-8' });
    const told = brief([battle], [battle, later], [later]);
    expect(told).toContain('MX2LC J9-V4 11-8 - p1+p2');
    expect(told).toContain('MX10IN J9-V4 13-8 - p0+p1');
  });

  it('is the square of arrival for who saw that alone', () => {
    const end = event('UnitRouted', 'tactical-3', { unit: 'MX1LC', to: 'J8-V4', tactical: '14-8' }, 'J8-V4');
    expect(brief([end])).toEqual(['MX1LC J8-V4 14-8 - p0']);
  });
});
