import { isHeadquarters, type LandOrder, type Unit } from '@vedette/campaign';
import { landRule, type Judging } from '../judging.js';

/** Tells of options of the strategic section that the book does not have, or that can have no effect (GITM AMWOL 6.3, 7.5, 7.8, 7.12). */
export function checkMarchOptions(judging: Judging, unit: Unit, order: LandOrder): void {
  const strategic = order.strategic;
  if (!strategic) return;
  checkBook(judging, strategic);
  checkWithdrawal(judging, unit, strategic);
  if (typeof strategic.pursuitLimit === 'number' && !strategic.pursuit)
    judging.problems.warn('limit-without-pursuit', landRule(judging, '7.12'), 'strategic.pursuitLimit', [
      'a limit of pursuit without a pursuit',
      'the limit counts only for a unit that pursues',
      'add "pursuit": true or leave the limit out',
    ]);
  const moves =
    (strategic.path ?? []).some((box) => box !== null) || strategic.pursuit || strategic.marchTo?.length;
  if (strategic.entry && !moves)
    judging.problems.warn('entry-without-march', landRule(judging, '7.14'), 'strategic.entry', [
      'an entry square without a march',
      'a unit enters a map only when it marches onto it',
      'for a move on its own map give a tactical destination',
    ]);
  const city = judging.state.cityIn(unit.square);
  if (moves && city?.besieged && city.tactical === unit.tactical && !isHeadquarters(unit))
    judging.problems.warn('besieged', landRule(judging, '7.8'), 'strategic', [
      `${unit.id} is in ${city.name}, which is besieged`,
      'nobody marches out of a besieged city',
      'the march waits until the siege is over',
    ]);
}

function checkBook(judging: Judging, strategic: NonNullable<LandOrder['strategic']>): void {
  const { movement } = judging.books.land;
  if (strategic.noForcedMarch && !movement.forcedMarchForbiddable.value)
    notInBook(judging, 'strategic.noForcedMarch', 'a ban on forced marches');
  const unknown = (strategic.marchTo ?? []).filter((goal) => !movement.marchTo.value.includes(goal));
  for (const goal of unknown)
    notInBook(judging, `strategic.marchTo[${strategic.marchTo!.indexOf(goal)}]`, `a march to ${goal}`);
}

/** The one answer for an option another book has (umpire bench: ignored and said in the receipt). */
export function notInBook(judging: Judging, field: string, option: string): void {
  judging.problems.warn('option-not-in-book', landRule(judging, '6.3'), field, [
    option,
    `${judging.books.land.title} has no such option`,
    'it is ignored',
  ]);
}

function checkWithdrawal(judging: Judging, unit: Unit, strategic: NonNullable<LandOrder['strategic']>): void {
  if (!strategic.withdraw) return;
  const rule = landRule(judging, '7.5');
  if (!strategic.path?.[0])
    judging.problems.warn('withdrawal-without-step', rule, 'strategic.withdraw', [
      'a withdrawal with an empty first box',
      'the first box is the withdrawal step',
      'name the square to withdraw to in it',
    ]);
  else if (!judging.state.battlesLastTurn.has(unit.square))
    judging.problems.warn('nothing-to-withdraw-from', rule, 'strategic.withdraw', [
      `no battle was fought last turn where ${unit.id} stands`,
      'only from such squares can a unit withdraw',
      'the first box is an ordinary step in strategic phase 1',
    ]);
}
