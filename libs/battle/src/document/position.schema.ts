import { Type, type Static, type TObject } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { CommandDocument, Id, LeaderDocument, UnitDocument } from './forces.schema.js';
import {
  AbandonedGunsDocument,
  AreaDocument,
  MapDocument,
  RoadDocument,
  StreamDocument,
  WorksDocument,
} from './map.schema.js';
import { ProgressDocument } from './progress.schema.js';
import { StandingDocument } from './standing.schema.js';
import { STEPS } from './step.js';
import {
  bySide,
  Count,
  EDGES,
  FORMATIONS,
  HexName,
  Name,
  OPEN,
  orNull,
  SideName,
  Sixth,
  TurnName,
  UNIT_STATES,
  UNIT_TYPES,
} from './words.schema.js';

/** Name and version of the document. */
export const BATTLE_FORMAT = 'vedette/battle@1';
/** The book a battle is played by. */
export const BATTLE_RULEBOOK = 'gbacw-3dog';

export const SideDocument = Type.Object({ id: SideName, rear: oneOf(EDGES), overall: Type.Array(Id) }, OPEN);
export type SideDocument = Static<typeof SideDocument>;

/** A player; without commands he orders the whole of his side. */
export const BattlePlayerDocument = Type.Object(
  { id: Id, side: SideName, name: Name, commands: orNull(Type.Array(Id)) },
  OPEN,
);
export type BattlePlayerDocument = Static<typeof BattlePlayerDocument>;

/** Rules that may be left out or read otherwise (P-39). */
export const SwitchesDocument = Type.Object(
  {
    orderChangeDrmUses: oneOf(['held', 'wanted']),
    oocActivationDrm: Type.Integer({ minimum: -1, maximum: 1 }),
    smoke: Type.Boolean(),
    courierDelay: Type.Boolean(),
    roughBands: Type.Boolean(),
    randomEvents: Type.Boolean(),
    leaderCasualties: Type.Boolean(),
    fatigue: Type.Boolean(),
    ammunition: Type.Boolean(),
    skirmishers: Type.Boolean(),
    variableArrival: Type.Boolean(),
    year: Type.Integer({ minimum: 1861, maximum: 1865 }),
  },
  OPEN,
);
export type SwitchesDocument = Static<typeof SwitchesDocument>;

const BattleDate = Type.String({
  pattern: '^18[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  description: 'a date as 1863-07-01',
});

/** A group off the map, the day and the turn it is due (G-78 to G-81, P-23). */
export const ArrivalDocument = Type.Object(
  {
    id: Id,
    side: SideName,
    /** Unsaid: the day of the position. */
    date: BattleDate,
    turn: TurnName,
    area: Type.String(),
    certain: Type.Boolean(),
    alternative: orNull(
      Type.Object({ area: Type.String(), orderedAt: TurnName, orderedOn: Type.Optional(BattleDate) }, OPEN),
    ),
    arrived: Type.Boolean(),
    /** Entry hex and order of march, if its players said them. */
    hex: orNull(HexName),
    sequence: Type.Array(Id),
  },
  OPEN,
);
export type ArrivalDocument = Static<typeof ArrivalDocument>;

/** A unit in a contact, where it is near enough to be named. */
const NamedUnit = Type.Object(
  {
    id: Id,
    name: Name,
    type: oneOf(UNIT_TYPES),
    formation: oneOf(FORMATIONS),
    facing: Sixth,
    state: oneOf(UNIT_STATES),
    band: oneOf(['small', 'medium', 'large']),
  },
  OPEN,
);

/** What a side knows of a hex with enemies in it (P-25). */
export const ContactDocument = Type.Object(
  {
    id: Type.String(),
    hex: HexName,
    level: oneOf(['named', 'arm', 'troops', 'smoke']),
    kind: Type.String(),
    band: orNull(oneOf(['small', 'medium', 'large'])),
    facing: orNull(Sixth),
    seen: TurnName,
    stale: Type.Boolean(),
    source: oneOf(['los', 'fire', 'shock', 'dust']),
    units: Type.Array(NamedUnit),
    effect: orNull(oneOf(['none', 'light', 'heavy'])),
  },
  OPEN,
);
export type ContactDocument = Static<typeof ContactDocument>;

