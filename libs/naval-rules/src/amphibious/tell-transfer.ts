import { TransferFailed, type Ship, type ShipId, type Unit, playerId } from '@vedette/campaign';
import { tell, tellCommand, type Gathering } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import type { NavalRule, PhaseContext } from '@vedette/rulebooks';
import { commandOfShip } from '../ship-audience.js';

/** Several audiences as one: what a player learns from any of them he learns. */
export function together(...audiences: readonly Audience[]): Audience {
  const gathering: Gathering = {};
  for (const audience of audiences)
    for (const [player, degree] of Object.entries(audience)) tell(gathering, playerId(player), degree);
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
  readonly ship: Ship | string;
  readonly action: 'load' | 'unload';
  /** The unit, or an id that names none there is. */
  readonly unit: Unit | string | null;
  readonly place: string | null;
  readonly reason: string;
  /** PATE rule that stands against it. */
  readonly rule: NavalRule;
}

/**
 * Tells the commands concerned why it is not carried out. Of a unit that is not with the group nothing is told but that: not
 * where it is, nor whether there is one.
 */
export function tellFailure(context: PhaseContext, failure: Failure): void {
  const { ship, action, unit, place, reason, rule } = failure;
  const group = typeof ship === 'string' ? undefined : ship;
  const piece = typeof unit === 'string' ? undefined : (unit ?? undefined);
  const named = typeof unit === 'string' ? unit : (unit?.id ?? null);
  const id = group?.id ?? (ship as ShipId);
  context.emit(TransferFailed, {
    rule: closedBySiege(context, failure) ?? context.navalRule(rule),
    square: reason === 'not-together' ? -1 : (piece?.square ?? -1),
    ...(named ? { units: [named] } : {}),
    ships: [id],
    data: { ship: id, action, unit: named, place, reason },
    audience: commandsOf(group, piece),
  });
}

/** The land rule that shuts a besieged city to units (GITM AMWOL 8.4) and to supplies (10.3), if that is what stands against it. */
function closedBySiege(context: PhaseContext, { reason, unit }: Failure): string | null {
  if (reason !== 'besieged' && reason !== 'closed-city') return null;
  return context.landRule(unit ? '8.4' : '10.3');
}
