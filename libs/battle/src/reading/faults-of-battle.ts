import { asPointer, type Fault, faultsOf, nearest, perhaps, show } from '@vedette/documents';
import { HexGrid } from '@vedette/hex';
import { BattleGiven, type BattleDocument } from '../document/position.schema.js';
import { FORMATIONS_OF } from '../document/words.schema.js';
import { stopOf } from '../document/step.js';
import { turnExists } from '../document/turn-track.js';
import { completed } from './completed.js';
import { contradictionsIn } from './contradictions/contradictions.js';

/** Faults of a battle position: by its schema, then of ids and hexes, then of what cannot be together. */
export function faultsOfBattle(value: unknown): Fault[] {
  const byShape = faultsOf(BattleGiven, value).map(atItsObject);
  if (byShape.length > 0) return byShape;
  const ofParts = faultsOfParts(value as GivenBattle);
  return ofParts.length > 0 ? ofParts : contradictionsIn(completed(value as BattleGiven));
}

/** A key that is not known is told at the object it stands in. */
export function atItsObject(fault: Fault): Fault {
  if (fault.found !== 'a key that is not known here') return fault;
  const at = fault.pointer.lastIndexOf('/');
  return { ...fault, pointer: fault.pointer.slice(0, at), found: `the key ${fault.pointer.slice(at + 1)}` };
}

type GivenBattle = {
  readonly [K in keyof BattleDocument]?: BattleDocument[K] extends readonly (infer T)[]
    ? readonly Partial<T>[]
    : Partial<BattleDocument[K]>;
};

const LISTED = ['players', 'leaders', 'commands', 'units', 'arrivals'] as const;

function faultsOfParts(given: GivenBattle): Fault[] {
  const map = given.map as BattleDocument['map'];
  const grid = new HexGrid(map.columns, map.rows);
  const ids = (key: (typeof LISTED)[number]): string[] => (given[key] ?? []).map(({ id }) => id!);
  const commands = ids('commands');
  const leaders = ids('leaders');
  const units = ids('units');
  const groups = ids('arrivals');
  const known = (pointer: string, id: unknown, all: readonly string[], what: string): Fault[] =>
    id === undefined || id === null || all.includes(id as string)
      ? []
      : [{ pointer, found: show(id), allowed: `the id of ${what}${perhaps(nearest(all, String(id)))}` }];
  const onMap = (pointer: string, hex: unknown): Fault[] =>
    hex === undefined || hex === null || grid.contains(hex as string)
      ? []
      : [{ pointer, found: show(hex), allowed: `a hex of the map, 0101 to ${corner(map)}` }];
  const turnName = (pointer: string, turn: unknown): Fault[] =>
    turn === undefined || turn === null || turnExists(turn as string)
      ? []
      : [{ pointer, found: show(turn), allowed: 'a turn of the track (P-01), as 0740' }];
  const faults = [
    ...LISTED.flatMap((key) => doubled(`/${key}`, ids(key))),
    ...doubled(
      '/sides',
      (given.sides ?? []).map(({ id }) => id!),
    ),
    ...rowFaults(map),
    ...turnName('/turn', given.turn),
    ...turnName('/lastTurn', given.lastTurn),
    ...lastDateFaults(given),
    ...stepFaults(given.step as string | undefined),
    ...mapHexes(map).flatMap(([pointer, hex]) => onMap(pointer, hex)),
    ...(given.sides ?? []).flatMap((side, i) =>
      (side.overall ?? []).flatMap((id, j) => known(`/sides/${i}/overall/${j}`, id, leaders, 'a leader')),
    ),
    ...(given.players ?? []).flatMap((player, i) =>
      (player.commands ?? []).flatMap((id, j) =>
        known(`/players/${i}/commands/${j}`, id, commands, 'a command'),
      ),
    ),
    ...(given.commands ?? []).flatMap((command, i) => [
      ...known(`/commands/${i}/superior`, command.superior, commands, 'a command'),
      ...known(`/commands/${i}/leader`, command.leader, leaders, 'a leader'),
      ...known(`/commands/${i}/skirmishers/unit`, command.skirmishers?.unit, units, 'a unit'),
      ...circleFaults(given, command.id!, `/commands/${i}/superior`),
    ]),
    ...(given.leaders ?? []).flatMap((leader, i) => [
      ...known(`/leaders/${i}/command`, leader.command, commands, 'a command'),
      ...onMap(`/leaders/${i}/hex`, leader.hex),
      ...(groups.length > 0 ? known(`/leaders/${i}/group`, leader.group, groups, 'a group of arrivals') : []),
    ]),
    ...(given.units ?? []).flatMap((unit, i) => [
      ...known(`/units/${i}/command`, unit.command, commands, 'a command'),
      ...onMap(`/units/${i}/hex`, unit.hex),
      ...(unit.extended ?? []).flatMap((hex, j) => onMap(`/units/${i}/extended/${j}`, hex)),
      ...(groups.length > 0 ? known(`/units/${i}/group`, unit.group, groups, 'a group of arrivals') : []),
      ...formationFaults(unit, `/units/${i}/formation`),
      ...strengthFaults(unit, `/units/${i}/sp`),
    ]),
    ...(given.works ?? []).flatMap((one, i) => onMap(`/works/${i}/hex`, one.hex)),
    ...(given.abandonedGuns ?? []).flatMap((one, i) => onMap(`/abandonedGuns/${i}/hex`, one.hex)),
    ...(given.arrivals ?? []).flatMap((arrival, i) => [
      ...turnName(`/arrivals/${i}/turn`, arrival.turn),
      ...known(`/arrivals/${i}/area`, arrival.area, Object.keys(map.areas ?? {}), 'an entrance area'),
    ]),
    ...(given.victory?.objectives ?? []).flatMap((one, i) => onMap(`/victory/objectives/${i}/hex`, one.hex)),
    ...Object.keys(given.setup ?? {}).flatMap((id) =>
      known(`/setup/${asPointer(id)}`, id, [...units, ...commands], 'a unit or a command'),
    ),
  ];
  return faults;
}

