import type { UnitType } from '../../unit/unit-type.js';

const infantry = {
  arm: 'infantry',
  militia: false,
  strategicAllowance: 3,
  tacticalAllowance: 4,
  fastFrom: null,
  supportReach: 2,
  recovery: 3,
  forcedMarchFatigue: 3,
  mostMen: 1500,
  mostBatteries: 1,
  lineSpaces: 1,
  fortSpaces: 1,
  usesAmmunition: true,
  disruptsContact: false,
  sees: null,
  damagesForts: 2,
  gunnersPerBattery: 100,
} as const satisfies Omit<UnitType, 'code' | 'name'>;

const cavalry = {
  ...infantry,
  arm: 'cavalry',
  strategicAllowance: 4,
  tacticalAllowance: 6,
  fastFrom: 250,
  supportReach: 3,
  recovery: 4,
  forcedMarchFatigue: 4,
  mostMen: 1000,
  lineSpaces: 3,
  fortSpaces: 3,
  usesAmmunition: false,
  disruptsContact: true,
  damagesForts: 1,
} as const satisfies Omit<UnitType, 'code' | 'name'>;

const artillery = {
  ...infantry,
  arm: 'artillery',
  mostMen: 300,
  mostBatteries: 3,
  lineSpaces: 8,
  fortSpaces: 2,
  gunnersPerBattery: 0,
} as const satisfies Omit<UnitType, 'code' | 'name'>;

const headquarters = {
  ...infantry,
  arm: 'headquarters',
  supportReach: 0,
  mostMen: null,
  mostBatteries: 0,
  lineSpaces: 0,
  usesAmmunition: false,
  damagesForts: 0,
} as const satisfies Omit<UnitType, 'code' | 'name'>;

/** Unit types of AMWOL (3.1, 3.2, 3.5, 7.1, 7.3, 8.1, 8.6, 8.10, 9.4, 9.14; readings ). */
export const AMWOL_UNIT_TYPES: readonly UnitType[] = [
  { ...infantry, code: 'IN', name: 'infantry' },
  { ...infantry, code: 'LI', name: 'light infantry' },
  { ...cavalry, code: 'LC', name: 'light cavalry', sees: { squares: 2, fromMen: 250 } },
  { ...cavalry, code: 'MC', name: 'dragoons' },
  { ...cavalry, code: 'LN', name: 'lancers' },
  { ...artillery, code: 'MA', name: 'medium artillery' },
  { ...artillery, code: 'LA', name: 'light artillery', damagesForts: 1 },
  {
    ...artillery,
    code: 'HA',
    name: 'horse artillery',
    strategicAllowance: 4,
    tacticalAllowance: 6,
    fastFrom: 100,
    supportReach: 3,
    recovery: 4,
    forcedMarchFatigue: 4,
    damagesForts: 1,
  },
  { ...artillery, code: 'SA', name: 'siege artillery', strategicAllowance: 2, damagesForts: 5 },
  {
    ...infantry,
    code: 'MI',
    name: 'militia',
    militia: true,
    strategicAllowance: 2,
    forcedMarchFatigue: null,
    mostMen: 1000,
  },
  {
    ...headquarters,
    code: 'AQ',
    name: 'army headquarters',
    strategicAllowance: 4,
    tacticalAllowance: 6,
    recovery: 4,
  },
  { ...headquarters, code: 'CQ', name: 'corps headquarters' },
];
