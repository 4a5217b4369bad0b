import { TransferFailed, type Audience, type Ship, type ShipId, type Unit } from '@vedette/campaign';
import { tell, tellCommand, type Gathering } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { commandOfShip } from '../ship-audience.js';

/** Several audiences as one: what a player learns from any of them he learns. */
export function together(...audiences: readonly Audience[]): Audience {
  const gathering: Gathering = {};
  for (const audience of audiences)
    for (const [player, degree] of Object.entries(audience)) tell(gathering, player, degree);
  return gathering;
}

/** The commands of a group and of a unit it deals with. */
export function commandsOf(ship: Ship | undefined, unit: Unit | undefined): Audience {
  const gathering: Gathering = {};
  if (unit) tellCommand(gathering, unit, 'full');
  return together(ship ? commandOfShip(ship) : {}, gathering);
}

/** An order to load or land that is not carried out. */
export interface Failure {
  /** The group, or the id of one that is no more. */
  readonly ship: Ship | ShipId;
  readonly action: 'load' | 'unload';
  readonly unit: Unit | null;
  readonly place: string | null;
  readonly reason: string;
  /** PATE rule that stands against it. */
  readonly rule: string;
}

/** Tells the commands concerned why it is not carried out. */
export function tellFailure(context: PhaseContext, failure: Failure): void {
  const { ship, action, unit, place, reason, rule } = failure;
  const id = typeof ship === 'string' ? ship : ship.id;
  context.emit(TransferFailed, {
    rule: closedBySiege(context, failure) ?? context.navalRule(rule),
    square: unit?.square ?? -1,
    ...(unit ? { units: [unit.id] } : {}),
    ships: [id],
    data: { ship: id, action, unit: unit?.id ?? null, place, reason },
    audience: commandsOf(typeof ship === 'string' ? undefined : ship, unit ?? undefined),
  });
}

/** The land rule that shuts a besieged city to units (GITM AMWOL 8.4) and to supplies (10.3), if that is what stands against it. */
function closedBySiege(context: PhaseContext, { reason, unit }: Failure): string | null {
  if (reason !== 'besieged' && reason !== 'closed-city') return null;
  return context.landRule(unit ? '8.4' : '10.3');
}
