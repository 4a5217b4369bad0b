import type { DebriefSubject } from '@vedette/contracts';
import { ParameterInvalidError } from '@vedette/edge';
import type { SubjectQuestion } from './report.questions.js';

/** Of whom a debrief is asked: a player, a side, or everybody when neither is named. @throws ParameterInvalidError */
export function subjectOf({ player, side }: SubjectQuestion): DebriefSubject {
  if (player !== undefined && side !== undefined)
    throw new ParameterInvalidError('side', 'left out where a player is given');
  if (player !== undefined) return { player };
  return side === undefined ? { everybody: true } : { side };
}
