import type { UnitType } from '@vedette/campaign';
import { COMBAT_UNIT, FOOT_GUNS } from './usual-roles.js';

/** What types of an arm have in common where no book says otherwise; how many men they may have every book says itself. */
type UsualType = Omit<UnitType, 'code' | 'name' | 'mostMen'>;

/** Foot of GITM (3.1, 3.2, 7.1, 7.3, 8.1, 8.6, 8.10, 9.4, 9.14; reading A-05). */
export const USUAL_FOOT = {
  arm: 'infantry',
  role: COMBAT_UNIT,
  militia: false,
  skirmishes: false,
  usualMen: 0,
  usualInitiative: null,
  strategicAllowance: 3,
  tacticalAllowance: 4,
  fastFrom: null,
  supportReach: 2,
  recovery: 3,
  forcedMarchFatigue: 3,
  menPerRegiment: null,
  mostRegiments: 0,
  mostBatteries: 1,
  gunnery: FOOT_GUNS,
  armament: null,
  lineSpaces: 1,
  fortSpaces: 1,
  usesAmmunition: true,
  disruptsContact: false,
  sees: [],
  damagesForts: 2,
  gunnersPerBattery: 100,
} satisfies UsualType;

/** Guns of GITM: they march as foot does, and take room in line and behind walls. */
export const USUAL_GUNS = {
  ...USUAL_FOOT,
  arm: 'artillery',
  lineSpaces: 8,
  fortSpaces: 2,
  gunnersPerBattery: 0,
} satisfies UsualType;

/** Headquarters of GITM: a staff and its trains, which have no place in a line. */
export const USUAL_HEADQUARTERS = {
  ...USUAL_FOOT,
  arm: 'headquarters',
  supportReach: 0,
  mostBatteries: 0,
  gunnery: null,
  lineSpaces: 0,
  usesAmmunition: false,
  damagesForts: 0,
} satisfies UsualType;
