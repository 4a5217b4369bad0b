import type { OrderOf } from '@vedette/campaign';
import { mayOrderAs } from '../../authority/may-order-as.js';
import { landRule, navalRule, type Judging } from '../../judging.js';
import { checkShipActivation } from '../../naval/activation-at-sea.js';
import { pieceOf, stateOf } from '../../authority/piece.js';

/** Judges an order to lay up or call up (GITM AMWOL 11.1, PATE 2.6): the minister of the service, or the commander. */
export function judgeActivation(judging: Judging, order: OrderOf<'activation'>): string {
  const words = `${order.unit} is ${order.action === 'activate' ? 'called up' : 'laid up'}`;
  const rule = landRule(judging, '11.1');
  const piece = pieceOf(judging, order.unit, '/unit', rule);
  if (!piece) return words;
  const may = mayOrderAs(
    judging,
    stateOf(piece),
    {
      ministries: [piece.at === 'land' ? 'war' : 'naval'],
      piece: { id: order.unit, officers: 'commander' },
    },
    `laying up and calling up ${order.unit}`,
    piece.at === 'land' ? rule : navalRule(judging, '2.6'),
  );
  if (!may) return words;
  if (piece.at === 'sea') checkShipActivation(judging, piece.ship, order.action, '/action');
  else {
    const wanted = order.action === 'activate' ? 'active' : 'inactive';
    const { status } = piece.unit;
    if (status === wanted)
      judging.problems.warn('activation-idle', rule, '/action', [
        `${order.unit} is ${wanted} already`,
        'a unit is called up or laid up once',
        'nothing changes',
      ]);
    else if (status !== 'active' && status !== 'inactive')
      judging.problems.warn('activation-idle', rule, '/action', [
        `${order.unit} is ${status}`,
        'only units on the land map that have not been shattered are laid up or called up',
        'nothing changes',
      ]);
  }
  return words;
}
