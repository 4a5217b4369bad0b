import type { Gunnery, Headquarters, UnitRole } from '@vedette/campaign';

/** What foot, horse, guns and militia of GITM are and do (GITM AMWOL 4.2, 9.2, 10.2, 10.3). */
export const COMBAT_UNIT: UnitRole = {
  fights: true,
  sees: true,
  blocks: true,
  besieges: true,
  commands: null,
  feeds: false,
  heardOf: false,
  bridges: false,
  givesGround: true,
  eats: true,
};

/** What headquarters of GITM are and do: no combat units, but their men count at walls (4.2, 4.7, 9.2, 10.3, 10.5). */
export function headquartersOf(commands: Headquarters): UnitRole {
  return {
    fights: false,
    sees: false,
    blocks: false,
    besieges: true,
    commands,
    feeds: commands === 'corps',
    heardOf: true,
    bridges: false,
    givesGround: true,
    eats: true,
  };
}

/** Guns on foot and on horseback as GITM has them: they reach the next square, and those of horse never want ammunition (9.14, 10.9). */
export const FOOT_GUNS: Gunnery = { kind: 'foot', reach: 1, usesAmmunition: true };
export const HORSE_GUNS: Gunnery = { kind: 'horse', reach: 1, usesAmmunition: false };
