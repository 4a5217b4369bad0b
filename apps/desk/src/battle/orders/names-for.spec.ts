import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closeBattle, toldBattle } from '../../seat/battle.js';
import { namesFor } from './names-for.js';

const view = {
  leaders: [
    { id: 'heth', status: 'fit' },
    { id: 'archer', status: 'captured' },
  ],
  commands: [{ id: 'davis' }],
  units: [{ id: 'cs-13al' }],
  arrivals: [
    { id: 'heth', arrived: true },
    { id: 'pettigrew', arrived: false },
  ],
};

describe('names that are proposed for a field', () => {
  beforeEach(() => void (toldBattle.value = { turn: 1, report: null, view: view as never }));
  afterEach(closeBattle);

  it.each([
    ['spend', ['heth']],
    ['to', ['davis']],
    ['units', ['cs-13al']],
    ['group', ['pettigrew']],
    ['hex', []],
  ])('%s: those of one’s own that can be named there', (field, names) => {
    expect(namesFor(field)).toEqual(names);
  });

  it('are none before anything was told', () => {
    closeBattle();
    expect(namesFor('unit')).toEqual([]);
  });
});
