import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { Id } from '../document/forces.schema.js';
import { CLOSED, FLANKS, FORMATIONS, HexName, orNull, SideName, Sixth } from '../document/words.schema.js';

/** One thing a unit does on its way, in order: a hex to enter, or what it does where it stands. */
export const PlanStep = Type.Union([
  HexName,
  Type.Object({ face: Sixth }, CLOSED),
  Type.Object({ form: oneOf(FORMATIONS) }, CLOSED),
  Type.Object({ extend: HexName }, CLOSED),
  Type.Object({ retract: HexName }, CLOSED),
  Type.Object({ refuse: orNull(oneOf(FLANKS)) }, CLOSED),
  Type.Object({ stack: Type.Integer({ minimum: 0, maximum: 20 }) }, CLOSED),
  Type.Object({ build: Type.Literal(true) }, CLOSED),
  Type.Object({ marker: oneOf(['troops', 'column']) }, CLOSED),
]);
export type PlanStep = Static<typeof PlanStep>;

/** What one unit does in an activation. */
export const UnitPlan = Type.Object(
  {
    unit: Id,
    do: Type.Optional(Type.Array(PlanStep, { maxItems: 80 })),
    doubleTime: Type.Optional(Type.Boolean()),
    bayonet: Type.Optional(Type.Boolean()),
    rally: Type.Optional(Type.Boolean()),
    fire: Type.Optional(
      Type.Object(
        {
          at: Type.Optional(orNull(HexName)),
          hold: Type.Optional(Type.Boolean()),
          rapid: Type.Optional(Type.Boolean()),
          /** Unit among those in front that takes the odd points of a loss (G-28). */
          odd: Type.Optional(Id),
        },
        CLOSED,
      ),
    ),
    shock: Type.Optional(HexName),
    advance: Type.Optional(Type.Boolean()),
  },
  CLOSED,
);
export type UnitPlan = Static<typeof UnitPlan>;

const Plan = Type.Array(UnitPlan, { maxItems: 100 });
const Reach = Type.Integer({ minimum: 1, maximum: 99 });

/** When an entry of the list may be played: all that are given must hold (P-31.2). */
export const Conditions = Type.Object(
  {
    enemyWithin: Type.Optional(Reach),
    noEnemyWithin: Type.Optional(Reach),
    initiative: Type.Optional(Type.Boolean()),
    after: Type.Optional(Id),
  },
  CLOSED,
);
export type Conditions = Static<typeof Conditions>;

/** Keys every order may have: who gives it and when it was sent. */
export const GIVEN = {
  by: Type.Optional(Id),
  at: Type.Optional(Type.String({ format: 'date-time' })),
} as const;
const PRIORITY = { priority: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })) } as const;

/** An entry of the list of impulses: a command, or in the phase of those out of command a unit, acts. */
export const ActivateOrder = Type.Object(
  {
    kind: Type.Literal('activate'),
    command: Type.Optional(Id),
    unit: Type.Optional(Id),
    at: oneOf(['ME', 'RE', 'none']),
    spend: Type.Optional(Type.Array(Id, { maxItems: 10 })),
    free: Type.Optional(Type.Boolean()),
    when: Type.Optional(Conditions),
    plan: Type.Optional(Plan),
    planRE: Type.Optional(Plan),
    leaders: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Object({ leader: Id, with: Id }, CLOSED),
          Type.Object({ leader: Id, path: Type.Array(HexName, { maxItems: 40 }) }, CLOSED),
        ]),
        { maxItems: 30 },
      ),
    ),
    skirmishers: Type.Optional(
      Type.Union([Type.Object({ out: Id }, CLOSED), Type.Object({ in: Type.Literal(true) }, CLOSED)]),
    ),
    barrage: Type.Optional(
      Type.Array(
        Type.Object({ hex: HexName, units: Type.Array(Id, { minItems: 1, maxItems: 24 }) }, CLOSED),
        {
          maxItems: 3,
        },
      ),
    ),
    ...PRIORITY,
    // Its `at` is the level, so only the order of the list says when it was sent.
    by: GIVEN.by,
  },
  CLOSED,
);
export type ActivateOrder = Static<typeof ActivateOrder>;

/** A superior gives ME to the units stacked with him (G-18). */
export const GiftOrder = Type.Object(
  {
    kind: Type.Literal('gift'),
    leader: Id,
    when: Type.Optional(Conditions),
    plan: Plan,
    ...PRIORITY,
    ...GIVEN,
  },
  CLOSED,
);
export type GiftOrder = Static<typeof GiftOrder>;

/** A leader moves by himself (G-19). */
export const LeaderOrder = Type.Object(
  {
    kind: Type.Literal('leader'),
    leader: Id,
    path: Type.Array(HexName, { maxItems: 40 }),
    when: Type.Optional(Conditions),
    ...PRIORITY,
    ...GIVEN,
  },
  CLOSED,
);
export type LeaderOrder = Static<typeof LeaderOrder>;

/** An impulse is let go by. */
export const PassOrder = Type.Object(
  {
    kind: Type.Literal('pass'),
    side: Type.Optional(SideName),
    when: Type.Optional(Conditions),
    ...PRIORITY,
    ...GIVEN,
  },
  CLOSED,
);
export type PassOrder = Static<typeof PassOrder>;
