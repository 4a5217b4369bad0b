import { DEFAULT_ORDERS } from '../command/order-in-force.js';
import {
  armOfType,
  classOf,
  fullAmmo,
  isBatteryType,
  ineffectiveLevel,
  LESS_DISORDERED,
  mostOf,
  rangeOf,
  starsOf,
  UNRATED,
  USUAL_COHESION,
  USUAL_SP,
} from './defaults.js';
import type { CommandDocument, LeaderDocument, UnitDocument } from '../document/forces.schema.js';
import type { ArrivalDocument, BattleDocument, BattleGiven } from '../document/position.schema.js';
import { freshProgress } from '../document/progress.schema.js';
import { numberOf } from './contradictions/contacts.js';
import { ARMS, CLASSES, FORMATIONS_OF, type Side } from '../document/words.schema.js';

type Given<T> = Partial<T> & { readonly id: string };

/**
 * A battle that has been judged by its schema with every missing key at its default. Nothing that is said is changed; keys that
 * are not known, and those that are derived, are left out.
 */
export function completed(given: BattleGiven): BattleDocument {
  const commands = (given.commands as Given<CommandDocument>[]).map((command) => ({ ...command }));
  const units = completeUnits(given.units as (Given<UnitDocument> & { command: string })[], commands, given);
  const complete = completeCommands(commands, units, given);
  const sides = completeSides(given);
  return {
    format: 'vedette/battle@1',
    rulebook: 'gbacw-3dog',
    name: (given.name as string | undefined) ?? 'Battle',
    date: dateOf(given),
    turn: given.turn,
    lastTurn: (given.lastTurn as string | null | undefined) ?? null,
    lastDate: (given.lastDate as string | null | undefined) ?? null,
    ...(given.step === undefined ? {} : { step: given.step as string }),
    sides,
    players: completePlayers(given),
    switches: {
      orderChangeDrmUses: 'held',
      oocActivationDrm: 1,
      smoke: false,
      courierDelay: false,
      roughBands: false,
      randomEvents: true,
      leaderCasualties: true,
      fatigue: true,
      ammunition: true,
      skirmishers: true,
      variableArrival: true,
      year: Number(dateOf(given).slice(0, 4)),
      ...(given.switches as object | undefined),
    },
    initiative: { last: null, ...(given.initiative as object | undefined) },
    weather: { rain: null, mud: false, visibility: 30, ...(given.weather as object | undefined) },
    map: completeMap(given.map as BattleDocument['map']),
    leaders: completeLeaders((given.leaders ?? []) as Given<LeaderDocument>[], complete, sides),
    commands: complete,
    units,
    works: ((given.works ?? []) as BattleDocument['works']).map(completeWorks),
    abandonedGuns: (given.abandonedGuns as BattleDocument['abandonedGuns'] | undefined) ?? [],
    arrivals: ((given.arrivals ?? []) as (ArrivalDocument & { id: string })[]).map((arrival) => ({
      ...{ date: dateOf(given), certain: false, alternative: null, arrived: false, hex: null, sequence: [] },
      ...arrival,
    })),
    contacts: completeContacts(given),
    nextContact: { ...nextNumbers(given), ...(given.nextContact as object | undefined) },
    ...(given.windows === undefined ? {} : { windows: given.windows as 1 | 2 }),
    ...(given.couriers === undefined
      ? {}
      : { couriers: given.couriers as BattleDocument['couriers'] & object }),
    victory: {
      kind: 'battle',
      objectives: [],
      delay: [],
      levels: [
        { margin: 60, level: 'decisive' },
        { margin: 35, level: 'substantial' },
        { margin: 10, level: 'marginal' },
      ],
      geographic: {},
      manpower: {},
      floor: 300,
      ...(given.victory as object | undefined),
    },
    casualties: (given.casualties as BattleDocument['casualties'] | undefined) ?? [],
    setup: (given.setup as BattleDocument['setup'] | undefined) ?? {},
    standing: { of: {}, stars: {}, ...(given.standing as object | undefined) },
    held: (given.held as BattleDocument['held'] | undefined) ?? {},
    delayPoints: (given.delayPoints as BattleDocument['delayPoints'] | undefined) ?? [],
    markers: (given.markers as BattleDocument['markers'] | undefined) ?? [],
    progress: { ...freshProgress(), ...(given.progress as object | undefined) },
    result: (given.result as BattleDocument['result'] | undefined) ?? null,
  };
}

/** The first number no contact of a side has. */
function nextNumbers({ contacts }: BattleGiven): BattleDocument['nextContact'] {
  const known = (contacts ?? {}) as Partial<BattleDocument['contacts']>;
  const next = (side: Side): number => 1 + Math.max(0, ...(known[side] ?? []).map(({ id }) => numberOf(id)));
  return { US: next('US'), CSA: next('CSA') };
}

