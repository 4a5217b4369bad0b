import type { NavalOrder, Ship } from '@vedette/campaign';
import { toldShip } from '../authority/told-pieces.js';
import { navalRule, type Judging } from '../judging.js';
import { companion } from './same-water.js';

/** Judges attaching and detaching (PATE 4.4): to a friendly ship in the same tactical area that follows nobody itself. */
export function checkAttachment(judging: Judging, ship: Ship, order: NavalOrder): void {
  const { problems } = judging;
  const rule = navalRule(judging, '4.4');
  if (order.attach === ship.id)
    problems.error('attached-to-itself', rule, '/attach', [
      `${ship.id} is to attach itself to itself`,
      'a ship attaches to another',
      'name the other ship',
    ]);
  else if (order.attach) {
    const host = companion(judging, ship, order.attach);
    if (!host)
      problems.warn('no-such-companion', rule, '/attach', [
        `there is no friendly ${order.attach} where ${ship.id} lies`,
        'ships attach to friends in the same tactical area',
        'nothing is attached unless both are together',
      ]);
    else if (host.attachedTo && toldShip(judging, host.id))
      problems.warn('attached-to-a-follower', rule, '/attach', [
        `${order.attach} is itself attached to ${host.attachedTo}`,
        'a ship cannot follow one that follows',
        `attach ${ship.id} to ${host.attachedTo}`,
      ]);
    if (order.detach)
      problems.warn('attach-and-detach', rule, '/detach', [
        'both attach and detach',
        'attaching to another ship leaves the old one by itself',
        'the detach is superfluous',
      ]);
  } else if (order.detach && !ship.attachedTo)
    problems.warn('not-attached', rule, '/detach', [
      `${ship.id} is attached to nobody`,
      'only a ship that is attached can be detached',
      'nothing changes',
    ]);
}
