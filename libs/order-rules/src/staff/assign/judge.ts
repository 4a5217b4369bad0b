import { type JsonPointer, type OrderOf, partsOfId, type StateId } from '@vedette/campaign';
import { capacityFor } from '../../authority/may-command.js';
import { mayOrderAs } from '../../authority/may-order-as.js';
import { commandsArmy, holdsMinistry } from '../../authority/powers.js';
import { knownUnit, toldUnit } from '../../authority/told-pieces.js';
import { landRule, navalRule, type Judging } from '../../judging.js';
import { listWords } from '../../words/list-words.js';
import { pieceOf, stateOf } from '../../authority/piece.js';

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
  if (isLeadersChoice(judging, order.unit)) {
    if (!knownUnit(judging, order.unit))
      judging.problems.warn('not-your-command', rule, '/unit', [
        `there is no ${order.unit} under your command or in your sight`,
        'who leads an army, or the ministry of war of a side that is led as one, assigns units he is not told of',
        'nothing is assigned if there is none of that name; check the id',
      ]);
    checkOfficers(judging, order, officers.length, rule);
    return words;
  }
  const piece = pieceOf(judging, order.unit, '/unit', rule);
  if (!piece) return words;
  const deputyByCommander = !order.commander && capacityFor(judging, order.unit, 'commander') !== null;
  const power = {
    ministries: [piece.at === 'land' ? 'war' : 'naval', 'head'],
    armyCommanders: piece.at === 'land',
  } as const;
  const leadsSide = isLeaderOfSide(judging, stateOf(piece));
  if (
    !deputyByCommander &&
    !leadsSide &&
    !mayOrderAs(judging, stateOf(piece), power, `assigning ${order.unit}`, rule)
  )
    return words;
  checkOfficers(judging, order, officers.length, rule);
  return words;
}

/** Whether an id is, by its type, that of a ship. */
function isShipId({ books }: Judging, id: string): boolean {
  const type = partsOfId(id)?.type;
  return type !== undefined && !books.land.unitTypes.has(type);
}

/**
 * Whether the sender names a unit that he may assign and is not told of: of his state as commander of an army headquarters of it,
 * or where one side is led as one (ROTD 3.5) of any of its states, as such a commander or as minister of war.
 */
function isLeadersChoice(judging: Judging, id: string): boolean {
  const { books, player } = judging;
  const parts = partsOfId(id);
  if (!parts || !player || !books.land.unitTypes.has(parts.type) || toldUnit(judging, id)) return false;
  if (!books.land.officers?.assignWholeSide.value)
    return parts.state === player.state && commandsArmy(judging, parts.state);
  return isLeaderOfSide(judging, parts.state);
}

/** Whether the sender leads the whole side of a state, where its units are assigned together: as minister of war, or commander of an army headquarters. */
function isLeaderOfSide(judging: Judging, of: StateId): boolean {
  const { books, player, state, knowledge } = judging;
  if (!books.land.officers?.assignWholeSide.value || !player || !knowledge.isOwnSide(of)) return false;
  const ofSide = state.states.filter((one) => knowledge.isOwnSide(one.id));
  return (
    holdsMinistry(judging, player.state, ['war', 'head']) ||
    ofSide.some((one) => commandsArmy(judging, one.id))
  );
}

function checkOfficers(judging: Judging, order: OrderOf<'assign'>, named: number, rule: string): void {
  checkOfficer(judging, order.commander, '/commander', rule);
  checkOfficer(judging, order.deputy, '/deputy', rule);
  if (named === 0)
    judging.problems.warn('nothing-assigned', rule, '/commander', [
      'neither a commander nor a deputy',
      'null leaves an officer as he is',
      'nothing changes',
    ]);
}

function checkOfficer(
  judging: Judging,
  id: string | null | undefined,
  field: JsonPointer,
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