function doubled(pointer: string, ids: readonly string[]): Fault[] {
  return ids.flatMap((id, i) =>
    ids.indexOf(id) < i
      ? [{ pointer: `${pointer}/${i}`, found: `the id ${show(id)} again`, allowed: 'an id of its own' }]
      : [],
  );
}

function corner({ columns, rows }: BattleDocument['map']): string {
  return `${String(columns).padStart(2, '0')}${String(rows).padStart(2, '0')}`;
}

function rowFaults(map: BattleDocument['map']): Fault[] {
  return (['terrainRows', 'levelRows'] as const).flatMap((key): Fault[] => {
    const rows = map[key];
    if (rows === undefined) return [];
    if (rows.length !== map.rows)
      return [{ pointer: `/map/${key}`, found: `${rows.length} rows`, allowed: `${map.rows} rows` }];
    return rows.flatMap((row, i) =>
      row.length === map.columns
        ? []
        : [{ pointer: `/map/${key}/${i}`, found: `${row.length} hexes`, allowed: `${map.columns} hexes` }],
    );
  });
}

/** Every hex the map names, with its pointer. */
function mapHexes(map: BattleDocument['map']): [pointer: string, hex: string][] {
  const list = (pointer: string, hexes: readonly string[] | undefined): [string, string][] =>
    (hexes ?? []).map((hex, i) => [`${pointer}/${i}`, hex]);
  return [
    ...(['railGrade', 'railCuts', 'towers', 'water'] as const).flatMap((key) =>
      list(`/map/${key}`, map[key]),
    ),
    ...(['roads', 'streams', 'areas'] as const).flatMap((key) =>
      Object.entries(map[key] ?? {}).flatMap(([name, { hexes }]) =>
        list(`/map/${key}/${asPointer(name)}/hexes`, hexes),
      ),
    ),
    ...(map.hexsides ?? []).map(({ hex }, i): [string, string] => [`/map/hexsides/${i}/hex`, hex]),
    ...Object.keys(map.names ?? {}).map((hex): [string, string] => [`/map/names/${hex}`, hex]),
  ];
}

/** A day of the last turn where no turn is the last. */
function lastDateFaults({ lastTurn, lastDate }: GivenBattle): Fault[] {
  return typeof lastDate !== 'string' || typeof lastTurn === 'string'
    ? []
    : [{ pointer: '/lastDate', found: show(lastDate), allowed: 'a day only beside a lastTurn' }];
}

function stepFaults(step: string | undefined): Fault[] {
  return step === undefined || stopOf(step) !== null
    ? []
    : [
        {
          pointer: '/step',
          found: show(step),
          allowed: 'a step; only activation and out-of-command have impulses',
        },
      ];
}

function circleFaults(given: GivenBattle, id: string, pointer: string): Fault[] {
  const above = (one: string): string | null => given.commands?.find((c) => c.id === one)?.superior ?? null;
  const passed = new Set<string>();
  for (let at = above(id); at !== null && !passed.has(at); at = above(at)) {
    if (at === id)
      return [{ pointer, found: `a chain that leads back to ${id}`, allowed: 'a superior above it' }];
    passed.add(at);
  }
  return [];
}

function formationFaults(unit: Partial<BattleDocument['units'][number]>, pointer: string): Fault[] {
  const allowed = FORMATIONS_OF[unit.type ?? 'INF'];
  return unit.formation === undefined || allowed.includes(unit.formation)
    ? []
    : [{ pointer, found: show(unit.formation), allowed: `one of ${allowed.join(', ')} for its type` }];
}

function strengthFaults(unit: Partial<BattleDocument['units'][number]>, pointer: string): Fault[] {
  const { sp, startSP } = unit;
  return sp === undefined || startSP === undefined || sp <= startSP
    ? []
    : [{ pointer, found: show(sp), allowed: `at most its startSP, ${startSP}` }];
}
