import type { OrderOf, PlayerId } from '@vedette/campaign';
import { capacityFor } from '../authority/may-command.js';
import { mayOrderAs } from '../authority/may-order-as.js';
import { landRule, navalRule, type Judging } from '../judging.js';
import { listWords } from '../words/list-words.js';
import { pieceOf, stateOf } from './piece.js';

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
  const rule = landRule(judging, '3.4');
  const piece = pieceOf(judging, order.unit, 'unit', rule);
  if (!piece) return words;
  const deputyByCommander = !order.commander && capacityFor(judging, order.unit, 'commander') !== null;
  const power = {
    ministries: [piece.at === 'land' ? 'war' : 'naval', 'head'],
    armyCommanders: piece.at === 'land',
  } as const;
  const cited = piece.at === 'land' ? rule : navalRule(judging, '2.3');
  if (!deputyByCommander && !mayOrderAs(judging, stateOf(piece), power, `assigning ${order.unit}`, cited))
    return words;
  checkOfficer(judging, order.commander, 'commander', cited);
  checkOfficer(judging, order.deputy, 'deputy', cited);
  if (officers.length === 0)
    judging.problems.warn('nothing-assigned', cited, 'commander', [
      'neither a commander nor a deputy',
      'null leaves an officer as he is',
      'nothing changes',
    ]);
  return words;
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
