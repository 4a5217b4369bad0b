import type { LandRulebook } from '../land-rulebook.js';
import type { NavalRulebook } from '../naval-rulebook.js';
import { rowFaults, unknownCodes } from './row-faults.js';

/** As ids are made: two capital letters after the number. */
const CODE = /^[A-Z]{2}$/;

/**
 * What a land book's tables leave open, in words: a type that fights must weigh something, whatever it may be armed with must
 * count, and no row may be of a type nobody has.
 */
export function landTableFaults(book: LandRulebook): string[] {
  const { combat, movement } = book;
  const types = [...book.unitTypes.values()];
  const codes = types.map(({ code }) => code);
  const fighting = types.filter(({ role }) => role.fights).map(({ code }) => code);
  const guns = types.filter(({ arm }) => arm === 'artillery').map(({ code }) => code);
  const at = (table: string): string => `${book.id}: ${table}`;
  const weapons = [...new Set(types.flatMap(({ armament }) => armament?.weapons ?? []))];
  const makes = [...new Set(types.flatMap(({ armament }) => armament?.guns ?? []))];
  return [
    ...codeFaults(at('unitTypes'), book.unitTypes),
    ...codeFaults(at('shipTypes'), book.shipTypes),
    ...sharedCodes(book.id, codes, [...book.shipTypes.keys()]),
    ...(fighting.length === 0 ? [`${at('unitTypes')} has no type that fights`] : []),
    ...rowFaults(combat.armWeights, { table: at('armWeights'), needed: fighting, known: codes }),
    ...rowFaults(combat.weaponWeights, { table: at('weaponWeights'), needed: weapons, known: weapons }),
    ...rowFaults(combat.gunWeights, { table: at('gunWeights'), needed: makes, known: makes }),
    ...unknownCodes(Object.values(combat.attachedBatteryType.value), at('attachedBatteryType'), guns),
    ...unknownCodes(movement.marchFirst.value, at('marchFirst'), codes),
  ];
}

/** What a naval book's tables leave open, in words: every ship must sail, and those that fight have guns, crews and points. */
export function navalTableFaults(book: NavalRulebook): string[] {
  const { combat, handling, movement } = book.figures;
  const known = [...book.shipTypes.keys()];
  const armed = [...book.shipTypes.values()].filter(({ role }) => role.fights).map(({ code }) => code);
  const at = (table: string): string => `${book.id}: ${table}`;
  return [
    ...codeFaults(at('shipTypes'), book.shipTypes),
    ...rowFaults(movement.chances, { table: at('chances'), needed: known, known }),
    ...rowFaults(combat.strength, { table: at('strength'), needed: armed, known: armed }),
    ...rowFaults(combat.points, { table: at('points'), needed: armed, known: armed }),
    ...rowFaults(combat.prizeCrew, { table: at('prizeCrew'), needed: armed, known: armed }),
    ...rowFaults(handling.crews, { table: at('crews'), needed: armed, known: armed }),
    ...unknownCodes(movement.patrols.value, at('patrols'), known),
  ];
}

/** What two books leave open when they are played together: guns that hold a port off the map, and ids that could be either. */
export function pairFaults(land: LandRulebook, naval: NavalRulebook): string[] {
  const guns = [...land.unitTypes.values()].filter(({ arm }) => arm === 'artillery').map(({ code }) => code);
  const { strengthPerBattery } = naval.figures.garrisons;
  const pair = `${naval.id} with ${land.id}`;
  return [
    ...sharedCodes(pair, [...land.unitTypes.keys()], [...naval.shipTypes.keys()]),
    ...rowFaults(strengthPerBattery, {
      table: `${pair}: strengthPerBattery`,
      needed: guns,
      known: [...guns, ...Object.keys(strengthPerBattery.value)],
    }),
  ];
}

function codeFaults(table: string, types: ReadonlyMap<string, { readonly code: string }>): string[] {
  return [...types]
    .filter(([key, { code }]) => key !== code || !CODE.test(code))
    .map(([key, { code }]) => `${table} keeps "${code}" under "${key}"; codes are two capital letters`);
}

function sharedCodes(books: string, units: readonly string[], ships: readonly string[]): string[] {
  return ships
    .filter((code) => units.includes(code))
    .map((code) => `${books}: "${code}" is a type of units and of ships; ids would not tell which`);
}
