import type { UnitType } from '@vedette/campaign';
import { headquartersOf, HORSE_GUNS } from '../../unit/usual-roles.js';
import { USUAL_FOOT, USUAL_GUNS, USUAL_HEADQUARTERS } from '../../unit/usual-types.js';

const infantry = { ...USUAL_FOOT, mostMen: { men: 1500, byNation: {} } } satisfies Omit<
  UnitType,
  'code' | 'name'
>;

const cavalry = {
  ...infantry,
  arm: 'cavalry',
  gunnery: HORSE_GUNS,
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
  ...USUAL_GUNS,
  mostMen: { men: 300, byNation: {} },
  mostBatteries: 3,
} satisfies Omit<UnitType, 'code' | 'name'>;

const headquarters = { ...USUAL_HEADQUARTERS, mostMen: null } satisfies Omit<UnitType, 'code' | 'name'>;

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
