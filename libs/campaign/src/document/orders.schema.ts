import { Type, type Static } from '@sinclair/typebox';
import {
  CLOSED,
  Count,
  oneOf,
  orNull,
  PlaceName,
  PlayerIdText,
  StrategicSquareName,
  TacticalSquareName,
  UnitIdText,
} from './names.schema.js';
import { FACINGS } from './works.schema.js';

export const ORDERS_FORMAT = 'vedette/orders@1';
export const OFFENSIVE_POSTURES = ['assault', 'attack', 'skirmish', 'evade'] as const;
export type OffensivePosture = (typeof OFFENSIVE_POSTURES)[number];
export const DEFENSIVE_POSTURES = ['last-ditch', 'defend', 'skirmish', 'evade'] as const;
export type DefensivePosture = (typeof DEFENSIVE_POSTURES)[number];
export const LINES = ['first', 'second', 'rear'] as const;
export type Line = (typeof LINES)[number];
export const MARCH_TO = ['battle', 'allies', 'enemy'] as const;
export type MarchTo = (typeof MARCH_TO)[number];

const Flag = Type.Optional(Type.Boolean());
const TacticalPhase = Type.Integer({ minimum: 1, maximum: 5 });
/** Who gives the order and when; the API fills both from the session and its clock. */
const signed = {
  by: Type.Optional(PlayerIdText),
  at: Type.Optional(Type.String({ format: 'date-time', description: 'time of submission, ISO 8601' })),
};

export const ReactionArea = Type.Object(
  {
    center: TacticalSquareName,
    radius: Type.Integer({ minimum: 0, maximum: 14 }),
    from: Type.Optional(TacticalPhase),
    to: Type.Optional(TacticalPhase),
  },
  CLOSED,
);
export type ReactionArea = Static<typeof ReactionArea>;

export const LandOrder = Type.Object(
  {
    kind: Type.Literal('land'),
    unit: UnitIdText,
    ...signed,
    strategic: Type.Optional(
      Type.Object(
        {
          path: Type.Optional(Type.Array(orNull(PlaceName), { maxItems: 6 })),
          entry: Type.Optional(orNull(TacticalSquareName)),
          pursuit: Flag,
          pursuitLimit: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 6 }))),
          marchTo: Type.Optional(Type.Array(oneOf(MARCH_TO), { maxItems: 3 })),
          haltOnDetection: Flag,
          haltOnEnemyEntry: Flag,
          noForcedMarch: Flag,
          withdraw: Flag,
        },
        CLOSED,
      ),
    ),
    rail: Type.Optional(
      Type.Object(
        {
          destination: StrategicSquareName,
          waypoint: Type.Optional(orNull(StrategicSquareName)),
          entry: Type.Optional(orNull(TacticalSquareName)),
        },
        CLOSED,
      ),
    ),
    tactical: Type.Optional(
      Type.Object(
        {
          destination: Type.Optional(orNull(Type.Union([TacticalSquareName, oneOf(['ford', 'pass'])]))),
          waypoint: Type.Optional(orNull(Type.Union([TacticalSquareName, UnitIdText]))),
          phase: Type.Optional(TacticalPhase),
          doNotEnterFort: Flag,
          engage: Type.Optional(
            orNull(
              Type.Object({ from: Type.Optional(TacticalPhase), to: Type.Optional(TacticalPhase) }, CLOSED),
            ),
          ),
          line: Type.Optional(oneOf(LINES)),
        },
        CLOSED,
      ),
    ),
    reaction: Type.Optional(
      Type.Object(
        { support: Type.Optional(orNull(ReactionArea)), intercept: Type.Optional(orNull(ReactionArea)) },
        CLOSED,
      ),
    ),
    posture: Type.Optional(
      Type.Object(
        {
          offensive: Type.Optional(oneOf(OFFENSIVE_POSTURES)),
          defensive: Type.Optional(oneOf(DEFENSIVE_POSTURES)),
        },
        CLOSED,
      ),
    ),
    supply: Type.Optional(
      Type.Object({ level: Type.Optional(orNull(Count)), source: Type.Optional(orNull(PlaceName)) }, CLOSED),
    ),
    activation: Type.Optional(orNull(oneOf(['inactivate', 'activate']))),
  },
  CLOSED,
);
export type LandOrder = Static<typeof LandOrder>;

