import { type Fault, faultsOf, MalformedDocumentError } from '@vedette/documents';
import { BATTLE_FORMAT } from '../document/position.schema.js';
import { type Edge, type Side, SIDES, type UnitType } from '../document/words.schema.js';
import { ScenarioSheet } from './scenario-sheet.schema.js';

/** Whether a document is meant as a scenario's sheet: it says no format and lists turns, leaders and units. */
export function isScenarioSheet(document: unknown): boolean {
  return (
    typeof document === 'object' &&
    document !== null &&
    !('format' in document) &&
    ['turns', 'map', 'leaders', 'units'].every((key) => key in document)
  );
}

/**
 * The battle a scenario's sheet describes, as a position before its first turn: leaders make the commands they lead, arrivals of one hour and side a
 * group, later ones march with the RSM marker (G-02). Throws {@link MalformedDocumentError}.
 */
export function battleOfSheet(document: unknown): Record<string, unknown> {
  const faults = faultsOf(ScenarioSheet, document);
  const sheet = document as ScenarioSheet;
  if (faults.length === 0) faults.push(...contradictionsOf(sheet));
  if (faults.length > 0) throw new MalformedDocumentError('position', faults);
  const first = sheet.turns[0]!;
  const groups = groupsOf(sheet);
  const groupOf = ({ side, arrival }: Arriving) =>
    arrival === undefined ? {} : { group: groups.get(groupKey(side, arrival))!.id };
  return {
    format: BATTLE_FORMAT,
    name: sheet.name,
    ...(sheet.date === undefined ? {} : { date: sheet.date }),
    turn: first,
    lastTurn: sheet.turns.at(-1)!,
    sides: SIDES.map((id) => ({
      id,
      ...(sheet.rearEdges?.[id] === undefined ? {} : { rear: sheet.rearEdges[id] }),
      overall: sheet.overallCommanders?.[id] ?? [],
    })),
    map: { ...sheet.map, areas: { ...sheet.map.areas, ...areasOf(sheet) } },
    leaders: sheet.leaders.map((leader) => {
      const { id, name = id, side, command, rating, range, stars = 0, hex = null } = leader;
      return { id, name, side, command, rating, range, stars, hex, ...groupOf(leader) };
    }),
    commands: sheet.leaders.map((leader) => commandOf(sheet, leader, first)),
    units: sheet.units.map((unit) => {
      const {
        arrival,
        men: _men,
        guns: _guns,
        ...rest
      } = unit as typeof unit & { men?: unknown; guns?: unknown };
      const marches =
        arrival === undefined ? {} : { hex: null, ...onTheMarch(sheet, rest), ...groupOf(unit) };
      return { ...marches, ...rest };
    }),
    arrivals: [...groups.values()],
    setup: Object.fromEntries((sheet.freeStartingOrders ?? []).map((id) => [id, { order: true }])),
    ...(sheet.victory === undefined ? {} : { victory: victoryOf(sheet.victory) }),
  };
}

type Leader = ScenarioSheet['leaders'][number];
interface Arriving {
  readonly side: Side;
  readonly arrival?: string;
}

function groupKey(side: Side, arrival: string): string {
  return `${side} ${arrival}`;
}

/** What is named has to be there: superiors and commands, and a place to come in for whoever comes. */
function contradictionsOf({ leaders, units, entry }: ScenarioSheet): Fault[] {
  const ids = leaders.map(({ id }) => id);
  const commands = leaders.map(({ command }) => command);
  const comes = (list: string, pieces: readonly Arriving[]): Fault[] =>
    pieces.flatMap(({ side, arrival }, i) =>
      arrival === undefined || entry?.[side] !== undefined
        ? []
        : [
            {
              pointer: `/${list}/${i}/arrival`,
              found: JSON.stringify(arrival),
              allowed: `nothing while /entry names no place for ${side} to come in`,
            },
          ],
    );
  return [
    ...leaders.flatMap(({ superior }, i) =>
      superior === undefined || ids.includes(superior)
        ? []
        : [
            {
              pointer: `/leaders/${i}/superior`,
              found: JSON.stringify(superior),
              allowed: 'the id of a leader',
            },
          ],
    ),
    ...units.flatMap(({ command }, i) =>
      commands.includes(command)
        ? []
        : [
            {
              pointer: `/units/${i}/command`,
              found: JSON.stringify(command),
              allowed: 'the command of a leader',
            },
          ],
    ),
    ...comes('leaders', leaders),
    ...comes('units', units),
  ];
}

