import { partsOfId, type OrderOf, type PlayerId } from '@vedette/campaign';
import { capacityFor } from '../../authority/may-command.js';
import { mayOrderAs } from '../../authority/may-order-as.js';
import { commandsArmy } from '../../authority/powers.js';
import { knownUnit, toldUnit } from '../../authority/told-pieces.js';
import { landRule, navalRule, type Judging } from '../../judging.js';
import { listWords } from '../../words/list-words.js';
import { pieceOf, stateOf } from '../piece.js';

/**
 * Judges an assignment (GITM AMWOL 3.4, PATE 2.3, details 4.6): ministers of the piece's state and commanders of its army
 * headquarters name both officers; the commander of a piece may name another deputy.
 */
export function judgeAssign(judging: Judging, order: OrderOf<'assign'>): string {
  const officers = [
    ...(order.commander ? [`${order.commander} as commander`] : []),
    ...(order.deputy ? [`${order.deputy} as deputy`] : []),
  ];
  const words = `${order.unit} gets ${officers.length > 0 ? listWords(officers) : 'no new officers'}`;
  const rule = isShipId(judging, order.unit) ? navalRule(judging, '2.3') : landRule(judging, '3.4');
  if (isArmyCommandersChoice(judging, order.unit)) {
    if (!knownUnit(judging, order.unit))
      judging.problems.warn('not-your-command', rule, 'unit', [
        `there is no ${order.unit} under your command or in your sight`,
        'a commander of an army headquarters assigns any unit of its state',
        'nothing is assigned if your state has none of that name; check the id',
      ]);
    checkOfficers(judging, order, officers.length, rule);
    return words;
  }
  const piece = pieceOf(judging, order.unit, 'unit', rule);
  if (!piece) return words;
  const deputyByCommander = !order.commander && capacityFor(judging, order.unit, 'commander') !== null;
  const power = {
    ministries: [piece.at === 'land' ? 'war' : 'naval', 'head'],
    armyCommanders: piece.at === 'land',
  } as const;
  if (!deputyByCommander && !mayOrderAs(judging, stateOf(piece), power, `assigning ${order.unit}`, rule))
    return words;
  checkOfficers(judging, order, officers.length, rule);
  return words;
}

/** Whether an id is, by its type, that of a ship. */
function isShipId({ books }: Judging, id: string): boolean {
  const type = partsOfId(id)?.type;
  return type !== undefined && !books.land.unitTypes.has(type);
}

/** Whether the sender names a unit of his state that he may assign for commanding an army headquarters, and is not told of. */
function isArmyCommandersChoice(judging: Judging, id: string): boolean {
  const { books, player } = judging;
  const parts = partsOfId(id);
  if (!parts || !player || parts.state !== player.state || !books.land.unitTypes.has(parts.type))
    return false;
  return commandsArmy(judging, parts.state) && !toldUnit(judging, id);
}

function checkOfficers(judging: Judging, order: OrderOf<'assign'>, named: number, rule: string): void {
  checkOfficer(judging, order.commander, 'commander', rule);
  checkOfficer(judging, order.deputy, 'deputy', rule);
  if (named === 0)
    judging.problems.warn('nothing-assigned', rule, 'commander', [
      'neither a commander nor a deputy',
      'null leaves an officer as he is',
      'nothing changes',
    ]);
}

function checkOfficer(
  judging: Judging,
  id: PlayerId | null | undefined,
  field: 'commander' | 'deputy',
  rule: string,
): void {
  if (!id) return;
  const { state, problems, knowledge } = judging;
  const officer = state.players.find((player) => player.id === id);
  if (!officer || !knowledge.isFriend(officer.state))
    problems.error('unknown-player', rule, field, [
      `there is no "${id}" among the players of your side and its allies`,
      'units are given to those',
      'check the name',
    ]);
}
