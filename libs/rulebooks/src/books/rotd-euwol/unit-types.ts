import type { Armament, Gunnery, MenLimit, UnitRole, UnitType } from '@vedette/campaign';
import { COMBAT_UNIT, headquartersOf } from '../../unit/usual-roles.js';
import { USUAL_FOOT, USUAL_GUNS, USUAL_HEADQUARTERS } from '../../unit/usual-types.js';

/** Nations whose regiments of foot and horse are larger than those of others (3.1). */
const LARGE_REGIMENTS = ['Prussia', 'German states'] as const;

/** Men, and how many of them where regiments are large. */
function men(usual: number, large = usual): MenLimit {
  return {
    men: usual,
    byNation: large === usual ? {} : Object.fromEntries(LARGE_REGIMENTS.map((nation) => [nation, large])),
  };
}

/** Guns of every make (3.4); the first is what a battery has that names none. */
const GUNS = ['smoothbore', 'rifled', 'breechloader', 'mitrailleuse'] as const;
const FOOT: Armament = { weapons: ['musket', 'rifle', 'breechloader', 'chassepot'], guns: GUNS };
const HORSE: Armament = { weapons: ['carbine', 'breechloader'], guns: GUNS };
const BATTERIES: Armament = { weapons: [], guns: GUNS };

/** Guns on foot, on horseback, and those that lie by rivers (10.11, 10.15, R-48, R-72). */
const FOOT_GUNS: Gunnery = { kind: 'foot', reach: 2, usesAmmunition: true };
const HORSE_GUNS: Gunnery = { kind: 'horse', reach: 1, usesAmmunition: true };
const RIVER_GUNS: Gunnery = { kind: 'foot', reach: 1, usesAmmunition: false };

/** Neither a combat unit nor a headquarters: it adds no strength, sees and hides nobody. */
const BRIDGE_TRAIN: UnitRole = {
  fights: false,
  sees: false,
  blocks: false,
  besieges: false,
  commands: null,
  feeds: false,
  heardOf: false,
  bridges: true,
  givesGround: true,
  eats: true,
};

const infantry = {
  ...USUAL_FOOT,
  usualInitiative: 3,
  mostMen: men(3100, 4100),
  menPerRegiment: men(600, 800),
  mostRegiments: 5,
  gunnery: FOOT_GUNS,
  armament: FOOT,
} satisfies Omit<UnitType, 'code' | 'name'>;

const cavalry = {
  ...infantry,
  arm: 'cavalry',
  usualInitiative: 2,
  strategicAllowance: 4,
  tacticalAllowance: 6,
  supportReach: 3,
  recovery: 4,
  forcedMarchFatigue: 4,
  mostMen: men(1600, 2100),
  menPerRegiment: men(300, 400),
  gunnery: HORSE_GUNS,
  armament: HORSE,
  lineSpaces: 0.75,
  fortSpaces: 3,
  usesAmmunition: false,
  damagesForts: 1,
} satisfies Omit<UnitType, 'code' | 'name'>;

const artillery = {
  ...USUAL_GUNS,
  usualInitiative: 3,
  mostMen: men(400),
  mostBatteries: 4,
  gunnery: FOOT_GUNS,
  armament: BATTERIES,
} satisfies Omit<UnitType, 'code' | 'name'>;

const headquarters = { ...USUAL_HEADQUARTERS, usualInitiative: 3, mostMen: null } satisfies Omit<
  UnitType,
  'code' | 'name'
>;

/**
 * Unit types of ROTD (3.1 to 3.4, 7.1, 7.3, 9.1, 9.10, 10.4, 10.15). Heavy cavalry is cavalry in all but marching first.
 * How many guns a river battery has and how large a bridge train is the book does not say: four, and three hundred men with their
 * wagons, who take the room of horse.
 */
export const ROTD_UNIT_TYPES: readonly UnitType[] = [
  { ...infantry, code: 'IN', name: 'infantry' },
  { ...infantry, code: 'LI', name: 'light infantry', skirmishes: true },
  { ...cavalry, code: 'HC', name: 'heavy cavalry', armament: { weapons: ['sabre'], guns: GUNS } },
  { ...cavalry, code: 'MC', name: 'medium cavalry' },
  {
    ...cavalry,
    code: 'LC',
    name: 'light cavalry',
    disruptsContact: true,
    sees: [
      { squares: 2, fromMen: 250, inCommunications: true },
      { squares: 3, fromMen: 500, inCommunications: true },
    ],
  },
  {
    ...artillery,
    code: 'HA',
    name: 'horse artillery',
    gunnery: HORSE_GUNS,
    usualInitiative: 2,
    strategicAllowance: 4,
    tacticalAllowance: 6,
    supportReach: 3,
    recovery: 4,
    forcedMarchFatigue: 4,
    damagesForts: 1,
  },
  { ...artillery, code: 'LA', name: 'light artillery' },
  { ...artillery, code: 'SA', name: 'siege artillery', strategicAllowance: 2, damagesForts: 5 },
  {
    ...artillery,
    code: 'NB',
    name: 'naval battery',
    // It moves by no means.
    role: { ...COMBAT_UNIT, givesGround: false, eats: false },
    gunnery: RIVER_GUNS,
    strategicAllowance: 0,
    tacticalAllowance: 0,
    supportReach: 0,
    forcedMarchFatigue: null,
    usesAmmunition: false,
    damagesForts: 0,
  },
  {
    ...infantry,
    code: 'MI',
    name: 'militia',
    militia: true,
    strategicAllowance: 2,
    forcedMarchFatigue: null,
    mostMen: men(1500),
    menPerRegiment: men(500),
    mostRegiments: 3,
    mostBatteries: 0,
    gunnery: null,
    armament: { weapons: ['musket', 'rifle'], guns: [] },
  },
  {
    ...headquarters,
    code: 'PB',
    name: 'pontoon bridge',
    arm: 'engineers',
    role: BRIDGE_TRAIN,
    usualMen: 300,
    forcedMarchFatigue: null,
    mostMen: men(300),
    fortSpaces: 3,
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