/** Groups off the map, each by the first leader who comes with it, or by its side and hour where none does. */
function groupsOf({ leaders, units, entry }: ScenarioSheet) {
  const groups = new Map<string, { id: string; side: Side; turn: string; area: string; certain: true }>();
  const add = (id: string, { side, arrival }: Arriving): void => {
    if (arrival === undefined || groups.has(groupKey(side, arrival))) return;
    const area = String(entry![side]!.area);
    groups.set(groupKey(side, arrival), { id, side, turn: arrival, area, certain: true });
  };
  for (const leader of leaders) add(leader.id, leader);
  for (const unit of units) add(`${unit.side.toLowerCase()}-${unit.arrival}`, unit);
  return groups;
}

function areasOf({ entry }: ScenarioSheet): Record<string, { side: Side; hexes: readonly string[] }> {
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const place = entry?.[side];
      return place === undefined ? [] : [[String(place.area), { side, hexes: place.hexes }]];
    }),
  );
}

const ARM_SAID = { cavalry: 'CAV', artillery: 'ART', infantry: 'INF' } as const;

function commandOf(sheet: ScenarioSheet, leader: Leader, first: string): Record<string, unknown> {
  const { command: id, side, superior, arrival } = leader;
  const [arm, level] = leader.level.includes(' ') ? leader.level.split(' ') : [undefined, leader.level];
  const isLate = arrival !== undefined && arrival > first;
  const said = sheet.startingOrders?.[id];
  // Who is above the corps gives orders and has none.
  const marches = isLate && level !== 'wing' && level !== 'army';
  const order = said === 'MRCH+RSM' ? 'MRCH' : (said ?? (marches ? 'MRCH' : undefined));
  return {
    id,
    side,
    level,
    ...(arm !== undefined && arm in ARM_SAID ? { arm: ARM_SAID[arm as keyof typeof ARM_SAID] } : {}),
    leader: leader.id,
    superior: sheet.leaders.find((one) => one.id === superior)?.command ?? null,
    ...(order === undefined ? {} : { order }),
    ...(said === 'MRCH+RSM' || (marches && order === 'MRCH') ? { rsm: true } : {}),
    ...sheet.commands?.[id],
  };
}

/** Facing away from each edge (P-02). */
const AWAY_FROM: Readonly<Record<Edge, number>> = { west: 0, east: 3, north: 4, south: 1 };
const COLUMN_OF: Readonly<Record<UnitType, string>> = {
  INF: 'column',
  SS: 'column',
  CAV: 'mounted',
  ART: 'limbered',
  HART: 'limbered',
  WAG: 'column',
};

/** How troops come: in column, and with their backs to their own rear. */
function onTheMarch(
  { rearEdges }: ScenarioSheet,
  { side, type }: { readonly side: Side; readonly type?: unknown },
) {
  const edge = rearEdges?.[side];
  return {
    formation: COLUMN_OF[(type as UnitType | undefined) ?? 'INF'],
    ...(edge === undefined ? {} : { facing: AWAY_FROM[edge] }),
  };
}

function victoryOf({ objectives = [], usDelay, csaDelay, levels }: NonNullable<ScenarioSheet['victory']>) {
  const delays = [
    { side: 'US', delay: usDelay },
    { side: 'CSA', delay: csaDelay },
  ] as const;
  return {
    kind: 'scenario',
    objectives: objectives.map(({ hex, csa, us }) => ({
      hex,
      points: { ...(us === undefined ? {} : { US: us }), ...(csa === undefined ? {} : { CSA: csa }) },
    })),
    delay: delays.flatMap(({ side, delay }) => {
      const column = /column (\d+)/.exec(delay?.condition ?? '')?.[1];
      return delay === undefined || column === undefined
        ? []
        : [{ side, turns: delay.turns, points: delay.vp, noEnemyInfantryFromColumn: Number(column) }];
    }),
    ...(levels === undefined ? {} : { levels: levels.filter(({ level }) => level !== 'draw') }),
  };
}