const dateOf = (given: BattleGiven): string => (given.date as string | undefined) ?? '1863-07-01';

function completeSides(given: BattleGiven): BattleDocument['sides'] {
  const said = (given.sides ?? []) as (Partial<BattleDocument['sides'][number]> & { id: Side })[];
  const rear = { US: 'east', CSA: 'west' } as const;
  return (['US', 'CSA'] as const).map((id) => ({
    rear: rear[id],
    overall: [],
    ...said.find((side) => side.id === id),
    id,
  }));
}

function completePlayers(given: BattleGiven): BattleDocument['players'] {
  const said = given.players as (Partial<BattleDocument['players'][number]> & { id: string; side: Side })[];
  const players = said ?? [
    { id: 'us', side: 'US' as const },
    { id: 'csa', side: 'CSA' as const },
  ];
  return players.map((player) => ({ name: player.id, commands: null, ...player }));
}

function completeMap(given: BattleDocument['map']): BattleDocument['map'] {
  return {
    ...given,
    levelRows: given.levelRows ?? given.terrainRows.map((row) => '0'.repeat(row.length)),
    roads: eachFilled(given.roads, { class: 'road' }),
    railGrade: given.railGrade ?? [],
    railCuts: given.railCuts ?? [],
    streams: eachFilled(given.streams, { class: 'run' }),
    hexsides: given.hexsides ?? [],
    towers: given.towers ?? [],
    water: given.water ?? [],
    names: given.names ?? {},
    areas: eachFilled(given.areas, { next: [] }),
  };
}

/** What is said, and behind it what it leaves unsaid. */
function filled<T extends object>(said: T, unsaid: { readonly [K in keyof NoInfer<T>]?: unknown }): T {
  const missing = Object.entries(unsaid).filter(([key]) => !Object.hasOwn(said, key));
  return { ...said, ...Object.fromEntries(missing) };
}

function eachFilled<T extends object>(
  said: Readonly<Record<string, T>> | undefined,
  unsaid: { readonly [K in keyof NoInfer<T>]?: unknown },
): Record<string, T> {
  return Object.fromEntries(Object.entries(said ?? {}).map(([name, entry]) => [name, filled(entry, unsaid)]));
}

/** Works of which no more is said than where they are: breastworks that are done (P-18). */
function completeWorks(said: BattleDocument['works'][number]): BattleDocument['works'][number] {
  const works = filled(said, { facing: 0, kind: 'breastworks' });
  return filled(works, { turns: works.kind === 'breastworks' ? 2 : 6 });
}

/** Contacts of which no more is said than where and what was seen: seen this turn. */
function completeContacts({ contacts, turn }: BattleGiven): BattleDocument['contacts'] {
  const known = (contacts ?? {}) as Partial<BattleDocument['contacts']>;
  const unsaid = {
    band: null,
    facing: null,
    seen: turn,
    stale: false,
    source: 'los',
    units: [],
    effect: null,
  };
  const of = (side: Side) => (known[side] ?? []).map((contact) => filled(contact, unsaid));
  return { US: of('US'), CSA: of('CSA') };
}

/** The side of a unit for which none is said: that of its command or of the first above that has one. */
function sideOf(
  command: string,
  commands: readonly Given<CommandDocument>[],
  leaders: readonly Given<LeaderDocument>[],
): Side {
  let at: string | null | undefined = command;
  for (let steps = 0; typeof at === 'string' && steps <= commands.length; steps++) {
    const found = commands.find(({ id }) => id === at);
    const leads = leaders.find((leader) => leader.id === found?.leader || leader.command === at);
    const side = found?.side ?? leads?.side;
    if (side) return side;
    at = found?.superior;
  }
  return 'US';
}

