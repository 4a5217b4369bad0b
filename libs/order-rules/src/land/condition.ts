import type { LandOrder, Unit } from '@vedette/campaign';
import { landRule, ownRule, type Judging } from '../judging.js';

/** Tells when the unit's state keeps it from carrying the order out, now or as long as it lasts (GITM AMWOL 11, 12). */
export function checkCondition(judging: Judging, unit: Unit, order: LandOrder): void {
  const { problems } = judging;
  switch (unit.status) {
    case 'shattered':
      problems.warn('shattered', landRule(judging, '12.3'), '/unit', [
        `${unit.id} is shattered and reforming`,
        'such a unit carries out no orders',
        'the order is kept and does nothing this turn',
      ]);
      break;
    case 'inactive':
      if (order.activation !== 'activate')
        problems.warn('inactive', landRule(judging, '11.5'), '/unit', [
          `${unit.id} is inactive`,
          'an order does not call it up; an enemy in its square does',
          'add "activation": "activate" if it is to act at once',
        ]);
      break;
    case 'embarked':
      problems.warn('embarked', landRule(judging, '7.17'), '/unit', [
        `${unit.id} is aboard ${unit.aboard ?? 'a transport'}`,
        'a unit aboard acts on land only after its transport has put it ashore, in tactical phase 5 at the earliest',
        'order the transport to unload it',
      ]);
      break;
    case 'garrison':
      problems.warn('in-garrison', landRule(judging, '11.1'), '/unit', [
        `${unit.id} is in the garrison of ${unit.place ?? 'a port'} off the land map`,
        'it can only go aboard a transport',
        'order the transport to load it',
      ]);
      break;
    case 'active':
      break;
  }
  checkActivation(judging, unit, order);
  checkBridge(judging, unit, order);
}

/** A bridge that is thrown moves in no way before it is taken up (ROTD 12.5). */
function checkBridge(judging: Judging, unit: Unit, order: LandOrder): void {
  const { strategic, tactical, rail } = order;
  const sections = [
    ['/strategic', (strategic?.path ?? []).length > 0 || strategic?.pursuit || strategic?.marchTo?.length],
    ['/tactical', tactical?.destination || tactical?.engage],
    ['/rail', rail],
  ] as const;
  for (const [field, moves] of unit.deployed ? sections : [])
    if (moves)
      judging.problems.warn('bridge-in-use', ownRule(judging, 'pontoon-removed'), field, [
        `the bridge of ${unit.id} spans the river`,
        'a bridge that is thrown does not move',
        'nothing of it is carried out before the bridge is taken up; order that too',
      ]);
}

function checkActivation(judging: Judging, unit: Unit, order: LandOrder): void {
  const wanted =
    order.activation === 'activate' ? 'active' : order.activation === 'inactivate' ? 'inactive' : null;
  if (wanted !== null && unit.status === wanted)
    judging.problems.warn('activation-idle', landRule(judging, '11.1'), '/activation', [
      `${unit.id} is ${wanted} already`,
      'a unit is called up or laid up once',
      'nothing changes',
    ]);
  if (order.activation === 'inactivate' && (order.strategic?.path ?? []).some((box) => box !== null))
    judging.problems.warn('laid-up-and-marching', landRule(judging, '11.3'), '/activation', [
      `${unit.id} is laid up before it could march`,
      'inactive units do not move',
      'the path is carried out only if an enemy calls the unit up',
    ]);
}