/** Works and abandoned guns as they were seen from far, of which couriers tell (P-25.4). */
const GROUND_TOLD = {
  works: Type.Optional(Type.Array(WorksDocument)),
  guns: Type.Optional(Type.Array(AbandonedGunsDocument)),
};

/** Contacts a courier carries, of the turn he left in, with the turns he rides in all and has left; and hexes found empty then (P-25.4). */
const DispatchDocument = Type.Object(
  {
    turn: TurnName,
    ride: Count,
    left: Count,
    contacts: Type.Array(ContactDocument),
    empty: Type.Array(HexName),
    ...GROUND_TOLD,
  },
  OPEN,
);

/** What a side has been told where couriers take their time: its contacts, the number of the next, and who is on his way (P-25.4). */
const CouriersDocument = Type.Object(
  {
    contacts: Type.Array(ContactDocument),
    next: Count,
    underway: Type.Array(DispatchDocument),
    ...GROUND_TOLD,
  },
  OPEN,
);

const Points = Type.Object({ US: Type.Optional(Count), CSA: Type.Optional(Count) }, OPEN);

/** How the battle is decided: by the points of a scenario, or by G-72 to G-75. */
export const VictoryDocument = Type.Object(
  {
    kind: oneOf(['scenario', 'battle']),
    objectives: Type.Array(Type.Object({ hex: HexName, points: Points }, OPEN)),
    delay: Type.Array(
      Type.Object(
        {
          side: SideName,
          turns: Type.Array(TurnName),
          points: Count,
          noEnemyInfantryFromColumn: Type.Integer({ minimum: 1, maximum: 99 }),
        },
        OPEN,
      ),
    ),
    levels: Type.Array(
      Type.Object({ margin: Count, level: oneOf(['marginal', 'substantial', 'decisive']) }, OPEN),
    ),
    geographic: Type.Record(Type.String(), Type.Object({ hexes: Type.Array(HexName), need: Count }, OPEN)),
    manpower: Type.Record(Type.String(), Count),
    floor: Count,
  },
  OPEN,
);
export type VictoryDocument = Static<typeof VictoryDocument>;

/** A leader's fate, or a unit that is no more. */
export const CasualtyDocument = Type.Object(
  {
    leader: Type.Optional(Id),
    fate: Type.Optional(oneOf(['killed', 'wounded', 'captured'])),
    unit: Type.Optional(Id),
    side: Type.Optional(SideName),
    sp: Type.Optional(Count),
    turn: TurnName,
    rule: Type.Optional(Type.String()),
  },
  OPEN,
);
export type CasualtyDocument = Static<typeof CasualtyDocument>;

/** Where a unit may be set up before the first turn, or whose order may be chosen (G-02). */
const SetupPlace = Type.Object(
  {
    within: Type.Optional(Count),
    of: Type.Optional(HexName),
    order: Type.Optional(Type.Boolean()),
    fromColumn: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  },
  OPEN,
);

