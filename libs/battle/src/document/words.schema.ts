import { Type, type TSchema } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';

export const SIDES = ['US', 'CSA'] as const;
/** A side of the war. There are always these two. */
export type Side = (typeof SIDES)[number];

/** The side across the field. */
export function enemyOf(side: Side): Side {
  return side === 'US' ? 'CSA' : 'US';
}

export const EDGES = ['west', 'east', 'north', 'south'] as const;
export type Edge = (typeof EDGES)[number];

export const ORDERS = ['ASLT', 'SUPT', 'MRCH', 'BOMB', 'SKPD', 'HOLD', 'RSRV', 'WDRW'] as const;
/** What a command is about (G-96 to G-103). */
export type OrderName = (typeof ORDERS)[number];

export const ARMS = ['INF', 'CAV', 'ART'] as const;
export type Arm = (typeof ARMS)[number];

export const UNIT_TYPES = ['INF', 'SS', 'CAV', 'ART', 'HART', 'WAG'] as const;
/** SS sharpshooters, HART horse artillery, WAG wagons. */
export type UnitType = (typeof UNIT_TYPES)[number];

export const WEAPONS = ['M', 'E', 'R', 'TR', 'B', 'C', 'SR', 'N', 'H', 'P', 'L', 'G', 'W', 'S'] as const;
/** Small arms of G-54 and guns of P-08.5; R is a rifle musket in infantry and a 3-inch rifle in a battery. */
export type Weapon = (typeof WEAPONS)[number];

export const FORMATIONS = [
  'line',
  'column',
  'skirmish',
  'mounted',
  'dismounted',
  'unlimbered',
  'limbered',
] as const;
export type Formation = (typeof FORMATIONS)[number];

/** Formations a type can be in; the first is the one it has unless said. */
export const FORMATIONS_OF: Readonly<Record<UnitType, readonly Formation[]>> = {
  INF: ['line', 'column'],
  SS: ['line', 'skirmish', 'column'],
  CAV: ['mounted', 'dismounted', 'column'],
  ART: ['unlimbered', 'limbered'],
  HART: ['unlimbered', 'limbered'],
  WAG: ['column'],
};

export const LEVELS = ['army', 'wing', 'corps', 'division', 'brigade', 'battalion'] as const;
/** Size of a command, the highest first. */
export type CommandLevel = (typeof LEVELS)[number];

export const CLASSES = ['elite', 'veteran', 'average', 'green'] as const;
export type TroopClass = (typeof CLASSES)[number];

export const UNIT_STATES = ['ordered', 'disordered', 'routed'] as const;
export const LEADER_STATUSES = ['fit', 'killed', 'wounded', 'captured'] as const;
export const FLANKS = ['left', 'right'] as const;
export const RECOVERIES = ['fatigue', 'stragglers'] as const;

/** No other keys than those listed. */
export const CLOSED = { additionalProperties: false } as const;
/** Documents may say more than is read. */
export const OPEN = { additionalProperties: true } as const;

export const SideName = oneOf(SIDES);
export const OrderWord = oneOf(ORDERS);
export const Name = Type.String({ minLength: 1, maxLength: 80 });
export const HexName = Type.String({
  pattern: '^(0[1-9]|[1-9][0-9])(0[1-9]|[1-9][0-9])$',
  description: 'a hex by column and row, as 0102',
});
export const TurnName = Type.String({
  pattern: '^([01][0-9]|2[0-4])[0-5][0-9]$',
  description: 'a turn of the track by its hour, as 0740 (P-01)',
});
export const Sixth = Type.Integer({ minimum: 0, maximum: 5 });
export const Count = Type.Integer({ minimum: 0, maximum: 100_000 });

/** A value or null. */
export function orNull<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** One value a side. */
export function bySide<S extends TSchema>(schema: S) {
  return Type.Object({ US: schema, CSA: schema }, OPEN);
}
