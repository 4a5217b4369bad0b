import type { DebriefSubject } from '@vedette/contracts';
import { ParameterInvalidError } from '../http/params.js';
import { readPlayer } from './hand-report.js';

/** Of whom a debrief is asked: a player, a side, or everybody when neither is named. @throws ParameterInvalidError */
export function subjectOf(player: unknown, side: unknown): DebriefSubject {
  if (player !== undefined && side !== undefined)
    throw new ParameterInvalidError('side', 'left out where a player is given');
  const name = readPlayer(player);
  if (name !== undefined) return { player: name };
  if (side === undefined) return { everybody: true };
  if (typeof side !== 'string' || side.length === 0 || side.length > 60)
    throw new ParameterInvalidError('side', 'a side of the campaign');
  return { side };
}
