import type { Ship } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** Whether a ship in port has orders to leave it; an attached ship has those of its leader (PATE 3.3, 4.2). */
export function sailsOut(context: PhaseContext, ship: Ship): boolean {
  const own = context.orders.naval(ship.id);
  const leader = own?.detach ? null : (own?.attach ?? ship.attachedTo);
  const movement = context.orders.naval(leader ?? ship.id)?.movement;
  if (!movement) return false;
  if ((movement.seas ?? []).length > 0 || movement.anyEnemyPort === true) return true;
  return typeof movement.port === 'string' && 'port' in ship.at && movement.port !== ship.at.port;
}
