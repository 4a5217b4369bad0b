import {
  BATTLE_FORMAT,
  BATTLE_RULEBOOK,
  BattleContext,
  BattleDice,
  type BattleState,
  enemyOf,
  freshProgress,
  freshUnitTurn,
  minutesBetween,
  type MutableBattleState,
  type PlanStep,
  putUnit,
  type Side,
  stackedSp,
  ToldList,
  TurnOrders,
  type UnitState,
} from '@vedette/battle';
import type { ToldContact } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';
import type { OfficersDesk } from './desk.js';

/** SP an officer takes a band for: the middle of what it can be (P-25.2). */
const BAND_SP = { small: 3, medium: 7, large: 11 } as const;
/** SP of troops whose size nobody made out. */
const UNKNOWN_SP = 6;
/** Cohesion an officer credits the enemy with: that of most troops (P-30). */
const COHESION = { ordered: 7, disordered: 5 } as const;
const HOUR = 60;

const FORCE = 'believed';

type Believed = Pick<UnitState, 'type' | 'formation'>;
const BY_KIND: Readonly<Record<string, Believed>> = {
  infantry: { type: 'INF', formation: 'line' },
  cavalry: { type: 'CAV', formation: 'dismounted' },
  artillery: { type: 'ART', formation: 'unlimbered' },
  wagons: { type: 'WAG', formation: 'column' },
  column: { type: 'INF', formation: 'column' },
};
const UNKNOWN: Believed = { type: 'INF', formation: 'line' };

/**
 * The officer's map table: his own troops as they stand, and counters of his own for what he believes of the enemy. It is a battle
 * of which rules can be asked what a step would cost and what it would run into; nothing on it comes from the true position.
 */
export class MapTable {
  readonly context: BattleContext;
  private readonly state: MutableBattleState;
  private readonly waiting = new Map<Hex, number>();

  constructor(
    readonly desk: OfficersDesk,
    private readonly barred: ReadonlyMap<string, ReadonlySet<Hex>> = new Map(),
    /** Ground that counts and has been taken. */
    readonly taken: ReadonlySet<Hex> = new Set(),
  ) {
    this.state = believedState(desk);
    this.context = new BattleContext(this.state, {
      map: desk.ground,
      dice: new BattleDice('map table', desk.view.turn, new ToldList({}), {}),
      orders: new TurnOrders([]),
      firstSeq: 0,
    });
  }

  get side(): Side {
    return this.desk.view.side;
  }

  /** What the officer believes, for reading. */
  get battle(): BattleState {
    return this.state;
  }

  /** Own troops as they stand on the table now. */
  own(): UnitState[] {
    return [...this.state.units.values()].filter(({ side }) => side === this.side);
  }

  /** Enemies seen lately, the only ones worth a plan. */
  contacts(): readonly ToldContact[] {
    return this.desk.view.contacts.filter(({ stale }) => !stale);
  }

  /** A unit is put where its plan would lead it, so that plans made after it take account of it. */
  place(unit: UnitState, steps: readonly PlanStep[]): void {
    const before = this.state.units.get(unit.id);
    putUnit(this.state.units, { ...unit, extended: [...unit.extended] });
    if (before?.hex !== null || unit.hex === null) return;
    // Whoever enters by the same hex after it waits his turn (P-31.6).
    const entry = steps.find((step) => typeof step === 'string');
    if (entry === undefined) return;
    this.state.progress.units[unit.id] = { ...freshUnitTurn(), entry };
    this.waiting.set(entry, (this.waiting.get(entry) ?? 0) + 1);
  }

  /** SP in a hex as things stand on the table. */
  spIn(hex: Hex): number {
    return stackedSp(this.state, hex);
  }

  /** Whether a unit has lately tried to go into a hex in vain. */
  isBarred(unit: string, hex: Hex): boolean {
    return this.barred.get(unit)?.has(hex) ?? false;
  }

  /** How many enter by a hex this turn. */
  waitingAt(hex: Hex): number {
    return this.waiting.get(hex) ?? 0;
  }

