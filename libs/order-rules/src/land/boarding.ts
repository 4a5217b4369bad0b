import { partsOfId, type Ship, type Unit } from '@vedette/campaign';
import { isFriendlyId, isNoneOfOwnState, knownShip } from '../authority/told-pieces.js';
import { landRule, type Judging } from '../judging.js';

/** Whether a box goes aboard a transport or to a port off the map, was refused as such, or is a square of the map. */
export type Boarding = 'aboard' | 'refused' | 'square';

/** Whether a name is that of a transport group, as ids are made; whether there is one is not asked. */
export function isTransportId({ state }: Pick<Judging, 'state'>, name: string): boolean {
  const type = partsOfId(name)?.type;
  return type !== undefined && state.types.ships.types.get(type)?.role.carries === true;
}

/** Whether a name is that of a transport group, as ids are made, or of a port off the map: nobody marches there. */
export function leadsAboard(judging: Pick<Judging, 'state'>, name: string): boolean {
  const port = judging.state.ports.get(name);
  return isTransportId(judging, name) || (port !== undefined && port.square < 0);
}

/** Reads a box as going aboard (GITM AMWOL 7.17): a transport group's id or a port off the map, in the first box only. */
export function boards(judging: Judging, unit: Unit, name: string, box: number): Boarding {
  const isTransport = isTransportId(judging, name);
  if (!leadsAboard(judging, name)) return 'square';
  const { problems } = judging;
  const rule = landRule(judging, '7.17');
  const field = `/strategic/path/${box}` as const;
  if (box > 0) {
    problems.error('boarding-not-first', rule, field, [
      `${name} stands in box ${box + 1}`,
      'a unit goes aboard with its first strategic move only',
      'put it into the first box, or march to the port this turn and board the next',
    ]);
    return 'refused';
  }
  if (unit.kind.militia) {
    problems.error('militia-stays-ashore', rule, field, [
      `${unit.id} is militia`,
      'militia does not board transports',
      'order a march on land or send another unit',
    ]);
    return 'refused';
  }
  if (!isTransport) return 'aboard';
  const ship = knownShip(judging, name);
  if (!isFriendlyId(judging, name) || (!ship && isNoneOfOwnState(judging, name))) {
    problems.error('unknown-transport', rule, field, [
      `there is no transport group ${name} of your side or its allies`,
      'a unit boards friendly transports',
      'check the id',
    ]);
    return 'refused';
  }
  if (!ship)
    problems.warn('transport-not-here', rule, field, [
      `there is no ${name} under your command or in your sight`,
      'units board transports of another command when both are together as the turn opens',
      `nobody boards unless it lies with ${unit.id} then; check the id`,
    ]);
  else if (unit.square >= 0 && !liesOff(judging, ship, unit.square))
    problems.warn('transport-not-here', rule, field, [
      `${name} does not lie in the port of the square ${unit.id} stands in, nor off its shore`,
      'units and transports must be together when the turn opens',
      'nobody boards unless they are; check both positions',
    ]);
  return 'aboard';
}

function liesOff({ state, knowledge }: Judging, ship: Ship, square: number): boolean {
  if (!knowledge.isOwnSide(ship.state) || !('port' in ship.at)) return !knowledge.isOwnSide(ship.state);
  const port = state.ports.get(ship.at.port);
  return port !== undefined && (port.square === square || port.coast.includes(square));
}
