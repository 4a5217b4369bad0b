import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { Id } from '../document/forces.schema.js';
import { BattleGiven } from '../document/position.schema.js';
import {
  Count,
  EDGES,
  HexName,
  LEVELS,
  Name,
  OPEN,
  ORDERS,
  SideName,
  TurnName,
} from '../document/words.schema.js';

const Points = Type.Object({ hex: HexName, csa: Type.Optional(Count), us: Type.Optional(Count) }, OPEN);
const BySide = <T extends ReturnType<typeof Type.Array> | ReturnType<typeof Type.Object>>(each: T) =>
  Type.Object({ US: Type.Optional(each), CSA: Type.Optional(each) }, OPEN);
/** Delay that earns a side points: the column its enemy's infantry must not have reached is said in words. */
const Delay = Type.Object({ turns: Type.Array(TurnName), vp: Count, condition: Type.String() }, OPEN);

/**
 * A scenario as its sheet lists it: order of battle, ground, times of arrival and what counts, without the state of a battle. What a sheet has besides is for
 * people.
 */
export const ScenarioSheet = Type.Object(
  {
    name: Type.String({ maxLength: 200 }),
    date: Type.Optional(Type.String()),
    turns: Type.Array(TurnName, { minItems: 1 }),
    map: BattleGiven.properties.map,
    leaders: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.Optional(Name),
          side: SideName,
          command: Id,
          level: Type.String({
            pattern: `^([a-z]+ )?(${LEVELS.join('|')})$`,
            description: `one of ${LEVELS.join(', ')}, with its arm before it if it is not infantry`,
          }),
          rating: Count,
          range: Count,
          stars: Type.Optional(Count),
          superior: Type.Optional(Id),
          hex: Type.Optional(HexName),
          arrival: Type.Optional(TurnName),
        },
        OPEN,
      ),
    ),
    units: Type.Array(
      Type.Object(
        {
          id: Id,
          side: SideName,
          command: Id,
          arrival: Type.Optional(TurnName),
          hex: Type.Optional(HexName),
        },
        OPEN,
      ),
    ),
    commands: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object({ startSP: Type.Optional(Count), ineffectiveAt: Type.Optional(Count) }, OPEN),
      ),
    ),
    startingOrders: Type.Optional(Type.Record(Type.String(), oneOf([...ORDERS, 'MRCH+RSM']))),
    freeStartingOrders: Type.Optional(Type.Array(Id)),
    overallCommanders: Type.Optional(BySide(Type.Array(Id))),
    entry: Type.Optional(
      BySide(
        Type.Object({ area: Type.Union([Type.Integer(), Type.String()]), hexes: Type.Array(HexName) }, OPEN),
      ),
    ),
    rearEdges: Type.Optional(
      Type.Object({ US: Type.Optional(oneOf(EDGES)), CSA: Type.Optional(oneOf(EDGES)) }, OPEN),
    ),
    victory: Type.Optional(
      Type.Object(
        {
          objectives: Type.Optional(Type.Array(Points)),
          usDelay: Type.Optional(Delay),
          csaDelay: Type.Optional(Delay),
          levels: Type.Optional(
            Type.Array(
              Type.Object(
                { margin: Count, level: oneOf(['draw', 'marginal', 'substantial', 'decisive']) },
                OPEN,
              ),
            ),
          ),
        },
        OPEN,
      ),
    ),
  },
  OPEN,
);
export type ScenarioSheet = Static<typeof ScenarioSheet>;
