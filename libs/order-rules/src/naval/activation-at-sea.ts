import type { JsonPointer, NavalOrder, Ship } from '@vedette/campaign';
import { navalRule, type Judging } from '../judging.js';

/** Judges laying up and calling up a ship by its own order (PATE 2.6). */
export function checkActivationAtSea(judging: Judging, ship: Ship, order: NavalOrder): void {
  if (order.activation) checkShipActivation(judging, ship, order.activation, '/activation');
}

/** Ships are laid up in ports of their own nation on the land map, held by their own state; transport groups never are (PATE 2.6). */
export function checkShipActivation(
  judging: Judging,
  ship: Ship,
  action: 'activate' | 'inactivate',
  field: JsonPointer,
): void {
  const { problems, state } = judging;
  const rule = navalRule(judging, '2.6');
  const wanted = action === 'activate' ? 'active' : 'inactive';
  if (ship.status === wanted)
    problems.warn('activation-idle', rule, field, [
      `${ship.id} is ${wanted} already`,
      'a ship is called up or laid up once',
      'nothing changes',
    ]);
  if (action !== 'inactivate') return;
  if (ship.kind.role.carries) {
    problems.error('transports-stay-active', rule, field, [
      `${ship.id} is a transport group`,
      'transport groups cannot be laid up',
      'leave it out',
    ]);
    return;
  }
  const moored = 'port' in ship.at && ship.at.area === 'harbor';
  const port = 'port' in ship.at ? state.ports.get(ship.at.port) : undefined;
  const nation = port && state.theatre.nations[state.theatre.nation[port.square]!];
  const home = state.states.find(({ id }) => id === ship.state)?.nation;
  if (!port || !moored || port.square < 0 || port.state !== ship.state || nation !== home)
    problems.warn('no-place-to-lay-up', rule, field, [
      `${ship.id} lies in no harbour of its home nation on the land map that its own state holds`,
      'ships are laid up in such harbours',
      'it stays in commission',
    ]);
}
