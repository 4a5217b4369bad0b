import {
  type BattleChange,
  type BattleContext,
  type BattleDie,
  type BattleRule,
  byId,
  isAfternoon,
  isColumn,
  orderOfCommand,
  type Side,
  unitsWithin,
  weighed,
} from '@vedette/battle';
import { isInSightOfKnownEnemy, lookAround } from '@vedette/battle-sight';
import { ours } from '@vedette/record';
import { FOG_TURNS } from '../leaders/fog-of-command.js';
import { checkDisorder } from '../morale/check-disorder.js';
import { flowingDown } from '../orders/change-order.js';
import { goBack } from './go-back.js';
import { RandomEventHappened } from './random.events.js';

/** What an event came to: whom it befell, and what it changed. Null where nobody qualifies. */
interface Befallen {
  readonly subject: string | null;
  readonly change?: BattleChange;
  /** Told to this side only (E, F, G, P). */
  readonly secretOf?: Side;
  readonly rule?: readonly BattleRule[];
  /** What it leads to once it has been told. */
  readonly then?: () => void;
}

/** Draws the side and one of a list, as the table asks (P-21). */
interface Picking {
  side(): Side;
  among<T>(list: readonly T[]): T | null;
}

type Row = readonly [
  letter: string,
  name: string,
  befall: (context: BattleContext, pick: Picking) => Befallen | null,
];

const mark = (context: BattleContext, letter: string, value: unknown): BattleChange => ({
  progress: { event: { ...context.state.progress.event, [letter]: value } },
});

/** Hexes a scared train goes to the rear (J), and the hours of a hot day (N). */
const SCARED_HEXES = ours(3, 'P-21', 'as far as a beaten battery goes');
const HOT = { from: '1000', to: '1700' } as const;

/** The table, ten rows for a first die of 0 to 4 and ten for 5 to 9 (P-21). */
const TABLE: readonly Row[] = [
  [
    'A',
    'a courier is lost',
    (c, pick) =>
      command(
        c,
        pick,
        () => true,
        (id) => mark(c, 'A', id),
      ),
  ],
  ['B', 'a bold subordinate', boldSubordinate],
  ['C', 'a loose cannon', looseCannon],
  [
    'D',
    'staffs collide',
    (c, pick) =>
      unit(
        c,
        pick,
        (u) => isColumn(u) && u.hex !== null && c.map.roadIn(u.hex) !== null,
        (id) => mark(c, 'D', id),
      ),
  ],
  ['E', 'a signal station', signalStation],
  ['F', 'a false report', falseReport],
  ['G', 'a guide', (c, pick) => secretly(c, pick, 'G')],
  ['H', 'a lull', (c) => ({ subject: null, change: mark(c, 'H', true) })],
  ['I', 'a leader’s horse is shot', horseShot],
  [
    'J',
    'a militia scare',
    (c, pick) =>
      unit(
        c,
        pick,
        (u) => u.type === 'WAG',
        (id) => mark(c, 'J', id),
        (id) => goBack(c, id, SCARED_HEXES.value),
      ),
  ],
  [
    'K',
    'a mistake with ammunition',
    (c, pick) =>
      unit(
        c,
        pick,
        (u) => c.state.switches.ammunition && isGuns(u),
        (id) => ({
          units: { [id]: { ammo: Math.max(0, c.state.units.get(id)!.ammo - 3) } },
        }),
      ),
  ],
  [
    'L',
    'a runaway team',
    (c, pick) =>
      unit(
        c,
        pick,
        (u) => isGuns(u) && u.formation === 'limbered',
        (id) => mark(c, 'L', id),
        (id) => void checkDisorder(c, id, { cause: 'event', rule: ['P-21'] }),
      ),
  ],
  ['M', 'rain', rain],
  [
    'N',
    'heat',
    (c) =>
      c.state.turn >= HOT.from && c.state.turn <= HOT.to
        ? { subject: null, change: mark(c, 'N', true) }
        : null,
  ],
  [
    'O',
    'water is found',
    (c, pick) =>
      command(
        c,
        pick,
        ({ fatigue, level }) => c.state.switches.fatigue && fatigue > 0 && level === 'brigade',
        (id) => ({ commands: { [id]: { fatigue: c.state.commands.get(id)!.fatigue - 1 } } }),
      ),
  ],
  ['P', 'orders are intercepted', intercepted],
  ['Q', 'fire falls among friends', (c) => ({ subject: null, change: mark(c, 'Q', true) })],
  [
    'R',
    'a rally cry',
    (c, pick) =>
      unit(
        c,
        pick,
        ({ state }) => state !== 'ordered',
        (id) => mark(c, 'R', id),
      ),
  ],
  ['S', 'a fog of command', fogOfCommand],
  ['T', 'haze and smoke', (c) => ({ subject: null, change: mark(c, 'T', true) })],
];

/** Throws for a random event and carries it out at once; at most one a turn (P-07, P-21). */
export function randomEvent(context: BattleContext): void {
  const dice: BattleDie[] = [];
  const roll = (purpose: 'event' | 'pick', subject: string): number => {
    const die = weighed(context.dice.throw(purpose, subject), [], {});
    dice.push(die);
    return die.die;
  };
  const half = roll('event', 'first') <= 4 ? 0 : 10;
  const [letter, name, befall] = TABLE[half + roll('event', 'second')]!;
  const picking: Picking = {
    side: () => (roll('pick', letter) <= 4 ? 'US' : 'CSA'),
    among: (list) => {
      if (list.length === 0) return null;
      const value = roll('pick', letter) * 10 + roll('pick', letter);
      return list[Math.floor((value * list.length) / 100)]!;
    },
  };
  const befallen = befall(context, picking);
  const { subject = null, change = {}, secretOf, rule = [] } = befallen ?? {};
  context.emit(RandomEventHappened, {
    rule: ['P-21', ...rule],
    data: { letter, name: befallen ? name : `${name}: nobody it could befall`, subject },
    dice,
    audience: secretOf ? context.toSide(secretOf) : context.toAll(),
    change: { ...change, progress: { randomEvent: true, ...change.progress } },
  });
  befallen?.then?.();
  // A signal station shows more at once, haze less from now on.
  lookAround(context);
}

