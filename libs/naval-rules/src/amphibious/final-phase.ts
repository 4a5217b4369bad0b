import { shipTurn, type Ship, type Unit } from '@vedette/campaign';
import type { NavalFigures, NavalRule, PhaseContext } from '@vedette/rulebooks';
import { seizeLaidUpShips } from '../combat/inactive-ships.js';
import { combatOf } from '../combat/sea-battle.js';
import { assaultPorts } from './assault-port.js';
import type { Assailant } from '../garrison/clash.js';
import { nothingDecided } from '../nothing-decided.js';
import { placeKey } from '../ship-place.js';
import { embark } from './embark.js';
import { goAshore } from './go-ashore.js';
import { inFriendlyHarbour } from './initial-phase.js';
import { landingPlace } from './landing-place.js';
import {
  handleWithHeadquarters,
  handleWithPort,
  headquartersFault,
  headquartersOf,
  magazineFault,
} from './supplies.js';
import { tellFailure } from './tell-transfer.js';
import { transferOrders, type Landing, type TransferOrders } from './transfer-orders.js';

/** How a group stands to what it was to do this turn: at it, kept from it, or free to land in a friendly harbour. */
type Standing = 'at-work' | 'cancelled' | 'in-harbour' | 'elsewhere';

/**
 * The final amphibious phase (PATE 3.9, 9.4; P-24): what began in the first is completed unless a battle, flight or storm has
 * cancelled it; groups that end in a friendly harbour land what they were ordered to; ports off the map are fought for.
 */
export function finalAmphibious(context: PhaseContext): void {
  const { naval } = context.books;
  if (naval === null || context.state.ships.size === 0) return nothingDecided(context);
  const orders = transferOrders(context);
  const assailants: Assailant[] = [];
  for (const [id, wanted] of orders) {
    const ship = context.state.ship(id);
    const standing = standingOf(context, ship);
    finishSupplies(context, naval.figures, ship, wanted, standing);
    for (const landing of wanted.landings)
      assailants.push(...land(context, naval.figures, ship, landing, standing));
    finishLoading(context, naval.figures, ship, wanted, standing);
  }
  tellStranded(context);
  assaultPorts(context, naval.figures.garrisons, assailants);
  if (assailants.length > 0) seizeLaidUpShips(combatOf(context, naval.figures));
}

function standingOf(context: PhaseContext, ship: Ship): Standing {
  const { amphibious, amphibiousAt } = shipTurn(ship);
  if (amphibiousAt !== null)
    return amphibious !== null && amphibiousAt === placeKey(ship.at) ? 'at-work' : 'cancelled';
  return inFriendlyHarbour(context, ship) ? 'in-harbour' : 'elsewhere';
}

/** Lands one unit, or returns it as an assailant of a hostile port off the map. */
function land(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  landing: Landing,
  standing: Standing,
): Assailant[] {
  const { state } = context;
  const unit = state.units.get(landing.unit);
  if (!unit) return [];
  const failed = { ship, action: 'unload', unit, place: landing.square, rule: '9.4' } as const;
  const fail = (reason: string, rule: NavalRule = '9.4'): Assailant[] => {
    tellFailure(context, { ...failed, reason, rule });
    return [];
  };
  if (unit.aboard !== ship.id) return fail('not-aboard', '9.2');
  if (standing === 'cancelled') return fail('cancelled-by-battle');
  const place = landingPlace(context, figures.amphibious, ship, unit, landing);
  if (place.kind === 'none') return fail(place.fault, '9.2');
  if (standing === 'elsewhere') return fail('not-begun');
  if (unit.turn.boardedIn !== null && (!('port' in ship.at) || unit.turn.boardedIn !== ship.at.port))
    return fail('boarded-this-turn');
  if (place.kind === 'garrison' && state.areHostile(unit.state, place.port.state))
    return [{ ship, unit, port: place.port }];
  goAshore(context, ship, unit, place, landing.entry);
  return [];
}

function finishSupplies(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  { supplies, sails }: TransferOrders,
  standing: Standing,
): void {
  if (!supplies || shipTurn(ship).suppliesHandled) return;
  const unit = headquartersOf(context, supplies);
  const fail = (reason: string): void =>
    tellFailure(context, {
      ship,
      action: supplies.action,
      unit: unit ?? null,
      place: supplies.with,
      reason,
      rule: '9.3',
    });
  if (!unit) {
    if (supplies.action === 'load') return;
    const fault =
      standing === 'cancelled' ? 'cancelled-by-battle' : magazineFault(context, ship, supplies.with);
    if (fault === null) handleWithPort(context, figures, ship, supplies);
    else fail(fault);
    return;
  }
  const begun = unit.turn.boarding === ship.id;
  if (begun && standing === 'at-work' && !isDisturbed(unit))
    handleWithHeadquarters(context, figures, ship, supplies, unit);
  else if (begun) fail('cancelled-by-battle');
  else if (standing === 'in-harbour' && supplies.action === 'unload') {
    const fault = headquartersFault(context, figures, ship, unit, sails);
    if (fault === null) handleWithHeadquarters(context, figures, ship, supplies, unit);
    else fail(fault);
  }
}

/** Brings the units aboard that began to board, unless they or the group were drawn into something else. */
function finishLoading(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  { loads }: TransferOrders,
  standing: Standing,
): void {
  for (const id of loads) {
    const unit = context.state.units.get(id);
    if (unit?.turn.boarding !== ship.id) continue;
    if (standing === 'at-work' && !isDisturbed(unit)) embark(context, figures.handling, ship, unit, null);
    else
      tellFailure(context, {
        ship,
        action: 'load',
        unit,
        place: null,
        reason: 'cancelled-by-battle',
        rule: '9.4',
      });
  }
}

/** Units on the shore whose transports went down while they waited for the boats (PATE 9.4). */
function tellStranded(context: PhaseContext): void {
  const { state } = context;
  for (const unit of state.units.values()) {
    const { boarding } = unit.turn;
    if (boarding === null || state.ships.has(boarding)) continue;
    tellFailure(context, {
      ship: boarding,
      action: 'load',
      unit,
      place: null,
      reason: 'group-lost',
      rule: '9.4',
    });
  }
}

/** Whether a unit that was to board fought, broke, or was driven from where it stood when the turn began (PATE 9.4). */
function isDisturbed(unit: Unit): boolean {
  const { fought, startSquare, startTactical } = unit.turn;
  const stands = unit.square === startSquare && unit.tactical === startTactical;
  return fought.length > 0 || !stands || (unit.status !== 'active' && unit.status !== 'garrison');
}
