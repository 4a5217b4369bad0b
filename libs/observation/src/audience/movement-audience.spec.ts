import { describe, expect, it } from '@jest/globals';
import { tacticalIndex, type MutableCampaignState } from '@vedette/campaign';
import { tableOf } from '../testing/table.js';
import {
  arrivalAudience,
  marchAudience,
  onTheSpot,
  type Onlookers,
  tacticalMoveAudience,
} from './movement-audience.js';

const HERE = { square: 'G1-V1' };

/** MX1IN of ampudia is about to move; MX2IN screens the north from US1IN at 7-7. */
function table(mover: string, others: readonly object[] = []): MutableCampaignState {
  return tableOf({
    units: [
      { id: 'MX1IN', ...HERE, tactical: mover, commander: 'ampudia' },
      { id: 'MX2IN', ...HERE, tactical: '7-5', commander: 'santa-anna' },
      { id: 'US1IN', ...HERE, tactical: '7-7', commander: 'taylor', deputy: 'worth' },
      ...others,
    ],
  });
}

function heard(mover: string, to: string, others: readonly object[] = []): Onlookers {
  const state = table(mover, others);
  return tacticalMoveAudience(state, state.unit('MX1IN'), tacticalIndex(to));
}

describe('a tactical move is told (4.4)', () => {
  it('to its command in full, and to all friends in the strategic square', () => {
    expect(heard('7-3', '7-1')).toEqual({
      friends: { ampudia: 'full', 'santa-anna': 'partial' },
      strangers: {},
    });
  });

  it('to all others whole when both ends are in sight, and to commander and deputy alike', () => {
    expect(heard('0-7', '14-7').strangers).toEqual({ taylor: 'partial', worth: 'partial' });
  });

  it('by its start alone, or its end alone, when only that is in sight', () => {
    expect(heard('0-7', '7-2').strangers).toMatchObject({ taylor: 'start' });
    expect(heard('7-2', '0-7').strangers).toMatchObject({ taylor: 'end' });
  });

  it('to every stranger in the square when any of them sees it', () => {
    const neutral = { id: 'GB1CQ', ...HERE, tactical: '14-0', commander: 'aberdeen' };
    expect(heard('0-7', '14-7', [neutral]).strangers).toMatchObject({ aberdeen: 'partial' });
  });

  it('to nobody elsewhere, and to no inactive or shattered unit’s command', () => {
    const asleep = { id: 'TX1IN', ...HERE, tactical: '3-3', commander: 'hays', status: 'inactive' };
    const away = { id: 'GB1IN', square: 'G5-V5', tactical: '7-7', commander: 'aberdeen' };
    const { friends, strangers } = heard('0-7', '14-7', [asleep, away]);
    const audience = { ...friends, ...strangers };
    expect(audience).not.toHaveProperty('hays');
    expect(audience).not.toHaveProperty('aberdeen');
  });
});

describe('a march is told (4.5)', () => {
  const there = (id: string, commander: string, tactical = '7-7', more: object = {}): object => ({
    id,
    square: 'G2-V1',
    tactical,
    commander,
    ...more,
  });
  const march = (mover: string, others: readonly object[], entry = '0-7'): Onlookers => {
    const state = table(mover, others);
    return marchAudience(
      state,
      state.unit('MX1IN'),
      state.theatre.grid.indexOf('G2-V1'),
      tacticalIndex(entry),
    );
  };

  it('to its own command in full, to friends at either end', () => {
    expect(march('7-3', [there('MX3IN', 'arista')])).toEqual({
      friends: { ampudia: 'full', 'santa-anna': 'start', arista: 'end' },
      strangers: {},
    });
  });

  it('to strangers at the end they see', () => {
    expect(march('0-7', []).strangers).toEqual({ taylor: 'start', worth: 'start' });
    expect(march('7-3', [there('US2IN', 'worth')]).strangers).toEqual({ worth: 'end' });
  });

  it('not to strangers from whom the arrival is hidden', () => {
    const screen = there('MX4IN', 'arista', '3-7');
    expect(march('7-3', [there('US2IN', 'worth'), screen]).strangers).toEqual({});
  });

  it('as both ends to a player with units at both', () => {
    expect(march('0-7', [there('US2IN', 'taylor')]).strangers).toMatchObject({ taylor: 'partial' });
  });
});

describe('a unit that does something where it stands, or comes from the sea, is told (4.4, 4.5)', () => {
  const onTheBeach = (mover: string): Onlookers => {
    const state = table(mover);
    return onTheSpot(state, state.unit('MX1IN'));
  };
  const fromTheSea = (tactical: string): Onlookers => {
    const state = table('7-3', [{ id: 'MX9IN', ...HERE, tactical: '0-0', commander: 'arista' }]);
    const unit = state.unit('MX9IN');
    state.placeUnit(unit, -1, -1);
    return arrivalAudience(state, unit, state.theatre.grid.indexOf('G1-V1'), tacticalIndex(tactical));
  };

  it('to its command in full, to friends as what they see, and to strangers if any of them sees it', () => {
    expect(onTheBeach('0-7')).toEqual({
      friends: { ampudia: 'full', 'santa-anna': 'partial' },
      strangers: { taylor: 'partial', worth: 'partial' },
    });
    expect(onTheBeach('7-3').strangers).toEqual({});
  });

  it('as an arrival when it comes ashore', () => {
    expect(fromTheSea('14-7')).toEqual({
      friends: { arista: 'full', ampudia: 'end', 'santa-anna': 'end' },
      strangers: { taylor: 'end', worth: 'end' },
    });
    expect(fromTheSea('7-1').strangers).toEqual({});
  });
});