function completeUnits(
  given: readonly (Given<UnitDocument> & { command: string })[],
  commands: readonly Given<CommandDocument>[],
  { leaders = [] }: BattleGiven,
): UnitDocument[] {
  const inHex = new Map<string, number>();
  return given.map((unit) => {
    const type = unit.type ?? 'INF';
    const hex = unit.hex ?? null;
    const weapon = unit.weapon ?? (isBatteryType(type) ? 'N' : 'R');
    const cohesion = unit.cohesion ?? USUAL_COHESION;
    const sp = unit.sp ?? unit.startSP ?? USUAL_SP.value;
    const place = hex === null ? 0 : (inHex.get(hex) ?? 0);
    if (hex !== null) inHex.set(hex, place + 1);
    return {
      id: unit.id,
      name: unit.name ?? unit.id,
      side: unit.side ?? sideOf(unit.command, commands, leaders as Given<LeaderDocument>[]),
      command: unit.command,
      type,
      sp,
      startSP: unit.startSP ?? sp,
      weapon,
      cohesion,
      cohesionDisordered: unit.cohesionDisordered ?? Math.max(0, cohesion - LESS_DISORDERED),
      hex,
      stack: unit.stack ?? place,
      facing: unit.facing ?? 0,
      formation: unit.formation ?? FORMATIONS_OF[type][0]!,
      extended: unit.extended ?? [],
      refused: unit.refused ?? null,
      state: unit.state ?? 'ordered',
      collapsed: unit.collapsed ?? false,
      blown: unit.blown ?? false,
      routs: unit.routs ?? 0,
      losses: unit.losses ?? 0,
      stragglers: unit.stragglers ?? 0,
      ammo: unit.ammo ?? fullAmmo({ type, weapon }),
      order: unit.order ?? null,
      orderUntil: unit.orderUntil ?? null,
      reactionFires: unit.reactionFires ?? 0,
      acted: unit.acted ?? false,
      bayonet: unit.bayonet ?? false,
      group: unit.group ?? null,
      captured: unit.captured ?? 0,
    };
  });
}

function completeCommands(
  given: readonly Given<CommandDocument>[],
  units: readonly UnitDocument[],
  { leaders = [] }: BattleGiven,
): CommandDocument[] {
  const named = leaders as Given<LeaderDocument>[];
  return given.map((command) => {
    const below = withUnitsBelow(command.id, given, units);
    const own = units.filter((unit) => unit.command === command.id);
    const arm =
      command.arm ??
      mostOf(
        below.map((unit) => ({ sp: unit.sp, is: armOfType(unit.type) })),
        ARMS,
      );
    const startSP = command.startSP ?? own.reduce((sum, unit) => sum + unit.startSP, 0);
    const troops =
      command.class ??
      (own.length > 0
        ? mostOf(
            own.map((unit) => ({ sp: unit.startSP, is: classOf(unit) })),
            CLASSES,
          )
        : 'veteran');
    return {
      id: command.id,
      side: command.side ?? below[0]?.side ?? sideOf(command.id, given, named),
      level: command.level ?? 'brigade',
      arm,
      leader:
        command.leader === undefined
          ? (named.find((leader) => (leader.command ?? null) === command.id)?.id ?? null)
          : command.leader,
      superior: command.superior ?? null,
      order: command.order === undefined ? DEFAULT_ORDERS[arm] : command.order,
      rsm: command.rsm ?? false,
      fatigue: command.fatigue ?? 0,
      marchTurns: command.marchTurns ?? 0,
      startSP,
      class: troops,
      ineffectiveAt: command.ineffectiveAt ?? ineffectiveLevel(troops, startSP),
      ineffective: command.ineffective ?? false,
      recovery: command.recovery ?? null,
      skirmishers: command.skirmishers ?? null,
    };
  });
}

/** The units of a command and of all that are below it. */
function withUnitsBelow(
  id: string,
  commands: readonly Given<CommandDocument>[],
  units: readonly UnitDocument[],
): UnitDocument[] {
  const within = new Set([id]);
  for (let grew = true; grew;) {
    const more = commands.filter((one) => !within.has(one.id) && within.has(one.superior ?? ''));
    for (const one of more) within.add(one.id);
    grew = more.length > 0;
  }
  return units.filter((unit) => within.has(unit.command));
}

function completeLeaders(
  given: readonly Given<LeaderDocument>[],
  commands: readonly CommandDocument[],
  sides: BattleDocument['sides'],
): LeaderDocument[] {
  return given.map((leader) => {
    const led = commands.find((one) => one.id === leader.command || one.leader === leader.id);
    const rating = leader.rating ?? UNRATED;
    const kind = leader.kind ?? null;
    return {
      id: leader.id,
      name: leader.name ?? leader.id,
      side: leader.side ?? led?.side ?? sides.find(({ overall }) => overall.includes(leader.id))?.id ?? 'US',
      command: leader.command === undefined ? (led?.id ?? null) : leader.command,
      rating,
      range: leader.range ?? rangeOf(rating, led ?? { level: 'brigade', arm: 'INF' }, kind),
      stars: leader.stars ?? starsOf(led ?? { level: 'brigade' }),
      hex: leader.hex ?? null,
      spent: leader.spent ?? false,
      starsUsed: leader.starsUsed ?? false,
      moved: leader.moved ?? 0,
      status: leader.status ?? 'fit',
      kind,
      group: leader.group ?? null,
      fogTurns: leader.fogTurns ?? 0,
    };
  });
}
