import { partsOfId, TransfersBegun, type Ship, type Unit } from '@vedette/campaign';
import { tellCommand, type Gathering } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import { type NavalFigures, type NavalRule, type PhaseContext, spacesOfUnit } from '@vedette/rulebooks';
import { nothingDecided } from '../nothing-decided.js';
import { seenFromShips } from '../ship-audience.js';
import { inFriendlyPort, portOf } from '../ship-place.js';
import { boardingFault } from './boarding-place.js';
import { embark, spacesLeft } from './embark.js';
import { landingPlace } from './landing-place.js';
import {
  handleWithHeadquarters,
  handleWithPort,
  headquartersFault,
  headquartersOf,
  magazineFault,
} from './supplies.js';
import { tellFailure, together } from './tell-transfer.js';
import { transferOrders, transportGroups, type TransferOrders } from './transfer-orders.js';

/** Whether a ship lies in the harbour of a port of its own side or an active ally, where loading is done at once (PATE 9.4). */
export function inFriendlyHarbour(context: PhaseContext, ship: Ship): boolean {
  return 'port' in ship.at && ship.at.area === 'harbor' && inFriendlyPort(context.state, ship);
}

/**
 * The first amphibious phase (PATE 3.6, 9.4): in a friendly harbour loading is done at once, and supplies for the port go
 * ashore; anywhere else what can be loaded and landed from where the group lies begins and takes its whole turn.
 */
export function initialAmphibious(context: PhaseContext): void {
  const { naval } = context.books;
  if (naval === null) return nothingDecided(context);
  for (const [id, orders] of transferOrders(context)) {
    const ship = context.state.ship(id);
    handlePortSupplies(context, naval.figures, ship, orders);
    if (inFriendlyHarbour(context, ship)) loadAtOnce(context, naval.figures, ship, orders);
    else begin(context, naval.figures, ship, orders);
  }
  tellOfMissingGroups(context);
  if (context.state.ships.size === 0 && context.events.length === 0) nothingDecided(context);
}

/** Units that were to board a group that is not there, or takes no orders, hear what those hear whose group is elsewhere. */
function tellOfMissingGroups(context: PhaseContext): void {
  const groups: ReadonlySet<string> = new Set(transportGroups(context).map(({ id }) => id));
  const { types } = context.state.types.ships;
  for (const unit of context.state.units.values()) {
    const box = context.orders.land(unit.id)?.strategic?.path?.[0];
    if (!box || groups.has(box)) continue;
    if (!types.get(partsOfId(box)?.type ?? '')?.role.carries) continue;
    tellFailure(context, {
      ship: box,
      action: 'load',
      unit,
      place: null,
      reason: 'not-together',
      rule: '9.4',
    });
  }
}

/** Supplies for or from the port the group lies in now; a group on its way to the port lands them when it is there. */
function handlePortSupplies(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  { supplies }: TransferOrders,
): void {
  if (!supplies || headquartersOf(context, supplies)) return;
  const fault = magazineFault(context, ship, supplies.with);
  if (fault === null) handleWithPort(context, figures, ship, supplies);
  else if (supplies.action === 'load')
    tellFailure(context, {
      ship,
      action: 'load',
      unit: null,
      place: supplies.with,
      reason: fault,
      rule: '9.3',
    });
}

function loadAtOnce(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  { loads, supplies, sails }: TransferOrders,
): void {
  const harbor = portOf(context.state, ship)!.name;
  for (const unit of comers(context, figures, ship, loads))
    embark(context, figures.handling, ship, unit, harbor);
  const unit = supplies?.action === 'load' ? headquartersOf(context, supplies) : undefined;
  if (!supplies || !unit) return;
  const fault = headquartersFault(context, figures, ship, unit, sails);
  if (fault === null) handleWithHeadquarters(context, figures, ship, supplies, unit);
  else tellFailure(context, { ship, action: 'load', unit, place: supplies.with, reason: fault, rule: '9.3' });
}

/** Units that can go aboard; the others are told why not. */
function comers(context: PhaseContext, figures: NavalFigures, ship: Ship, loads: readonly string[]): Unit[] {
  return loads.flatMap((id) => {
    const unit = context.state.units.get(id);
    const reason = unit ? boardingFault(context, figures.amphibious, ship, unit) : 'not-together';
    if (unit && reason === null) return [unit];
    const rule: NavalRule = reason === 'steep-shore' || reason === 'enemy-near' ? '9.2' : '9.4';
    tellFailure(context, { ship, action: 'load', unit: unit ?? id, place: null, reason: reason!, rule });
    return [];
  });
}

/** Begins what takes the whole turn: only what lies in reach of the group and fits beside what stays aboard (PATE 9.4). */
function begin(context: PhaseContext, figures: NavalFigures, ship: Ship, orders: TransferOrders): void {
  const { state } = context;
  const landing = orders.landings
    .map((one) => ({ one, unit: state.units.get(one.unit) }))
    .filter(({ unit }) => unit?.aboard === ship.id)
    .filter(({ one, unit }) => landingPlace(context, figures.amphibious, ship, unit!, one).kind !== 'none')
    .map(({ unit }) => unit!);
  let left = spacesLeft(context, figures.handling, ship);
  for (const unit of landing) left += spacesOfUnit(context.book, figures.handling, unit);
  const loading = comers(context, figures, ship, orders.loads).filter((unit) => {
    const spaces = spacesOfUnit(context.book, figures.handling, unit);
    if (spaces <= left) {
      left -= spaces;
      return true;
    }
    tellFailure(context, { ship, action: 'load', unit, place: null, reason: 'no-space', rule: '9.1' });
    return false;
  });
  const headquarters = headquartersInReach(context, figures, ship, orders);
  if (landing.length + loading.length === 0 && !headquarters) return;
  if (!('port' in ship.at)) return;
  const units = [...loading, ...landing, ...(headquarters ? [headquarters] : [])];
  const unloads = landing.length > 0 || (headquarters !== null && orders.supplies?.action === 'unload');
  context.emit(TransfersBegun, {
    rule: context.navalRule('9.4'),
    square: portOf(state, ship)?.square ?? -1,
    units: units.map(({ id }) => id),
    ships: [ship.id],
    data: {
      ship: ship.id,
      port: ship.at.port,
      area: ship.at.area,
      action: unloads ? 'unloading' : 'loading',
      loading: loading.map(({ id }) => id),
      landing: landing.map(({ id }) => id),
      headquarters: headquarters?.id ?? null,
    },
    audience: together(seenFromShips(state, ship), ...units.map((unit) => hearsOfWork(unit))),
  });
}

/** A unit's command hears that its transports are at work, not what else they carry. */
function hearsOfWork(unit: Unit): Audience {
  const gathering: Gathering = {};
  tellCommand(gathering, unit, 'partial');
  return gathering;
}

/** The headquarters whose supplies are handled over the beach this turn, or null; the fault is told. */
function headquartersInReach(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  { supplies, sails }: TransferOrders,
): Unit | null {
  const unit = supplies ? headquartersOf(context, supplies) : undefined;
  if (!supplies || !unit) return null;
  const reason = headquartersFault(context, figures, ship, unit, sails);
  if (reason === null) return unit;
  tellFailure(context, { ship, action: supplies.action, unit, place: supplies.with, reason, rule: '9.3' });
  return null;
}
