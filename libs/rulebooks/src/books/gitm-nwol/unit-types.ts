import type { UnitType } from '@vedette/campaign';
import { headquartersOf, HORSE_GUNS } from '../../unit/usual-roles.js';
import { USUAL_FOOT, USUAL_GUNS, USUAL_HEADQUARTERS } from '../../unit/usual-types.js';

const infantry = { ...USUAL_FOOT, mostMen: { men: 4000, byNation: {} } } satisfies Omit<
  UnitType,
  'code' | 'name'
>;

/** Heavy cavalry marches like all cavalry but is no fast unit (reading N-03). */
const heavyCavalry = {
  ...infantry,
  arm: 'cavalry',
  gunnery: HORSE_GUNS,
  strategicAllowance: 4,
  recovery: 4,
  forcedMarchFatigue: 4,
  mostMen: { men: 2000, byNation: {} },
  lineSpaces: 3,
  fortSpaces: 3,
  usesAmmunition: false,
  damagesForts: 1,
} satisfies Omit<UnitType, 'code' | 'name'>;

const fastCavalry = {
  ...heavyCavalry,
  tacticalAllowance: 6,
  fastFrom: 0,
  supportReach: 3,
  disruptsContact: true,
} satisfies Omit<UnitType, 'code' | 'name'>;

const artillery = {
  ...USUAL_GUNS,
  mostMen: { men: 400, byNation: {} },
  mostBatteries: 4,
} satisfies Omit<UnitType, 'code' | 'name'>;

const headquarters = { ...USUAL_HEADQUARTERS, recovery: 4, mostMen: null } satisfies Omit<
  UnitType,
  'code' | 'name'
>;

/** Unit types of NWOL (3.1, 3.2, 3.5, 7.1, 7.3, 8.1, 8.10, 9.4; readings N-02, N-03). HA is heavy artillery here. */
export const NWOL_UNIT_TYPES: readonly UnitType[] = [
  { ...infantry, code: 'IN', name: 'infantry' },
  { ...infantry, code: 'LI', name: 'light infantry', skirmishes: true },
  { ...heavyCavalry, code: 'HC', name: 'heavy cavalry' },
  { ...fastCavalry, code: 'MC', name: 'medium cavalry' },
  {
    ...fastCavalry,
    code: 'LC',
    name: 'light cavalry',
    sees: [{ squares: 2, fromMen: 0, inCommunications: false }],
  },
  { ...artillery, code: 'HA', name: 'heavy artillery', damagesForts: 5 },
  { ...artillery, code: 'MA', name: 'medium artillery' },
  {
    ...artillery,
    code: 'LA',
    name: 'light artillery',
    strategicAllowance: 4,
    tacticalAllowance: 6,
    fastFrom: 0,
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
    mostMen: { men: 3000, byNation: {} },
  },
  {
    ...headquarters,
    code: 'AQ',
    name: 'army headquarters',
    role: headquartersOf('army'),
    usualMen: 250,
    strategicAllowance: 4,
    tacticalAllowance: 6,
  },
  { ...headquarters, code: 'CQ', name: 'corps headquarters', role: headquartersOf('corps'), usualMen: 100 },
];