type Unit = Parameters<typeof unitsWithin>[0]['units'] extends ReadonlyMap<string, infer U> ? U : never;
type Command = Parameters<typeof unitsWithin>[0]['commands'] extends ReadonlyMap<string, infer C> ? C : never;

const isGuns = ({ type }: Unit): boolean => type === 'ART' || type === 'HART';

function unit(
  { state }: BattleContext,
  pick: Picking,
  fits: (one: Unit) => boolean,
  change: (id: string) => BattleChange,
  then: (id: string) => void = () => undefined,
): Befallen | null {
  const side = pick.side();
  const found = pick.among(
    byId([...state.units.values()].filter((one) => one.side === side && one.hex !== null && fits(one))),
  );
  return found && { subject: found.id, change: change(found.id), then: () => then(found.id) };
}

function command(
  { state }: BattleContext,
  pick: Picking,
  fits: (one: Command) => boolean,
  change: (id: string) => BattleChange,
): Befallen | null {
  const side = pick.side();
  const there = (one: Command): boolean =>
    one.side === side && unitsWithin(state, one.id).some(({ hex }) => hex !== null);
  const found = pick.among(byId([...state.commands.values()].filter((one) => there(one) && fits(one))));
  return found && { subject: found.id, change: change(found.id) };
}

/** A brigade whose change to ASLT was sent and did not come through has it all the same. */
function boldSubordinate(context: BattleContext, pick: Picking): Befallen | null {
  const { state } = context;
  const wanted = new Set(
    context.orders
      .ofKind('change')
      .flatMap(({ order }) => (order.to === 'ASLT' && order.command !== undefined ? [order.command] : [])),
  );
  return command(
    context,
    pick,
    (one) =>
      one.level === 'brigade' &&
      !one.ineffective &&
      wanted.has(one.id) &&
      orderOfCommand(state, one) !== 'ASLT',
    (id) => flowingDown(state, id, 'ASLT'),
  );
}

/** A command that sees the enemy has to go first, at ME, in assault. */
function looseCannon(context: BattleContext, pick: Picking): Befallen | null {
  const { state, map } = context;
  const sees = (id: string): boolean =>
    unitsWithin(state, id).some((one) => isInSightOfKnownEnemy({ state, map }, one));
  return command(
    context,
    pick,
    (one) => one.arm !== 'ART' && !one.ineffective && !['army', 'wing'].includes(one.level) && sees(one.id),
    (id) => ({
      ...flowingDown(state, id, 'ASLT'),
      ...mark(context, 'C', id),
    }),
  );
}

function signalStation(context: BattleContext, pick: Picking): Befallen | null {
  const side = pick.side();
  const hex = pick.among(context.map.grid.hexes().filter((one) => context.map.level(one) >= 3));
  return hex === null ? null : { subject: hex, change: mark(context, 'E', { side, hex }), secretOf: side };
}

function falseReport(context: BattleContext, pick: Picking): Befallen | null {
  const side = pick.side();
  const hex = pick.among(context.map.grid.hexes().filter((one) => context.map.roadIn(one) !== null));
  return hex === null ? null : { subject: hex, secretOf: side };
}

function secretly(context: BattleContext, pick: Picking, letter: string): Befallen | null {
  const { state, map } = context;
  const side = pick.side();
  const found = pick.among(
    byId(
      [...state.commands.values()].filter(
        (one) =>
          one.side === side &&
          orderOfCommand(state, one) === 'MRCH' &&
          !unitsWithin(state, one.id).some((u) => u.hex !== null && isInSightOfKnownEnemy({ state, map }, u)),
      ),
    ),
  );
  return found && { subject: found.id, change: mark(context, letter, found.id), secretOf: side };
}

function horseShot(context: BattleContext, pick: Picking): Befallen | null {
  const side = pick.side();
  const there = [...context.state.leaders.values()].filter(
    (one) => one.side === side && one.hex !== null && one.status === 'fit',
  );
  const found = pick.among(byId(there));
  return found && { subject: found.id, change: mark(context, 'I', found.id) };
}

/** In the afternoon only; the turn it begins is the first in which it may end (G-49). */
function rain(context: BattleContext): Befallen | null {
  const { turn, weather } = context.state;
  if (!isAfternoon(turn) || weather.rain !== null) return null;
  return { subject: null, rule: ['G-49'], change: { weather: { ...weather, rain: 0 } } };
}

function intercepted(context: BattleContext, pick: Picking): Befallen | null {
  const { state } = context;
  const side = pick.side();
  const found = pick.among(
    byId(
      [...state.commands.values()].filter(
        (one) => one.side !== side && unitsWithin(state, one.id).length > 0,
      ),
    ),
  );
  return found && { subject: `${found.id} ${orderOfCommand(state, found)}`, secretOf: side };
}

/** Lee, or Meade where Lee is absent: from now as if he had just come (G-84). */
function fogOfCommand({ state }: BattleContext): Befallen | null {
  const there = (id: string): boolean =>
    typeof state.leaders.get(id)?.hex === 'string' && state.leaders.get(id)?.status === 'fit';
  const leader = ['lee', 'meade'].find(there);
  return leader === undefined
    ? null
    : {
        subject: leader,
        rule: ['G-84'],
        change: { leaders: { [leader]: { fogTurns: FOG_TURNS } } },
      };
}
