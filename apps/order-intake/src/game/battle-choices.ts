import { type BattleOrder, type BattleState, ORDERS, RECOVERIES, superiorsOf } from '@vedette/battle';

/** Something a piece could be told, and where in the order the choice is made. */
export interface BattleChoice {
  readonly field: `/${string}`;
  readonly order: BattleOrder;
}

/** Values of standing instructions worth offering (P-34); hexes and odds their sender names himself. */
const INSTRUCTIONS: readonly [key: string, values: readonly unknown[]][] = [
  ['reactionFire', ['free', 'hold']],
  ['withdraw', [false, 1, 2, 3]],
  ['turn', [true, false]],
  ['retreatBeforeShock', ['never', 'always']],
  ['mountAfter', [true, false]],
  ['counterCharge', [true, false]],
  ['advance', [true, false]],
];
const STARS = ['udd', 'rally', 'none'] as const;

/**
 * What a unit, command, leader or group could be told, from the battle as its side knows it and without a step on the map. It proposes too much:
 * what the judge refuses or would leave out is not offered. Nothing for a piece that its side does not have.
 */
export function battleChoices(known: BattleState, piece: string): BattleChoice[] {
  return [
    ...(known.units.has(piece) ? ofUnit(known, piece) : []),
    ...(known.commands.has(piece) ? ofCommand(known, piece) : []),
    ...(known.leaders.has(piece) ? ofLeader(piece) : []),
    ...(known.arrivals.some(({ id }) => id === piece) ? ofGroup(known, piece) : []),
  ];
}

function ofUnit(known: BattleState, unit: string): BattleChoice[] {
  const { command } = known.units.get(unit)!;
  const superiors = [command, ...superiorsOf(known, command).map(({ id }) => id)];
  const leaders = superiors.flatMap((id) => known.commands.get(id)?.leader ?? []);
  return [
    ...leaders.flatMap((leader) =>
      ORDERS.map((to) => choice('/to', { kind: 'change', unit, to, with: leader })),
    ),
    choice('/at', { kind: 'activate', unit, at: 'RE' }),
    ...instructions(unit),
  ];
}

function ofCommand(known: BattleState, command: string): BattleChoice[] {
  return [
    ...ORDERS.map((to) => choice('/to', { kind: 'change', command, to })),
    ...(['ME', 'RE', 'none'] as const).map((at) => choice('/at', { kind: 'activate', command, at })),
    ...RECOVERIES.map((what) => choice('/what', { kind: 'recover', command, what })),
    ...[...known.commands.keys()].map((to) => choice('/to', { kind: 'attach', command, to })),
    ...ORDERS.map((order) => choice('/order', { kind: 'setup', command, order })),
    ...instructions(command),
  ];
}

function ofLeader(leader: string): BattleChoice[] {
  return [
    choice('/leader', { kind: 'commit', leader }),
    ...STARS.map((stars) => choice('/stars', { kind: 'standing', leader, stars })),
  ];
}

function ofGroup(known: BattleState, group: string): BattleChoice[] {
  return Object.entries(known.map.areas).flatMap(([area, { hexes }]) => [
    choice('/area', { kind: 'alternative', group, area }),
    ...hexes.map((hex) => choice('/hex', { kind: 'entry', group, sequence: [], hex })),
  ]);
}

const instructions = (piece: string): BattleChoice[] =>
  INSTRUCTIONS.flatMap(([key, values]) =>
    values.map((value) => choice(`/${key}`, { kind: 'standing', for: piece, [key]: value } as BattleOrder)),
  );

const choice = (field: BattleChoice['field'], order: BattleOrder): BattleChoice => ({ field, order });
