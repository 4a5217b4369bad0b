import { describe, expect, it } from '@jest/globals';
import type { EffectiveOrder } from '../../seat/campaign.js';
import { formationsOf } from './formations.js';

const piece = (id: string): EffectiveOrder =>
  ({ piece: id, capacity: 'commander' }) as unknown as EffectiveOrder;
const unit = (id: string, communicationsSource: string | null) => ({ id, communicationsSource });
const named = (ids: readonly string[], units: ReturnType<typeof unit>[], ships = new Map<string, string>()) =>
  formationsOf(ids.map(piece), { units, ships }).map(({ name, pieces }) => [
    name,
    ...pieces.map((one) => one.piece),
  ]);

describe('the roster by formation', () => {
  it('has a headquarters before whom it leads, and who hangs on none last', () =>
    expect(
      named(
        ['US9MI', 'US3IN', 'US1CQ', 'US1AQ', 'US2AA'],
        [
          unit('US3IN', 'US1CQ'),
          unit('US2AA', 'US1CQ'),
          unit('US1CQ', 'US1AQ'),
          unit('US1AQ', null),
          unit('US9MI', null),
        ],
      ),
    ).toEqual([
      ['US1AQ', 'US1AQ'],
      ['US1CQ', 'US1CQ', 'US2AA', 'US3IN'],
      [null, 'US9MI'],
    ]));

  it('has whoever is led by somebody else’s headquarters under its name', () =>
    expect(named(['US3IN'], [unit('US3IN', 'US7CQ')])).toEqual([['US7CQ', 'US3IN']]));

  it('has ships of one place together', () =>
    expect(
      named(
        ['US1FR', 'US2TR', 'US3SL'],
        [],
        new Map([
          ['US1FR', 'WGC'],
          ['US3SL', 'WGC'],
        ]),
      ),
    ).toEqual([
      ['WGC', 'US1FR', 'US3SL'],
      [null, 'US2TR'],
    ]));
});
