import { NAVAL_DEFAULTS, shipTurn, type NavalOrder, type Ship, type ShipId } from '@vedette/campaign';
import { type PhaseContext } from '@vedette/rulebooks';

/** What a ship does this turn: every field filled with what it was ordered, its leader was ordered, or the default. */
export interface ShipOrders {
  /** The ship it is attached to since the orders phase settled attachments, null for none (PATE 4.2, 4.4). */
  readonly leader: ShipId | null;
  /** Whether anybody ordered anything: else the defaults of 4.11 stand. */
  readonly ordered: boolean;
  readonly movement: Required<NonNullable<NavalOrder['movement']>>;
  readonly contact: Required<NonNullable<NavalOrder['contact']>>;
  readonly combat: Required<NonNullable<NavalOrder['combat']>>;
  readonly commerce: NonNullable<NavalOrder['commerce']>;
  /** Stores asked for are copied from a leader, loading and unloading never (4.2). */
  readonly loading: NonNullable<NavalOrder['loading']>;
}

/** Raiders pursue and convoys accept contact, whatever else was ordered (PATE 4.6). */
const STANCE_FORCED = { raid: 'pursue', convoy: 'accept', ignore: undefined } as const;

/** A port move without a time comes after the sea areas ordered before it: none, one or two (PATE 4.5, 6.4). */
const UNSTATED_TIME = ['before', 'after-first', 'after-second'] as const;

/**
 * What a ship does this turn (PATE 4.2 copying from the leader: P-03, P-33; 4.11 defaults). A prize does what its captor was ordered
 * (7.8), pursuers follow into coastal waters unless they are told not to (6.9, P-68), and ships whose leader is lost what it was ordered. Where the leader was ordered nothing, nothing is copied and the
 * ship's own order stands.
 */
export function shipOrders(context: PhaseContext, ship: Ship): ShipOrders {
  const own = context.orders.naval(ship.id);
  const leader = ship.attachedTo;
  const copied = leader ?? shipTurn(ship).ordersOf;
  const order = obeyed(ship, copied === null ? own : (context.orders.naval(copied) ?? own));
  const { movement = {}, contact = {}, combat = {} } = order ?? {};
  const hunts = ship.kind.role.fights || order !== own;
  const commerce = (hunts && order?.commerce) || 'ignore';
  const stance = STANCE_FORCED[commerce] ?? contact.stance ?? NAVAL_DEFAULTS.contact.stance;
  return {
    leader,
    ordered: order !== undefined,
    movement: {
      seas: movement.seas ?? [],
      port: movement.port ?? null,
      anyEnemyPort: movement.anyEnemyPort ?? false,
      portWhen: movement.portWhen ?? UNSTATED_TIME[Math.min(2, movement.seas?.length ?? 0)]!,
      enterHarbor: movement.enterHarbor ?? false,
      sailAlone: movement.sailAlone ?? false,
      base: movement.base ?? null,
    },
    contact: {
      stance,
      min: contact.min ?? 0,
      max: contact.max ?? Number.MAX_SAFE_INTEGER,
      intoCoastal: contact.intoCoastal ?? true,
      joinAllies: stance !== 'evade' && contact.joinAllies !== false,
      gauge: contact.gauge ?? NAVAL_DEFAULTS.contact.gauge,
    },
    combat: {
      stance: combat.stance ?? NAVAL_DEFAULTS.combat.stance,
      gauge: combat.gauge ?? NAVAL_DEFAULTS.combat.gauge,
      line: combat.line ?? NAVAL_DEFAULTS.combat.line,
      close: combat.close ?? false,
      fireAt: combat.fireAt ?? NAVAL_DEFAULTS.combat.fireAt,
      fightElsewhere: combat.fightElsewhere ?? false,
      retreatTo: combat.retreatTo ?? NAVAL_DEFAULTS.combat.retreatTo,
      inactiveShips: combat.inactiveShips ?? NAVAL_DEFAULTS.combat.inactiveShips,
    },
    commerce,
    loading: {
      ...(ship.turnsWithoutStores === 0 ? own?.loading : {}),
      stores: order?.loading?.stores ?? null,
    },
  };
}

/** What a ship obeys of an order: all, or only its change of base once it was without stores (PATE 3.4). */
function obeyed(ship: Ship, order: NavalOrder | undefined): NavalOrder | undefined {
  if (order === undefined || ship.turnsWithoutStores === 0) return order;
  return { kind: 'naval', ship: order.ship, movement: { base: order.movement?.base ?? null } };
}