  /** A unit is taken to have an order for this turn that its commander gives it (G-11). */
  supposeUnit(id: string, order: NonNullable<UnitState['order']>): void {
    const unit = this.state.units.get(id);
    if (unit) putUnit(this.state.units, { ...unit, order, orderUntil: this.state.turn });
  }

  /** A command is taken to have an order that is asked for. */
  suppose(command: string, order: NonNullable<UnitState['order']>): void {
    const found = this.state.commands.get(command);
    if (found) this.state.commands.set(command, { ...found, order });
  }
}

function believedState({ printed, ground: _, view }: OfficersDesk): MutableBattleState {
  const enemy = enemyOf(view.side);
  const units = [
    ...view.units.map(({ derived: _derived, ...unit }) => unit),
    ...view.contacts.flatMap((contact) => counters(contact, enemy)),
  ];
  const now = { date: printed.date, turn: view.turn };
  // Only units and commands are changed on a table, and its maps of them are its own: the rest is shared and read.
  return {
    format: BATTLE_FORMAT,
    rulebook: BATTLE_RULEBOOK,
    ...printed,
    turn: view.turn,
    step: null,
    players: [],
    initiative: { last: view.initiative },
    weather: view.weather,
    leaders: new Map(view.leaders.map((one) => [one.id, one])),
    commands: new Map(
      [...view.commands, forceOf(enemy, view.commands[0]!)].map((command) => [command.id, command]),
    ),
    units: new Map(units.map((unit) => [unit.id, unit])),
    works: view.works,
    abandonedGuns: [],
    // Who may be here within the turn is planned for; if he does not come his plan is struck.
    arrivals: view.arrivals.map((one) => ({
      ...one,
      arrived: one.arrived || minutesBetween(now, one) <= HOUR,
    })),
    contacts: {
      US: [],
      CSA: [],
      // What was seen as the turn before ended is where it was seen until somebody moves.
      [view.side]: view.contacts.map((one) => (one.stale ? one : { ...one, seen: view.turn })),
    },
    nextContact: { US: 1, CSA: 1 },
    casualties: [],
    standing: { of: {}, stars: {} },
    held: {},
    delayPoints: [],
    markers: [],
    progress: freshProgress(),
    result: null,
  } as unknown as MutableBattleState;
}

type Command = OfficersDesk['view']['commands'][number];

function forceOf(side: Side, like: Command): Command {
  return {
    ...like,
    id: FORCE,
    side,
    level: 'division',
    arm: 'INF',
    leader: null,
    superior: null,
    order: 'HOLD',
    rsm: false,
  };
}

/** Counters for a contact: its units where they are named, else one for all there is. */
function counters(contact: ToldContact, side: Side): UnitState[] {
  if (contact.units.length > 0)
    return contact.units.map((one, place) =>
      counter(contact, side, place, one, BAND_SP[one.band], one.state),
    );
  const sp = contact.band === null ? UNKNOWN_SP : BAND_SP[contact.band];
  return [counter(contact, side, 0, BY_KIND[contact.kind] ?? UNKNOWN, sp, 'ordered')];
}

function counter(
  { id, hex, facing }: ToldContact,
  side: Side,
  place: number,
  { type, formation }: Believed,
  sp: number,
  state: UnitState['state'],
): UnitState {
  return {
    id: `${id}.${place}`,
    name: id,
    side,
    command: FORCE,
    type,
    sp,
    startSP: sp,
    weapon: type === 'ART' || type === 'HART' ? 'N' : 'R',
    cohesion: COHESION.ordered,
    cohesionDisordered: COHESION.disordered,
    hex,
    stack: place,
    facing: facing ?? (side === 'US' ? 3 : 0),
    formation,
    extended: [],
    refused: null,
    state,
    collapsed: false,
    blown: false,
    routs: 0,
    losses: 0,
    stragglers: 0,
    ammo: 4,
    order: null,
    orderUntil: null,
    reactionFires: 0,
    acted: false,
    bayonet: false,
    group: null,
    captured: 0,
  };
}
