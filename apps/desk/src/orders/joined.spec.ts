import { describe, expect, it } from '@jest/globals';
import type { EffectiveOrder } from '../seat/campaign.js';
import type { AnyOrder } from '../seat/composing.js';
import { assignedTo, droppedOn } from './dropped-on.js';
import { joined } from './joined.js';

const orderOf = ({ order, piece: ship }: EffectiveOrder): AnyOrder =>
  (order ?? { kind: 'naval', ship }) as AnyOrder;
const piece = (id: string, at: string, order: object | null = null): EffectiveOrder =>
  ({ piece: id, at, origin: 'default', order, problems: [], words: '' }) as unknown as EffectiveOrder;

describe('who is ordered together', () => {
  it('is whoever was pointed at beside the chosen one, each once', () =>
    expect(joined(['B'], ['B', 'C'])).toEqual(['B', 'C']));

  it('is nobody more who is pointed at again', () => {
    expect(joined(['B', 'C', 'D'], ['B', 'D'])).toEqual(['C']);
    expect(joined(['B'], [])).toEqual(['B']);
  });
});

describe('a piece that is dragged onto another', () => {
  const [foot, other] = [piece('US3IN', 'land'), piece('US4IN', 'land')];
  const [ship, flagship] = [piece('US1TR', 'sea'), piece('US1FR', 'sea')];

  it('merges with troops', () =>
    expect(droppedOn(foot, other, orderOf)).toEqual({
      ...{ card: 'US3IN', key: 'US3IN/merge/1' },
      order: { kind: 'merge', unit: 'US3IN', into: 'US4IN' },
    }));

  it('joins a ship, and goes aboard one, beside those that go already', () => {
    expect(droppedOn(ship, flagship, orderOf)?.order).toEqual({
      kind: 'naval',
      ship: 'US1TR',
      attach: 'US1FR',
    });
    const loading = piece('US1TR', 'sea', { kind: 'naval', ship: 'US1TR', loading: { load: ['US4IN'] } });
    expect(droppedOn(foot, loading, orderOf)).toMatchObject({
      ...{ card: 'US1TR', key: 'US1TR' },
      order: { loading: { load: ['US4IN', 'US3IN'] } },
    });
    expect(droppedOn(other, loading, orderOf)?.order).toMatchObject({ loading: { load: ['US4IN'] } });
  });

  it('is given to the officer of troops whose officer is another, and to nobody where that is the same or is not told', () => {
    const officers: Readonly<Record<string, string>> = { US3IN: 'taylor', US4IN: 'worth', US5IN: 'taylor' };
    const officerOf = (id: string): string | null => officers[id] ?? null;
    expect(assignedTo(foot, other, officerOf)).toEqual({
      ...{ card: 'US3IN', key: 'US3IN/assign/1' },
      order: { kind: 'assign', unit: 'US3IN', commander: 'worth' },
    });
    expect(assignedTo(foot, piece('US5IN', 'land'), officerOf)).toBeNull();
    expect(assignedTo(foot, piece('US6IN', 'land'), officerOf)).toBeNull();
    expect(assignedTo(foot, piece('US4IN', 'sea'), officerOf)).toBeNull();
  });

  it('is no order onto itself, nor a ship onto troops', () => {
    expect(droppedOn(foot, foot, orderOf)).toBeNull();
    expect(droppedOn(ship, foot, orderOf)).toBeNull();
  });
});
