import { describe, expect, it } from '@jest/globals';
import { fieldsOf } from '../../orders/form/field-of.js';
import { formFaults } from '../../orders/form/form-faults.js';
import type { AnyOrder } from '../../seat/composing.js';
import { BATTLE_FORMS } from './battle-forms.js';

const faultsOf = (order: AnyOrder): string[] =>
  formFaults(order, fieldsOf(BATTLE_FORMS[order.kind]!)).map(({ field, code }) => `${field} ${code}`);

/** Orders as the contract of the battle table writes them. */
const WHOLE: readonly AnyOrder[] = [
  { kind: 'change', command: 'archer', to: 'ASLT', spend: ['heth'] },
  { kind: 'attach', command: 'stone', to: 'wadsworth' },
  {
    kind: 'activate',
    ...{ command: 'archer', at: 'ME', spend: ['heth'], free: true, priority: 50 },
    when: { enemyWithin: 4, noEnemyWithin: 2, initiative: true, after: 'davis' },
    plan: [
      {
        unit: 'cs-13al',
        do: ['0304', { face: 5 }, { form: 'line' }, { refuse: null }, { build: true }, '0405'],
        ...{ doubleTime: false, bayonet: false, rally: true },
        fire: { at: '1107', hold: false, rapid: false },
        ...{ shock: '1107', advance: true },
      },
    ],
    leaders: [
      { leader: 'archer', with: 'cs-13al' },
      { leader: 'heth', path: ['0203'] },
    ],
    skirmishers: { out: 'cs-5albn' },
    barrage: [{ hex: '2011', units: ['cs-marye', 'cs-rice'] }],
  },
  { kind: 'leader', leader: 'heth', path: ['0203', '0303'] },
  { kind: 'pass' },
  {
    kind: 'standing',
    ...{ for: 'us-8il', reactionFire: 'free', withdraw: 2, turn: true, mountAfter: true },
    retreatBeforeShock: { from: '1:1' },
    cavalryReaction: { toward: '2011', hexes: 4 },
    ...{ counterCharge: false, fireAt: ['artillery', '1107'], defaultOrder: 'HOLD', advance: false },
  },
  { kind: 'standing', for: 'us-8il', reactionFire: { within: 2 }, withdraw: false },
  { kind: 'entry', group: 'heth', sequence: ['cs-marye', 'cs-13al'], hex: '0102' },
];

describe('the forms of a battle', () => {
  it('find nothing missing in the orders of its contract', () => {
    expect(WHOLE.map((order) => [order.kind, faultsOf(order)])).toEqual(WHOLE.map(({ kind }) => [kind, []]));
  });

  it.each<[AnyOrder, string]>([
    [{ kind: 'activate', command: 'archer' }, '/at must-be-filled'],
    [{ kind: 'activate', at: 'ME', plan: [{ do: ['0304'] }] }, '/plan/0/unit must-be-filled'],
    [
      { kind: 'activate', at: 'ME', plan: [{ unit: 'a', do: ['0304', { face: 9 }] }] },
      '/plan/0/do/1 not-of-this-form',
    ],
    [{ kind: 'activate', at: 'ME', plan: [{ unit: 'a', shock: '9' }] }, '/plan/0/shock not-of-this-form'],
    [{ kind: 'activate', at: 'ME', skirmishers: { out: null } }, '/skirmishers/out must-be-filled'],
    [{ kind: 'standing', for: 'a', withdraw: 9 }, '/withdraw not-of-this-form'],
    [
      { kind: 'standing', for: 'a', retreatBeforeShock: { from: 'many' } },
      '/retreatBeforeShock/from not-of-this-form',
    ],
    [
      { kind: 'standing', for: 'a', cavalryReaction: { toward: '2011' } },
      '/cavalryReaction/hexes must-be-filled',
    ],
    [{ kind: 'recover', command: 'archer' }, '/what must-be-filled'],
  ])('say where %j is not filled', (order, fault) => {
    expect(faultsOf(order)).toEqual([fault]);
  });
});
