import type { ShipType, UnitType } from '@vedette/campaign';
import { GITM_AMWOL, type LandRulebook, stated } from '@vedette/rulebooks';

const [FOOT, HORSE, GUNS, ARMY, CORPS] = ['IN', 'LC', 'MA', 'AQ', 'CQ'].map((code) =>
  GITM_AMWOL.unitTypes.get(code)!,
) as [UnitType, UnitType, UnitType, UnitType, UnitType];

const REGIMENT: UnitType = {
  ...FOOT,
  ...{ code: 'RE', name: 'regiment' },
  mostMen: { men: 3000, byNation: { Utopia: 1800 } },
  armament: { weapons: ['musket', 'rifle'], guns: ['smoothbore', 'rifled'] },
};
const HUSSARS: UnitType = {
  ...HORSE,
  ...{ code: 'HU', name: 'hussars' },
  sees: [
    { squares: 2, fromMen: 250, inCommunications: true },
    { squares: 3, fromMen: 500, inCommunications: true },
  ],
};
const BATTERY: UnitType = {
  ...GUNS,
  ...{ code: 'BT', name: 'battery' },
  armament: { weapons: [], guns: ['smoothbore', 'rifled'] },
};
/** Neither a combat unit nor a headquarters. */
const BRIDGE_TRAIN: UnitType = {
  ...FOOT,
  ...{ code: 'BR', name: 'bridge train', arm: 'engineers', usualMen: 300, supportReach: 0, lineSpaces: 0 },
  ...{
    mostMen: { men: 300, byNation: {} },
    mostBatteries: 0,
    gunnery: null,
    usesAmmunition: false,
    damagesForts: 0,
  },
  role: {
    ...{ fights: false, sees: false, blocks: false, besieges: false },
    ...{ commands: null, feeds: false, heardOf: false, bridges: true, givesGround: true, eats: true },
  },
};
const GRAND_STAFF: UnitType = { ...ARMY, code: 'GQ', name: 'grand staff' };
const DIVISION_STAFF: UnitType = { ...CORPS, code: 'DQ', name: 'division staff' };

const MONITOR: ShipType = {
  ...{ code: 'MN', name: 'monitor', deepDraft: true },
  role: { fights: true, carries: false, scouts: false, heavy: true },
};
const BARGES: ShipType = {
  ...{ code: 'BG', name: 'barges', deepDraft: false },
  role: { fights: false, carries: true, scouts: false, heavy: false },
};

const byCode = <T extends { readonly code: string }>(types: readonly T[]): ReadonlyMap<string, T> =>
  new Map(types.map((type) => [type.code, type]));
const weight = (each: number) => ({ field: each, fort: each, againstSquares: each, bombarding: each });

/**
 * A book that shares no type with those of the shelf: its own codes and roles, weapons that weigh, limits of men by nation,
 * sight in two bands that needs communications, ships on a river without a naval book. Everything else is AMWOL's.
 */
export const INVENTED_BOOK: LandRulebook = {
  ...GITM_AMWOL,
  id: 'rotd-euwol',
  title: 'an invented book',
  unitTypes: byCode([REGIMENT, HUSSARS, BATTERY, BRIDGE_TRAIN, GRAND_STAFF, DIVISION_STAFF]),
  shipTypes: byCode([MONITOR, BARGES]),
  combat: {
    ...GITM_AMWOL.combat,
    armWeights: stated({ RE: weight(1), HU: weight(0.75), BT: weight(9) }, '9.6'),
    weaponWeights: stated({ musket: { fire: 1, melee: 1 }, rifle: { fire: 1.5, melee: 1 } }, '9.6'),
    gunWeights: stated(
      {
        smoothbore: { fire: 1, melee: 1, bombarding: 1, reachesFar: false },
        rifled: { fire: 1.25, melee: 1, bombarding: 1.5, reachesFar: true },
      },
      '9.6',
    ),
    attachedBatteryType: stated({ infantry: 'BT', cavalry: 'BT' }, '9.6'),
    inspiringHeadquarters: stated(null, '9.6'),
  },
};
