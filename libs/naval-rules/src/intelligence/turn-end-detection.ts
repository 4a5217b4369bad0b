import { EvasionFailed, GaugeTaken, ShipsAvoided, ShipsClosed, shipTurn, type Ship } from '@vedette/campaign';
import { happens, type ChanceDraw, type Draw } from '@vedette/chance';
import { tell, type Gathering } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import type { NavalFigures, PhaseContext } from '@vedette/rulebooks';
import { contactKey } from '../contact.js';
import { commandsOf } from '../movement/sail-audience.js';
import { stanceTowards } from '../movement/stance.js';
import { shipOrders } from '../orders/ship-orders.js';

/** Ships of one sea area by tactical area, as they lie now. */
type Offing = Map<number, Ship[]>;

/**
 * As the turn ends, ships at sea that have not moved and have no enemy by them may make out others in their sea area, and
 * close with them: with enemies always, with friends and neutrals when they are to join allies, and never when they are to
 * evade (PATE 5.4, 6.8; P-63).
 */
export function detectAtTurnEnd(context: PhaseContext, figures: NavalFigures): void {
  for (const [sea, offing] of offings(context))
    for (const area of [...offing.keys()].sort((a, b) => a - b))
      for (const party of partiesIn(context, offing, area))
        lookAbout(context, figures, sea, area, party, offing);
}

function offings({ state }: PhaseContext): Map<string, Offing> {
  const seas = new Map<string, Offing>();
  for (const ship of state.ships.values()) {
    if (ship.status !== 'active' || !('sea' in ship.at)) continue;
    const offing: Offing = seas.get(ship.at.sea) ?? new Map<number, Ship[]>();
    offing.set(ship.at.tacticalArea, [...(offing.get(ship.at.tacticalArea) ?? []), ship]);
    seas.set(ship.at.sea, offing);
  }
  return seas;
}

/** Ships of one tactical area that look out together: friends of each other that lay still and do not evade, no enemy by them. */
function partiesIn(context: PhaseContext, offing: Offing, area: number): Ship[][] {
  const { state } = context;
  const here = offing.get(area) ?? [];
  const parties: Ship[][] = [];
  for (const ship of here) {
    if (here.some((other) => state.areHostile(ship.state, other.state))) continue;
    if (!layStill(ship) || shipOrders(context, ship).contact.stance === 'evade') continue;
    const party = parties.find(([first]) => state.areFriends(first!.state, ship.state));
    if (party) party.push(ship);
    else parties.push([ship]);
  }
  return parties;
}

function layStill(ship: Ship): boolean {
  const { startedAt, sailed } = shipTurn(ship);
  return !sailed && startedAt !== null && contactKey(startedAt) === contactKey(ship.at);
}

function lookAbout(
  context: PhaseContext,
  figures: NavalFigures,
  sea: string,
  area: number,
  party: readonly Ship[],
  offing: Offing,
): void {
  const { state, dice } = context;
  const { detection } = figures;
  if (party.some(({ at }) => !('sea' in at) || at.tacticalArea !== area)) return;
  const chance = (
    party.some(({ kind }) => kind.role.scouts) ? detection.turnEndSloopDetects : detection.turnEndDetects
  ).value;
  for (const other of [...offing.keys()].sort((a, b) => a - b)) {
    const found = offing.get(other)!;
    if (other === area || found.length === 0) continue;
    const closing = closersOn(context, party, found);
    if (closing.length === 0) continue;
    const roll = dice.chance(
      context.navalLabel('5.4', `${party[0]!.id} at ${sea} ${area} makes out ${other}`),
      chance,
    );
    if (!happens(roll)) continue;
    const enemies = found.filter((ship) => closing.some((own) => state.areHostile(own.state, ship.state)));
    if (
      enemies.length > 0 &&
      enemies.every((ship) => stanceTowards(ship, shipOrders(context, ship), closing.length) === 'evade')
    ) {
      const away = dice.chance(
        context.navalLabel('6.8', `${enemies[0]!.id} at ${sea} ${other} keeps away from ${party[0]!.id}`),
        figures.movement.avoids.value,
      );
      if (happens(away)) {
        tellAvoided(context, sea, party, enemies, [roll, away]);
        continue;
      }
      close(context, sea, area, other, closing, found, offing, roll);
      tellCaught(context, enemies, closing, away);
    } else close(context, sea, area, other, closing, found, offing, roll);
    return;
  }
}