export const NavalOrder = Type.Object(
  {
    kind: Type.Literal('naval'),
    ship: UnitIdText,
    ...signed,
    attach: Type.Optional(orNull(UnitIdText)),
    detach: Flag,
    movement: Type.Optional(
      Type.Object(
        {
          seas: Type.Optional(Type.Array(Type.String({ minLength: 2, maxLength: 4 }), { maxItems: 6 })),
          port: Type.Optional(orNull(PlaceName)),
          anyEnemyPort: Flag,
          portWhen: Type.Optional(oneOf(['before', 'after-first', 'after-second'])),
          enterHarbor: Flag,
          sailAlone: Flag,
          base: Type.Optional(orNull(PlaceName)),
        },
        CLOSED,
      ),
    ),
    contact: Type.Optional(
      Type.Object(
        {
          stance: Type.Optional(oneOf(['pursue', 'accept', 'evade'])),
          min: Type.Optional(Count),
          max: Type.Optional(Count),
          intoCoastal: Flag,
          joinAllies: Flag,
          gauge: Type.Optional(orNull(oneOf(['windward', 'leeward']))),
        },
        CLOSED,
      ),
    ),
    combat: Type.Optional(
      Type.Object(
        {
          stance: Type.Optional(oneOf(['engage', 'accept', 'evade', 'run-past'])),
          gauge: Type.Optional(orNull(oneOf(['windward', 'leeward']))),
          line: Type.Optional(oneOf(['line-ahead', 'break'])),
          close: Flag,
          fireAt: Type.Optional(oneOf(['hull', 'rigging'])),
          fightElsewhere: Flag,
          retreatTo: Type.Optional(oneOf(['harbor', 'open-sea'])),
          inactiveShips: Type.Optional(oneOf(['capture', 'destroy'])),
        },
        CLOSED,
      ),
    ),
    commerce: Type.Optional(oneOf(['raid', 'convoy', 'ignore'])),
    loading: Type.Optional(
      Type.Object(
        {
          stores: Type.Optional(orNull(Count)),
          load: Type.Optional(Type.Array(UnitIdText)),
          unload: Type.Optional(
            Type.Array(
              Type.Object(
                { unit: UnitIdText, square: PlaceName, entry: Type.Optional(orNull(TacticalSquareName)) },
                CLOSED,
              ),
            ),
          ),
          supplies: Type.Optional(
            orNull(
              Type.Object({ action: oneOf(['load', 'unload']), amount: Count, with: PlaceName }, CLOSED),
            ),
          ),
        },
        CLOSED,
      ),
    ),
    crewTo: Type.Optional(
      orNull(
        Type.Object({ ship: UnitIdText, crew: Type.Optional(Count), marines: Type.Optional(Count) }, CLOSED),
      ),
    ),
    scuttle: Flag,
    activation: Type.Optional(orNull(oneOf(['inactivate', 'activate']))),
  },
  CLOSED,
);
export type NavalOrder = Static<typeof NavalOrder>;

