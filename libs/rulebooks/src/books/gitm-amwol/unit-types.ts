import type { UnitType } from '@vedette/campaign';
import { COMBAT_UNIT, headquartersOf } from '../../unit/usual-roles.js';

const infantry = {
  arm: 'infantry',
  role: COMBAT_UNIT,
  militia: false,
  skirmishes: false,
  usualMen: 0,
  strategicAllowance: 3,
  tacticalAllowance: 4,
  fastFrom: null,
  supportReach: 2,
  recovery: 3,
  forcedMarchFatigue: 3,
  mostMen: { men: 1500, byNation: {} },
  mostBatteries: 1,
  armament: null,
  lineSpaces: 1,
  fortSpaces: 1,
  usesAmmunition: true,
  disruptsContact: false,
  sees: [],
  damagesForts: 2,
  gunnersPerBattery: 100,
} satisfies Omit<UnitType, 'code' | 'name'>;

const cavalry = {
  ...infantry,
  arm: 'cavalry',
  strategicAllowance: 4,
  tacticalAllowance: 6,
  fastFrom: 250,
  supportReach: 3,
  recovery: 4,
  forcedMarchFatigue: 4,
  mostMen: { men: 1000, byNation: {} },
  lineSpaces: 3,
  fortSpaces: 3,
  usesAmmunition: false,
  disruptsContact: true,
  damagesForts: 1,
} satisfies Omit<UnitType, 'code' | 'name'>;

const artillery = {
  ...infantry,
  arm: 'artillery',
  mostMen: { men: 300, byNation: {} },
  mostBatteries: 3,
  lineSpaces: 8,
  fortSpaces: 2,
  gunnersPerBattery: 0,
} satisfies Omit<UnitType, 'code' | 'name'>;

const headquarters = {
  ...infantry,
  arm: 'headquarters',
  supportReach: 0,
  mostMen: null,
  mostBatteries: 0,
  lineSpaces: 0,
  usesAmmunition: false,
  damagesForts: 0,
} satisfies Omit<UnitType, 'code' | 'name'>;

/** Unit types of AMWOL (3.1, 3.2, 3.5, 7.1, 7.3, 8.1, 8.6, 8.10, 9.4, 9.14; readings ). */
export const AMWOL_UNIT_TYPES: readonly UnitType[] = [
  { ...infantry, code: 'IN', name: 'infantry' },
  { ...infantry, code: 'LI', name: 'light infantry', skirmishes: true },
  {
    ...cavalry,
    code: 'LC',
    name: 'light cavalry',
    sees: [{ squares: 2, fromMen: 250, inCommunications: false }],
  },
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
    mostMen: { men: 1000, byNation: {} },
  },
  {
    ...headquarters,
    code: 'AQ',
    name: 'army headquarters',
    role: headquartersOf('army'),
    usualMen: 250,
    strategicAllowance: 4,
    tacticalAllowance: 6,
    recovery: 4,
  },
  { ...headquarters, code: 'CQ', name: 'corps headquarters', role: headquartersOf('corps'), usualMen: 100 },
];