/** A battle between two turns or two steps, complete: every key that may be left out has its value. */
export const BattleDocument = Type.Object(
  {
    format: Type.Literal(BATTLE_FORMAT),
    rulebook: Type.Literal(BATTLE_RULEBOOK),
    name: Type.String({ maxLength: 200 }),
    date: BattleDate,
    turn: TurnName,
    lastTurn: orNull(TurnName),
    /** Day of the last turn; null: the first day that comes to that hour. */
    lastDate: orNull(BattleDate),
    /** The step done last, `activation/3` inside a phase; absent between turns. */
    step: Type.Optional(
      Type.String({
        pattern: `^(${STEPS.join('|')})(/[1-9][0-9]{0,3})?$`,
        description: `one of ${STEPS.join(', ')}`,
      }),
    ),
    sides: Type.Array(SideDocument, { minItems: 2, maxItems: 2 }),
    players: Type.Array(BattlePlayerDocument, { maxItems: 60 }),
    switches: SwitchesDocument,
    initiative: Type.Object({ last: orNull(SideName) }, OPEN),
    weather: Type.Object(
      { rain: orNull(Count), mud: Type.Boolean(), visibility: Type.Integer({ minimum: 0, maximum: 99 }) },
      OPEN,
    ),
    map: MapDocument,
    leaders: Type.Array(LeaderDocument),
    commands: Type.Array(CommandDocument),
    units: Type.Array(UnitDocument),
    works: Type.Array(WorksDocument, { maxItems: 10_000 }),
    abandonedGuns: Type.Array(AbandonedGunsDocument, { maxItems: 10_000 }),
    arrivals: Type.Array(ArrivalDocument),
    contacts: bySide(Type.Array(ContactDocument)),
    /** Number of the next contact of a side. */
    nextContact: bySide(Count),
    /** Times a turn closes for orders; absent: once. With 2 impulses and standing instructions are given when initiative and new orders are known. */
    windows: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** What players know where `courierDelay` is on; absent where it is off, and before anybody looked. */
    couriers: Type.Optional(
      Type.Object({ US: Type.Optional(CouriersDocument), CSA: Type.Optional(CouriersDocument) }, OPEN),
    ),
    victory: VictoryDocument,
    casualties: Type.Array(CasualtyDocument, { maxItems: 10_000 }),
    setup: Type.Record(Type.String(), SetupPlace),
    standing: StandingDocument,
    /** Hexes of objectives by the side that last had an ordered unit there. */
    held: Type.Record(Type.String(), SideName),
    /** Points for delay, each with the turn that earned them. */
    delayPoints: Type.Array(Type.Object({ side: SideName, turn: TurnName, points: Count }, OPEN)),
    /** Markers left behind to deceive (P-25.8). */
    markers: Type.Array(
      Type.Object({ hex: HexName, unit: Id, looks: oneOf(['troops', 'column']), side: SideName }, OPEN),
    ),
    progress: ProgressDocument,
    result: orNull(
      Type.Object(
        {
          winner: orNull(SideName),
          level: oneOf(['draw', 'marginal', 'substantial', 'decisive']),
        },
        OPEN,
      ),
    ),
  },
  OPEN,
);
export type BattleDocument = Static<typeof BattleDocument>;

/** The same object with all keys left free but those named. */
function needing<T extends TObject, const K extends readonly (keyof T['properties'] & string)[]>(
  schema: T,
  keys: K,
) {
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([key, value]) => [
      key,
      keys.includes(key) ? value : Type.Optional(value),
    ]),
  );
  return Type.Object(properties, OPEN);
}

/** A battle as people write it: what is missing has the default that {@link completed} gives. */
export const BattleGiven = Type.Object(
  {
    ...needing(BattleDocument, ['format', 'turn', 'map', 'commands', 'units']).properties,
    sides: Type.Optional(Type.Array(needing(SideDocument, ['id']), { minItems: 2, maxItems: 2 })),
    players: Type.Optional(Type.Array(needing(BattlePlayerDocument, ['id', 'side']), { maxItems: 60 })),
    switches: Type.Optional(Type.Partial(SwitchesDocument)),
    initiative: Type.Optional(Type.Partial(BattleDocument.properties.initiative)),
    weather: Type.Optional(Type.Partial(BattleDocument.properties.weather)),
    map: Type.Object(
      {
        ...needing(MapDocument, ['columns', 'rows', 'terrainRows']).properties,
        roads: Type.Optional(Type.Record(Type.String(), needing(RoadDocument, ['hexes']))),
        streams: Type.Optional(Type.Record(Type.String(), needing(StreamDocument, ['hexes']))),
        areas: Type.Optional(Type.Record(Type.String(), needing(AreaDocument, ['side', 'hexes']))),
      },
      OPEN,
    ),
    leaders: Type.Optional(Type.Array(needing(LeaderDocument, ['id']), { maxItems: 1_000 })),
    commands: Type.Array(needing(CommandDocument, ['id']), { maxItems: 1_000 }),
    units: Type.Array(needing(UnitDocument, ['id', 'command']), { maxItems: 4_000 }),
    arrivals: Type.Optional(
      Type.Array(needing(ArrivalDocument, ['id', 'side', 'turn', 'area']), { maxItems: 1_000 }),
    ),
    works: Type.Optional(Type.Array(needing(WorksDocument, ['hex', 'side']), { maxItems: 10_000 })),
    contacts: Type.Optional(
      Type.Partial(bySide(Type.Array(needing(ContactDocument, ['id', 'hex', 'level', 'kind'])))),
    ),
    victory: Type.Optional(Type.Partial(VictoryDocument)),
    standing: Type.Optional(Type.Partial(StandingDocument)),
    progress: Type.Optional(Type.Partial(ProgressDocument)),
  },
  OPEN,
);
/** A battle as people write it. */
export type BattleGiven = { [K in keyof BattleDocument]?: unknown } & { readonly turn: string };