const DeployOrder = Type.Object(
  {
    kind: Type.Literal('deploy'),
    unit: UnitIdText,
    ...signed,
    square: Type.Optional(orNull(PlaceName)),
    tactical: Type.Optional(orNull(TacticalSquareName)),
  },
  CLOSED,
);
const ActivationOrder = Type.Object(
  {
    kind: Type.Literal('activation'),
    unit: UnitIdText,
    action: oneOf(['inactivate', 'activate']),
    ...signed,
  },
  CLOSED,
);
const MergeOrder = Type.Object(
  {
    kind: Type.Literal('merge'),
    unit: Type.Optional(UnitIdText),
    ship: Type.Optional(UnitIdText),
    into: UnitIdText,
    ...signed,
  },
  CLOSED,
);
const SplitOrder = Type.Object(
  {
    kind: Type.Literal('split'),
    ship: UnitIdText,
    capacity: Count,
    units: Type.Optional(Type.Array(UnitIdText)),
    supplies: Type.Optional(Count),
    stores: Type.Optional(Count),
    ...signed,
  },
  CLOSED,
);
const AssignOrder = Type.Object(
  {
    kind: Type.Literal('assign'),
    unit: UnitIdText,
    commander: Type.Optional(orNull(PlayerIdText)),
    deputy: Type.Optional(orNull(PlayerIdText)),
    ...signed,
  },
  CLOSED,
);
const transfer = {
  from: PlaceName,
  to: PlaceName,
  amount: Type.Integer({ minimum: 1, maximum: 100_000 }),
  ...signed,
};
const MoveSuppliesOrder = Type.Object({ kind: Type.Literal('move-supplies'), ...transfer }, CLOSED);
const MoveStoresOrder = Type.Object({ kind: Type.Literal('move-stores'), ...transfer }, CLOSED);
const PontoonOrder = Type.Object(
  {
    kind: Type.Literal('pontoon'),
    unit: UnitIdText,
    action: oneOf(['deploy', 'remove']),
    tactical: Type.Optional(orNull(TacticalSquareName)),
    phase: Type.Optional(TacticalPhase),
    ...signed,
  },
  CLOSED,
);
const DepotOrder = Type.Object(
  {
    kind: Type.Literal('depot'),
    action: oneOf(['place', 'remove']),
    depot: PlaceName,
    square: StrategicSquareName,
    tactical: Type.Optional(orNull(TacticalSquareName)),
    ...signed,
  },
  CLOSED,
);
const TrackOrder = Type.Object(
  {
    kind: Type.Literal('track'),
    action: oneOf(['destroy', 'repair']),
    what: Type.Optional(oneOf(['track', 'bridge'])),
    square: StrategicSquareName,
    unit: Type.Optional(UnitIdText),
    ...signed,
  },
  CLOSED,
);

const BatteryOrder = Type.Object(
  { kind: Type.Literal('battery'), unit: UnitIdText, to: UnitIdText, ...signed },
  CLOSED,
);
const FortifyOrder = Type.Object(
  { kind: Type.Literal('fortify'), unit: UnitIdText, facing: oneOf(FACINGS), ...signed },
  CLOSED,
);

/** One schema a kind of order; the key is the order's `kind`. */
export const ORDER_SCHEMAS = {
  land: LandOrder,
  naval: NavalOrder,
  deploy: DeployOrder,
  activation: ActivationOrder,
  merge: MergeOrder,
  split: SplitOrder,
  assign: AssignOrder,
  'move-supplies': MoveSuppliesOrder,
  'move-stores': MoveStoresOrder,
  pontoon: PontoonOrder,
  depot: DepotOrder,
  track: TrackOrder,
  battery: BatteryOrder,
  fortify: FortifyOrder,
} as const;
export type OrderKind = keyof typeof ORDER_SCHEMAS;
export const ORDER_KINDS = Object.keys(ORDER_SCHEMAS) as OrderKind[];

/** Any order as sent; also, unchanged, the body of an order sent to the API. */
export type Order = { [K in OrderKind]: Static<(typeof ORDER_SCHEMAS)[K]> }[OrderKind];
export type OrderOf<K extends OrderKind> = Static<(typeof ORDER_SCHEMAS)[K]>;
export const OrderDocument = Type.Unsafe<Order>({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', enum: ORDER_KINDS } },
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(ORDER_SCHEMAS),
});

/** The orders document of the umpire bench; the order of the list is the order of submission where `at` is missing. */
export const OrdersDocument = Type.Object(
  {
    format: Type.Literal(ORDERS_FORMAT),
    turn: Type.Optional(Type.Integer({ minimum: 0 })),
    orders: Type.Array(OrderDocument, { maxItems: 50_000 }),
  },
  { $id: 'orders.schema.json', title: 'Orders', additionalProperties: true },
);
export type OrdersDocument = Static<typeof OrdersDocument>;
