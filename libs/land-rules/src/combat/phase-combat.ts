import type { PhaseContext } from '@vedette/rulebooks';
import { TACTICAL_SQUARES } from '@vedette/geography';
import { takeCities } from '../condition/city-capture.js';
import { bombardAll } from './bombardment.js';
import { fightBattle } from './fight-battle.js';
import { findMeetings, meetingAt } from './find-battles.js';
import { displaceHeadquarters } from './headquarters.js';
import { checkMassRout } from './mass-rout.js';
import { openBattle } from './open-battle.js';

/**
 * Combat at the end of a tactical phase 1-4 (GITM AMWOL 9; readings ): headquarters leave, guns bombard, then
 * the battles, in random order; cities whose square is left to the enemy change hands.
 */
export function resolveCombat(context: PhaseContext, phase: number): void {
  displaceHeadquarters(context);
  const meetings = findMeetings(context.state, phase);
  bombardAll(
    context,
    phase,
    new Set(meetings.map(({ square, tactical }) => square * TACTICAL_SQUARES + tactical)),
  );
  const byName = new Map(meetings.map((meeting) => [`${meeting.square}/${meeting.tactical}`, meeting]));
  for (const name of context.dice.shuffle(context.landLabel('9.1', 'order of battles'), [...byName.keys()])) {
    const { square, tactical } = byName.get(name)!;
    const now = meetingAt(context.state, phase, square, tactical);
    if (now) fightBattle(context, openBattle(context, now, phase));
  }
  checkMassRout(context);
  takeCities(context);
}