/** Those of a party who would close: all on enemies, on others those who are to join allies (4.6, 6.8). */
function closersOn(context: PhaseContext, party: readonly Ship[], found: readonly Ship[]): Ship[] {
  const hostile = party.some((own) => found.some((ship) => context.state.areHostile(own.state, ship.state)));
  return hostile ? [...party] : party.filter((ship) => shipOrders(context, ship).contact.joinAllies);
}

function close(
  context: PhaseContext,
  sea: string,
  from: number,
  to: number,
  closing: readonly Ship[],
  found: readonly Ship[],
  offing: Offing,
  made: ChanceDraw,
): void {
  context.emit(ShipsClosed, {
    rule: context.navalRule('5.4'),
    ships: closing.map(({ id }) => id),
    data: { sea, ships: closing.map(({ id }) => id), found: found.map(({ id }) => id), from, to },
    dice: [made],
    audience: closers(closing, found),
  });
  const left = offing.get(from)!.filter((ship) => !closing.includes(ship));
  offing.set(from, left);
  offing.set(to, [...found, ...closing]);
  takeGauges(context, closing, found);
}

/**
 * Enemies who meet lie to windward and to leeward of each other, as both wish or as it falls (6.8). Who sees it is not told
 * how it came about: that would tell what the other wished.
 */
function takeGauges(context: PhaseContext, closing: readonly Ship[], found: readonly Ship[]): void {
  const { state } = context;
  const enemies = found.filter((ship) => closing.some((own) => state.areHostile(own.state, ship.state)));
  if (enemies.length === 0) return;
  const held = enemies.find(({ gauge }) => gauge !== null)?.gauge ?? null;
  const wish = shipOrders(context, closing[0]!).contact.gauge ?? 'leeward';
  const theirs = shipOrders(context, enemies[0]!).contact.gauge ?? 'leeward';
  const draw =
    held === null && wish === theirs
      ? context.dice.pick(
          context.navalLabel('6.8', `gauge of ${closing[0]!.id} towards ${enemies[0]!.id}`),
          2,
        )
      : null;
  const own = draw ? (['windward', 'leeward'] as const)[draw.picked]! : held === null ? wish : opposite(held);
  const ours = closing.map(({ id }) => id);
  const others = enemies.map(({ id }) => id);
  const gathering: Gathering = {};
  for (const ship of [...found, ...closing]) tellCommands(gathering, ship, 'partial');
  context.emit(GaugeTaken, {
    rule: context.navalRule('6.8'),
    ships: [...ours, ...others],
    data: {
      at: structuredClone(closing[0]!.at),
      windward: own === 'windward' ? ours : others,
      leeward: own === 'windward' ? others : ours,
      by: draw ? 'chance' : held === null ? 'orders' : 'kept',
    },
    ...(draw ? { dice: [draw] } : {}),
    audience: gathering,
  });
}

function opposite(gauge: 'windward' | 'leeward'): 'windward' | 'leeward' {
  return gauge === 'windward' ? 'leeward' : 'windward';
}

/** Those who close know all of it; those they found know who came. */
function closers(closing: readonly Ship[], found: readonly Ship[]): Audience {
  const gathering: Gathering = {};
  for (const ship of found) tellCommands(gathering, ship, 'partial');
  for (const ship of closing) tellCommands(gathering, ship, 'full');
  return gathering;
}

/**
 * The commands of ships that meant to keep away and could not learn it; whoever closed with them does not, for the die alone
 * would tell what they were ordered (6.8).
 */
function tellCaught(
  context: PhaseContext,
  ships: readonly Ship[],
  enemies: readonly Ship[],
  draw: ChanceDraw,
): void {
  context.emit(EvasionFailed, {
    rule: context.navalRule('6.8'),
    ships: ships.map(({ id }) => id),
    data: {
      ships: ships.map(({ id }) => id),
      at: structuredClone(ships[0]!.at),
      enemies: enemies.map(({ id }) => id),
    },
    dice: [draw],
    audience: commandsOf(ships),
  });
}

function tellAvoided(
  context: PhaseContext,
  sea: string,
  ships: readonly Ship[],
  avoiding: readonly Ship[],
  dice: readonly Draw[],
): void {
  const gathering: Gathering = {};
  for (const ship of [...ships, ...avoiding]) tellCommands(gathering, ship, 'partial');
  context.emit(ShipsAvoided, {
    rule: context.navalRule('6.8'),
    data: { sea, ships: ships.map(({ id }) => id), avoiding: avoiding.map(({ id }) => id) },
    dice,
    audience: gathering,
  });
}

function tellCommands(gathering: Gathering, ship: Ship, degree: 'full' | 'partial'): void {
  for (const player of [ship.commander, ship.deputy]) if (player) tell(gathering, player, degree);
}
