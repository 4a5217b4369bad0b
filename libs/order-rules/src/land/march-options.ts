import { type JsonPointer, type LandOrder, tacticalIndex, type Unit } from '@vedette/campaign';
import { directionBetween, isInEntryZone, type Direction } from '@vedette/geography';
import { landRule, type Judging } from '../judging.js';
import type { Itinerary } from './itinerary.js';

/** Tells of options of the strategic section that the book does not have, or that can have no effect (GITM AMWOL 6.3, 7.5, 7.8, 7.12). */
export function checkMarchOptions(
  judging: Judging,
  unit: Unit,
  order: LandOrder,
  itinerary: Itinerary,
): void {
  const strategic = order.strategic;
  if (!strategic) return;
  checkBook(judging, strategic);
  checkWithdrawal(judging, unit, strategic);
  if (typeof strategic.pursuitLimit === 'number' && !strategic.pursuit)
    judging.problems.warn('limit-without-pursuit', landRule(judging, '7.12'), '/strategic/pursuitLimit', [
      'a limit of pursuit without a pursuit',
      'the limit counts only for a unit that pursues',
      'add "pursuit": true or leave the limit out',
    ]);
  const moves =
    (strategic.path ?? []).some((box) => box !== null) || strategic.pursuit || strategic.marchTo?.length;
  if (strategic.entry && !moves)
    judging.problems.warn('entry-without-march', landRule(judging, '7.14'), '/strategic/entry', [
      'an entry square without a march',
      'a unit enters a map only when it marches onto it',
      'for a move on its own map give a tactical destination',
    ]);
  if (!strategic.pursuit && !strategic.marchTo?.length) checkEntry(judging, strategic.entry, itinerary);
  const city = judging.state.cityIn(unit.square);
  if (moves && city?.besieged && city.tactical === unit.tactical && unit.kind.role.fights)
    judging.problems.warn('besieged', landRule(judging, '7.8'), '/strategic', [
      `${unit.id} is in ${city.name}, which is besieged`,
      'nobody marches out of a besieged city',
      'the march waits until the siege is over',
    ]);
}

/** Tells of an entry square that none of the ordered steps leads to: it is then only what to come near to (GITM AMWOL 7.14). */
function checkEntry(judging: Judging, entry: string | null | undefined, { after, steps }: Itinerary): void {
  if (!entry || steps.length === 0) return;
  const { grid } = judging.state.theatre;
  const wanted = tacticalIndex(entry);
  const comesIn = steps.some(({ box, square }) => {
    const direction = directionBetween(grid, after[box]!, square);
    return direction >= 0 && isInEntryZone(wanted, direction as Direction);
  });
  if (comesIn) return;
  judging.problems.warn('entry-out-of-zone', landRule(judging, '7.14'), '/strategic/entry', [
    `no step of the path enters a map at ${entry}`,
    'a unit comes in within four rows or columns of the edge or the corner it marches over',
    'it enters at the square of that zone nearest to it; to go on to it give a tactical destination',
  ]);
}

function checkBook(judging: Judging, strategic: NonNullable<LandOrder['strategic']>): void {
  const { movement } = judging.books.land;
  if (strategic.noForcedMarch && !movement.forcedMarchForbiddable.value)
    notInBook(judging, '/strategic/noForcedMarch', 'a ban on forced marches');
  const unknown = (strategic.marchTo ?? []).filter((goal) => !movement.marchTo.value.includes(goal));
  for (const goal of unknown)
    notInBook(judging, `/strategic/marchTo/${strategic.marchTo!.indexOf(goal)}`, `a march to ${goal}`);
}

/** The one answer for an option another book has (umpire bench: ignored and said in the receipt). */
export function notInBook(judging: Judging, field: JsonPointer, option: string): void {
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
    judging.problems.warn('withdrawal-without-step', rule, '/strategic/withdraw', [
      'a withdrawal with an empty first box',
      'the first box is the withdrawal step',
      'name the square to withdraw to in it',
    ]);
  else if (!judging.state.battlesLastTurn.has(unit.square))
    judging.problems.warn('nothing-to-withdraw-from', rule, '/strategic/withdraw', [
      `no battle was fought last turn where ${unit.id} stands`,
      'only from such squares can a unit withdraw',
      'the first box is an ordinary step in strategic phase 1',
    ]);
}
